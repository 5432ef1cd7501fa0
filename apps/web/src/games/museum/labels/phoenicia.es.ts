import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const phoenicia = {
  'PHO-01': {
    maker: 'Cultura fenicia',
    technique: 'Piedra revestida de mortero de cal con cerámica molida',
    place: 'Tell el-Burak, cerca de Sidón, Líbano',
    kept: 'En su lugar, Tell el-Burak (Líbano)',
    story:
      'Pies descalzos pisaban la uva en la pila cuadrada y el mosto bajaba a una cuba redondeada. El secreto del revestimiento eran las vasijas rotas: molidas y mezcladas con cal, lo hacían impermeable, mucho antes de que los romanos dieran fama a esa receta. Hasta entonces no se había hallado en el Líbano ningún lagar de la Edad del Hierro.',
    alt: 'Pila cuadrada de piedra llena de uvas moradas, de la que el mosto rojo cae por un canal a una cuba redonda de piedra situada delante.',
  },
  'PHO-02': {
    maker: 'Tintoreros fenicios',
    technique: 'Conchas de múrice; el tinte sale de una glándula',
    place: 'Sidón (Saida), Líbano',
    kept: 'En su lugar, en montones de conchas junto a los antiguos talleres, Saida (Líbano)',
    story:
      'Cada caracol guarda una gota de líquido que con la luz se vuelve púrpura y no se va al lavar. Un experimento moderno gastó 12 000 caracoles para obtener gramo y medio de tinte. El hedor era terrible, el precio superaba al del oro y unas colinas de conchas trituradas señalan todavía dónde trabajaban los tintoreros.',
    alt: 'Dos caracolas pálidas con púas, la mayor con la boca rosada y una veta morada, sobre un charco de tinte púrpura.',
    differs: 'Los cálculos van de 10 000 caracoles a un cuarto de millón para una pequeña cantidad de tinte.',
  },
  'PHO-03': {
    maker: 'Alfareros fenicios',
    technique: 'Barro cocido, para 18 o 19 litros',
    place: 'Tiro (Sur), Líbano',
    kept: 'Por ejemplo, Museo Británico, Londres',
    story:
      'Las ánforas en punta y sin pie encajan bien en la panza de un barco. Dos pecios que un submarino localizó frente a Ascalón yacen a 400 metros de profundidad con la carga aún en filas: uno llevaba once toneladas de vino, en envases casi idénticos. Muestran que los fenicios se atrevían con el mar abierto, sin tierra a la vista.',
    alt: 'Tres ánforas de barro rojizo con asas pequeñas y base en punta, en un soporte de madera; la del centro lleva dos letras incisas.',
  },
  'PHO-04': {
    maker: 'Cultura púnica, ciudad de Cartago',
    technique: 'Dársena excavada, con muelles, atarazanas y una isla',
    place: 'Cartago, Túnez',
    kept: 'En su lugar, Cartago (Túnez)',
    story:
      'Desde la isla central el almirante veía el mar abierto, pero nadie desde fuera podía contar sus naves: alrededor del agua había cobertizos para 220 barcos de guerra, tras la dársena mercante. Roma arrasó Cartago en 146 a. C. Hoy rodean el puerto villas tranquilas y aún se reconoce su contorno redondo.',
    alt: 'Vista aérea de un puerto redondo rodeado de cobertizos para naves, con una isla redonda y una torre de tejado rojo en el centro, unido a una dársena larga junto al mar.',
  },
  'PHO-05': {
    maker: 'Cultura fenicia, reyes de Sidón',
    technique: 'Terrazas de caliza, trono de granito',
    place: 'Bustan el-Sheij, cerca de Sidón, Líbano',
    kept: 'En su lugar, cerca de Saida (Líbano)',
    story:
      'Los enfermos venían a bañarse en agua de manantial y a pedir ayuda a Eshmún, dios de la curación. Los padres agradecidos dejaban estatuas de mármol de sus hijos. En un estanque hay un trono guardado por esfinges en el que nadie se sentó jamás: estaba vacío porque la diosa Astarté lo ocupaba sin ser vista.',
    alt: 'Edificio escalonado de bloques color arena; en su nicho oscuro y arqueado se alza un trono blanco entre dos esfinges aladas, detrás de una franja de agua.',
    differs:
      'Las fuentes sitúan el primer templo en el siglo VII, a finales del VI o a comienzos del V a. C., y el trono en el siglo IV a. C. o más tarde.',
  },
  'PHO-06': {
    maker: 'Cultura fenicia, ciudad de Biblos',
    technique: 'Caliza con restos de pintura roja',
    place: 'Biblos (Jbeil), Líbano',
    kept: 'Museo Nacional de Beirut, Beirut',
    story:
      'Por la tapa corre el texto más antiguo conocido en el alfabeto fenicio completo, del que descienden las letras griegas, latinas y árabes. Es una maldición: que la paz huya de Biblos si alguien abre el ataúd del rey Ahiram. Aun así, lo abrieron pocos siglos después. Los cuatro leones tallados en la base siguen sosteniendo su peso.',
    alt: 'Ataúd de piedra con tapa inclinada; en relieve, un rey sentado recibe a una fila de personas; unos leones sostienen la caja y otros yacen sobre la tapa.',
    differs:
      'La inscripción se fecha hacia el 1000, a comienzos del siglo X o en el IX a. C.; algunos llevan la talla hasta el siglo XIII a. C.',
  },
  'PHO-07': {
    maker: 'Tallista fenicio de marfil',
    technique: 'Marfil con oro, cornalina y lapislázuli, 10,4 × 10,2 cm',
    place: 'Nimrud, Irak (donde se halló)',
    kept: 'Museo Británico, Londres',
    story:
      'Una leona cierra las fauces sobre el cuello de un joven africano, casi con ternura, en una espesura de flores doradas y azules. Una letra en el borde indicaba al ebanista dónde encajar la placa en un sillón real. Los excavadores la sacaron del fango de un pozo de palacio; su gemela desapareció del museo de Bagdad en 2003.',
    alt: 'Escena cuadrada con marco dorado: una leona pálida se inclina sobre un joven moreno con faldellín dorado que se echa atrás, entre flores azules y rojas de tallos dorados.',
    differs:
      'El juego lo llama «Marfil de la leona y el joven»; el título del Museo Británico dice que la leona está devorando a un muchacho.',
  },
  'PHO-08': {
    maker: 'Vidrieros fenicios o púnicos',
    technique: 'Vidrio de colores modelado sobre una varilla, de pocos centímetros',
    place: 'Cartago, Túnez',
    kept: 'Por ejemplo, Museo Miho, Kōka',
    story:
      'Unos ojos enormes que nunca parpadean debían hacer retroceder al mal. El vidriero enrollaba vidrio caliente en una varilla y pegaba cejas, barba y rizos de otros colores, no mayores que una miga de pan. Desde Cartago y el Levante, estas caritas viajaron a tumbas y collares de todo el Mediterráneo.',
    alt: 'Cabeza de vidrio de rostro amarillo, grandes ojos blancos y negros, pelo y barba azules y rizados, orejas turquesa y una argolla azul arriba.',
    differs: 'Los museos dan fechas del siglo V al III a. C. y no distinguen entre Cartago y el Levante.',
  },
  'PHO-09': {
    maker: 'Carpinteros de ribera fenicios de Occidente',
    technique: 'Maderas de pino, ciprés, higuera y olivo, 8,1 × 2,2 m',
    place: 'Puerto de Mazarrón, España',
    kept: 'Museo Nacional de Arqueología Subacuática ARQVA, Cartagena (en conservación)',
    story:
      'El barco se hundió a cincuenta metros de la playa con toda su carga de litargirio, el óxido de plomo que queda al refinar la plata. La posidonia y la arena lo sellaron tan bien que se conservaron cabos y cestos. Tras décadas bajo una cubierta de acero, salió tabla a tabla en 2024: pocos barcos de su época están tan completos.',
    alt: 'Barca de madera vista desde arriba, en punta por los dos extremos, con cuadernas curvas, filas de puntadas y un montón de trozos grises en el centro.',
    differs:
      'Las publicaciones antiguas lo fechan en la segunda mitad del siglo VII a. C.; el director de la extracción, a comienzos del VI a. C. El hallazgo se fecha en 1994, 1995 o 1999.',
  },
  'PHO-10': {
    maker: 'Carpinteros de ribera púnicos',
    technique: 'Madera con forro de plomo; se conserva la popa',
    place: 'Frente a Marsala, Italia',
    kept: 'Museo Arqueológico Baglio Anselmi, Marsala',
    story:
      'Los constructores habían pintado letras en las piezas para montarlas en orden. Cuando los buceadores las descubrieron en 1971, el pino seguía amarillo y las ramas bajo el lastre, verdes; los dos colores se apagaron enseguida. La nave se hundió recién hecha, quizá en la batalla en que Roma venció a Cartago en 241 a. C.',
    alt: 'Restos del casco de un barco sobre soportes, con cuadernas, tablas marcadas con letras blancas y una popa alta y curva; líneas discontinuas completan lo que falta.',
    differs:
      'La escritura apunta a 300-265 a. C. y el radiocarbono, hacia 235 a. C. Honor Frost, su excavadora, la llamó nave de guerra; la relación con la batalla de 241 a. C. es propuesta suya.',
  },
  'PHO-11': {
    maker: 'Cultura fenicia, ceca de Sidón',
    technique: 'Plata acuñada, 27-28 mm, 25-28 g',
    place: 'Sidón (Saida), Líbano',
    kept: 'Por ejemplo, Museo Británico, Londres',
    story:
      'Sidón puso su flota en las monedas: una galera con su fila de escudos y los remos sobre olas en zigzag. En el reverso, el rey de Persia va en carro y el de Sidón lo sigue a pie. El rey Abdashtart aligeró la moneda, pero subió la plata del 72 al 99 %, y la gente volvió a confiar en ella.',
    alt: 'Dos monedas grises de plata: la de delante muestra una galera con escudos redondos y remos sobre olas en zigzag; la de detrás, una cabeza de caballo.',
  },
  'PHO-12': {
    maker: 'Taller fenicio o sirio',
    technique: 'Alabastro, 18,5 × 12 cm',
    place: 'Galera, España (donde se halló)',
    kept: 'Museo Arqueológico Nacional, Madrid',
    story:
      'El líquido vertido en la cabeza hueca de la diosa salía por sus pechos y caía en el cuenco de su regazo. La guardan esfinges, como a los tronos de Oriente. Cruzó todo el Mediterráneo y tenía ya unos dos siglos cuando una familia ibera de Andalucía la depositó en una tumba.',
    alt: 'Figura de piedra clara de una mujer sentada, de pelo largo trenzado, que sostiene un cuenco ancho entre dos esfinges con tocado.',
    differs:
      'Artehistoria habla de un taller del norte de Siria; otras fuentes la llaman fenicia. Algunos creen que por ella corría aceite perfumado y no leche o agua.',
  },
  'PHO-13': {
    maker: 'Cultura púnica, ciudad de Cartago',
    technique: 'Caliza, por ejemplo 24,5 × 13 cm',
    place: 'Cartago, Túnez',
    kept: 'Por ejemplo, Biblioteca Nacional de Francia, París',
    story:
      'Un triángulo, una barra y un disco: con tres trazos dibujaba Cartago a Tanit, su gran diosa; una mano abierta era la oración. También las mujeres encargaban estas piedras: en una, Mattanbaal, hija de Hannón, firma con su nombre. Señalaban urnas con cenizas de niños pequeños y corderos, y aún se discute si fueron sacrificios.',
    alt: 'Losa apuntada de color arena con un disco y una media luna rojos arriba, un triángulo rojo con brazos y cabeza en el centro, un bastón, una mano abierta y líneas de escritura.',
  },
  'PHO-14': {
    maker: 'Cultura fenicia, quizá hecho en Chipre',
    technique: 'Plata repujada y grabada, 18,7 cm de diámetro',
    place: 'Amatunte, cerca de Limasol, Chipre',
    kept: 'Museo Británico, Londres',
    story:
      'En el borde, unos soldados asaltan con escalas una ciudad amurallada y otros talan sus palmeras; dentro, dioses egipcios y esfinges siguen a lo suyo. Los saqueadores de la tumba tiraron el cuenco por inútil, porque una costra de óxido ocultaba la plata. Solo queda la mitad: toda una guerra mediterránea en un cuenco para beber.',
    alt: 'Cuenco redondo de plata, roto, con anillos de figuras grabadas, una estrella dorada en el centro y, en el borde, una ciudad amurallada con atacantes blancos.',
    differs:
      'El Museo Británico propone un mito olvidado; la revista Cyprus Today, un asedio de la época del artista. Las fechas van de 750 a 600 a. C.',
  },
  'PHO-15': {
    maker: 'Astilleros de Cartago o de Roma',
    technique: 'Bronce fundido, unos 125 kg',
    place: 'Frente a Levanzo, Italia',
    kept: 'Por ejemplo, Ex Stabilimento Florio, Favignana',
    story:
      'Sujeto a la proa a ras del agua, este puño de bronce reventaba las tablas del enemigo. Los espolones yacían donde se hundieron las naves el 10 de marzo de 241 a. C., cuando Roma venció a Cartago y ganó Sicilia. Uno lleva un ruego púnico a Baal, pero casi todos nombran a magistrados romanos: quizá Cartago navegaba en naves capturadas.',
    alt: 'Espolón de bronce verdoso visto de lado: tres hojas horizontales apuntan a la izquierda y la parte trasera, hueca, se abre a la derecha para el madero de la nave.',
    differs:
      'El juego cuenta el espolón como fenicio: de los once hallados hasta 2016, uno tiene inscripción púnica y siete la tienen latina.',
  },
} satisfies LabelTexts;
