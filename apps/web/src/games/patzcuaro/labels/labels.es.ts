import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const labels = {
  candle: {
    maker: 'Cereros y alfareros de Michoacán',
    technique: 'Cera de abeja o parafina con pabilo de algodón; candeleros de barro vidriado negro',
    place: 'Santa Fe de la Laguna, México',
    kept: 'Tianguis artesanal previo a la fiesta, plaza Vasco de Quiroga, Pátzcuaro',
    story:
      'Cada llama alumbra a un alma el camino hasta la ofrenda, y también el de vuelta. Las velas llegaron con los españoles; los candeleros negros, poblados de mariposas y palomas de barro, salen de Santa Fe de la Laguna. El mes de más trabajo es septiembre, cuando la lluvia apenas deja secar la arcilla.',
    alt: 'Una vela blanca y gruesa con una ancha franja rosa. La cera chorrea desde el borde, y sobre el pabilo oscuro arde una llama naranja de corazón amarillo.',
  },
  skull: {
    maker: 'Familias de Pátzcuaro y de Santa Fe de la Laguna',
    technique: 'Azúcar vaciada en moldes de barro y decorada con glaseado, hasta tamaño natural',
    place: 'Pátzcuaro, México',
    kept: 'Por ejemplo, Alimentarium, Vevey',
    story:
      'El azúcar caliente cuaja en un molde de barro. El glaseado añade la sonrisa y, en la frente, un nombre: el de un difunto o el de un amigo vivo. En Pátzcuaro la costumbre es joven: unas pocas familias empezaron a vender calaveras hace medio siglo; antes, las monjas dominicas hacían platillos de azúcar en miniatura.',
    alt: 'Una calavera blanca. Dos rosetas de color rosa con centro amarillo son los ojos; una línea curva con tres trazos, la boca; en la frente, una flor naranja.',
    differs:
      'El Alimentarium fecha en 1563 las primeras calaveras de azúcar; autores mexicanos las atribuyen a conventos del siglo XVII, y la prensa local sitúa las de Pátzcuaro hacia 1970.',
  },
  marigold: {
    maker: 'Floricultores de Copándaro y Tarímbaro',
    technique: 'Planta anual (Tagetes erecta), de 30 a 110 cm de altura',
    place: 'Copándaro, México',
    kept: 'Campos al norte de Morelia, en octubre',
    story:
      'Junto al lago se llama tiringuini tzitziqui, «flor amarilla». Su color y su aroma guían a las ánimas, y con ella se visten arcos y tumbas. Hace cinco siglos, cuenta fray Bernardino de Sahagún, adornaba las fiestas de verano de los mexicas, entre ellas la de los «muertitos»; hoy se siembra para cortarla a fines de octubre.',
    alt: 'Una flor doble de tallo verde y corto, con dos hojas: un anillo de pétalos redondos naranjas, otro menor de pétalos amarillos y un corazón naranja.',
    differs:
      'Suele decirse que cubre las tumbas de noviembre desde antes de la Conquista; Miguel Ángel Serrato Cruz solo la encuentra en las fiestas de junio a septiembre que recoge Sahagún.',
  },
  lollipop: {
    maker: 'Dulceros de México',
    technique: 'Caramelo de azúcar con un palito',
    place: 'Pátzcuaro, México',
    kept: 'Puestos del portal Hidalgo, Pátzcuaro, a fines de octubre',
    story:
      'La mañana del 1 de noviembre, el lago recuerda a sus niños muertos, los angelitos. Los padrinos cuelgan animales y ángeles de azúcar en un arco de flores. La paleta vino después: la más mexicana, el pirulí en forma de cono, llegó probablemente a través de Cuba. En Pátzcuaro se venden hoy hasta fantasmas de chocolate con palito.',
    alt: 'Una paleta redonda de color rosa con una espiral blanca y un palito blanco. Debajo lleva un lazo turquesa.',
    differs:
      'En Córdoba (Veracruz) hay quien atribuye el pirulí a migrantes libaneses, aunque está mejor documentado un azucarero de Cuba; el juego en español dice simplemente «dulce».',
  },
  portrait: {
    maker: 'Las familias y sus fotógrafos',
    technique: 'Fotografía enmarcada',
    place: 'Tzintzuntzan, México',
    kept: 'En casas y tumbas de la ribera, a principios de noviembre',
    story:
      'En Tzintzuntzan, las familias de quienes murieron durante el año llevan al antiguo convento arcos de cempasúchil con la mejor fotografía en el centro. Después de misa suenan las bandas, y los retratos van bailando hasta el camposanto. La fotografía misma es una recién llegada: la primera cámara desembarcó en Veracruz en diciembre de 1839.',
    alt: 'Un marco naranja rematado por un pequeño pico. Dentro, sobre papel crema, una persona sin rasgos, de pelo corto y oscuro y ropa morada.',
  },
  top: {
    maker: 'Torneros de Paracho, Aranza y Cherán',
    technique: 'Madera torneada con punta de metal; se lanza con un cordel',
    place: 'Paracho, México',
    kept: 'Por ejemplo, Museums Victoria, Melbourne (un trompo comprado en Guadalajara en 1963)',
    story:
      'Paracho, Aranza y Cherán tienen fama por sus trompos, yoyos y baleros torneados. La mañana de los niños, juguetes de madera y de paja esperan sobre las tumbas de los angelitos. En América ya se jugaba al trompo en los siglos XV y XVI; los de barro hallados en Irak tienen cinco mil años.',
    alt: 'Un trompo verde apoyado en su punta, con una ancha franja amarilla en la parte más gruesa y un pomo rojizo arriba.',
    differs: 'El juego en español llama al objeto «juguete», sin decir cuál.',
  },
  bottle: {
    maker: 'Destiladores de Uruapan',
    technique: 'Aguardiente de caña de doble destilación, en botella de vidrio',
    place: 'Uruapan, México',
    kept: 'En altares y tumbas de todo Michoacán',
    story:
      'A los difuntos adultos se les sirve una copa: esto es una fiesta, y al invitado se le ofrece de beber. El aguardiente propio de Michoacán es la charanda, de caña de los alrededores de Uruapan. Su nombre, «tierra roja» en purépecha, es el del cerro de la primera destilería. El barril de roble la vuelve ámbar.',
    alt: 'Una botella turquesa de cuello estrecho, con tapón rojizo y etiqueta crema en la que hay una estrella oscura de cinco puntas.',
    differs:
      'Algunos autores remontan la charanda al siglo XVI, cuando llegó aquí la caña (hacia 1550); la Secretaría de Agricultura cuenta desde 1857.',
  },
  bread: {
    maker: 'Panaderos de México',
    technique: 'Masa de trigo con huevo y azúcar, horneada; azúcar o ajonjolí por encima',
    place: 'Ciudad de México, México',
    kept: 'Panaderías de todo México, en octubre y noviembre',
    story:
      'La hogaza redonda con huesos cruzados es la de las panaderías de la Ciudad de México. Junto al lago el pan tiene cuerpo: la masa toma forma de persona, y en Puácuaro representa al ánima misma. La historiadora Eva Martínez Román sitúa el pan de huesos hacia 1800 y lo vincula al culto europeo de las reliquias.',
    alt: 'Una hogaza abombada y dorada. Dos tiras de masa más clara, en forma de hueso, bajan desde una bola; entre ellas hay unos puntos oscuros.',
    differs:
      'El juego muestra la hogaza redonda; según la comisión mexicana de los pueblos indígenas viene de ofrendas prehispánicas de amaranto; según Martínez Román, de Europa.',
  },
  pink: {
    maker: 'Pueblos de la región lacustre, que la recogen en el monte',
    technique: 'Orquídea silvestre (Laelia autumnalis, descrita en 1831), con varas de 15 a 60 cm',
    place: 'Zirahuén, México',
    kept: 'Encinares de la región; vendedores de flores de Pátzcuaro, a fines de octubre',
    story:
      'A fines de octubre se abre en los encinares una orquídea rosa lila: la flor de ánimas. Los padrinos la atan a los arcos de los niños muertos. Con sus bulbos se preparaba la pasta de maíz de imágenes como la Virgen de la Salud de Pátzcuaro. Es silvestre y, de tanto cortarla, escasea.',
    alt: 'Una flor de cinco pétalos blancos en torno a un centro naranja, con contorno azul oscuro: el signo de las cartas rosas.',
    differs: 'El signo rosa del juego es una flor sin nombre; esta cartela habla de la orquídea de la región.',
  },
  green: {
    maker: 'Alfareros del reino tarasco y del Michoacán de hoy',
    technique: 'Barro modelado, pintado y bruñido; vidriado desde el siglo XVI',
    place: 'Cuenca del lago de Pátzcuaro, México',
    kept: 'Por ejemplo, Museo Amparo, Puebla, y Museo de Bellas Artes de Montreal',
    story:
      'Junto a la ofrenda hay un cántaro con agua y un recipiente con sal, porque las ánimas llegan cansadas y con sed. El barro tiene aquí una larga historia: para los nobles tarascos se hacían botellas cuya asa hueca sirve de pico, y en algunas quedan restos de cacao. El vidriado, como el verde de Capula, llegó con los españoles.',
    alt: 'Una vasija blanca de boca abierta, panza redonda y base estrecha. Una línea en zigzag recorre la parte más ancha.',
  },
  purple: {
    maker: 'Familias de Tzintzuntzan y comunidad de Tiríndaro',
    technique: 'Cruz cubierta de pétalos de cempasúchil, con fruta, pan y flores',
    place: 'Tzintzuntzan, México',
    kept: 'En su lugar, antiguo convento y panteón de Tzintzuntzan (México)',
    story:
      'En Tzintzuntzan, a quien murió durante el año se le hace una cruz a su gusto: una llevaba el sombrero y el gabán de un abuelo. Las bandas la acompañan en procesión al panteón. En Tiríndaro se adorna primero la cruz de todos, por los muertos a quienes ya no les queda familia.',
    alt: 'Una cruz blanca cuyos cuatro brazos se ensanchan hacia los extremos; el inferior es el más largo.',
    differs:
      'Las fuentes dan 1525, 1526 y hacia 1530 para el primer convento de Tzintzuntzan, con el que llegó al lago la cruz cristiana.',
  },
  yellow: {
    maker: 'Plumajeros del reino tarasco',
    technique: 'Ave viva; con sus plumas se hacían mosaicos',
    place: 'Tzintzuntzan, México',
    kept: 'En su lugar, yácatas (basamentos de templos) de Tzintzuntzan (México)',
    story:
      'En purépecha se llama tzintzuni, y Tzintzuntzan, capital desde hacia 1450, suele traducirse como «lugar de colibríes». Al ave la veneraban tarascos y mexicas, enemigos en todo lo demás. En 1574 un fraile escribió que con sus plumas se hacían ricas imágenes. Los mosaicos coloniales lo confirman, pero en las siete piezas más antiguas que se conocen no hay ninguna.',
    alt: 'Un colibrí blanco de pico largo y afilado, vuelto hacia arriba a la derecha, con un ala abierta detrás y la cola apuntando abajo a la izquierda.',
    differs: 'Tzintzuntzan se traduce también como «en el templo del colibrí» o «del colibrí mensajero».',
  },
  '1A': {
    maker: 'Floricultores y floristas de Michoacán',
    technique: 'Flor cortada, vendida en manojos',
    place: 'Pátzcuaro, México',
    kept: 'Mercado callejero junto a la basílica, Pátzcuaro, a fines de octubre',
    story:
      'Antes de la fiesta, una calle junto a la basílica de Pátzcuaro se llena de flores. El cempasúchil es de la tierra; sus compañeras vinieron del Viejo Mundo: la «pata de león», carmesí, y la «nube», blanca. El cempasúchil se cría todavía en almácigos como los que dibuja el Códice Florentino, de hacia 1577.',
    alt: 'Un puesto con toldo de rayas rosas y crema. Tres flores de cempasúchil en macetas de barro están sobre un mostrador verde.',
  },
  '1B': {
    maker: 'Gremio de cereros de la Nueva España',
    technique: 'Cera vertida por capas sobre pabilos de algodón',
    place: 'Ciudad de México, México',
    kept: 'Cereros del tianguis artesanal de Pátzcuaro, a fines de octubre',
    story:
      'De una rueda colgada del techo penden los pabilos. El cerero vierte cera caliente sobre uno, gira la rueda hasta el siguiente y sigue dando vueltas hasta que las velas alcanzan el grosor debido. Una ordenanza del virrey reguló el oficio en 1574. En Tzurumútaro, las familias cuentan todavía la cera entre los grandes gastos de la fiesta.',
    alt: 'Un puesto con toldo azul oscuro y amarillo. Cinco velas encendidas con franjas rosas están sobre un mostrador rojizo, la más alta en el centro.',
  },
  '2A': {
    maker: 'Panaderos de Michoacán',
    technique: 'Masa de trigo, modelada a mano y horneada',
    place: 'Morelia, México',
    kept: 'Hornos Los Ortiz, Morelia, en octubre',
    story:
      'Hacia 1525 la Ciudad de México tenía ya varias panaderías, y normas sobre el peso y el precio del pan. El trigo era cosa de españoles; después hubo gremios de panaderos indígenas. En Morelia, una familia hornea hoy ánimas de pan para la fiesta: mujeres con trenzas y rebozo, hombres descalzos con sarape, todos cargados de velas y maíz.',
    alt: 'Un puesto con toldo de rayas rojizas y crema. Tres panes redondos con huesos de masa descansan en un cesto ancho.',
  },
  '2B': {
    maker: 'Mujeres de Santa Fe de la Laguna y familias de Pátzcuaro',
    technique: 'Azúcar cocida en cazo de cobre, vaciada en moldes de barro y pintada',
    place: 'Pátzcuaro, México',
    kept: 'Portal Hidalgo, Pátzcuaro, a fines de octubre',
    story:
      'En el portal Hidalgo de Pátzcuaro se alinean unos sesenta puestos, con calaveras, ángeles y gallos de azúcar sobre manteles bordados. Ana Luisa Fabián Lucas, de Santa Fe de la Laguna, es la cuarta mujer de su familia en el oficio: cazo de cobre, moldes de barro, tres semanas de trabajo. El nombre de la pasta, alfeñique, viene del árabe.',
    alt: 'Un puesto con toldo de rayas moradas y crema. Tres calaveras de azúcar están sobre un mostrador rosa, la mayor en el centro.',
    differs: 'La prensa local atribuye a los puestos de Pátzcuaro entre veinte y más de cincuenta años.',
  },
  '3A': {
    maker: 'Conventos y confiteros de Michoacán',
    technique: 'Fruta cocida con azúcar hasta formar una pasta firme',
    place: 'Morelia, México',
    kept: 'Museo del Dulce, Morelia',
    story:
      'Los frailes trajeron membrillos, duraznos y peras; en los conventos la fruta se cocía con azúcar, y Morelia vende todavía esa pasta, el ate. La dulcería El Paraíso abrió en 1840 frente a la catedral, y un museo cuenta hoy su historia. En Pátzcuaro, las familias preparaban para las ánimas dulces de calabaza y de membrillo.',
    alt: 'Un puesto con toldo amarillo y rosa. Dos paletas rosas flanquean un bote blanco de dulces de colores sobre un mostrador turquesa.',
  },
  '3B': {
    maker: 'Artesanos de la madera de Cuanajo, Quiroga y Paracho',
    technique: 'Madera torneada, tallada y pintada; el oficio de Cuanajo se atribuye a Vasco de Quiroga',
    place: 'Cuanajo, México',
    kept: 'En su lugar, calles y plaza de Cuanajo (México), a principios de noviembre',
    story:
      'Quiroga hace camioncitos de madera; Angahuan, figuras de trapo; Paracho, trompos. En Cuanajo el caballo de madera tiene un encargo serio: cargado de flores, fruta y velas, va a la casa de quien murió durante el año y ayuda al ánima a volver a su descanso. Otro, enorme, espera a todas en la plaza.',
    alt: 'Un puesto con toldo verde y amarillo. Dos trompos flanquean un caballo de juguete naranja con manta rosa sobre un mostrador morado.',
  },
  '4A': {
    maker: 'Destiladores y licoreros de Uruapan',
    technique: 'Aguardiente de caña, blanco o reposado en roble; de 35 a 55 grados',
    place: 'Uruapan, México',
    kept: 'Destilerías y tiendas de Uruapan',
    story:
      'Desde 2003 solo dieciséis municipios de Michoacán pueden poner la palabra «charanda» en una botella. Su caña crece en lo alto, en suelo volcánico rojo. El oficio mengua: de unas ochenta destilerías que había hace un siglo quedan seis o siete. Para los altares, los dulceros de Pátzcuaro hacen de azúcar hasta las botellas.',
    alt: 'Un puesto con toldo turquesa y crema. Tres botellas turquesas y un barril ámbar están sobre un mostrador rojizo.',
  },
  '4B': {
    maker: 'Romualdo García (1852–1930)',
    technique: 'Fotografías de estudio ante telones pintados',
    place: 'Guanajuato, México',
    kept: 'Fototeca Romualdo García, Museo Regional de Guanajuato',
    story:
      'Romualdo García abrió su estudio de Guanajuato en 1887. Señoras, obreros y sirvientes posaban ante los mismos telones pintados, endomingados o con ropa de trabajo; hubo padres que llevaron a su niño muerto, para un último retrato. Una inundación se llevó los primeros negativos. Lo que queda devuelve el rostro a los muertos de una ciudad entera.',
    alt: 'Un puesto con toldo naranja y morado. Dos retratos enmarcados flanquean una cámara de cajón marrón sobre un trípode, tras un mostrador rosa.',
    differs: 'FotoFest fecha la inundación en 1904; otras fuentes, el 1 de julio de 1905.',
  },
  patzcuaro: {
    maker: 'El pueblo purépecha',
    technique: 'Ciudad de adobe y teja cerca de un lago con islas, que está a 2035 m de altitud',
    place: 'Pátzcuaro, México',
    kept: 'En su lugar, Pátzcuaro (México)',
    story:
      'Para los antiguos purépechas, esta era la puerta del cielo, por donde subían y bajaban los dioses; en 1539 Vasco de Quiroga trasladó aquí su obispado. La noche del 1 de noviembre, las velas alumbran los panteones de islas y ribera. Las redes de mariposa se alzan ya sobre todo para las cámaras, pues el pescado blanco podría extinguirse.',
    alt: 'Una escena nocturna. Una isla verde con una torre blanca y lucecitas surge de un lago turquesa; delante, dos barcas con redes como alas bajo la luna creciente.',
    differs:
      'Las fuentes dan 1324 y 1362 para la fundación de la ciudad, 1538 y 1539 para el traslado del obispado, y entre cinco y ocho islas.',
  },
  altar: {
    maker: 'Familias y padrinos de las comunidades purépechas',
    technique: 'Arco de cempasúchil; manteles, velas, fruta, pan y fotografías',
    place: 'Janitzio, México',
    kept: 'En su lugar, casas y panteones de la ribera del lago de Pátzcuaro (México), el 1 y el 2 de noviembre',
    story:
      'En muchas casas de México, tres escalones significan la tierra, el purgatorio y el cielo. Junto al lago, el centro del altar es un arco de cempasúchil, la puerta por la que llegan las ánimas. En Janitzio, hacia medianoche, mujeres y niños ponen comida en manteles sobre las tumbas, y una campana llama a los muertos toda la noche.',
    alt: 'Tres escalones: morado y ancho abajo, verde en medio, naranja arriba. En lo más alto arde una vela; más abajo, a cada lado, una flor de cempasúchil.',
    differs:
      'El Museo Británico remonta las raíces de la fiesta a tres mil años, pero su forma actual, que une ritos indígenas y cristianos, no es anterior a la Conquista; la UNESCO la proclamó en 2003 y la inscribió en su lista en 2008.',
  },
} satisfies LabelTexts;
