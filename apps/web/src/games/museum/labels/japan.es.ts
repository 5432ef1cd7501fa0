import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of Japan. */
export const japan = {
  'JAP-01': {
    maker: 'Alfareros jōmon del valle del Shinano',
    technique: 'Barro modelado en rollos y tallado, 46,5 cm de alto',
    place: 'Sasayama, Tōkamachi, Niigata, Japón',
    kept: 'Museo Municipal de Tōkamachi, Tōkamachi',
    story:
      'Gentes que vivían de la caza y la recolección, entre las mayores nieves de Japón, hicieron estas vasijas con llamas por borde. El hollín delata que en casi todas se cocía la cena. Las crestas se llaman «de gallo», aunque allí no había gallinas; la mejor pieza estaba boca abajo cuando apareció en 1982.',
    alt: 'Una vasija oscura de barro, de base estrecha y boca ancha, que estalla en altas crestas como llamas, con agujeros y volutas.',
    differs:
      'El museo fecha el estilo desde hacia 3300 a. C. y durante quinientos años; Snow Country lo sitúa hace unos 4500 años.',
  },
  'JAP-02': {
    maker: 'Fundidores yayoi',
    technique: 'Bronce fundido, en origen de color dorado',
    place: 'Kagawa, Japón (según la tradición)',
    kept: 'Museo Nacional de Tokio, Tokio',
    story:
      'Nueva, brillaba como el oro y sonaba sobre los primeros arrozales de Japón. Sus pequeñas escenas cuentan aquella vida: cazadores, un granero sobre postes, garzas, mujeres que majan en un mortero. El artista distinguió los sexos con geometría: cabezas redondas para los hombres, triangulares para las mujeres.',
    alt: 'Una campana alta de bronce verdoso, con aletas planas y volutas en el borde. Bandas enrejadas la dividen en recuadros con figurillas de animales y personas.',
  },
  'JAP-03': {
    maker: 'Constructores del señor Ikeda Terumasa',
    technique: 'Madera y yeso blanco sobre muros de piedra, 82 edificios',
    place: 'Himeji, Hyōgo, Japón',
    kept: 'En su lugar, Himeji (Japón)',
    story:
      'Parece una garza a punto de volar y se hizo para detener ejércitos: el asaltante se perdía entre puertas y revueltas, bajo un yeso blanco que las flechas encendidas no prendían. Ningún ejército lo puso a prueba, y salió casi indemne de cuatro siglos y de las bombas de 1945.',
    alt: 'Un castillo blanco de tejados oscuros y curvos en varios pisos, sobre una base inclinada de piedra, junto a una torre blanca menor. Peces dorados coronan el tejado.',
    differs:
      'La UNESCO cuenta 82 edificios y otra guía 74 conservados; en la colina hubo fortalezas anteriores desde el siglo XIV.',
  },
  'JAP-04': {
    maker: 'Carpinteros del santuario de Itsukushima',
    technique: 'Madera de alcanforero y cedro pintada de bermellón, unos 16,6 m de alto y 60 toneladas',
    place: 'Miyajima, Hiroshima, Japón',
    kept: 'En su lugar, Miyajima (Japón)',
    story:
      'La isla entera es sagrada; por eso su puerta, el torii, está en el mar, y antaño las barcas la cruzaban. Nada la sujeta más que su peso: la viga superior es una caja llena de piedras. La actual, octava en el lugar, resiste tifones desde 1875.',
    alt: 'Una gran puerta roja de dos postes mayores y cuatro menores, con una viga superior oscura y curva, se alza en un agua azul de pequeñas olas.',
    differs: 'Las fuentes dan 16 o 16,6 m de altura, y cinco o siete toneladas de piedras en la viga.',
  },
  'JAP-05': {
    maker: 'Katsushika Hokusai, editado por Eijudō',
    technique: 'Xilografía en color, 25,7 × 37,9 cm',
    place: 'Edo (Tokio), Japón',
    kept: 'Por ejemplo, Museo Metropolitano de Arte, Nueva York',
    story:
      'Tres barcas se agachan bajo una garra de espuma, y el monte Fuji, la cumbre más alta de Japón, parece una ola más. El azul era una novedad: los impresores mezclaron azul de Prusia, venido de Europa, con su propio índigo. Nació como una hoja barata para el Año Nuevo de 1831, y hoy la conoce el mundo entero.',
    alt: 'Una estampa enmarcada: a la izquierda, una gran ola azul con garras blancas de espuma se alza sobre una barca larga. Al fondo hay una pequeña montaña nevada.',
  },
  'JAP-06': {
    maker: 'Chōjirō, primero de la familia Raku, para Sen no Rikyū',
    technique: 'Barro modelado a mano con vidriado negro, por ejemplo 8,9 × 10,2 cm',
    place: 'Kioto, Japón',
    kept: 'Por ejemplo, Museo Raku, Kioto',
    story:
      'El maestro de té Rikyū pidió a un alfarero un cuenco sin alardes: oscuro, algo irregular, hecho a mano y sin torno. Dieciséis generaciones de una misma familia los han hecho desde entonces. Según su costumbre, ningún maestro da una receta a su heredero: cada uno aprende solo, de los cuencos antiguos.',
    alt: 'Un cuenco negro, algo irregular, con un reflejo pardo en el costado, lleno de té verde vivo, sobre un pequeño pie.',
  },
  'JAP-07': {
    maker: 'Iseki Ieshige',
    technique: 'Madera de ciprés pintada, 21,1 cm de alto',
    place: 'Hikone, Shiga, Japón',
    kept: 'Por ejemplo, Museo del Castillo de Hikone, Hikone',
    story:
      'Es el rostro de una mujer muy joven, tallado para no mostrar casi nada. El resto lo pone el actor: lo alza un poco y ella sonríe; lo baja y ella llora. El teatro noh se representa sin interrupción desde hace seis siglos, y máscaras así siguen saliendo a escena.',
    alt: 'Máscara ovalada y blanca de mujer joven, con pelo negro peinado con raya, cejas difuminadas en lo alto de la frente, ojos rasgados, labios rojos y dientes negros. A los lados cuelgan cordones rojos.',
    differs: 'El juego no nombra ninguna máscara; el dibujo y la fecha siguen el tipo ko-omote y el ejemplar de Hikone.',
  },
  'JAP-08': {
    maker: 'Pintores de Kioto, para los mercaderes Sueyoshi y Suminokura',
    technique: 'Pintura sobre una gran tabla votiva de madera (ema)',
    place: 'Kiyomizu-dera, Kioto, Japón',
    kept: 'Kiyomizu-dera, Kioto (no se expone)',
    story:
      'De vuelta, vivos y ricos, de Luzón o de Vietnam, los armadores daban gracias a Kannon, que encarna la compasión, con un retrato del barco. Solo las naves con el sello rojo del sogún podían comerciar fuera, con tripulaciones mixtas y pilotos extranjeros. Poco después, en 1635, Japón cerró el mar a los suyos, y solo los cuadros siguieron navegando.',
    alt: 'Un tablero dorado y enmarcado, colgado de un cordón, muestra un barco rojo con tres velas blancas y banderas rojas, figurillas oscuras a bordo y olas azules.',
    differs: 'El templo guarda un cuadro de una nave Suminokura y tres de naves Sueyoshi; el juego no dice a cuál se refiere.',
  },
  'JAP-09': {
    maker: 'Alfareros de haniwa del periodo Kofun',
    technique: 'Barro cocido sin vidriar, 140 cm de largo',
    place: 'Túmulo de Takarazuka, Matsusaka, Mie, Japón',
    kept: 'Centro de Bienes Culturales (Museo Haniwa), Matsusaka',
    story:
      'Figuras de barro llamadas haniwa rodeaban el túmulo de un jefe, y este barco, el mayor de su clase en Japón, no lleva tripulación. En cubierta están las insignias de su rango: una gran espada, un bastón y un parasol. Quizá llevó su alma en el último viaje.',
    alt: 'Un largo barco de barro, de extremos altos y curvos, descansa sobre dos cilindros huecos con orificios redondos. En cubierta hay una hoja alta, un poste con cresta y un parasol.',
    differs:
      'El juego nombra un tipo de objeto; el dibujo muestra el barco de Takarazuka, que las fuentes antiguas llaman aún Bien Cultural Importante.',
  },
  'JAP-10': {
    maker: 'Fundidores de bronce de Kamakura',
    technique: 'Bronce fundido, en su día dorado, unos 11,3 m de alto y 121 toneladas',
    place: 'Kōtoku-in, Kamakura, Japón',
    kept: 'En su lugar, Kamakura (Japón)',
    story:
      'El buda Amida estaba en una gran sala hasta que las tormentas la destruyeron y, en 1498, un tsunami se llevó la última. Desde entonces medita al aire libre. Unos niños le regalaron sandalias de paja de casi dos metros para que recorra Japón y haga feliz a la gente.',
    alt: 'Un Buda de bronce verdoso está sentado con las piernas cruzadas sobre una base de piedra, con los ojos bajos, el pelo rizado y las manos juntas en el regazo.',
    differs: 'Las fuentes le dan 121 o 93 toneladas, y 1252 es el año en que empezó la fundición.',
  },
  'JAP-11': {
    maker: 'Taller de Tankei',
    technique: 'Madera de ciprés ensamblada y pintada, ojos incrustados',
    place: 'Sanjūsangen-dō, Kioto, Japón',
    kept: 'En su lugar, Kioto (Japón)',
    story:
      'Corre sobre una nube y golpea un aro de tambores: es el trueno. Con el dios del viento guarda una sala con mil Kannon doradas, imágenes de la compasión. Pasó unos ochenta años en el lado equivocado, hasta que el templo miró pinturas antiguas y devolvió a los dos dioses a su sitio.',
    alt: 'Un dios rojizo y musculoso, de oscuro pelo revuelto y boca abierta, está sobre una nube con las baquetas en alto. Ocho tambores en arco lo rodean.',
  },
  'JAP-12': {
    maker: 'Alfareros jōmon del noreste de Japón',
    technique: 'Figura hueca de barro, en su día pintada de rojo, 36,1 cm de alto',
    place: 'Ebisuda, Ōsaki, Miyagi, Japón',
    kept: 'Museo Nacional de Tokio, Tokio',
    story:
      'A finales del siglo XIX, un estudioso japonés vio en el Museo Británico unas gafas siberianas para la nieve y pensó en estos enormes ojos rasgados. El nombre de «figuras con gafas» quedó, aunque nunca se han hallado gafas junto a ellas. Nadie sabe para qué servían: ¿partos, curaciones, una diosa?',
    alt: 'Una figura parda de barro, de brazos y piernas cortos y caderas anchas, con una cresta como corona y dos enormes ojos ovalados cruzados por una ranura.',
    differs:
      'La célebre figura de Kamegaoka perdió una pierna; el dibujo del juego tiene las dos, como la de Ebisuda que aquí se describe.',
  },
  'JAP-13': {
    maker: 'Sanjō Munechika y otros forjadores del periodo Heian',
    technique: 'Acero forjado y plegado, por ejemplo una hoja de unos 80 cm',
    place: 'Kioto, Japón',
    kept: 'Por ejemplo, Museo Nacional de Tokio, Tokio',
    story:
      'La desenvainaba un jinete: la tachi cuelga del cinto con el filo hacia abajo, y su curva, honda junto a la empuñadura, acompaña el golpe desde la silla. En el acero de una de las más antiguas asoman, a la luz, medias lunas. Su museo la muestra solo unas semanas al año.',
    alt: 'Una hoja curva y brillante sobre una vaina rojo oscuro con herrajes dorados, en un soporte de madera. La empuñadura es negra, con un trenzado claro.',
    differs:
      'El juego nombra un tipo; la fecha es la de la Mikazuki Munechika, que las fuentes sitúan entre finales del siglo X y el XII.',
  },
  'JAP-14': {
    maker: 'Armeros de Kioto, según la tradición para Ashikaga Takauji',
    technique: 'Hierro, cuero lacado, seda y cobre dorado, 17,3 kg',
    place: 'Shinomura, Kameoka, cerca de Kioto, Japón',
    kept: 'Por ejemplo, Museo Metropolitano de Arte, Nueva York',
    story:
      'Es una armadura para un arquero a caballo: cientos de laminillas lacadas, atadas con seda. Los cordones de esta eran blancos, con un arcoíris en los bordes, por la suerte y por la belleza que dura poco. Se cuenta que un futuro sogún la ofreció a un santuario antes de una batalla.',
    alt: 'Una armadura samurái en su soporte: casco de altos cuernos dorados, anchas hombreras rojas, peto oscuro y faldón azul con bandas de oro.',
    differs: 'El juego nombra un tipo; para este ejemplar el Museo Metropolitano da 17,3 kg y Wikipedia, 11,77 kg.',
  },
  'JAP-15': {
    maker: 'Artesanos del metal del periodo Edo',
    technique: 'Hierro con incrustaciones de oro',
    place: 'Edo (Tokio), Japón',
    kept: 'Por ejemplo, Museo de la Escuela de Diseño de Rhode Island (RISD), Providence',
    story:
      'La tsuba aparta la mano del filo y equilibra la espada, y en dos siglos de paz se convirtió en la única joya del samurái. Su cara más fina mira a quien está enfrente. Por las dos aberturas menores salen de la vaina un cuchillito y una aguja para el pelo.',
    alt: 'Un disco oscuro de hierro, con cuatro lóbulos y borde dorado, incrustado de florecillas y ramas de oro. Lo perforan una ranura central y aberturas a los lados.',
  },
} satisfies LabelTexts;
