import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const greece = {
  'GRE-01': {
    maker: 'Pintor de Antimenes, Atenas',
    technique: 'Cerámica de figuras negras; unos 40 cm de altura',
    place: 'Atenas, Grecia',
    kept: 'Museo Británico, Londres',
    story:
      'Un joven sentado en lo alto de un olivo golpea las ramas; dos hombres barbudos varean desde abajo y un muchacho recoge el fruto. La cerámica ateniense rara vez muestra las faenas del campo. El aceite alumbraba Atenas, limpiaba a sus atletas y llenaba las ánforas que se daban como premio en los juegos.',
    alt: 'Un ánfora negra y anaranjada de dos asas; en la escena, dos figuras oscuras varean un olivo, una a cada lado.',
  },
  'GRE-02': {
    maker: 'Hierón, alfarero; atribuido a Macrón, pintor',
    technique: 'Cerámica de figuras rojas; 21 cm de altura',
    place: 'Atenas, Grecia; hallado en Capua, Italia',
    kept: 'Museo Británico, Londres',
    story:
      'Triptólemo va en un carro alado entre serpientes, con espigas en la mano. Perséfone le sirve la bebida de despedida; luego volará para enseñar al mundo a sembrar. Cada figura lleva su nombre, y en el manto de Deméter caben una carrera de carros, águilas y delfines en diminutas siluetas oscuras.',
    alt: 'Una copa negra de dos asas con figuras anaranjadas: un joven sentado en un carro alado con ruedas, entre dos figuras en pie con largos bastones.',
  },
  'GRE-03': {
    maker: 'Taller de Fidias, Atenas',
    technique: 'Relieve de mármol; 160 m de longitud',
    place: 'Atenas, Grecia',
    kept: 'Museo de la Acrópolis, Atenas, y Museo Británico, Londres',
    story:
      'A lo largo de 160 metros la gente cabalga, camina y conduce reses en honor de Atenea; un templo con mortales en sus muros, quizá los propios atenienses, era una novedad. Se perdieron la pintura y las riendas de metal, y tras las columnas pocos veían bien el friso. Lord Elgin se llevó buena parte y Grecia la reclama.',
    alt: 'Una losa de mármol rota con dos jóvenes jinetes en relieve sobre caballos encabritados, uno delante del otro, que avanzan hacia la izquierda.',
  },
  'GRE-04': {
    maker: 'Atribuida a Alcámenes o a Calímaco',
    technique: 'Mármol pentélico; alrededor de 2,3 m de altura',
    place: 'Atenas, Grecia',
    kept: 'Museo de la Acrópolis, Atenas (cinco), y Museo Británico, Londres (una)',
    story:
      'Seis muchachas sostienen un pórtico del Erecteion donde otro templo tendría columnas. Las gruesas trenzas refuerzan la nuca, y los pliegues sobre la pierna recta caen como estrías. En los años setenta unas copias ocuparon su lugar a la intemperie; cinco hermanas viven en un museo al pie de la roca; una, en Londres.',
    alt: 'Una estatua de mármol de una mujer con túnica plisada y los brazos rotos por debajo del codo lleva sobre la cabeza un capitel y una viga.',
    differs:
      'El Erecteion suele fecharse en 421-406 a. C.; Michael Vickers sostiene que la obra no empezó hasta 412; las estatuas se atribuyen a Alcámenes o a Calímaco.',
  },
  'GRE-05': {
    maker: 'Tal vez Alejandro de Antioquía',
    technique: 'Mármol de Paros; unos 2 m de altura',
    place: 'Milo (la antigua Melos), Grecia',
    kept: 'Museo del Louvre, París',
    story:
      'Un campesino de Milo dio con ella, hecha pedazos, en 1820, y Francia la compró. El Louvre acababa de devolver unas 5000 obras incautadas por Napoleón; ahora volvía a tener una estrella. Nadie sabe qué hacían los brazos: quizá sostenían una manzana, o un escudo que servía de espejo.',
    alt: 'Una mujer de mármol claro, sin brazos, desnuda hasta la cadera, con un paño plegado en torno a las piernas y el pelo recogido, de pie sobre una base.',
    differs:
      'Las fuentes fechan la estatua hacia 150, 130-100 o 100 a. C.; una inscripción perdida nombraba a Alejandro, pero no todos la relacionan con la estatua.',
  },
  'GRE-06': {
    maker: 'Exequias, alfarero y pintor, Atenas',
    technique: 'Cerámica de figuras negras; 61,1 cm de altura',
    place: 'Atenas, Grecia; hallada en Vulci, Italia',
    kept: 'Museos Vaticanos, Ciudad del Vaticano',
    story:
      'Entre dos batallas, Aquiles y Áyax juegan a los dados con las lanzas a mano. De sus bocas salen palabras, como en una historieta: «cuatro», dice uno; «tres», el otro. Homero no conoce esta escena; Exequias rascó en el negro cada rizo y cada orla, y firmó como alfarero y como pintor.',
    alt: 'Un ánfora negra con un recuadro anaranjado: dos hombres armados, en silueta oscura, se sientan frente a frente y se inclinan sobre un bloque; arriba se cruzan las lanzas.',
    differs: 'Los Museos Vaticanos fechan el ánfora hacia 540-530 a. C.; una publicación del Getty, hacia 530-520.',
  },
  'GRE-07': {
    maker: 'Alfareros griegos',
    technique: 'Barro moldeado (terracota)',
    place: 'Lete, cerca de Tesalónica, Grecia',
    kept: 'Por ejemplo, una máscara de mármol del mismo personaje en el Museo Arqueológico Nacional, Atenas',
    story:
      'Boca enorme, cejas alzadas: hasta la última fila reconocía al esclavo astuto de la comedia nueva. Las máscaras de los actores eran de materiales ligeros y se han perdido; las pequeñas, de barro, se hacían como ofrenda y adorno. En Lete, en Macedonia, tres de ellas acompañaron a un niño en su pira funeraria.',
    alt: 'Una máscara de barro rojizo con un rollo de pelo, cejas fruncidas, ojos muy abiertos, nariz ancha y una enorme boca abierta de borde amarillo.',
  },
  'GRE-08': {
    maker: 'Mecánicos griegos desconocidos',
    technique: 'Engranajes de bronce en caja de madera; unos 33 × 17 × 9 cm',
    place: 'Hallado en el mar, junto a Anticitera, Grecia',
    kept: 'Museo Arqueológico Nacional, Atenas',
    story:
      'Buscadores de esponjas dieron en 1900 con un pecio lleno de estatuas; después, un bloque recuperado se abrió y mostró engranajes. Movidas a mano, sus ruedas (quedan treinta) daban la posición del sol, la luna y los planetas y anunciaban eclipses; los rayos X leyeron el manual grabado dentro. En los mil años siguientes no se conoce nada tan complejo.',
    alt: 'Un bloque verdoso y corroído con una gran rueda dentada de bronce de cuatro radios, junto a otra más pequeña a la derecha.',
    differs:
      'Las fechas propuestas van de 205 a 87 a. C., aproximadamente; tampoco coinciden las fuentes en si los engranajes se vieron en 1901 o en 1902.',
  },
  'GRE-09': {
    maker: 'Escultor ateniense',
    technique: 'Relieve de mármol, fragmento',
    place: 'Atenas, Grecia',
    kept: 'Museo de la Acrópolis, Atenas',
    story:
      'Los hombres de la fila alta tiran juntos; debajo salen del casco los remos de otras dos. Cómo podían bogar tres filas a la vez fue un enigma durante siglos. Hallado junto al Erecteion en 1852, el fragmento guio a los constructores de un trirreme de tamaño real, el Olympias, en los años ochenta: con remeros voluntarios alcanzó nueve nudos.',
    alt: 'Un relieve roto del costado de una galera: siete remeros sentados en fila entre dos barandas y largos remos que bajan inclinados por el casco hasta el agua.',
  },
  'GRE-10': {
    maker: 'Carpinteros de ribera griegos',
    technique: 'Casco de madera, forrado más tarde con plomo',
    place: 'Kyrenia, Chipre',
    kept: 'Museo del Naufragio Antiguo, castillo de Kyrenia',
    story:
      'La vajilla dice cuántos iban a bordo: cuatro cucharas, cuatro copas, cuatro jarras de aceite. En la bodega había unas 400 ánforas, casi todas de Rodas, muelas de molino y unas 9000 almendras. Andreas Cariolou perdió el pecio tras hallarlo y buceó 200 veces para volver a verlo; el casco remendado enseñó cómo construían los griegos.',
    alt: 'Un barco de madera redondeado, con gran vela cuadrada, un ojo pintado en la proa, tinajas pardas en cubierta y dos remos de gobierno a popa.',
    differs:
      'Los relatos antiguos hablan de un barco de ochenta años hundido hacia 300 a. C.; los nuevos, de uno que se hundió después de 294 y había navegado más de veinte.',
  },
  'GRE-11': {
    maker: 'Broncista griego, tal vez Cálamis',
    technique: 'Bronce; 2,09 m de altura',
    place: 'Hallado en el mar, junto al cabo Artemisio, Eubea, Grecia',
    kept: 'Museo Arqueológico Nacional, Atenas',
    story:
      'Un dios apunta en plena zancada: Zeus con el rayo o Poseidón con el tridente, según lo que llevara la mano vacía. Unos pescadores sacaron un brazo en 1926; los buzos, el resto dos años después. Casi todos los bronces griegos se fundieron; a este dios nos lo guardó un barco que se hundió con su carga.',
    alt: 'Una estatua de bronce verdoso de un hombre barbudo y desnudo en amplia zancada, con un brazo extendido y el otro echado atrás para lanzar.',
    differs: 'La mayoría de las fuentes no decide si el dios es Zeus o Poseidón; las más antiguas lo llaman Poseidón.',
  },
  'GRE-12': {
    maker: 'Escultor ateniense',
    technique: 'Mármol pentélico; 26 × 28 cm',
    place: 'Santuario de Asclepio, Atenas, Grecia',
    kept: 'Museo Arqueológico Nacional, Atenas',
    story:
      'Asclepio y sus hijas se alzan ante un pequeño trabajador con gorro puntiagudo. Era carretero, y la losa agradece al dios que lo salvara de un peligro. Los enfermos dormían en los santuarios de Asclepio y lo esperaban en sueños; los que sanaban pagaban con relieves, cantos o pequeñas figuras de plata del miembro curado.',
    alt: 'Un relieve de mármol enmarcado como un pequeño templo con frontón: un hombre grande y barbudo, con una serpiente en el bastón, mira a un fiel pequeño junto a un altar.',
  },
  'GRE-13': {
    maker: 'Broncista griego, tal vez de Argos',
    technique: 'Bronce con plata, cobre y calcita blanca; 1,98 m de altura',
    place: 'Hallado en el mar, junto a Riace Marina, Calabria, Italia',
    kept: 'Museo Arqueológico Nacional, Regio de Calabria',
    story:
      'El 16 de agosto de 1972 un buceador de vacaciones vio un hombro en la arena, a ocho metros: allí yacían dos hombres de bronce. Este tiene dientes de plata, labios de cobre y ojos de piedra blanca: los bronces griegos eran de colores. Faltan la lanza y el escudo, y nadie sabe quién es ni qué barco lo perdió.',
    alt: 'Una estatua de bronce pardo de un hombre desnudo y barbudo; líneas de trazos señalan la lanza perdida a su derecha y el escudo redondo perdido en el brazo izquierdo.',
    differs:
      'La altura se da como 1,98 m o 2,05 m; unos afirman que se hizo en Argos, otros dicen que en el Ática o no se pronuncian.',
  },
  'GRE-14': {
    maker: 'Armeros griegos',
    technique: 'Una sola lámina de bronce martillada; 26 cm de altura',
    place: 'Hallado en Olimpia, Grecia',
    kept: 'Museo Británico, Londres',
    story:
      'Sacado a martillo de una sola pieza de bronce, el casco solo deja libres los ojos y una rendija para respirar. Los argivos se lo ganaron a los corintios, lo escribieron en él y se lo dieron a Zeus en Olimpia. Heródoto ya llamaba corintia a esta forma; fuera del combate se echaba hacia atrás sobre la frente.',
    alt: 'Un casco de bronce pardo visto de lado, con gran abertura para el ojo, protector nasal, carrilleras, un amplio cubrenuca y una línea de puntos dorados.',
  },
  'GRE-15': {
    maker: 'Armeros griegos',
    technique: 'Lámina de bronce de 0,5 mm sobre álamo o sauce; 81,5 cm de diámetro',
    place: 'Grecia',
    kept: 'Por ejemplo, Museo de Bellas Artes, Boston',
    story:
      'Un cuenco de madera bajo una fina lámina de bronce, unos siete kilos en total; el brazo pasa por una abrazadera y la mano agarra junto al borde. Cubría a su dueño y a medias al compañero de su izquierda: la línea aguantaba mientras nadie huyera. Emblemas como las tres piernas a la carrera miraban al enemigo de frente.',
    alt: 'Un escudo redondo rojo con ancho borde de bronce punteado de oro; tres piernas blancas dobladas giran en torno al centro.',
  },
} satisfies LabelTexts;
