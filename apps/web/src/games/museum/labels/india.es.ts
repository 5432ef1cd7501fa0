import type { LabelTexts } from '../../../gallery/labelTexts.ts';

/** The labels of the fifteen objects of India. */
export const india = {
  'IND-01': {
    maker: 'Ingenieros del rey chola Karikala',
    technique: 'Piedra sin labrar tendida en el cauce de un río, 329 × 20 × 5,4 m',
    place: 'Río Kaveri, cerca de Tiruchirappalli, India',
    kept: 'En su lugar, cerca de Tiruchirappalli (India)',
    story:
      'El Kaveri corría hacia el mar sin detenerse en los arrozales. Los constructores chola fueron echando piedras a la corriente hasta levantar un muro y desviaron el río a los campos. La presa sigue cumpliendo su trabajo, y en el siglo XIX los ingenieros británicos la copiaron aguas abajo.',
    alt: 'Una presa baja de piedra con cinco arcos blancos por los que cae el agua, y compuertas entre ellos. Detrás hay palmeras y colinas verdes; delante se extiende el agua.',
    differs:
      'Las dataciones van del siglo I a. C. hasta cerca de 150 d. C., y los arcos actuales proceden de la reconstrucción británica del siglo XIX.',
  },
  'IND-02': {
    maker: 'Alfareros de las ciudades del Indo',
    technique: 'Terracota con engobe rojo y pintura negra, hasta 93 cm de alto',
    place: 'Harappa, Punyab, Pakistán',
    kept: 'Por ejemplo, Chhatrapati Shivaji Maharaj Vastu Sangrahalaya, Bombay',
    story:
      'Una tinaja así era demasiado grande para hacerla de una pieza: el alfarero unía base, panza y cuello, y ataba una cuerda a la panza para sujetar el barro húmedo. La cuerda ardió en el horno; su huella sigue ahí. Vasijas de esta clase viajaron por mar hasta Arabia.',
    alt: 'Una tinaja roja y alta, de cuello y pie estrechos, pintada en negro con franjas, zigzags, hojas de pipal y círculos entrelazados.',
  },
  'IND-03': {
    maker: 'Alfareros del Indo',
    technique: 'Terracota con varas de madera, 11 cm de alto',
    place: 'Harappa, Punyab, Pakistán',
    kept: 'Museo Nacional, Nueva Delhi',
    story:
      'Carritos como este aparecen por todas las ciudades del Indo, casi siempre rotos, como buenos juguetes. Los campesinos de Mohenjo-Daro aún conducían carros iguales cuando llegaron los arqueólogos. Entre tanto juguete no ha salido ni un carro de guerra: solo vehículos para el grano y la gente.',
    alt: 'Un juguete de barro rojizo: un buey de cuernos curvos tira de un carro de dos ruedas con postes laterales, en el que va sentado un pequeño conductor.',
  },
  'IND-04': {
    maker: 'Ustad Ahmad Lahori y unos 20 000 trabajadores, para Shah Jahan',
    technique: 'Mármol blanco con incrustaciones de piedras semipreciosas, unos 73 m de altura',
    place: 'Agra, India',
    kept: 'En su lugar, Agra (India)',
    story:
      'Mumtaz Mahal murió en 1631, al dar a luz a su decimocuarto hijo, y el emperador Shah Jahan le levantó esta tumba junto al río. El mármol pasa del rosa al blanco y al oro según la luz. Los cuatro alminares se inclinan un poco hacia fuera para que, en un terremoto, no caigan sobre ella.',
    alt: 'Un edificio de mármol blanco con gran cúpula bulbosa, cúpulas menores y un alto arco apuntado se alza en una terraza entre cuatro esbeltos alminares.',
    differs:
      'El Museo del Taj y la UNESCO dan 1631-1648; otras fuentes empiezan en 1632 y cuentan hasta 1653, cuando se acabó todo el conjunto.',
  },
  'IND-05': {
    maker: 'Constructores del emperador Ashoka y donantes posteriores',
    technique: 'Núcleo de ladrillo revestido de piedra, unos 16,5 m de alto y 36,6 m de ancho',
    place: 'Sanchi, Madhya Pradesh, India',
    kept: 'En su lugar, Sanchi (India)',
    story:
      'Nadie puede entrar: la cúpula es maciza, y los visitantes honran las reliquias que guarda caminando a su alrededor, como hacen hoy los budistas. Cuatro puertas talladas cuentan la vida de Buda sin mostrarlo jamás. Una rueda, un árbol o un asiento vacío ocupan su lugar.',
    alt: 'Una amplia cúpula de piedra con una pequeña baranda y un parasol de varios discos en lo alto, tras una valla. Delante hay una puerta de dos pilares y tres dinteles curvos.',
    differs:
      'El Ministerio de Turismo indio da 42 pies (12,8 m) de alto y 106 pies (32,3 m) de ancho; otras fuentes dan unos 16,5 y 36,6 m.',
  },
  'IND-06': {
    maker: 'Constructores del rey Chanda',
    technique: 'Piedra, unos 3500 escalones en 13 niveles',
    place: 'Abhaneri, Rajastán, India',
    kept: 'En su lugar, Abhaneri (India)',
    story:
      'En Rajastán llueve poco, así que la gente cavó hasta el agua e hizo de la bajada un palacio. En el fondo el aire es cinco o seis grados más fresco, y en los días de calor todos se reunían allí. Según la leyenda, quien pierde una moneda entre tantos peldaños no vuelve a encontrarla.',
    alt: 'Un pozo profundo visto de frente: cuatro pisos de escaleras en zigzag, con un lado iluminado y otro en sombra, se estrechan hasta un agua verde.',
    differs:
      'Las fuentes le dan unos 20 o unos 30 m de profundidad; la escritora Rana Safvi hace de Chanda un rey de la dinastía chauhan, y otros, de la nikumbha.',
  },
  'IND-07': {
    maker: 'Fundidor de Mohenjo-Daro',
    technique: 'Bronce a la cera perdida, 10,5 cm de alto',
    place: 'Mohenjo-Daro, Sind, Pakistán',
    kept: 'Museo Nacional, Nueva Delhi',
    story:
      'No mide más que un dedo y llena la sala: barbilla alta, mano en la cadera, un brazo con unas dos docenas de pulseras y el otro con cuatro. Nadie sabe si bailaba; los excavadores lo supusieron por la postura. Se halló en el actual Pakistán y está en la India: los dos países comparten su historia.',
    alt: 'Figura esbelta de una muchacha en bronce oscuro, sobre una pequeña base, con una mano en la cadera. Pulseras claras le cubren un brazo y lleva el pelo recogido.',
    differs: 'Live Science la fecha en 2500 a. C.; Wikipedia, hacia 2300-1750 a. C.',
  },
  'IND-08': {
    maker: 'Talladores de sellos del Indo y de Mesopotamia',
    technique: 'Piedra grabada que se hacía rodar sobre arcilla húmeda',
    place: 'Kalibangan, Rajastán, India',
    kept: 'Por ejemplo, Museo del Louvre, París',
    story:
      'Al rodar sobre la arcilla, la imagen se repite sin fin: así firmaba Mesopotamia. Los mercaderes del Indo estampaban sellos cuadrados, pero unos pocos se hicieron tallar cilindros con sus propios animales. Estos sellos entre dos mundos señalan una de las rutas marítimas de comercio más antiguas.',
    alt: 'Un cilindro azul con remates de oro se alza junto a una tira de arcilla con su impronta: dos animales y una planta en medio. Delante hay otro cilindro, pequeño y rojo.',
    differs:
      'Solo un puñado de sellos cilíndricos procede de yacimientos del Indo, donde lo normal eran los sellos cuadrados; el dibujo del juego muestra piedras azul y roja, como en Mesopotamia.',
  },
  'IND-09': {
    maker: 'Constructores de la civilización del Indo',
    technique: 'Ladrillo cocido, dársena de unos 216 × 36 m',
    place: 'Lothal, Guyarat, India',
    kept: 'En su lugar, Lothal (India)',
    story:
      'El mar se ha retirado y la dársena queda entre campos. Hace cuatro mil años los barcos quizá entraban con la marea a cargar cuentas y gemas. Algunos arqueólogos solo veían aquí un depósito de agua, hasta que unas diminutas conchas marinas y la sal del barro hablaron a favor de un puerto.',
    alt: 'Una dársena rectangular de ladrillo, llena de agua, con casitas detrás. En el centro flota un barco de madera con una sola vela.',
    differs: 'Las fuentes discrepan sobre su uso, muelle o depósito de riego, y sobre su longitud, entre 214 y 218 m.',
  },
  'IND-10': {
    maker: 'Artesanos de Mohenjo-Daro',
    technique: 'Terracota moldeada de tres caras, 4,6 × 1,2 × 1,5 cm',
    place: 'Mohenjo-Daro, Sind, Pakistán',
    kept: 'Museo de Islamabad, Islamabad',
    story:
      'En una tablilla más corta que un meñique navega un barco de juncos con cabina, doble timón y dos pájaros en cubierta. Quizá los pájaros sean pilotos: lejos de la costa se soltaba uno y se le seguía hasta tierra. Las otras caras muestran un gavial, el cocodrilo de estos ríos, con un pez, y signos que nadie sabe leer.',
    alt: 'Una tablilla de barro con un barco en relieve: casco curvo, cabina entre dos palos, un pájaro a cada lado y una figura con largos remos a popa.',
  },
  'IND-11': {
    maker: 'Fundidores chola de Tamil Nadu',
    technique: 'Aleación de cobre fundida, 68,3 cm de alto y 56,5 cm de ancho',
    place: 'Región de Thanjavur, Tamil Nadu, India',
    kept: 'Por ejemplo, Museo Metropolitano de Arte, Nueva York',
    story:
      'En un aro de fuego, Shiva baila el fin del mundo y su nuevo comienzo. Una mano toca el tambor de la creación, otra lleva la llama que destruye y una tercera disipa el miedo. En el sur de la India estas imágenes aún salen del templo en los días de fiesta, vestidas de seda y flores.',
    alt: 'Un dios de bronce con cuatro brazos baila sobre una pierna encima de una figurilla. Lo rodea un aro de llamas doradas, y el pelo le vuela a ambos lados.',
    differs:
      'El juego nombra un tipo; la fecha es la del ejemplar del Museo Metropolitano, que textos anteriores situaban en el siglo XI sin más precisión.',
  },
  'IND-12': {
    maker: 'Escultores mauryas del emperador Ashoka',
    technique: 'Arenisca pulida, de un solo bloque, unos 2,1 m de alto',
    place: 'Sarnath, cerca de Benarés, India',
    kept: 'Museo Arqueológico, Sarnath',
    story:
      'Cuatro leones miran a los cuatro vientos desde el lugar donde Buda enseñó por primera vez. Sostenían una gran rueda, la de su ley, hoy perdida. Desde 1950 son el emblema de la India, en cada moneda y cada pasaporte, y la rueda que hay bajo ellos está en la bandera.',
    alt: 'Leones de piedra clara, sentados de espaldas unos a otros, sobre un tambor tallado con una rueda y animales a la carrera, encima de una campana en forma de loto. Se ven tres.',
    differs: 'La página del propio museo da 210 cm y 2,31 m de altura; otras fuentes dan 2,15 m.',
  },
  'IND-13': {
    maker: 'Escultores de la escuela de Sarnath, época gupta',
    technique: 'Arenisca, 155 × 87 × 27 cm',
    place: 'Sarnath, cerca de Benarés, India',
    kept: 'Museo Arqueológico, Sarnath',
    story:
      'Sus dedos hacen girar una rueda invisible: Buda pronuncia su primer sermón, y en la base lo escuchan cinco pequeños discípulos, a ambos lados de una rueda con dos ciervos. Los acompaña una mujer con un niño. Escultores de toda Asia tomaron como modelo este rostro sereno.',
    alt: 'Un Buda de piedra clara está sentado con las piernas cruzadas y las manos juntas ante el pecho. Un gran halo redondo de borde perlado le enmarca la cabeza; en la base hay una rueda.',
    differs: 'El museo lo registra con el número 340; Wikipedia da el antiguo, B(b)181.',
  },
  'IND-14': {
    maker: 'Armeros de un arsenal mogol',
    technique: 'Placas de hierro y malla con latón, forradas de algodón, 118 kg, en origen unos 159 kg',
    place: 'Norte de la India (Imperio mogol)',
    kept: 'Royal Armouries, Leeds',
    story:
      'A los caballos, un elefante vestido de hierro debía de parecerles una fortaleza. La armadura cuenta hoy con 5840 placas, y completa tenía 8439; en las mayores hay elefantes y peces repujados. Lady Clive la llevó de Madrás a Gran Bretaña en 1801. Ningún museo expone otra armadura animal de este tamaño.',
    alt: 'Un elefante gris, vuelto a la izquierda, lleva testera de hierro y un manto de placas con líneas de latón y tachones dorados. Un fleco rojo bordea el manto.',
    differs: 'Las Royal Armouries la fechan hacia 1600 en una página y en los siglos XVII-XVIII en otra.',
  },
  'IND-15': {
    maker: 'Espaderos mogoles',
    technique: 'Acero de Damasco con aguas y adornos de oro, 45 cm de largo',
    place: 'Norte de la India (Imperio mogol)',
    kept: 'Por ejemplo, Museo Victoria y Alberto, Londres',
    story:
      'El puño se cierra sobre las barras y la hoja prolonga el brazo: un puñetazo con una punta tan gruesa que revienta la cota de malla. Uno de sus nombres significa «diente de la muerte». Los cortesanos lucían la daga al cinto como una joya, y así aparece en incontables miniaturas.',
    alt: 'Una ancha hoja triangular de acero con un adorno dorado, en diagonal. La empuñadura de latón tiene dos barras transversales y dos brazos laterales.',
    differs: 'La katar se usó durante siglos; la fecha es la del ejemplar del Museo Victoria y Alberto.',
  },
} satisfies LabelTexts;
