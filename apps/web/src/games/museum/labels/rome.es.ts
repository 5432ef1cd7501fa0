import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const rome = {
  'ROM-01': {
    maker: 'Talleres galorromanos de mosaico de Vienne',
    technique: 'Mosaico de piedra, paneles de 59 × 59 cm',
    place: 'Saint-Romain-en-Gal, Francia',
    kept: 'Museo de Arqueología Nacional, Saint-Germain-en-Laye; prestado a Saint-Romain-en-Gal desde 2024',
    story:
      'Este suelo de una casa a orillas del Ródano cuenta en imágenes el año del campo: se pisa la uva, se recoge fruta, se trenzan cestos, y cada estación monta un animal. Un vecino dio con él en el siglo XIX al cavar en su huerto; aún muestra marcas de un incendio. Pocas imágenes dicen tanto de la vida rural en la Galia.',
    alt: 'Mosaico con orla roja punteada y seis cuadros: dos personas que pisan uva en una cuba, un frutal con escalera, una gavilla y jinetes sobre un jabalí, un león y un toro.',
    differs:
      'El museo cuenta 27 cuadros conservados de 40; la agencia fotográfica de los museos franceses, 20 de 32. El hallazgo se fecha en 1880-1881, en 1890 o en 1891.',
  },
  'ROM-02': {
    maker: 'Cultura galorromana, tierra de los tréveros',
    technique: 'Relieve en piedra de un pilar funerario',
    place: 'Montauban-Buzenol, Bélgica',
    kept: 'Museo gaumais, Virton',
    story:
      'Un animal empuja una caja de dos ruedas cuyos dientes arrancan las espigas. Plinio describió una segadora así, pero costaba imaginarla hasta que en 1958 este bloque salió del muro de un viejo castillo. Otra piedra, hallada en Arlon, muestra la mitad trasera de la máquina.',
    alt: 'Relieve gris desgastado: un hombre en un carro de dos ruedas con dientes delante avanza hacia las espigas, y un asno lo empuja por detrás.',
    differs: 'El museo fecha las tumbas en el siglo II; el portal de historia de Valonia sitúa el relieve hacia el año 200.',
  },
  'ROM-03': {
    maker: 'Roma, bajo los emperadores Vespasiano y Tito',
    technique: 'Travertino, toba, ladrillo y hormigón, 189 × 156 m',
    place: 'Roma, Italia',
    kept: 'En su lugar, Roma (Italia)',
    story:
      'Donde Nerón había cavado un lago privado para su palacio, Vespasiano dio a la ciudad un anfiteatro para unos 50 000 espectadores. Marineros de la flota imperial manejaban el toldo inmenso que los protegía del sol. Acabados los juegos, los romanos se llevaron sus piedras para otras obras; por eso un lado es mucho más bajo.',
    alt: 'Anfiteatro ovalado de piedra clara con filas de arcos oscuros; el muro exterior tiene cuatro pisos a la izquierda y se interrumpe hacia el anillo interior, más bajo, a la derecha.',
    differs:
      'Unas fuentes fechan el comienzo de las obras en el año 70 y otras en el 72; la inauguración en el 80 no se discute.',
  },
  'ROM-04': {
    maker: 'Roma, probablemente según un proyecto de Apolodoro de Damasco',
    technique: 'Mármol de Carrara, unos 35 m de alto con la base',
    place: 'Roma, Italia',
    kept: 'En su lugar, Roma (Italia)',
    story:
      'Una cinta esculpida de unos 200 metros trepa por el fuste y narra dos guerras en Dacia, la actual Rumanía. Dentro, una escalera de caracol iluminada por rendijas lleva hasta lo alto. En la base se depositaron las cenizas de Trajano, y desde el siglo XVI una estatua de san Pedro ocupa el lugar de la del emperador.',
    alt: 'Columna alta y blanca envuelta en una banda de relieves en espiral, con una figura de bronce que sostiene una vara en lo alto y cuatro columnas rotas a los lados.',
    differs: 'Las fuentes dan una altura total de 35, 38 o 40 m, según qué parte consideren base.',
  },
  'ROM-05': {
    maker: 'Roma, colonia de Nemausus (Nimes)',
    technique: 'Sillares de caliza, 49 m de alto y 275 m de largo',
    place: 'Vers-Pont-du-Gard, Francia',
    kept: 'En su lugar, Vers-Pont-du-Gard (Francia)',
    story:
      'Tres pisos de arcos llevaban el agua hasta Nimes por encima del valle. El acueducto entero mide unos 50 kilómetros y baja menos de 20 metros, una pendiente que el ojo no percibe. Mucho después de que se secara, los viajeros pagaban por cruzar el puente, y ese peaje ayudó a salvarlo.',
    alt: 'Puente de piedra color arena con tres pisos de arcos, los más pequeños arriba, sobre un río azul entre dos orillas verdes.',
    differs:
      'La descripción de la UNESCO lo sitúa poco antes de la era cristiana y los libros antiguos citan a Agripa; desde las excavaciones de los años ochenta se fecha hacia los años 40-60.',
  },
  'ROM-06': {
    maker: 'Arte romano, a partir de un bronce perdido',
    technique: 'Mármol, antes pintado, algo más de 2 m de alto',
    place: 'Prima Porta, Roma, Italia',
    kept: 'Museos Vaticanos, Ciudad del Vaticano',
    story:
      'Augusto alza el brazo como si fuera a hablar, siempre joven, aunque pasó de los setenta años. En su coraza, un parto devuelve los estandartes que Roma había perdido en combate una generación antes. Restos de azul, rojo y marrón revelan que el mármol, hoy blanco, estuvo pintado de vivos colores.',
    alt: 'Estatua de mármol blanco de un hombre joven con coraza, el brazo derecho en alto y una lanza larga en la izquierda; un niño con un delfín sostiene su pierna.',
    differs:
      'El Museo Ashmolean fecha la estatua hacia el 15 a. C.; otros estudiosos creen que copia un bronce de hacia el 20 a. C. y que se talló hacia el 15 d. C.',
  },
  'ROM-07': {
    maker: 'Arte romano, pintor desconocido',
    technique: 'Fresco, 37 × 38 cm',
    place: 'Pompeya, Italia',
    kept: 'Museo Arqueológico Nacional, Nápoles',
    story:
      'Una joven con redecilla de oro se detiene a pensar, con el punzón en los labios y las tablillas de cera en la mano. La llamaron Safo, como la poeta griega, pero esas tablillas servían más para cuentas que para versos. El retrato anuncia a las visitas que sabe leer y escribir, y de eso presumía una familia en su pared.',
    alt: 'Retrato redondo sobre una pared roja: una mujer morena con pendientes y redecilla de oro se lleva un punzón a la boca y sostiene una tablilla.',
  },
  'ROM-08': {
    maker: 'Roma, para el emperador Calígula',
    technique: 'Cascos de madera forrados de plomo, de más de 70 m cada uno',
    place: 'Lago de Nemi, Italia',
    kept: 'Quemadas en 1944; piezas en el Palacio Massimo, Roma, y en el Museo de las Naves Romanas, Nemi',
    story:
      'Calígula botó dos palacios flotantes, con mármoles, mosaicos y agua caliente corriente, en un lago de cráter demasiado pequeño para viajar. Hacia 1930 Italia bajó el nivel del lago para recuperarlos y les hizo un museo a medida. Allí ardieron los dos cascos en una sola noche de 1944; solo quedan lobos y leones de bronce y otras piezas.',
    alt: 'Barco ancho de madera, con un gran remo timón, que lleva dos edificios con columnas y tejado rojo, un pabellón de cúpula verde y una bandera morada, sobre aguas tranquilas.',
    differs:
      'Unas fuentes culpan del incendio del 31 de mayo de 1944 a las tropas alemanas en retirada; otras, a la artillería aliada.',
  },
  'ROM-09': {
    maker: 'Arte romano, probable ofrenda de un transportista de vino',
    technique: 'Mármol griego con restos de pintura, 75 × 122 cm',
    place: 'Portus (Fiumicino), Italia',
    kept: 'Colección Torlonia, Roma',
    story:
      'Un mercante entra en el puerto marítimo de Roma mientras a bordo dan gracias por la travesía; otro descarga vino. El ojo enorme que flota en el aire está ahí para espantar la mala suerte. Una limpieza reciente reveló que toda la escena, con sus dioses y su faro, estuvo pintada de colores.',
    alt: 'Relieve gris con un gran barco de vela, un faro de llama roja, Neptuno con su tridente, una barca más pequeña y un ojo grande en el cielo.',
    differs:
      'La fundación solo dice que es de época imperial; los estudiosos lo sitúan entre el año 180, aproximadamente, y comienzos del siglo III. Su longitud se da como 122 o 124 cm.',
  },
  'ROM-10': {
    maker: 'Fundidores romanos',
    technique: 'Plomo fundido sobre un ancla de madera',
    place: 'Bahía de Salina, Malta',
    kept: 'Por ejemplo, Museo Marítimo de Malta, Birgu',
    story:
      'Un ancla de madera flotaría: la barra de plomo la hundía y la inclinaba para que un brazo se clavara en el fondo. La madera casi siempre se ha podrido y los buceadores solo hallan la barra. La mayor que se conoce, de aguas de Malta, pasa de los cuatro metros; otras muchas se fundieron por su metal.',
    alt: 'Barra gris de plomo con adornos claros en volutas, cruzada sobre la caña de un ancla de madera que tiene dos brazos curvos y una argolla arriba.',
  },
  'ROM-11': {
    maker: 'Arte romano, fieles de Mitra',
    technique: 'Mármol, por ejemplo 254 × 275 cm',
    place: 'Roma, Italia',
    kept: 'Por ejemplo, Museo del Louvre, París (expuesto en Louvre-Lens)',
    story:
      'Cada lugar de reunión de los fieles de Mitra, dispuesto como una cueva, mostraba el mismo instante: el dios mata un toro y da nueva vida al mundo, ante el Sol y la Luna. Soldados y comerciantes llevaron su culto desde Siria hasta el Muro de Adriano. Los iniciados guardaron el secreto y no queda ningún libro suyo que explique la escena.',
    alt: 'Relieve de piedra en forma de cueva: un hombre con gorro puntiagudo y capa roja apuñala a un toro blanco, un perro salta y en las esquinas hay un sol y una luna.',
  },
  'ROM-12': {
    maker: 'Broncistas romanos',
    technique: 'Bronce fundido, casi siempre de 10 a 25 cm de alto',
    place: 'Roma, Italia',
    kept: 'Por ejemplo, Museo de Arte de Cleveland',
    story:
      'Este pequeño bailarín protegía la casa y a todos los que vivían en ella, también a las personas esclavizadas. En su capilla doméstica recibía una oración cada mañana y ofrendas de incienso, grano, vino y guirnaldas. Con su cuerno para beber y su cuenco de ofrendas asistía a los cumpleaños y bodas de la familia.',
    alt: 'Figura de bronce de un joven que baila con túnica de vuelo sobre una base verde escalonada; con una mano levanta un cuerno para beber y con la otra tiende un cuenco.',
  },
  'ROM-13': {
    maker: 'Armeros de la caballería romana',
    technique: 'Aleación de cobre, rostro cubierto de metal blanco, unos 41 cm de alto',
    place: 'Crosby Garrett, Inglaterra',
    kept: 'Colección particular',
    story:
      'Un rostro joven y sereno de metal plateado ocultaba al jinete en las exhibiciones de caballería, bajo unos rizos y un gorro rematado por un grifo. Un aficionado halló el casco con su detector de metales en mayo de 2010, doblado y hecho pedazos. A los cinco meses lo compró un particular: el público solo lo ve cuando se presta.',
    alt: 'Casco con máscara plateada de rostro humano, filas de rizos de bronce y un gorro de bronce vuelto hacia delante, rematado por una figurilla alada dorada.',
    differs:
      'El registro de hallazgos británico dice de finales del siglo I a mediados del III; Wikipedia, de finales del II o comienzos del III.',
  },
  'ROM-14': {
    maker: 'Taller romano, para un oficial de alto rango',
    technique: 'Hoja de hierro, 57,5 cm; vaina de bronce estañado y dorado',
    place: 'Maguncia, Alemania',
    kept: 'Museo Británico, Londres',
    story:
      'En la vaina, Tiberio ofrece su victoria a Augusto, sentado medio desnudo como Júpiter, una pose que las monedas romanas evitan con discreción. Unos obreros del ferrocarril desenterraron la espada en 1848, y el anticuario que la compró inventó otro lugar para encubrirlos. Muestra cómo los generales atribuían sus triunfos al emperador.',
    alt: 'Hoja oscura de hierro con manchas de óxido sobre su vaina, adornada con placas doradas, un medallón redondo con un retrato y la fachada de un templete.',
    differs:
      'El Museo Británico ve hoy a Tiberio ante Augusto, hacia el año 15; su guía antigua veía a Germánico ante Tiberio en el año 17.',
  },
  'ROM-15': {
    maker: 'Ejército romano, guarnición de Dura Europos',
    technique: 'Madera y cuero crudo pintados, 105,5 × 41 × 30 cm',
    place: 'Dura Europos (Salihiye), Siria',
    kept: 'Galería de Arte de la Universidad de Yale, New Haven',
    story:
      'Libros y monumentos describen el escudo curvo de las legiones, pero solo en esta ciudad se ha conservado uno. Apareció aplastado y en trece pedazos dentro de una torre, al parecer a la espera de un arreglo cuando cayó la ciudad. Un águila, unas Victorias aladas y un león prometían éxito a su dueño.',
    alt: 'Escudo rojo curvo con bordes dorados: un águila arriba, un cuadrado azul con un hueco oscuro en el centro, un león abajo y una figurilla alada a cada lado.',
  },
} satisfies LabelTexts;
