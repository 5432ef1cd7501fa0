import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const polynesia = {
  'POL-01': {
    maker: 'Pescadores hawaianos',
    technique: 'Hueso, carey o nácar, con cuerda de fibra vegetal; un ejemplar de carey mide 5,8 × 3,4 cm',
    place: 'Hawái, Estados Unidos',
    kept: 'Por ejemplo, Museo Bishop, Honolulu',
    story:
      'La punta mira hacia dentro: el pez que tira se la clava más. Los pescadores estudiaban cómo comía cada especie y tallaban un anzuelo a su medida, del hueso más menudo al de madera para tiburones. Con uno así, Mānaiakalani, el héroe Māui sacó islas del mar; en Hawái aún se lleva como colgante.',
    alt: 'Un gran anzuelo blanco con la punta curvada hacia dentro, una lengüeta interior y líneas grabadas; una cuerda listada va atada a lo alto de la caña.',
  },
  'POL-02': {
    maker: 'Canteros hawaianos',
    technique: 'Basalto tallado',
    place: 'Hawái, Estados Unidos',
    kept: 'Por ejemplo, Museo Bishop, Honolulu',
    story:
      'El taro cocido al vapor y machacado con algo de agua se vuelve poi, la pasta central de la comida hawaiana; una mano golpea y la otra gira la masa. Según la tradición, el primer taro brotó de un niño nacido antes de tiempo, y los hawaianos descienden de su hermano menor: en la mesa se come con un antepasado.',
    alt: 'Un majador de piedra gris en forma de campana, con la cintura estrecha y el remate ancho, está en una artesa plana de madera con pasta morada.',
  },
  'POL-03': {
    maker: 'Constructores tonganos, para el rey Tuʻitātui',
    technique: 'Tres losas de caliza coralina; 5,2 m de altura',
    place: 'Niutōua, Tongatapu, Tonga',
    kept: 'En su lugar, Niutōua (Tonga)',
    story:
      'Dos pilares de treinta toneladas o más cada uno sostienen el dintel en muescas profundas, como haría un carpintero con la madera. Según la tradición, el rey Tuʻitātui alzó la puerta hacia 1200 en honor de sus dos hijos. El nombre, «la carga de Maui», la convierte en la pértiga de un semidiós.',
    alt: 'Dos altos pilares de piedra sostienen una pesada viga de piedra encajada en muescas; al pie crece hierba y detrás hay una palmera.',
  },
  'POL-04': {
    maker: 'Constructores maohi de Raiatea',
    technique: 'Patio empedrado con una plataforma de losas verticales de piedra y coral',
    place: 'Opoa, Raiatea, Polinesia Francesa',
    kept: 'En su lugar, Opoa, Raiatea (Polinesia Francesa)',
    story:
      'En una lengua de tierra dentro de la laguna hay un patio empedrado donde los vivos se encontraban con sus antepasados y con el dios ʻOro. Jefes, sacerdotes y guerreros llegaban de islas lejanas y aguardaban en un islote hasta cruzar el paso sagrado. Aún vienen polinesios de todas partes a saludar a sus mayores.',
    alt: 'Una plataforma empedrada con una fila de altas losas verticales se alza ante una laguna; detrás se elevan montañas verdes y abruptas.',
  },
  'POL-05': {
    maker: 'Escriba de Rapa Nui',
    technique: 'Palo de rosa del Pacífico grabado; 29 × 19,5 × 2,5 cm',
    place: 'Rapa Nui (Isla de Pascua), Chile',
    kept: 'Archivo de la Congregación de los Sagrados Corazones, Roma',
    story:
      'Una fila de cada dos está cabeza abajo, así que el lector debía girar la tablilla al acabar cada línea. Ya nadie sabe leer el rongorongo: las redadas de esclavistas y las epidemias acabaron con sus escribas. En esta tablilla, llamada Mamari, solo hay acuerdo sobre dos líneas y media: cuentan las noches de la luna.',
    alt: 'Una tablilla de madera oscura y bordes redondeados, cubierta por seis filas de signos claros grabados que parecen medialunas, rombos, plantas y personas.',
    differs: 'Nadie sabe cuándo se grabó la tablilla; 1870 es el año en que la recogió un misionero.',
  },
  'POL-06': {
    maker: 'Talladores maoríes',
    technique: 'Pounamu (piedra verde)',
    place: 'Aotearoa Nueva Zelanda',
    kept: 'Por ejemplo, Te Papa Tongarewa, Wellington',
    story:
      'La piedra verde es tan tenaz que la figura se sacaba desgastándola con arenisca y agua, grano a grano. Puede ser Tiki, antepasado de todas las personas, o un niño antes de nacer. Muchos hei-tiki tienen nombre; al heredarse reúnen el mana, el poder, de quienes los llevaron, y en los funerales se ponen junto al difunto.',
    alt: 'Una figura de piedra verde con gran cabeza ladeada, ojos redondos de borde rojo, manos en los muslos y piernas dobladas cuelga de un cordón pardo.',
  },
  'POL-07': {
    maker: 'Mujeres de Samoa',
    technique: 'Corteza interior de morera del papel batida y pintada a mano',
    place: 'Samoa Americana, Estados Unidos',
    kept: 'Por ejemplo, Te Papa Tongarewa, Wellington',
    story:
      'Las mujeres arrancan la corteza de moreras jóvenes y la baten con mazos acanalados hasta ensancharla y ablandarla; las tiras se pegan en lienzos que pueden llenar una sala. Cada archipiélago tiene su palabra (siapo, ngatu, kapa, hiapo) y sus dibujos. En bodas y funerales la tapa sigue siendo un regalo de peso.',
    alt: 'Un lienzo de corteza color crema dividido por líneas oscuras en cuadros con triángulos pardos enfrentados y flores de cuatro pétalos; una esquina está doblada.',
  },
  'POL-08': {
    maker: 'Constructores de canoas polinesios',
    technique: 'Dos cascos unidos con ligaduras a travesaños bajo una misma cubierta; los de la Hōkūleʻa miden 19 m',
    place: 'Polinesia; Hōkūleʻa: Honolulu, Hawái, Estados Unidos',
    kept: 'Por ejemplo, la Hōkūleʻa de 1975, que aún navega desde Honolulu',
    story:
      'Dos cascos bajo una cubierta llevaron familias, plantones y animales a islas repartidas por un océano inmenso. En 1976, cuando aún se hablaba de derivas casuales, Mau Piailug llevó una réplica, la Hōkūleʻa, de Hawái a Tahití sin instrumentos, por las estrellas, el oleaje y las aves. Toda una cultura recobró el ánimo.',
    alt: 'Una larga canoa de madera de extremos levantados, con una cubierta, una choza y dos velas pardas en forma de pinza, flota sobre olas azules con un remo timón a popa.',
  },
  'POL-09': {
    maker: 'Tupaia de Raiatea; copia de James Cook',
    technique: 'Tinta sobre papel',
    place: 'Dibujado a bordo del Endeavour; Raiatea, Polinesia Francesa',
    kept: 'Biblioteca Británica, Londres (copia de Cook; el original se perdió)',
    story:
      'Tupaia, sacerdote y navegante, embarcó con Cook en 1769 y pasó al papel las islas que llevaba en la memoria, esparcidas por gran parte del Pacífico. Los europeos creyeron mucho tiempo que las había puesto mal. Buscaban un norte único; él daba rumbos de isla en isla.',
    alt: 'Una hoja crema con muchas islas pequeñas en torno a otra mayor; un sol amarillo remata una cruz parda, salen líneas de puntos rojos y a la izquierda navega un barquito.',
    differs:
      'Anne Di Piazza y Erik Pearthree leen el mapa como un mosaico de derroteros; Lars Eckstein y Anja Schwarz ven un sistema nuevo con el que Tupaia tradujo su navegación para los europeos.',
  },
  'POL-10': {
    maker: 'Wiremu Kīngi Te Rangitāke, Te Āti Awa',
    technique: 'Madera tallada con concha pāua; 149 cm de largo',
    place: 'Waitara, Taranaki, Aotearoa Nueva Zelanda',
    kept: 'Museo Memorial de la Guerra de Auckland',
    story:
      'La figura de proa de una canoa de guerra saca la lengua: advierte al mar de que lo cruzan para combatir. Se dice que esta proa la talló el jefe Wiremu Kīngi. Se regaló a un príncipe británico en 1869, y en 1925 un visitante de Auckland la encontró encima de una vitrina en un museo de Londres.',
    alt: 'Una proa tallada de color rojizo: delante, una cabeza de ojo azul verdoso, dientes y lengua fuera; detrás, dos espirales caladas sobre una base larga.',
  },
  'POL-11': {
    maker: 'Escultores rapanuis',
    technique: 'Basalto tallado; 2,42 m de altura',
    place: 'Orongo, Rapa Nui (Isla de Pascua), Chile',
    kept: 'Museo Británico, Londres',
    story:
      'Rostros vivos de los antepasados, casi todos los moáis se alzaban junto a la costa. A Hoa Hakananai’a lo hallaron en una casa de piedra de Orongo, enterrado hasta los hombros; otras manos habían tallado en su espalda los hombres pájaro de un culto más nuevo. Marinos del Topaze se lo llevaron en 1868 y su pueblo pide que vuelva.',
    alt: 'Una figura de piedra gris oscura vista de frente hasta la cintura: cejas macizas, nariz larga, labios finos cerrados, orejas largas y pecho ancho.',
    differs:
      'El Museo Británico fecha la estatua hacia 1000-1200; otros, en cualquier momento entre 1000 y 1600, o entre 1400 y 1650.',
  },
  'POL-12': {
    maker: 'Plumajeros hawaianos',
    technique: 'Plumas sobre red y cestería, nácar y dientes de perro; 1 m de altura',
    place: 'Hawái, Estados Unidos',
    kept: 'Museo Británico, Londres',
    story:
      'Mechones de plumas rojas de avecillas del bosque van atados uno a uno a una red sobre mimbre; los ojos de nácar miran fijos y los dientes de perro parecen morder. Llevada al combate en un asta, la imagen acogía a un dios, a menudo Kū, el que arrebata islas. Con su Kū, Kamehameha I unificó Hawái; quedan diecinueve cabezas.',
    alt: 'Una cabeza de plumas rojas con cuello largo, de perfil: ojo blanco muy abierto, boca abierta llena de dientes y una cresta amarilla de la frente a la nuca.',
    differs:
      'El Museo Británico relacionó mucho tiempo su imagen con el viaje de Vancouver y ahora la atribuye al tercer viaje de Cook; Te Papa duda que todas estas imágenes muestren a Kūkāʻilimoku.',
  },
  'POL-13': {
    maker: 'Talladores de Rurutu',
    technique: 'Sándalo tallado; alrededor de 1,2 m de altura',
    place: 'Rurutu, islas Australes, Polinesia Francesa',
    kept: 'Museo Británico, Londres',
    story:
      'Unas personas diminutas cubren al dios y forman hasta sus ojos, su nariz y su boca; la espalda se abre y dentro guardaba los huesos de un antepasado. Rurutu lo entregó a los misioneros en 1821. Picasso y Henry Moore convivieron con copias suyas, y hace poco una conservadora halló en el hueco una pluma de lori.',
    alt: 'Una figura de madera en pie, con una enorme cabeza redondeada, las manos en el vientre y muchas figurillas humanas de brazos alzados en la cara y el cuerpo.',
    differs: 'Steven Hooper situaba la talla en el siglo XVIII; la datación por radiocarbono publicada en 2016 da 1505-1645.',
  },
  'POL-14': {
    maker: 'Talladores ʻenana (marquesanos)',
    technique: 'Madera de casuarina, fibra de coco y pelo; 138,5 × 18 cm',
    place: 'Islas Marquesas, Polinesia Francesa',
    kept: 'Museo Británico, Londres',
    story:
      'Hay que mirar dos veces: las pupilas de los grandes ojos son cabezas, la nariz también, y en la boca se ocultan más rostros, como muñecas dentro de muñecas. Por ambos lados velaban los antepasados. La madera se llama toa, igual que el guerrero; se remojaba en el barro de los campos de taro y se engrasaba hasta sacarle brillo.',
    alt: 'Una maza inclinada de madera oscura con la cabeza ancha y tallada, donde dos ojos con anillos y unos bultos forman un rostro; el puño va atado y acaba en un mechón.',
  },
  'POL-15': {
    maker: 'Armeros hawaianos',
    technique: 'Madera dura con dientes de tiburón, sujetos con clavijas o cuerda',
    place: 'Hawái, Estados Unidos',
    kept: 'Por ejemplo, Museo Bishop, Honolulu',
    story:
      'En Hawái no había metal, así que el filo más cortante salía del mar: dientes de tiburón tigre y de tiburón blanco, fijados a la madera con clavijas o cordel. El nombre se explica como «guirnalda de tiburón». Servía para el cuerpo a cuerpo, con un lazo para la mano, y sus dueños le atribuían fuerza propia.',
    alt: 'Un arma redonda de madera con dientes triangulares claros alrededor del borde, un mango corto con un agujero y un lazo de cuerda.',
  },
} satisfies LabelTexts;
