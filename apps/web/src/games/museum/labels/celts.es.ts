import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const celts = {
  'CEL-01': {
    maker: 'Arte celta, comienzos del periodo de La Tène',
    technique: 'Bronce con incrustaciones de coral y vidrio rojo, unos 40 cm de alto',
    place: 'Yutz, Francia',
    kept: 'Museo Británico, Londres',
    story:
      'En los banquetes, el hidromiel o el vino de estas jarras pasaba bajo un patito de bronce posado en el pico, y el ave parecía nadar. La forma viene de Etruria, el coral del Mediterráneo y los animales de la fantasía local. En un solo trago cabía medio mundo conocido.',
    alt: 'Dos jarras de bronce iguales, con picos largos e inclinados rematados por un ave dorada, asas curvas con animales dorados y bandas rojas en el cuello y el pie.',
    differs:
      'El Museo Británico las fecha en 450-400 a. C. y habla de una excavación ilegal; la Universidad de Virginia dice hacia 400 a. C. y unas obras en un camino.',
  },
  'CEL-02': {
    maker: 'Herreros celtas de la cultura de La Tène',
    technique: 'Hoja de hierro forjado, mango de madera',
    place: 'La Tène, lago de Neuchâtel, Suiza',
    kept: 'Por ejemplo, Museo Británico, Londres',
    story:
      'La Tène es célebre por sus espadas: en 1857 un pescador sacó de aquellas aguas poco profundas unas cuarenta piezas de hierro en una hora. Entre las armas había herramientas como las hoces. Casi todo el mundo vivía entonces de la tierra, y de hojas como esta, que el herrero podía volver a afilar, salía el pan.',
    alt: 'Hoja de hoz de hierro muy curva, con manchas anaranjadas de óxido, sujeta por una abrazadera de hierro a un mango corto de madera.',
  },
  'CEL-03': {
    maker: 'Canteros de la Edad del Hierro',
    technique: 'Dos piedras de arenisca dura, unos 30 cm de ancho',
    place: 'Hunsbury, Northampton, Inglaterra',
    kept: 'Por ejemplo, Museos de Northampton',
    story:
      'Se echaba el grano por el agujero, se giraba el mango y la harina caía alrededor del borde. En los molinos anteriores había que frotar de rodillas, adelante y atrás; el giro ahorró horas cada día. El par de piedras podía pesar 58 kilos y, aun así, se traía de unas colinas a cien kilómetros.',
    alt: 'Muela gris en forma de cúpula, con grano en el agujero de arriba y un mango vertical de madera al lado, sobre una piedra redonda y plana con harina en el borde.',
    differs: 'El museo cuenta más de 100 molinos de Hunsbury; el registro de hallazgos, unos 150.',
  },
  'CEL-04': {
    maker: 'Constructores de las Shetland, Edad del Hierro',
    technique: 'Piedra seca, unos 13 m de alto',
    place: 'Isla de Mousa, Shetland, Escocia',
    kept: 'En su lugar, Mousa (Escocia)',
    story:
      'Ningún mortero sostiene este broch, una torre redonda de la Edad del Hierro: dos muros de lajas se apoyan uno en otro y entre ellos sube una escalera. Sigue casi entero, mientras que las piedras de casi todos los demás acabaron en casas posteriores. Hoy lo habitan los paíños, aves marinas que solo vuelven cuando ha oscurecido.',
    alt: 'Torre redonda de piedra gris, ancha en la base y más estrecha arriba, con una puertecita oscura, sobre un islote verde con el mar azul detrás.',
    differs: 'Historic Environment Scotland lo fecha hacia 300 a. C.; las fuentes locales dicen solo que tiene unos 2000 años.',
  },
  'CEL-05': {
    maker: 'Galos, pueblo de los eduos',
    technique: 'Vigas de roble cruzadas, clavos de hierro, tierra y piedra',
    place: 'Mont Beuvray, Francia',
    kept: 'En su lugar, Bibracte (Francia); tramo reconstruido en la Porte du Rebout',
    story:
      'César admiró el muro galo: la piedra resistía al fuego y la madera, al ariete. Una retícula de vigas de roble, unidas con clavos de hierro de 30 centímetros, atravesaba el terraplén y solo asomaban las puntas. Por ese dibujo, en 1867, un excavador reconoció la ciudad perdida de Bibracte.',
    alt: 'Muralla vista en corte: un frente de piedra con filas de cabezas de viga cuadradas y una empalizada encima, y detrás un talud de tierra con maderos.',
  },
  'CEL-06': {
    maker: 'Orfebres celtas de Anglia Oriental',
    technique: 'Oro con plata y cobre, 20 cm de ancho, 1084 g',
    place: 'Snettisham, Inglaterra',
    kept: 'Museo Británico, Londres',
    story:
      'Sesenta y cuatro hilos forman ocho cuerdas, y ocho cuerdas, un torques de más de un kilo. Un labrador lo sacó con el arado en un campo de Norfolk en 1950, enganchado a un brazalete; dentro de un remate había quedado una moneda pequeña. De la misma ladera han salido docenas de torques más.',
    alt: 'Aro grueso de cuerdas de oro retorcidas, abierto por abajo, donde termina en dos grandes remates redondos y huecos con adornos punteados.',
    differs:
      'El Museo Británico lo fecha en 150-50 a. C. y el Art Fund, hacia 75 a. C. Los textos del museo dicen en un lugar que los remates se soldaron y en otro que se fundieron sobre el aro.',
  },
  'CEL-07': {
    maker: 'Galos, en época romana',
    technique: 'Placa de bronce grabada, 148 cm de ancho',
    place: 'Coligny, Francia',
    kept: 'Museo Lugdunum, Lyon',
    story:
      'Cinco años de meses y días llenan esta placa, con un agujero para una clavija junto a cada día. Dos veces por ciclo, un mes añadido pone de acuerdo la luna y las estaciones. Un campesino la halló en 1897, rota en 150 trozos. Es el texto más largo que tenemos en galo, y muchas de sus palabras siguen sin descifrar.',
    alt: 'Gran tabla de bronce en trozos verdosos sobre fondo claro; filas de escritura diminuta y columnas de agujeros, con una clavija blanca en uno de ellos.',
    differs:
      'La oficina regional de turismo lo fecha en el siglo I y el municipio de Coligny, en el II; la altura indicada es de 80 o de 90 cm.',
  },
  'CEL-08': {
    maker: 'Escultor celta de Bohemia',
    technique: 'Caliza margosa local, 23,4 × 17,4 cm',
    place: 'Mšecké Žehrovice, Chequia',
    kept: 'Museo Nacional, Praga',
    story:
      'Ojos saltones, bigote rizado, pelo hacia atrás y un torques al cuello: pocos rostros celtas nos miran tan de frente. La cabeza apareció rota en un arenal en 1943 y se mantuvo oculta a los ocupantes alemanes. Quizá sea un druida, un héroe o un antepasado; nadie lo sabe.',
    alt: 'Cabeza de piedra gris con grandes ojos almendrados, cejas y bigote rizados, pelo peinado hacia atrás y un aro grueso y abierto al cuello.',
    differs: 'Radio Praga la fecha hacia 150-50 a. C.; otros la sitúan en el siglo III o a comienzos del II a. C.',
  },
  'CEL-09': {
    maker: 'Orfebre celta de Irlanda',
    technique: 'Oro batido, 18,4 × 7,6 cm, 85 g',
    place: 'Broighter, cerca de Limavady, Irlanda del Norte',
    kept: 'Museo Nacional de Irlanda, Dublín',
    story:
      'Unos labradores dieron con él en 1896 y no imaginaron que aquel bulto embarrado fuera oro. Enderezado, resultó ser un barco de mar con bancos, remos y mástil, tal vez un regalo al dios marino Manannán. Londres y Dublín se lo disputaron ante un juez, que en 1903 lo envió a Irlanda.',
    alt: 'Barquito de oro con mástil y verga, bancos en el interior y una fila de remos largos que bajan por su costado.',
  },
  'CEL-10': {
    maker: 'Carpinteros de ribera del Humber, Edad del Hierro',
    technique: 'Tronco de roble vaciado, unos 12,8 m de largo',
    place: 'Hasholme, Inglaterra',
    kept: 'Museo de Hull y East Riding, Hull',
    story:
      'De un solo roble gigante salió un barco para cinco toneladas de carga o dieciocho personas con palas. Los constructores cerraron la popa con una tabla encajada y taparon las grietas con musgo. Se hundió cargado de carne despiezada y madera, y unos obreros que drenaban el campo lo encontraron en 1984.',
    alt: 'Tronco largo y hueco con travesaños, una tabla encajada que cierra el extremo cercano, un remiendo en el otro y una pala clara apoyada encima.',
    differs:
      'Los museos de Hull dan 322-277 a. C. por los anillos de la madera y hacia 450 a. C. por el radiocarbono, y más de 12,5 m de largo; Wikipedia da 12,87 m.',
  },
  'CEL-11': {
    maker: 'Plateros de Tracia o de la Galia',
    technique: 'Plata dorada en parte, 69 cm de ancho, unos 9 kg',
    place: 'Gundestrup, Dinamarca',
    kept: 'Museo Nacional de Dinamarca, Copenhague',
    story:
      'Dentro se sienta un dios con astas entre los animales; cerca marchan guerreros al son de trompetas con cabeza de jabalí, y hasta hay elefantes. Un hombre que cortaba turba halló el caldero en 1891, desmontado y apilado con cuidado. Sus escenas parecen contar mitos celtas que nadie puso por escrito.',
    alt: 'Gran cuenco de plata; dentro, una figura sentada con astas entre dos animales, y fuera, tres bustos con los brazos en alto.',
    differs:
      'Las fuentes sitúan el taller en Tracia o en la Galia, y la fecha, entre 150 a. C., aproximadamente, y el final del siglo I a. C.',
  },
  'CEL-12': {
    maker: 'Cultura de Hallstatt',
    technique: 'Bronce, unos 46 cm de alto',
    place: 'Strettweg, Judenburg, Austria',
    kept: 'Universalmuseum Joanneum, palacio de Eggenberg, Graz',
    story:
      'Una mujer alta sostiene un cuenco entre jinetes y gente a pie que llevan dos ciervos sujetos por las astas, probablemente al sacrificio. El carrito procede de la tumba de un jefe. El campesino que lo halló en 1851 dio las figuras de bronce a sus hijos para jugar, hasta que un capellán vio lo que eran.',
    alt: 'Carro de bronce con cuatro ruedas de radios; en el centro una mujer sostiene un cuenco ancho sobre la cabeza, con ciervos y figuras menores a ambos lados.',
    differs: 'El museo lo fecha en el siglo VII a. C.; otras páginas dicen hacia 600 a. C. o el siglo VI a. C.',
  },
  'CEL-13': {
    maker: 'Herreros celtas de Britania',
    technique: 'Chapa de bronce y vidrio rojo, 77,7 × 35,7 cm',
    place: 'Battersea, Londres, Inglaterra',
    kept: 'Museo Británico, Londres',
    story:
      'Es solo la piel de un escudo: la madera de detrás ha desaparecido. El bronce fino y los veintisiete botones de vidrio rojo estaban hechos para deslumbrar, y ningún golpe los marcó. Alguien lo dejó hundirse en el Támesis, donde la gente entregaba al agua sus mejores armas.',
    alt: 'Escudo alargado de bronce dorado, con extremos redondeados y talle estrecho, cubierto por tres círculos de líneas curvas y botones rojos.',
    differs:
      'El Museo Británico admite 350-50 a. C.; el Museo de Londres dice que, por el vidrio, no es posterior al siglo II a. C.',
  },
  'CEL-14': {
    maker: 'Arte celta, comienzos del periodo de La Tène',
    technique: 'Hierro y bronce cubiertos de pan de oro, incrustaciones de coral',
    place: 'Agris, Francia',
    kept: 'Museo de Angulema',
    story:
      'En 1981 unos espeleólogos entraron en una cueva por una madriguera de tejones y vieron un trocito de oro en la tierra que los animales habían removido. Allí yacía un casco cubierto de oro con una pureza del 99 % y adornado con coral. Lo habían desmontado antes de dejarlo: era una ofrenda al mundo de abajo, no la pérdida de un soldado.',
    alt: 'Casco dorado con bandas de espirales y botones rojos, un pequeño remate arriba, un cubrenuca detrás y una carrillera muy adornada.',
  },
  'CEL-15': {
    maker: 'Galos, pueblo de los lemovices',
    technique: 'Chapa de bronce, más o menos de la altura de una persona',
    place: 'Tintignac, Naves, Francia',
    kept: 'Maison du Patrimoine, Naves',
    story:
      'Sostenida en vertical, esta trompeta, el carnyx, rugía sobre las cabezas del ejército desde la boca de un jabalí. Hasta 2004 se conocía por imágenes y fragmentos; entonces la fosa de un santuario dio siete, una casi entera. Los galos las habían roto todas: solo los dioses podrían tocarlas.',
    alt: 'Tubo largo y acodado de bronce que acaba en una cabeza de jabalí con una oreja grande, cresta de púas, boca roja abierta y un colmillo blanco.',
    differs:
      'El dosier de prensa del Inrap, el instituto francés de arqueología, fecha los objetos de la fosa entre los siglos IV y II a. C.; su excavador sitúa el lugar a mediados del II.',
  },
} satisfies LabelTexts;
