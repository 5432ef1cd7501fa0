import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const inca = {
  'INC-01': {
    maker: 'Constructores incas',
    technique: 'Terrazas de tierra y piedra en hondonadas naturales; la mayor tiene unos 30 m de profundidad',
    place: 'Maras, cerca de Cusco, Perú',
    kept: 'En su lugar, Maras (Perú)',
    story:
      'Anillos de terrazas bajan por hondonadas naturales como un teatro vuelto hacia dentro, con canales y desagües ocultos. Los guías hablan de un laboratorio agrícola; los ingenieros que midieron el lugar durante años no hallaron pruebas y se inclinan por las ceremonias. En todo caso, Moray muestra el dominio inca del agua.',
    alt: 'Terrazas ovaladas de color verde y arena, unas dentro de otras, descienden hacia un pequeño centro oscuro; una escalera de trazos baja por la izquierda y al fondo hay montañas.',
    differs:
      'Muchos guías llaman a Moray laboratorio agrícola; el Wright Paleohydrological Institute, que lo estudió de 2005 a 2010, concluye que se hizo para ceremonias.',
  },
  'INC-02': {
    maker: 'Campesinos andinos',
    technique:
      'Palo de madera de 1 a 2 m con punta de madera endurecida, piedra, bronce o, hoy, hierro; mango y estribo atados con cuero',
    place: 'Andes centrales, de Ecuador a Bolivia',
    kept: 'Por ejemplo, vasijas ceremoniales con su forma en el Museo Británico, Londres',
    story:
      'El labrador pisa la barra, hunde la punta y levanta el terrón haciendo palanca, en laderas demasiado empinadas para los bueyes. Cada año el propio Inca abría la tierra con un arado así antes de la siembra. Las comunidades andinas siguen removiendo con él sus campos de papas.',
    alt: 'Un palo de madera inclinado con un mango curvo y una barra cruzada, ambos atados con cuero; la hoja gris está clavada en un montoncito de tierra rojiza.',
  },
  'INC-03': {
    maker: 'Alfareros diaguitas bajo el dominio inca',
    technique: 'Cerámica pintada',
    place: 'Región de Coquimbo, Chile',
    kept: 'Por ejemplo, Museo Arqueológico de La Serena',
    story:
      'Los incas dividían cada comunidad en una mitad alta y otra baja, y hasta el poder supremo tenía dos titulares. Cuando las mitades se reunían para comer y beber chicha de maíz, las vasijas iban por parejas. El cuenco doble hace visible ese equilibrio: dos raciones iguales en un solo recipiente.',
    alt: 'Dos cuencos pardos unidos por un lado, cada uno con una franja de triángulos negros sobre blanco; entre ambos se alza un asa gruesa en forma de arco.',
  },
  'INC-04': {
    maker: 'Constructores incas',
    technique: 'Unos 200 edificios y numerosas terrazas de granito, a 2430 m de altitud',
    place: 'Machu Picchu, región de Cusco, Perú',
    kept: 'En su lugar, Machu Picchu (Perú)',
    story:
      'Casas, escaleras y terrazas de piedra ocupan una cresta entre dos picos, como talladas en ella. Los incas dejaron la ciudad cuando los españoles conquistaron su imperio. Los campesinos de la zona nunca la olvidaron; el resto del mundo la conoció en 1911, y en ella se ve una ciudad inca sobre la que nadie volvió a edificar.',
    alt: 'Una montaña verde muy empinada y un cerro más bajo se alzan tras una hilera de casitas de piedra y terrazas de cultivo; a ambos lados flotan jirones de nube.',
  },
  'INC-05': {
    maker: 'Constructores incas, desde el reinado de Pachacútec',
    technique: 'Muros de piedra en seco; algunos bloques pesan más de 100 t',
    place: 'Cusco, Perú',
    kept: 'En su lugar, Cusco (Perú)',
    story:
      'Tres murallas en zigzag recorren la colina, una sobre otra, con piedras enormes que encajan sin argamasa. El cronista Cieza de León escribió que se enviaron veinte mil hombres a levantarlas. Los españoles bajaron las piedras menores a Cusco para construir sus casas; las mayores pesaban demasiado para robarlas.',
    alt: 'Tres hileras de muros en zigzag, de grandes piedras irregulares, se escalonan en una ladera cubierta de hierba.',
    differs:
      'La mayoría de las fuentes atribuye los muros a los incas del siglo XV; algunas asignan los primeros tramos a la cultura killke, hacia 1100.',
  },
  'INC-06': {
    maker: 'Las comunidades quechuas de Huinchiri, Chaupibanda, Choccayhua y Ccollana Quehue',
    technique: 'Sogas de paja trenzada; unos 28 m de largo y 1,2 m de ancho',
    place: 'Quehue, región de Cusco, Perú',
    kept: 'En su lugar, sobre el Apurímac, cerca de Quehue (Perú)',
    story:
      'Cada junio, cuatro comunidades quechuas tuercen paja de la montaña y trenzan con ella seis grandes sogas. En tres días, entre ofrendas y música, tienden un puente nuevo sobre la garganta, atado a los viejos estribos de piedra. Por puentes así pasaban los caminos incas; este perdura porque siempre vuelve a hacerse.',
    alt: 'Un puente de sogas, combado, con pasamanos y red, cuelga entre dos paredes de roca rematadas con bloques de piedra; abajo corre un río.',
  },
  'INC-07': {
    maker: 'Contadores incas (quipucamayocs)',
    technique: 'Cuerdas de colores con nudos',
    place: 'Puruchuco, Lima, Perú',
    kept: 'Museo de Sitio Puruchuco, Lima',
    story:
      'En 1956 apareció en Puruchuco una urna con 21 quipus, casi todos aún enrollados. Cada nudo vale un número según su forma y su lugar en la cuerda. En varios de ellos las sumas parecen subir por tres niveles, como informes que van de la aldea al gobernador: contabilidad hecha de hilo.',
    alt: 'Un cordel grueso horizontal del que cuelgan trece cuerdas blancas, ocres, rojizas y turquesas, de distinto largo, cada una con grupos de nudos.',
    differs:
      'Gary Urton y Carrie Brezine ven en los quipus sumas que pasan por tres niveles de funcionarios; una carta publicada en Science lo pone en duda, porque muchas sumas no coinciden exactamente.',
  },
  'INC-08': {
    maker: 'Tejedoras incas',
    technique: 'Tapiz de fibra de camélido sobre algodón; 90 × 77 cm',
    place: 'Probablemente Cusco, Perú',
    kept: 'Dumbarton Oaks, Washington',
    story:
      'Pequeños cuadros con emblemas, los tocapus, cubren casi toda la túnica. Uno de ellos es a su vez una túnica diminuta, ajedrezada en blanco y negro. Un estudio reciente distingue las manos de dos mujeres, maestra y aprendiz, y un bordado sin terminar. Tal vez solo el emperador podía vestir todos los emblemas a la vez.',
    alt: 'Una prenda cuadrada cubierta por una retícula de cuadros con marcos, franjas, escalones y ajedrezados en oro, rojo, blanco y negro; tiene un escote oscuro en punta y un borde en zigzag.',
    differs: 'Dumbarton Oaks fecha la túnica en 1450-1540; el Getty Research Institute, en 1440-1540.',
  },
  'INC-09': {
    maker: 'Constructores aimaras y uros',
    technique: 'Haces de totora seca atados con cuerda',
    place: 'Lago Titicaca, Perú y Bolivia',
    kept: 'Por ejemplo, una maqueta en el Museo Nacional de Historia Estadounidense, Washington',
    story:
      'Alrededor del Titicaca, a 3800 m de altitud, escasea la madera y sobran los juncos. La totora se seca, se ata en gruesos rollos y se curva por ambos extremos; hasta la vela puede ser una estera. Poco a poco la barca se empapa y hay que secarla; en el lago hay familias que conservan el oficio.',
    alt: 'Una barca de haces de juncos, con los dos extremos curvados hacia arriba, flota en agua azul; lleva una pértiga apoyada y a su lado crecen espadañas.',
  },
  'INC-10': {
    maker: 'Pueblos de la costa de Ecuador y del norte de Perú',
    technique: 'Troncos de balsa atados con sogas, con mástiles, velas de algodón y tablas móviles',
    place: 'Costa de Ecuador',
    kept: 'No se conserva ninguna balsa de la época',
    story:
      'En 1526 el piloto Bartolomé Ruiz, en un mar nuevo para los europeos, divisó una vela. Era una balsa de mercaderes cargada de oro, plata y telas finas; unas tablas hundidas entre los troncos mantenían el rumbo. Ruiz retuvo a tres tripulantes como intérpretes para Pizarro, que volvería para conquistar.',
    alt: 'Una balsa de troncos atados lleva dos velas altas y curvas, una choza de juncos a popa y tablas verticales metidas entre los troncos.',
    differs:
      'El juego llama inca a la balsa, aunque la construían los pueblos de la costa de Ecuador y del norte de Perú; las fuentes fechan el encuentro con Ruiz en 1526 o en 1527.',
  },
  'INC-11': {
    maker: 'Constructores incas, en el reinado de Pachacútec',
    technique: 'Piedra labrada sin argamasa, revestida en otro tiempo con láminas de oro',
    place: 'Cusco, Perú',
    kept: 'En su lugar, bajo el convento de Santo Domingo, Cusco (Perú)',
    story:
      'Su nombre significa «recinto de oro»: láminas de ese metal forraban las paredes, y los cronistas describen un jardín con plantas y animales de oro y plata. Casi todo se fue en el rescate de Atahualpa, en 1533. Sobre los muros incas hay un convento: los terremotos dañaron la iglesia, pero no los muros.',
    alt: 'Un edificio de piedra con techo de paja y una franja dorada bajo el alero; un sol dorado con rostro llena la puerta y a cada lado hay una planta de oro.',
  },
  'INC-12': {
    maker: 'Orfebres incas',
    technique: 'Oro martillado',
    place: 'Perú',
    kept: 'Museo Británico, Londres',
    story:
      'Figuras como esta subían a las montañas con los niños que los incas entregaban a los dioses en el rito de la capacocha, junto a personitas de plata y concha vestidas de verdad. Los conquistadores fundieron casi todo el oro inca; se les escapó el que yacía enterrado en las cumbres o hundido en el Titicaca.',
    alt: 'Una pequeña llama de oro de perfil, mirando a la izquierda, con las orejas levantadas, el cuello largo, el lomo redondeado y las patas rectas.',
  },
  'INC-13': {
    maker: 'Canteros incas',
    technique: 'Granito tallado',
    place: 'Machu Picchu, región de Cusco, Perú',
    kept: 'En su lugar, Machu Picchu (Perú)',
    story:
      'En lo alto de Machu Picchu, la propia roca se talló en escalones con un pilar. Su nombre quechua habla de atar el sol, y muchos creen que su sombra señalaba los solsticios. Los españoles no llegaron a encontrarla, pero en el año 2000 la grúa de un rodaje publicitario de cerveza cayó sobre ella y rompió una esquina.',
    alt: 'Una piedra gris tallada en escalones: una base ancha e inclinada, un bloque menor encima y un pilar cuadrado que se alza en lo alto.',
  },
  'INC-14': {
    maker: 'Metalurgos andinos',
    technique: 'Cabeza de bronce fundido con mango de madera; unos 12 cm de diámetro',
    place: 'Andes, de Perú a Chile',
    kept: 'Por ejemplo, Museo de Arte de Dallas',
    story:
      'Las puntas salen de un anillo en el que encaja el mango, de modo que la fuerza del golpe cae sobre una sola. La forma ya era antigua cuando los incas la adoptaron: otros pueblos habían hecho antes estrellas así en piedra, después en cobre y por último en bronce, y las habían pintado en manos de guerreros.',
    alt: 'Una cabeza de maza de bronce en forma de estrella de seis puntas, montada en un mango de madera oscura con empuñadura de cuero.',
    differs:
      'El juego llama inca a la maza; el ejemplar de Dallas se fecha en 700-1400, antes del Imperio inca, que siguió usando esta forma.',
  },
  'INC-15': {
    maker: 'Trenzadores y tejedores andinos',
    technique: 'Fibra de camélido trenzada; un ejemplar ceremonial mide casi 3 m',
    place: 'Andes centrales, Perú',
    kept: 'Por ejemplo, Museo Michael C. Carlos, Atlanta',
    story:
      'La piedra descansa en la cuna tejida; el hondero hace girar las dos cuerdas y suelta una. Francisco de Xerez, que marchó con Pizarro, describió a los honderos del ejército inca. En la paz, los hombres la llevaban ceñida a la cabeza, y los pastores andinos siguen trenzando hondas, con dibujos llamados, por ejemplo, «ojos de llama».',
    alt: 'Una honda con dos cuerdas de bandas pardas y blancas y una cuna tejida con rombos dorados que sostiene una piedra gris; una borla roja remata una cuerda.',
  },
} satisfies LabelTexts;
