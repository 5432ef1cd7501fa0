import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of Mesopotamia. */
export const mesopotamia = {
  'MES-01': {
    maker: 'Escultores sumerios de Uruk',
    technique: 'Alabastro tallado en bajorrelieve, alrededor de 1 m de alto',
    place: 'Uruk (Warka), Irak',
    kept: 'Museo Nacional de Irak, Bagdad',
    story:
      'Se lee de abajo arriba: agua, plantas, ovejas, hombres con cestos y, en lo alto, la ofrenda a una diosa. Es uno de los primeros relatos contados con imágenes. Robado en abril de 2003, durante el saqueo del museo, volvió dos meses después en el maletero de un coche rojo.',
    alt: 'Un vaso alto de piedra clara, de borde abierto y pie ancho. Las franjas talladas muestran figuras ante un santuario, hombres con cestos, animales y plantas.',
    differs: 'Wikipedia admite un intervalo amplio, hacia 3500-2900 a. C.; otras dataciones lo reducen a 3200-3000 a. C.',
  },
  'MES-02': {
    maker: 'Escribas de los templos del sur de Mesopotamia',
    technique: 'Arcilla marcada con punzón cuando aún estaba húmeda, del tamaño de la palma de la mano, por ejemplo 6,2 × 4,7 cm',
    place: 'Probablemente Uruk (Warka), Irak',
    kept: 'Por ejemplo, Museo Metropolitano de Arte, Nueva York',
    story:
      'Tantas medidas de cebada, tanto para cada uno: la escritura empezó como contabilidad, mucho antes de que nadie pusiera por escrito un poema. Las marcas redondas son números, los pequeños dibujos nombran los productos y no hay un solo verbo. Por eso los expertos todavía discuten qué dicen estas listas.',
    alt: 'Una tablilla de arcilla de bordes redondeados, dividida en casillas. En ellas hay espigas de cebada, una cabeza, cuencos e hileras de marcas redondas.',
  },
  'MES-03': {
    maker: 'Campesinos y alfareros del sur de Mesopotamia',
    technique: 'Arcilla cocida a alta temperatura',
    place: 'Yemdet Nasr y otros yacimientos, Irak',
    kept: 'Por ejemplo, Museo Ashmolean, Oxford',
    story:
      'La llanura entre los dos ríos tenía barro de sobra, pero poco sílex y nada de cobre; sus campesinos segaban la cebada con barro cocido. La hoz se rompía con facilidad y no costaba casi nada: se cocía otra. En un solo montículo aparecieron 1650, que seguramente cortaron también cañas.',
    alt: 'Una hoz curva de arcilla parduzca, con mango corto y filo interior mellado. En su hueco descansan dos tallos de cebada madura.',
  },
  'MES-04': {
    maker: 'Talleres del rey Nabucodonosor II, Babilonia',
    technique: 'Ladrillo moldeado y vidriado, reconstruida en Berlín hasta unos 14 m de altura',
    place: 'Babilonia, cerca de Hilla, Irak',
    kept: 'Museo de Pérgamo (Vorderasiatisches Museum), Berlín',
    story:
      'Las procesiones entraban en Babilonia entre muros azules como el lapislázuli, ante los toros del dios de la tormenta y los dragones de Marduk. Cada animal es un rompecabezas de ladrillos moldeados uno a uno. Lo reconstruido en Berlín es solo la mitad exterior, la más pequeña: la puerta era doble.',
    alt: 'Una puerta de ladrillo azul intenso, con arco oscuro entre dos torres almenadas y filetes dorados. Por las torres caminan hileras de toros dorados y dragones blancos.',
    differs:
      'Las fuentes dan a la reconstrucción entre 14 y 15 m de altura, y la altura de la puerta antigua solo se conoce por estimación.',
  },
  'MES-05': {
    maker: 'Constructores de los reyes Ur-Nammu y Shulgi',
    technique: 'Adobe con un revestimiento de ladrillo cocido de 2,5 m de grosor, base de 62,5 × 43 m',
    place: 'Ur (Tell el-Muqayyar), cerca de Nasiriya, Irak',
    kept: 'En su lugar, cerca de Nasiriya (Irak)',
    story:
      'Tres escaleras suben hasta una sola puerta, y más arriba se alzaba la casa de Nanna, el dios de la luna. Por dentro no hay cámaras: es una montaña de ladrillo para un país sin colinas. Solo el primer cuerpo se conserva bien; la forma de los otros es en parte conjetura.',
    alt: 'Una torre escalonada de color arena, con tres cuerpos, en una llanura. Una larga escalera central y dos laterales se juntan en una puerta; un pequeño santuario la corona.',
  },
  'MES-06': {
    maker: 'Escultores asirios del rey Sargón II',
    technique: 'Alabastro yesoso tallado en altorrelieve, 428 × 421 cm, unas 30 toneladas',
    place: 'Jorsabad (antigua Dur-Sharrukin), Irak',
    kept: 'Museo del Louvre, París',
    story:
      'Toro, águila y hombre barbado en un solo cuerpo: parejas de estos guardianes, los lamasu, flanqueaban las puertas de la nueva capital de Sargón y cerraban el paso al mal. El escultor le dio a este cinco patas. Visto de frente está quieto; visto de lado, camina.',
    alt: 'Un toro de piedra visto de lado sobre un pedestal, con una gran ala alzada y cabeza de hombre barbado y coronado que mira a la izquierda.',
  },
  'MES-07': {
    maker: 'Taller real de los reyes acadios',
    technique: 'Aleación de cobre fundida a la cera perdida y cincelada, 36,6 cm de alto',
    place: 'Nínive, Mosul, Irak',
    kept: 'Museo Nacional de Irak, Bagdad',
    story:
      'Largas trenzas le ciñen la frente y cada rizo de la barba está cincelado: así quiso mostrarse un rey del primer imperio. Más tarde, unos enemigos le golpearon un ojo, le cortaron las orejas y le mutilaron la barba. Castigaron al metal como si fuera el hombre.',
    alt: 'Cabeza de bronce verdoso de un hombre barbado, con cinta trenzada y rizos apretados. Un ojo es claro, con pupila oscura; el otro es una cuenca vacía.',
    differs:
      'El juego lo llama máscara de Sargón, pero es una cabeza completa, y los estudiosos proponen también a su hijo Manishtusu o a su nieto Naram-Sin.',
  },
  'MES-08': {
    maker: 'Alfareros de Larsa',
    technique: 'Terracota incisa, moldeada y pintada, 26,2 cm de alto y 13 cm de ancho',
    place: 'Larsa, Irak',
    kept: 'Museo del Louvre, París',
    story:
      'Ishtar gobernaba el amor y la guerra, pero aquí no lleva armas ni tiene trono: desnuda, alada y con tiara de cuernos, abre las manos. Arriba vuelan pájaros, abajo nadan peces, y un toro y una tortuga la acompañan. Un equipo francés halló el vaso en 1933.',
    alt: 'Un vaso de barro claro con franjas rojas. En él, una diosa alada con tiara de cuernos abre los brazos junto a un pájaro y una pequeña tortuga.',
  },
  'MES-09': {
    maker: 'Escriba babilonio',
    technique: 'Arcilla con dibujo inciso y escritura cuneiforme, 12 × 8,2 cm',
    place: 'Sippar, cerca de Bagdad, Irak',
    kept: 'Museo Británico, Londres',
    story:
      'No se conoce ningún mapa del mundo entero más antiguo. El Éufrates cruza Babilonia, y un anillo de agua salada, el río Amargo, rodea toda la tierra. Más allá, unos triángulos señalan regiones lejanas; el texto las puebla de fieras y de héroes, entre ellos el superviviente del Diluvio.',
    alt: 'Una tablilla de arcilla rota, con renglones cuneiformes sobre un doble círculo. Pequeños círculos y líneas llenan el disco, y a su alrededor sobresalen triángulos.',
    differs:
      'El Museo Británico la ha fechado entre 700 y 500 a. C. y la sitúa en Sippar; Wikipedia prefiere finales del siglo VIII o el VII a. C. y dice que podría proceder de Borsippa.',
  },
  'MES-10': {
    maker: 'Plateros sumerios de Ur',
    technique: 'Plata batida',
    place: 'Ur, cerca de Nasiriya, Irak',
    kept: 'Museo Nacional de Irak, Bagdad',
    story:
      'Un rey de Ur se llevó a la tumba una barca de remos, con sus bancos y sus palas, hecha de un metal que su país tenía que importar. Los ladrones vaciaron casi toda la sepultura, pero la dejaron. Barcas de esta forma navegan aún por las marismas del sur de Irak.',
    alt: 'Una esbelta barca de plata en forma de media luna, de extremos altos y puntiagudos. La cruzan cinco bancos, y cuatro remos de pala lanceolada cuelgan por la borda.',
  },
  'MES-11': {
    maker: 'Escultores de Gudea, gobernante de Lagash',
    technique: 'Diorita, 44 cm de alto',
    place: 'Probablemente Girsu (Tello), Irak',
    kept: 'Museo Metropolitano de Arte, Nueva York',
    story:
      'Gudea no presume de victorias: se sienta ante los dioses con las manos juntas y un gorro de rizos. La escritura de su manto enumera los templos que levantó y pide a los gobernantes futuros que no se los envidien, sino que pronuncien su nombre.',
    alt: 'Estatua de piedra oscura de un hombre sentado, con ancho gorro rizado, grandes ojos claros y manos juntas. Unas líneas de escritura cubren su manto.',
    differs:
      'El Museo Metropolitano fecha la estatua hacia 2090 a. C., pero su propio texto sitúa el gobierno de Gudea hacia 2150-2125 a. C.',
  },
  'MES-12': {
    maker: 'Escultores sumerios de Eshnunna',
    technique: 'Alabastro yesoso con incrustaciones de concha, caliza negra y betún, 29,5 × 12,9 × 10 cm',
    place: 'Tell Asmar (antigua Eshnunna), Irak',
    kept: 'Museo Metropolitano de Arte, Nueva York',
    story:
      'Quien no podía pasarse el día rezando dejaba en el templo un sustituto de piedra, con los ojos muy abiertos y nunca cansados. En 1934 aparecieron doce, enterrados juntos con cuidado bajo el suelo: ni siquiera una estatua gastada podía tirarse, porque seguía siendo sagrada.',
    alt: 'Figura de piedra clara de un hombre de larga melena y barba negras, enormes ojos redondos y falda con flecos. Sostiene una copita ante el pecho.',
  },
  'MES-13': {
    maker: 'Artesanos sumerios de Ur',
    technique: 'Concha, caliza roja y lapislázuli sobre betún y madera, 21,6 × 49,5 cm',
    place: 'Ur, cerca de Nasiriya, Irak',
    kept: 'Museo Británico, Londres',
    story:
      'Un lado va a la guerra con carros y cautivos; el otro celebra un banquete al son de la lira. El excavador, Woolley, lo halló junto a la cabeza de un muerto y lo tomó por un estandarte llevado en un palo, de ahí su nombre. Su uso real se ignora: quizá formó parte de un instrumento.',
    alt: 'Una caja azul vista de lado, con tres franjas de figurillas claras enmarcadas en oro. Abajo corren carros, en medio marchan soldados y arriba destaca una figura más alta.',
    differs: 'Las dataciones oscilan entre 2600 y 2500 a. C., aproximadamente.',
  },
  'MES-14': {
    maker: 'Escultores de Eannatum, rey de Lagash',
    technique: 'Caliza tallada por ambas caras, siete fragmentos de una losa de unos 180 × 130 × 11 cm',
    place: 'Girsu (Tello), Irak',
    kept: 'Museo del Louvre, París',
    story:
      'Dos ciudades se disputaban una frontera y ganó Lagash. Sus soldados avanzan tras un muro de escudos; los buitres se llevan las cabezas de los vencidos. No se conoce ningún monumento bélico más antiguo. El Museo Británico tenía uno de los siete fragmentos y lo cedió al Louvre en 1932.',
    alt: 'Una losa alta y gris de remate curvo, recompuesta con fragmentos claros tallados: arriba, buitres; en medio, soldados tras grandes escudos con clavos y lanzas.',
    differs: 'El Louvre sitúa el reinado de Eannatum hacia 2450 a. C.; Wikipedia fecha la estela hacia 2475 a. C.',
  },
  'MES-15': {
    maker: 'Orfebres sumerios de Ur',
    technique: 'Hoja de oro, empuñadura de lapislázuli con clavitos de oro y vaina calada de oro',
    place: 'Ur, cerca de Nasiriya, Irak',
    kept: 'Museo Nacional de Irak, Bagdad',
    story:
      'La vaina convierte en oro un trenzado de hierba. Nada parecido había salido nunca del suelo de Mesopotamia, y un experto la creyó obra árabe, casi cuatro mil años más reciente. Al excavador, Woolley, el puñal le anunció que el cementerio de Ur guardaba mucho más, y acertó.',
    alt: 'Un puñal de oro con empuñadura azul salpicada de puntos dorados y pomo de oro, junto a su vaina de oro cubierta por un dibujo trenzado.',
  },
} satisfies LabelTexts;
