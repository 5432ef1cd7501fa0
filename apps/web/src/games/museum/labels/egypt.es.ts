import type { LabelTexts } from '../../../gallery/labelTexts.ts';

export const egypt = {
  'EGY-01': {
    maker: 'Egipto, poblado de artesanos de Deir el-Medina',
    technique: 'Pintura mural',
    place: 'Deir el-Medina, Luxor, Egipto',
    kept: 'En su lugar, tumba TT1, Luxor (Egipto)',
    story:
      'En los campos del paraíso, Sennedyem ara y su mujer siembra, los dos con su mejor lino blanco, como si el barro no existiera. Su oficio era preparar las tumbas de los reyes; esta es la suya. Cuando unos aldeanos la abrieron en 1886 estaba intacta, con una veintena de parientes a su alrededor.',
    alt: 'Pintura de marco azul en dos franjas: arriba, un buey manchado tira de un arado y una pareja de blanco trabaja detrás; abajo, una hilera de palmeras y frutales.',
  },
  'EGY-02': {
    maker: 'Egipto, Imperio Medio',
    technique: 'Madera pintada, 20,3 × 43,2 × 17,7 cm',
    place: 'Egipto (lugar de hallazgo desconocido)',
    kept: 'Por ejemplo, Museo Británico, Londres',
    story:
      'La crecida ha pasado, la tierra está blanda y un labrador se apoya en el arado con los tobillos en el barro. Estas maquetas iban a las tumbas ricas para que no faltaran pan y cerveza en el otro mundo. El ganado era demasiado valioso para comerlo a diario, y muchos labradores solo lo alquilaban.',
    alt: 'Maqueta de madera pintada sobre una base: un hombre de faldellín blanco guía un arado tirado por un buey blanco con manchas y otro marrón.',
    differs: 'La web del Museo Británico da en un lugar hacia 2040-1750 a. C. y en otro, 1985-1795 a. C.',
  },
  'EGY-03': {
    maker: 'Egipto, para el rey Keops (Jufu)',
    technique: 'Caliza y granito, antes 146,6 m de alto, hoy 138,5 m',
    place: 'Guiza, Egipto',
    kept: 'En su lugar, Guiza (Egipto)',
    story:
      'Conocemos a un hombre que llevó piedras para ella. Merer, jefe de una tripulación, anotó en un diario sus viajes por el Nilo con caliza blanca, casi seguro para la piel lisa exterior, hoy perdida. Sus páginas son los papiros escritos más antiguos que se conocen; la tumba a la que servían fue el edificio más alto del mundo unos 3800 años.',
    alt: 'Gran pirámide clara de hiladas escalonadas con una pequeña entrada oscura, dos pirámides menores al lado, arena y una palmera.',
    differs: 'Las fuentes fechan de modo distinto el reinado de Keops y dan entre 10 y 27 años de obras.',
  },
  'EGY-04': {
    maker: 'Egipto, para Ramsés II',
    technique: 'Excavado en arenisca, figuras sedentes de unos 20 m de alto',
    place: 'Abu Simbel, Egipto',
    kept: 'Abu Simbel, Egipto (desde 1968, por encima de su lugar original)',
    story:
      'Ramsés II se hizo tallar cuatro veces en un acantilado de Nubia, y dos mañanas al año el sol llega hasta su estatua del fondo. Cuando una presa iba a anegar el templo, ingenieros de todo el mundo lo cortaron en bloques y lo reconstruyeron 65 metros más arriba. De aquel rescate nació la idea del Patrimonio Mundial.',
    alt: 'Fachada de un templo en un acantilado arenoso: tres reyes enormes sentados con coronas altas y el resto de un cuarto, con una puerta oscura entre ellos.',
    differs: 'Según las fuentes, el traslado empezó en 1963 o en 1964.',
  },
  'EGY-05': {
    maker: 'Egipto, para Ramsés II',
    technique: 'Granito rojo, un solo bloque, unos 25 m de alto y 254 t',
    place: 'Luxor, Egipto',
    kept: 'En su lugar, templo de Luxor (Egipto)',
    story:
      'Ramsés II puso dos ante el templo; el otro está desde 1836 en la plaza de la Concordia de París. Al bajar aquel, apareció el nombre del rey incluso en la cara inferior, donde ningún rival podía borrarlo. A Francia le habían prometido los dos, y en 1981 renunció a este.',
    alt: 'Obelisco alto y rojizo con punta dorada y signos grabados, entre dos torres de templo con banderas rojas y dos figuras oscuras sentadas.',
    differs: 'Se dan alturas de 22,5, 23,5 y 25 m, en parte por la base y por confusión con el obelisco de París.',
  },
  'EGY-06': {
    maker: 'Sacerdotes egipcios, para Ptolomeo V',
    technique: 'Granodiorita, 762 kg',
    place: 'Rashid (Rosetta), Egipto (donde se halló)',
    kept: 'Museo Británico, Londres',
    story:
      'El texto es un decreto árido sobre templos y un rey niño, en tres escrituras: jeroglíficos, egipcio cotidiano y griego. Soldados franceses hallaron la piedra en 1799, los británicos se la llevaron y Champollion, con el griego, hizo hablar de nuevo a los jeroglíficos. En Egipto la reclaman; en su canto se lee, pintado, «capturada en Egipto».',
    alt: 'Losa oscura y rota cubierta por tres bloques de escritura clara: signos arriba, líneas finas en medio y letras pequeñas y apretadas abajo.',
  },
  'EGY-07': {
    maker: 'Egipto, por ejemplo bajo Amenhotep III',
    technique: 'Madera o fayenza, por ejemplo 5,5 × 7,7 × 21 cm',
    place: 'Tebas (Luxor), Egipto',
    kept: 'Por ejemplo, Museo de Brooklyn, Nueva York',
    story:
      'Dos jugadores lanzaban palitos a modo de dados y hacían correr sus fichas por treinta casillas. Los egipcios jugaron al senet, «el paso», durante tres mil años, y con el tiempo vieron en él el viaje del alma por el inframundo. Por eso los muertos se llevaban un tablero: en su papiro, el escriba Ani sigue jugando junto a su mujer.',
    alt: 'Caja de juego de madera con patas doradas; sobre su tapa clara de casillas hay tres conos azules y dos carretes rojizos.',
  },
  'EGY-08': {
    maker: 'Egipto, para el rey Keops (Jufu)',
    technique: 'Tablas de cedro atadas con cuerda, unos 43 m de largo',
    place: 'Guiza, Egipto',
    kept: 'Gran Museo Egipcio, Guiza',
    story:
      'Junto a la pirámide había un barco en 1224 piezas, bajo losas de piedra, con sus remos y sus cuerdas. Un hombre paciente lo volvió a montar sin un solo clavo: las tablas van cosidas. Quizá el rey navegó en él hacia su entierro, o quizá esperaba para llevarlo por el cielo con el sol.',
    alt: 'Barco esbelto y claro de extremos altos y curvos, con una cabina, un pequeño dosel y remos largos, apoyado en un soporte.',
    differs: 'Las fuentes le dan una eslora de 42, 44 o 45 m.',
  },
  'EGY-09': {
    maker: 'Egipto, para la faraona Hatshepsut',
    technique: 'Relieve de caliza pintada',
    place: 'Deir el-Bahari, Luxor, Egipto',
    kept: 'En su lugar, Luxor (Egipto); bloques en el Museo Egipcio, El Cairo',
    story:
      'Hatshepsut, que gobernó como faraona por derecho propio, envió naves por el mar Rojo hasta Punt, y volvieron con árboles de mirra vivos para el templo de Amón. Los escultores fueron tan fieles que los peces bajo las quillas son de mar, desconocidos en el Nilo. Aún se discute dónde estaba Punt.',
    alt: 'Relieve claro de un barco rojo con remeros y dos árboles en cestos sobre la cubierta, bajo un mástil con jarcias y sobre una franja de agua azul con dos peces.',
    differs: 'El Museo Egipcio sitúa Punt en Somalia o Eritrea; otros estudiosos piensan en Sudán o en Arabia.',
  },
  'EGY-10': {
    maker: 'Egipto, comienzos de la dinastía XII',
    technique: 'Madera pintada y lino, por ejemplo 128 cm de largo',
    place: 'Tebas (Luxor), Egipto',
    kept: 'Por ejemplo, Museo Metropolitano de Arte, Nueva York',
    story:
      'Los ladrones vaciaron la tumba del mayordomo Meketra, pero no vieron una pequeña cámara donde dos docenas de maquetas esperaron cuatro mil años. En esta barca él huele un loto mientras un arpista ciego toca para él. Van al norte a remo, contra el viento; para volver, la tripulación izará la vela.',
    alt: 'Maqueta de barca verde sobre dos tacos, con una fila de remeros sentados, una cabina roja abovedada, un mástil y un timonel con su remo.',
  },
  'EGY-11': {
    maker: 'Egipto, orfebres reales',
    technique: 'Oro con lapislázuli, vidrio, obsidiana y turquesa, 54 cm de alto, más de 10 kg',
    place: 'Valle de los Reyes, Luxor, Egipto',
    kept: 'Gran Museo Egipcio, Guiza',
    story:
      'Cubría el rostro de un rey de unos diecinueve años para que su alma lo reconociera, con un conjuro protector en los hombros. En 2014 se le cayó la barba y, con las prisas, en el museo la pegaron con resina epoxi; los restauradores tuvieron que soltarla y fijarla bien. Algunos estudiosos creen que la máscara se hizo primero para una reina.',
    alt: 'Rostro de oro con ojos perfilados, pañuelo de rayas azules, una cobra y un buitre en la frente, barba azul y un collar de colores.',
    differs:
      'El Museo Egipcio da 11 kg y un reinado de 1327-1318 a. C.; Wikipedia, más de 10 kg y 1334-1325 a. C. Desde finales de 2025 está en el museo nuevo.',
  },
  'EGY-12': {
    maker: 'Escribas y pintores egipcios, para el escriba Ani',
    technique: 'Papiro pintado, 23,8 m de largo',
    place: 'Tebas (Luxor), Egipto',
    kept: 'Museo Británico, Londres',
    story:
      'El corazón de Ani se pesa contra una pluma; Anubis, con cabeza de chacal, vigila el fiel, y un monstruo espera para devorarlo si le pesa la culpa. Primero se pintaron las imágenes: los escribas tuvieron que apretar sus conjuros alrededor. Para enviar el rollo en 1888, Budge, su comprador, lo cortó en treinta y siete trozos.',
    alt: 'Papiro desenrollado: una pareja de blanco mira una balanza con un corazón y una pluma, junto a una figura con cabeza de chacal, un escriba y una bestia agazapada.',
    differs:
      'Budge lo fechó hacia 1500 a. C. y el Museo Británico, hacia 1250 a. C. El museo habla de compra; Wikipedia, de robo en un almacén del Estado.',
  },
  'EGY-13': {
    maker: 'Egipto, Época Tardía',
    technique: 'Bronce con plata y oro, 42 cm de alto',
    place: 'Saqqara, Egipto',
    kept: 'Museo Británico, Londres',
    story:
      'Alguien con dinero ofreció este gato a la diosa Bastet, con aros de oro, un amuleto de plata y un escarabeo en la frente. Parece perfecto, pero los rayos X muestran una grieta que casi le da la vuelta al cuerpo: el comandante Gayer-Anderson, su dueño, lo arregló él mismo y lo pintó de verde.',
    alt: 'Gato de bronce oscuro sentado y erguido, con aros de oro en las orejas y el hocico, collar y colgante de plata y una marca dorada en la frente.',
    differs: 'Los aros quizá procedan de otra pieza, y la estatua era probablemente de color tostado al principio.',
  },
  'EGY-14': {
    maker: 'Egipto, talleres reales del Imperio Nuevo',
    technique: 'Madera curvada, cuero y oro',
    place: 'Valle de los Reyes, Luxor, Egipto',
    kept: 'Por ejemplo, Gran Museo Egipcio, Guiza',
    story:
      'Se podía levantar a mano y disparar desde él a la carrera: el carro llegó a Egipto con reyes extranjeros y acabó siendo el orgullo de los faraones guerreros. Tutankamón se llevó seis a la tumba, con los ejes serrados para que pasaran por el corredor. Los ingenieros comparan sus ruedas y cojinetes con los de los carruajes del siglo XIX.',
    alt: 'Carro de dos ruedas con una rueda dorada de seis radios, caja de cuero marrón, una aljaba con flechas cruzada al costado y un yugo dorado y curvo.',
  },
  'EGY-15': {
    maker: 'Egipto, Imperio Nuevo',
    technique: 'Bronce y ébano, por ejemplo 59,5 cm de largo',
    place: 'Valle de los Reyes, Luxor, Egipto',
    kept: 'Por ejemplo, Gran Museo Egipcio, Guiza',
    story:
      'La palabra jopesh significa pata delantera de buey, y la forma explica por qué. Mitad hacha y mitad espada, cortaba con la curva exterior, mientras el gancho apartaba los escudos. En los muros de los templos los dioses se la entregan al faraón como signo de victoria, y el joven Tutankamón se llevó una así a la tumba.',
    alt: 'Espada de bronce con hoja en forma de hoz, un tramo recto con manchas verdes y una empuñadura negra con bandas doradas.',
  },
} satisfies LabelTexts;
