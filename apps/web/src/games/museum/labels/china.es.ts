import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of China. */
export const china = {
  'CHI-01': {
    maker: 'Alfareros de la dinastía Han oriental',
    technique: 'Barro cocido con vidriado verde de plomo, por ejemplo 48 × 41 × 21,5 cm',
    place: 'Luoyang, China',
    kept: 'Por ejemplo, Museo de las Civilizaciones Asiáticas, Singapur',
    story:
      'También los muertos tenían que comer, y las familias de la época Han enterraban con ellos graneros, pozos y pocilgas de barro. Un granero de Luoyang lleva un rótulo optimista: «diez mil medidas de grano y arroz». Los edificios de madera han desaparecido, y estos juguetes para la eternidad enseñan cómo se construían.',
    alt: 'Maqueta vidriada en verde de una torre de tres pisos con tejados salientes, sobre una base más ancha con un vano oscuro. Un pajarillo remata el tejado.',
  },
  'CHI-02': {
    maker: 'Atribuido a Cheng Qi, según Lou Shou',
    technique: 'Tinta y color sobre papel, rollo horizontal, 32,7 × 1049,8 cm (el rollo del arroz)',
    place: 'Región de Hangzhou, China',
    kept: 'Museo Nacional de Arte Asiático (Galería Freer), Washington',
    story:
      'En el siglo XII, el magistrado Lou Shou hizo dibujar, paso a paso, el trabajo de los campesinos y escribió un poema para cada escena: 21 del arroz y 24 de la seda. Durante siglos los emperadores mandaron copiar sus láminas. Halagaban al buen gobierno y servían de manual, con cada herramienta a la vista.',
    alt: 'Un rollo abierto con dos escenas: a la izquierda, un hombre ara con un buey oscuro junto a una cabaña; a la derecha, una mujer trabaja sentada al telar.',
    differs:
      'Las láminas de Lou Shou, de hacia 1132, se han perdido; la fecha indicada es la de la copia más antigua, que Smarthistory sitúa entre mediados y finales del siglo XIII.',
  },
  'CHI-03': {
    maker: 'Fundidores de hierro de la dinastía Han',
    technique: 'Hierro colado, rejas de unos 20 a 40 cm',
    place: 'Shaanxi y Henan, China',
    kept: 'Por ejemplo, Museo de Historia de Shaanxi, Xi’an',
    story:
      'En casi todas partes el arado solo arañaba el suelo; este lo levantaba y le daba la vuelta. La reja corta, y una placa curva, encima, echa el terrón a un lado. Se creía que esa placa era posterior, hasta que aparecieron ejemplares de la época Han que la hicieron varios siglos más antigua.',
    alt: 'Una pesada reja de hierro, puntiaguda, con cresta central y filo inferior, vista de lado. Manchas de óxido salpican el metal oscuro.',
  },
  'CHI-04': {
    maker: 'Soldados, peones y presos de muchas dinastías',
    technique: 'Ladrillo, piedra y tierra apisonada, unos 8850 km la muralla Ming',
    place: 'Badaling, cerca de Pekín, China',
    kept: 'En su lugar, Badaling y otros puntos del norte de China',
    story:
      'No hay una sola muralla: los reinos empezaron a levantarlas en el siglo VII a. C., y casi todo lo que hoy se ve se rehízo bajo la dinastía Ming, desde el siglo XIV. Las torres se pasaban la alarma de cresta en cresta. Después los aldeanos tomaron sus ladrillos para casas y caminos, y falta cerca de un quinto del trazado Ming.',
    alt: 'Una muralla almenada trepa por colinas verdes de una atalaya a la siguiente. Delante se alza una gran torre con saeteras y una puerta en arco.',
    differs: 'Los estudios dan 8851,8 km a la muralla Ming y 21 196 km al conjunto de las murallas de todas las dinastías.',
  },
  'CHI-05': {
    maker: 'Constructores Tang para el monje Xuanzang',
    technique: 'Ladrillo sobre tierra apisonada, siete pisos, unos 64 m de altura',
    place: 'Xi’an, China',
    kept: 'En su lugar, Xi’an (China)',
    story:
      'Xuanzang fue a la India y volvió al cabo de diecisiete años, cargado de escrituras budistas; esta torre fue su biblioteca. Ha tenido cinco pisos, luego diez y, desde un terremoto de 1556, siete y una inclinación visible. La novela «Viaje al Oeste» hizo inmortal a su monje.',
    alt: 'Una pagoda cuadrada de ladrillo, de siete pisos cada vez menores, con una ventana en arco en cada uno, sobre una terraza de piedra con escalera.',
    differs:
      'La primera torre, de 652, se derrumbó; la actual procede de la reconstrucción de 704, y su revestimiento de ladrillo es Ming.',
  },
  'CHI-06': {
    maker: 'Fundidores de bronce de la dinastía Han oriental',
    technique: 'Bronce fundido, 34,5 × 45 cm',
    place: 'Tumba de Leitai, Wuwei, Gansu, China',
    kept: 'Museo Provincial de Gansu, Lanzhou',
    story:
      'Todo el peso de un caballo al galope descansa en un casco, y el casco, en un pájaro que vuelve la cabeza, sorprendido: tan veloz es el caballo. En 1969, unos aldeanos que cavaban un refugio antiaéreo dieron con la tumba del general donde aguardaba, en un cortejo de noventa y nueve caballos, carruajes y soldados de bronce.',
    alt: 'Un caballo de bronce verdoso a pleno galope, con la cola al viento y la boca abierta. Un casco trasero se apoya en un pajarillo en vuelo.',
  },
  'CHI-07': {
    maker: 'Alfareros de Jingdezhen, para Zhang Wenjin',
    technique: 'Porcelana con azul de cobalto bajo cubierta, 63,5 × 20,5 cm cada uno',
    place: 'Jingdezhen, China',
    kept: 'Museo Británico, Londres',
    story:
      'Un tal Zhang Wenjin ofreció la pareja a un templo taoísta para proteger a su familia, e hizo escribir la fecha en los cuellos. Ese día de 1351 se convirtió en el punto fijo con el que se data toda la porcelana azul y blanca temprana. El incensario que los acompañaba sigue sin aparecer.',
    alt: 'Dos jarrones altos de porcelana blanca pintada de azul, con asas rizadas en el cuello, hojas puntiagudas bajo el borde y un dragón sinuoso en el cuerpo.',
  },
  'CHI-08': {
    maker: 'Adivinos chinos, reconstrucción de Wang Zhenduo',
    technique: 'Cuchara de magnetita sobre placa de bronce pulido',
    place: 'Luoyang, capital Han, China',
    kept: 'Por ejemplo, una reconstrucción en el Museo Nacional de China, Pekín',
    story:
      'La cuchara gira y su mango se detiene señalando el sur. El campo redondo de la placa es el cielo; el cuadrado, la tierra: el aparato servía para situar casas y tumbas en armonía con ambos, no para gobernar naves. Los marinos tardaron unos mil años en adoptar la aguja imantada.',
    alt: 'Una cuchara oscura y brillante descansa sobre una placa cuadrada de bronce. Anillos y finas marcas de los rumbos rodean el centro redondo de la placa.',
    differs:
      'No se ha hallado ninguna cuchara antigua: la forma es una reconstrucción de los años cuarenta a partir de textos, y se discute si funcionaba.',
  },
  'CHI-09': {
    maker: 'Canteros Ming, para el almirante Zheng He',
    technique: 'Losa de piedra grabada en chino, tamil y persa',
    place: 'Nankín, China (erigida en Galle, Sri Lanka)',
    kept: 'Museo Nacional de Colombo, Colombo',
    story:
      'La flota de Zheng He llevó esta losa por mar para honrar a tres religiones a la vez: el texto chino ofrece oro, seda e incienso a Buda; el tamil, a Visnú; el persa, a Alá. En 1911 apareció boca abajo: servía de tapa a una alcantarilla.',
    alt: 'Una losa de piedra oscura, de remate curvo, sobre una base. Dos dragones flanquean un disco dorado sobre columnas de escritura china y dos bloques de otras letras.',
    differs: 'La fecha, 15 de febrero de 1409, puede ser la del grabado en Nankín o la del día en que se erigió en Galle.',
  },
  'CHI-10': {
    maker: 'Alfareros de la dinastía Han oriental',
    technique: 'Cerámica gris, alrededor de medio metro de largo',
    place: 'Cantón (Guangzhou), China',
    kept: 'Museo Nacional de China, Pekín',
    story:
      'Un alfarero que entendía de barcos modeló este para una tumba: cabinas techadas, marineros diminutos, un ancla a proa y, a popa, la imagen más antigua que se conoce de un timón. En Europa, timones así aparecen unos mil años después, tallados en iglesias de hacia 1180.',
    alt: 'Maqueta gris de barro de un barco con tres cabinas techadas. Un pequeño marinero está cerca de la proa, de la que cuelga un ancla; a popa hay un timón ancho.',
  },
  'CHI-11': {
    maker: 'Fundidores de bronce de los reyes Shang',
    technique: 'Bronce fundido en moldes de arcilla, 133 × 110 × 79 cm, 832,84 kg',
    place: 'Wuguan, Anyang, China',
    kept: 'Museo Nacional de China, Pekín',
    story:
      'Un rey Shang hizo fundir más de una tonelada de metal para honrar a su madre con un caldero de sacrificios. El cuerpo y las patas se vertieron de una sola vez. Los aldeanos que lo desenterraron en 1939 volvieron a sepultarlo para que no lo encontrara el ejército japonés.',
    alt: 'Un enorme caldero de bronce verdoso, de cuerpo rectangular, con cuatro patas y dos asas verticales. Franjas de ornamento animal anguloso enmarcan el centro liso.',
    differs: 'Las fuentes lo sitúan entre los siglos XIV y XI a. C., y las antiguas dan 875 kg y el nombre de Simuwu.',
  },
  'CHI-12': {
    maker: 'Talladores de jade de la corte Han occidental',
    technique: '2498 placas de jade cosidas con cerca de 1,1 kg de hilo de oro, 188 cm de largo',
    place: 'Mancheng, Hebei, China',
    kept: 'Museo de Hebei, Shijiazhuang',
    story:
      'Se creía que el jade alejaba el mal y la corrupción, así que al príncipe Liu Sheng lo cosieron en una segunda piel de jade: unos diez años de trabajo e hilos de oro más finos que un cabello. Los textos hablaban de estos trajes, pero nadie había visto uno entero hasta que un soldado cayó en la tumba en 1968.',
    alt: 'Una figura humana hecha de plaquitas de jade verde unidas con oro yace sobre un lecho rojo oscuro. Un aro de oro descansa en su pecho.',
  },
  'CHI-13': {
    maker: 'Talleres del Primer Emperador, Qin Shi Huang',
    technique: 'Barro cocido, en su día pintado, tamaño natural',
    place: 'Lintong, Xi’an, China',
    kept: 'Museo del Mausoleo del Emperador Qin Shi Huang, Xi’an',
    story:
      'Más de siete mil soldados de barro guardan al primer emperador que unificó China, y apenas hay dos caras iguales. Lucían colores vivos y armas de bronce auténticas, aún afiladas cuando se hallaron. Unos campesinos que abrían un pozo toparon con el primero en 1974; la tumba del emperador sigue cerrada.',
    alt: 'Un soldado de barro con armadura de placas, moño y bigote está de pie delante de otros dos, más oscuros y sencillos.',
  },
  'CHI-14': {
    maker: 'Espaderos de Yue, para el rey Goujian',
    technique: 'Bronce con turquesa y vidrio azul, 55,6 cm de largo',
    place: 'Reino de Yue (Shaoxing), China (hallada cerca de Jingzhou)',
    kept: 'Museo Provincial de Hubei, Wuhan',
    story:
      'La tumba llevaba más de dos mil años inundada, pero la hoja salió de la vaina lacada brillante y afilada. Ocho caracteres, con rizos en forma de pájaro, dicen que el rey de Yue la hizo para su propio uso. Sufrió daños en un préstamo en 1994 y no ha vuelto a salir de China.',
    alt: 'Una espada corta de bronce en diagonal. Un dibujo de rombos oscuros cubre la hoja; la guarda y la empuñadura llevan turquesas.',
    differs: 'Las fuentes dan 55,6 o 55,7 cm de longitud y 4,6 o 5 cm de anchura de la hoja.',
  },
  'CHI-15': {
    maker: 'Fundidores de bronce de los arsenales Han',
    technique: 'Bronce fundido, en varias piezas ensambladas',
    place: 'Shouzhou (condado de Shou), Anhui, China',
    kept: 'Por ejemplo, Museo Hallwyl, Estocolmo',
    story:
      'La madera de la ballesta se pudrió; queda el mecanismo. Nuez, mira y gatillo encajan con precisión de relojero: un recluta podía retener una cuerda que exigía 160 kilos de fuerza y soltarla con un dedo. Las descargas cerradas detenían las cargas de caballería.',
    alt: 'Un mecanismo de bronce con caja larga y plana y dos pasadores redondos. Encima asoman una mira alta y curva y dos dientes; debajo cuelga el gatillo.',
  },
} satisfies LabelTexts;
