import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const maya = {
  'MAY-01': {
    maker: 'Alfareros y escribas mayas',
    technique: 'Cerámica pintada con tapa de cierre',
    place: 'Río Azul, Petén, Guatemala',
    kept: 'Museo Nacional de Arqueología y Etnología, Ciudad de Guatemala',
    story:
      'La tapa gira y se traba como una de rosca, bajo un asa con manchas de jaguar. David Stuart, que aún no tenía veinte años, leyó en los signos la palabra «cacao»; después, los químicos de la casa Hershey hallaron cacao en los posos. La escritura y el contenido se confirmaron mutuamente.',
    alt: 'Una vasija rojiza y achatada con tres signos pintados en blanco y turquesa; la tapa parda lleva un asa alta en arco con manchas oscuras.',
  },
  'MAY-02': {
    maker: 'Canteros mayas',
    technique: 'Piedra volcánica',
    place: 'Tierras altas de Guatemala',
    kept: 'Por ejemplo, Museo de Arqueología Antropológica de la Universidad de Míchigan, Ann Arbor',
    story:
      'De rodillas, una mujer empujaba la mano de piedra sobre el maíz remojado hasta hacer masa para tortillas y tamales: horas de trabajo, día tras día. Los restos en los poros revelan qué se molía, del maíz al cacao y el chile. En muchas cocinas mayas el metate sigue teniendo su sitio.',
    alt: 'Una gruesa losa ovalada de piedra sobre tres patas robustas, con una mano de moler alargada atravesada encima y unos granos de maíz amarillo.',
  },
  'MAY-03': {
    maker: 'Constructores mayas',
    technique: 'Piedra caliza; unos 55 m de lado y 30 m de altura',
    place: 'Chichén Itzá, Yucatán, México',
    kept: 'En su lugar, Chichén Itzá (México)',
    story:
      'Cuatro escalinatas de 91 peldaños y la plataforma superior suman 365, los días del año. Hacia los equinoccios, el sol bajo traza una fila de triángulos junto a la escalera norte y da un cuerpo de luz a la cabeza de serpiente que hay al pie. Dentro se oculta un templo más antiguo, con un jaguar pintado de rojo.',
    alt: 'Una ancha pirámide escalonada con una escalinata central, dos cabezas de serpiente al pie, una franja de luz amarilla dentada junto a los peldaños y un templo plano en la cima.',
  },
  'MAY-04': {
    maker: 'Constructores mayas, para el rey Jasaw Chan K’awiil',
    technique: 'Piedra caliza con dinteles de madera de chicozapote; 47 m de altura',
    place: 'Tikal, Petén, Guatemala',
    kept: 'En su lugar, Tikal (Guatemala)',
    story:
      'El rey Jasaw Chan K’awiil fue enterrado en una cámara al nivel de la plaza, y la pirámide creció sobre él bajo la mirada de su hijo. Su retrato gigante ocupaba la crestería, por encima de los árboles. Un dintel tallado del interior lo muestra protegido por un jaguar: de ahí su otro nombre, Templo del Gran Jaguar.',
    alt: 'Una empinada pirámide escalonada con una escalinata clara, un pequeño templo y una alta crestería con un nicho rojo se alza entre árboles verdes.',
    differs:
      'Algunas fuentes fechan el templo hacia 732; otras dicen que se terminó entre 740 y 750, tras la muerte del rey en 734.',
  },
  'MAY-05': {
    maker: 'Constructores mayas',
    technique: 'Piedra caliza; torre redonda sobre terrazas cuadradas',
    place: 'Chichén Itzá, Yucatán, México',
    kept: 'En su lugar, Chichén Itzá (México)',
    story:
      'Una torre redonda es tan rara entre los mayas que hubo quien la creyó un error. La escalera enroscada del interior le dio el nombre de Caracol. Unas rendijas en el muro apuntan a los lugares más al norte y más al sur donde se pone Venus, el planeta que marcaba los días propicios para la guerra.',
    alt: 'Una torre redonda en ruinas, con la cúpula rota, se levanta sobre un bloque cuadrado con una puerta, encima de dos terrazas anchas con escalinata.',
    differs:
      'Una piedra de la plataforma superior lleva la fecha de 906; otros autores sitúan el primer edificio entre 600 y 850.',
  },
  'MAY-06': {
    maker: 'Varios escribas mayas',
    technique: 'Pintura sobre papel de corteza de higuera con capa de cal; 39 hojas, 3,56 m desplegado',
    place: 'Norte de Yucatán, México',
    kept: 'Biblioteca Estatal y Universitaria de Sajonia, Dresde',
    story:
      'Los escribas llenaron un libro plegado de papel de corteza con dioses, días de fiesta y tablas de eclipses y del planeta Venus. Cuatro libros mayas sobrevivieron a la conquista y este es el mejor conservado. El bibliotecario de la corte de Dresde lo adquirió en Viena en 1739 como «mexicano»; hasta 1853 nadie supo que era maya.',
    alt: 'Cinco páginas plegadas en zigzag, pintadas con filas de signos oscuros, puntos rojos, barras negras y figuras de perfil en turquesa, ocre y rojo.',
    differs:
      'La fecha se discute: Eric Thompson propuso 1200-1250; otros, el siglo XI o el XII, y otros, cualquier momento hasta la conquista.',
  },
  'MAY-07': {
    maker: 'Lapidarios mayas',
    technique: 'Mosaico de jade con ojos de concha y obsidiana',
    place: 'Palenque, Chiapas, México',
    kept: 'Museo Nacional de Antropología, Ciudad de México',
    story:
      'Pakal reinó 68 años en Palenque; en 683 los sacerdotes cubrieron su cara con este rostro de jade, más precioso que el oro para los mayas. La noche de Navidad de 1985, dos estudiantes entraron por los conductos de aire del museo y se lo llevaron, entre unas 140 piezas. Estuvo escondido en una casa de las afueras hasta 1989.',
    alt: 'Un rostro hecho de piezas de piedra verde, con ojos blancos de pupila oscura, la boca abierta con un diente blanco y orejeras redondas verdes.',
  },
  'MAY-08': {
    maker: 'Mo’ Chaak, escultor maya',
    technique: 'Piedra caliza tallada con restos de azul y rojo; 110,5 × 80,6 cm',
    place: 'Yaxchilán, Chiapas, México',
    kept: 'Museo Británico, Londres',
    story:
      'El rey Itzamnaaj Bahlam sostiene una antorcha; a sus pies, la señora K’abal Xook se pasa por la lengua una cuerda con cuchillas y la sangre cae sobre papel. En su vestido se distingue cada hilo. Un escultor firmó la piedra, cosa rara; en ella se ve que también las reinas pagaban el poder con sangre.',
    alt: 'Una losa tallada: un hombre de pie, con tocado de plumas, sostiene una antorcha sobre una mujer de rojo arrodillada; franjas de signos recorren la parte alta y el lado.',
    differs:
      'El dintel se talló hacia 723-726; el Museo Británico fecha el rito representado el 24 de octubre de 709 y el archivo Kerr, el 28 de octubre de 709.',
  },
  'MAY-09': {
    maker: 'Talladores mayas',
    technique: 'Hueso grabado y frotado con cinabrio rojo',
    place: 'Tikal, Petén, Guatemala',
    kept: 'Guatemala; hallado en la tumba del Templo I de Tikal',
    story:
      'Dos dioses viejos reman en una canoa. Entre ellos viaja el dios del Maíz con un perro, un loro, un mono y una iguana, por el agua que los muertos han de cruzar. Al rey Jasaw Chan K’awiil lo enterraron con unos noventa huesos envueltos juntos; 37 llevan grabados signos, imágenes o ambas cosas.',
    alt: 'Un gran hueso claro grabado con tres figuras de pelo o plumas rojas que van en una canoa con pasajeros más pequeños; dos de ellas llevan remos.',
  },
  'MAY-10': {
    maker: 'Salineros mayas',
    technique: 'Madera tallada',
    place: 'Parque Nacional Paynes Creek, Toledo, Belice',
    kept: 'Belice, adonde volvió en 2013 tras ser tratado',
    story:
      'En 2004 unos arqueólogos que buscaban salinas en el fondo de una laguna tocaron madera pulida en la turba: el primer remo maya antiguo que se conoce. El lodo sin aire lo había guardado más de mil años. La sal hervida en la costa viajaba en canoa a las ciudades del interior, que no podían vivir sin ella.',
    alt: 'Un remo de madera oscura, de mango largo y pala ancha y redondeada, yace inclinado con la punta de la pala en agua azul.',
  },
  'MAY-11': {
    maker: 'Escultores mayas',
    technique: 'Piedra caliza tallada; 3,6 × 2,2 m, unas 7 toneladas',
    place: 'Palenque, Chiapas, México',
    kept: 'En su lugar, bajo el Templo de las Inscripciones, Palenque (México)',
    story:
      'Pakal se reclina sobre las fauces del inframundo y de él brota el árbol del mundo, con un ave en la copa. En 1952, tras despejar durante tres años una escalera oculta, Alberto Ruz alzó la losa con gatos de coche. Debajo yacía el rey: también en América una pirámide podía ser una tumba.',
    alt: 'Una caja de piedra con una fila de cuadros oscuros; en la tapa inclinada, un hombre se reclina bajo un árbol blanco en forma de cruz con un ave, dentro de un marco decorado.',
    differs: 'Algunos estudiosos ven a Pakal caer al inframundo; otros lo ven salir de él como dios del Maíz.',
  },
  'MAY-12': {
    maker: 'Escultores mayas de Chichén Itzá',
    technique: 'Piedra caliza tallada',
    place: 'Chichén Itzá, Yucatán, México',
    kept: 'Museo Nacional de Antropología, Ciudad de México',
    story:
      'Un hombre se apoya en los codos, vuelve la cabeza y sujeta un plato sobre el vientre, quizá para ofrendas. Augustus Le Plongeon desenterró la estatua en 1875, le inventó el nombre y quiso exhibirla en Filadelfia. El gobernador de Yucatán se negó, porque era propiedad del Estado; nadie sabe cómo la llamaban sus autores.',
    alt: 'Una figura de piedra recostada, con las rodillas dobladas y el torso erguido; la cabeza cuadrada mira al frente y las manos sujetan un plato redondo sobre el vientre.',
  },
  'MAY-13': {
    maker: 'Alfareros mayas de Palenque',
    technique: 'Cerámica modelada y pintada',
    place: 'Palenque, Chiapas, México',
    kept: 'Museo de Sitio de Palenque',
    story:
      'El tubo representa el tronco de un árbol y lleva rostros de dioses, uno sobre otro. Encima ardía un brasero de resina cuyo humo unía inframundo, tierra y cielo. Cuando el soporte había cumplido su función, se enterraba de pie en el basamento de un templo; ya han salido a la luz más de cien.',
    alt: 'Un soporte alto de barro con un rostro de mirada fija y colmillos, orejeras redondas, corona de picos, aletas turquesas dentadas y otra cara más pequeña debajo.',
  },
  'MAY-14': {
    maker: 'Pintores mayas',
    technique: 'Pintura mural sobre estuco',
    place: 'Bonampak, Chiapas, México',
    kept: 'En su lugar, Edificio 1, Bonampak (México)',
    story:
      'Cien figuras llenan las paredes de un cuarto: vuelan las lanzas, se arrastra a los enemigos por el pelo y el rey Chan Muwan, con piel de jaguar, apresa a un cautivo. Los mayas lacandones, que iban allí a rezar, guiaron a unos forasteros en 1946. Hasta entonces muchos tenían a los mayas por pacíficos observadores de estrellas.',
    alt: 'Una pared pintada: un hombre grande con túnica amarilla moteada avanza y agarra por la cabeza a otro más pequeño, entre dos guerreros; detrás se cruzan lanzas.',
  },
  'MAY-15': {
    maker: 'Talladores mayas de pedernal',
    technique: 'Pedernal tallado por percusión',
    place: 'Guatemala, según se dice',
    kept: 'Por ejemplo, Museo de Arte de Dallas',
    story:
      'Un golpe en falso habría roto la hoja: lasca a lasca, el tallador dejó una fila de perfiles que asoman de la piedra. Las cabezas son de K’awiil, dios del rayo y de la estirpe real, pues se decía que el pedernal nacía donde caía un rayo. Demasiado frágiles para cortar, las piezas así se enterraban bajo templos y monumentos.',
    alt: 'Una pieza de pedernal pardo tallada con un contorno de puntas y tres cabezas de perfil, una arriba y una a cada lado.',
  },
} satisfies LabelTexts;
