import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'De qué se trata',
    things: 'Piezas y prestigio',
    setup: 'La preparación',
    turn: 'Tu turno',
    exploration: 'Exploración',
    furbish: 'Exponer y contratar',
    inventory: 'Inventario',
    favours: 'Los favores',
    plan: 'Tu museo',
    opinion: 'La opinión pública',
    news: 'Los titulares',
    end: 'El final y los puntos',
    table: 'En esta mesa',
    'favour-cards': 'Todos los favores',
    headlines: 'Todos los titulares',
    experts: 'Todos los expertos',
    patrons: 'Todos los mecenas',
    signs: 'Civilizaciones y dominios',
  },
  paragraphs: {
    directors: [
      'Una gran temporada',
      'Diriges un museo a comienzos del siglo XX. Reúnes piezas de todo el mundo, las expones y las ordenas en colecciones.',
    ],
    goal: [
      'Cómo se gana',
      'Gana quien tiene más puntos. Los dan las piezas expuestas y, [al final](last-round), las colecciones, el mecenas y lo demás.',
    ],
    'object-card': [
      'Qué muestra una pieza',
      'Su civilización, su dominio y un valor del 1 al 5. Ese número es lo que cuesta exponerla, los puntos que da y lo que paga. Hay 180 piezas, 15 de cada civilización.',
    ],
    masterpiece: ['Obras maestras', 'Son las piezas de valor 5. Al exponer una, recibes además 1 de prestigio.'],
    continents: [
      'Continentes, civilizaciones y dominios',
      'Hay cuatro continentes con tres civilizaciones cada uno, y seis dominios. El color de la carta y su emblema dicen la civilización.',
    ],
    store: [
      'Tu almacén',
      'Las piezas con las que pagas van a tu almacén, a la vista de todo el mundo. Desde ahí las puedes exponer o recuperar, pero no sirven para pagar.',
    ],
    prestige: [
      'El prestigio',
      'Cada ficha paga 1 de lo que compras, y al final vale 1 punto. Hay 32 en total: si se acaban, nadie gana más.',
    ],
    showcases: [
      'Las vitrinas',
      'En cada continente hay dos piezas a la vista. En el tablero hay también tres expertos. En la primera ronda no hay titular.',
    ],
    'first-hand': [
      'Tu primera mano',
      'Recibes una pieza de cada continente y un favor. Empiezas sin prestigio. La suerte decide quién juega primero. La preparación no depende de cuántas personas jueguen.',
    ],
    mulligan: [
      'Devolver la mano',
      'Si tus cuatro piezas valen 7 o menos en total, puedes devolverlas con el favor y robar otras. Solo una vez.',
    ],
    'choose-patron': [
      'Elegir mecenas',
      'Recibes tres mecenas y te quedas con uno, en secreto. Los otros dos quedan fuera de la partida.',
    ],
    'turn-parts': [
      'Tres partes',
      'Primero la [exploración](explore). Después una acción: [exponer y contratar](exhibit), o bien [inventario](take-back). También puedes no hacer ninguna. Al final se limita la mano.',
    ],
    'turn-end': [
      'Fin del turno',
      'Si tienes más de 7 piezas en la mano, guarda las que sobran en tu almacén. Tú eliges cuáles. Los favores no cuentan.',
    ],
    refill: [
      'Vitrinas llenas',
      'Al final de cada turno se rellenan los huecos. Si sale una carta de opinión pública, [deja una ficha](tokens) y se saca otra. Si el mazo se agota, los huecos se quedan vacíos.',
    ],
    explore: [
      'Llevarse una pieza',
      'Tienes que llevarte a la mano una pieza a la vista, gratis y de cualquier continente. Nunca se roba de un mazo. Solo puedes renunciar si no hay ninguna que puedas tomar sin pagar.',
    ],
    'others-explore': [
      'Los demás también',
      'Después, cada una de las otras personas puede llevarse otra, por turnos. Por cada una que lo hace ganas 1 de prestigio de la reserva. Pueden pasar de 7 piezas: no se revisa hasta el final de su propio turno.',
    ],
    embargo: ['Embargo', 'En la exploración nadie se lleva piezas a la vista de ese continente.'],
    customs: [
      'Aduana',
      'En la exploración, quien se lleva una pieza de ese continente paga antes 1 de prestigio. Nadie está obligado a pagarlo. Ni el embargo ni la aduana afectan a los favores.',
    ],
    exhibit: [
      'Exponer',
      'Expón piezas de tu mano o de tu almacén, cuantas puedas pagar. Cada una ocupa una sala vacía de tu museo. Lo expuesto ya no sale de ahí.',
    ],
    pay: [
      'Pagar',
      'Pagas el valor con otras piezas de tu mano, que van a tu almacén, y con prestigio. No se da cambio. Pagar de más está permitido.',
    ],
    'pay-example': [
      'una Puerta de Ishtar',
      'Vale 5. La pagas con una pieza de valor 3, otra de valor 1 y una ficha de prestigio. Sumas 5 puntos y, como es obra maestra, recibes 1 de prestigio.',
    ],
    together: [
      'Varias con un pago',
      'Un solo pago puede cubrir a la vez piezas de tu mano, piezas de tu almacén y expertos. Se hace todo o nada. Puedes hacer varias compras seguidas en un turno.',
    ],
    later: [
      'Las piezas con las que acabas de pagar',
      'Una pieza con la que pagas puede exponerse en una compra posterior del mismo turno. Cuesta su precio completo. No se puede comprar y usar como pago a la vez.',
    ],
    foreign: [
      'Almacenes ajenos',
      'Puedes comprar una pieza del almacén de otra persona, siempre en una compra aparte. Le das 1 de prestigio de comisión por cada pieza. Después pagas el valor: las piezas van a su almacén y el prestigio es suyo. Lo que sobra se pierde.',
    ],
    hire: [
      'Contratar expertos',
      'Se pagan como las piezas y no ocupan salas. Lo que saben hacer es tuyo hasta el final y se suma. Al contratar a uno llega otro.',
    ],
    'exhibit-points': [
      'Puntos y favores',
      'Cada pieza expuesta te da al momento tantos puntos como vale. Cada vez que llegas a una decena o la pasas, robas un favor.',
    ],
    'take-back': [
      'Recuperar piezas',
      'En vez de exponer, toma de tu almacén las piezas que quieras, hasta tener 7 en la mano. En ese turno no expones ni contratas.',
    ],
    'play-favour': [
      'Uno por turno',
      'Puedes usar un favor en cualquier momento de tu turno, uno solo. Algunos valen solo mientras expones y contratas. Puedes tener tres: los que pasen se descartan al momento.',
    ],
    'favour-use': [
      'Solo si sirve de algo',
      'Un favor que no puede hacer nada se rechaza y lo conservas. Los que abaratan la próxima compra se pierden si no la haces en ese turno.',
    ],
    cells: [
      'El plano',
      'Tu museo tiene 25 salas. Dos piezas se tocan si comparten un lado y hay paso entre ellas. Puedes reordenar tus piezas cuando quieras, también en turnos ajenos.',
    ],
    boards: [
      'Los planos',
      'En el plano básico se pasa entre todas las salas vecinas. Su galería principal es la cruz del centro. Los planos avanzados tienen muros y otra galería, y cada persona recibe uno distinto.',
    ],
    tokens: [
      'Las fichas',
      'Cuando una carta de opinión pública sale de un mazo, llega una ficha a ese continente. La carta se retira. En un continente caben tres.',
    ],
    penalty: [
      'Lo que restan',
      'Al final, cada pieza de tu almacén resta 1 punto por cada ficha de su continente. Las de la mano y las expuestas están a salvo.',
    ],
    'penalty-example': [
      'un almacén peligroso',
      'Guardas dos piezas de Asia y una de Europa. En Asia hay dos fichas y en Europa ninguna. Pierdes 4 puntos.',
    ],
    headline: [
      'Uno por ronda',
      'Desde la segunda ronda, cada una empieza con un titular nuevo. Cambia algo mientras dura esa ronda y después se retira, con su embargo o su aduana.',
    ],
    'last-round': [
      'La última ronda',
      'Cuando alguien llega a 50 puntos con lo expuesto, se juega hasta el final la ronda en curso. Así todos juegan los mismos turnos. También es la última si nadie tomó ni expuso nada, o si todos los museos están llenos.',
    ],
    arrangement: [
      'El orden final',
      'Antes de contar, cada cual ordena su museo por última vez. Decir que has terminado es definitivo.',
    ],
    'civilisation-collection': [
      'Colección de civilización',
      'Son tres o más piezas de una civilización que se tocan. De 3 a 6 piezas dan 3, 5, 8 o 12 puntos. De 7 a 10 dan 16, 21, 26 o 31. Cada una más da otros 5.',
    ],
    'domain-collection': [
      'Colección de dominio',
      'Son piezas de un dominio que se tocan, con tres o más civilizaciones distintas. Solo cuentan las distintas. De 3 a 6 dan 3, 6, 10 o 14 puntos. De 7 a 12 dan 19, 24, 30, 36, 42 o 48.',
    ],
    'collection-example': [
      'guerra en fila',
      'Roma, celtas y Roma, las tres de guerra: son dos civilizaciones y no puntúan. Con una de China al final son tres: 3 puntos. Una pieza puede contar en una colección de cada clase.',
    ],
    gallery: [
      'Galería y museo completo',
      'Si una sola colección llena la galería principal, ganas 10 puntos. Un museo de 25 piezas da otros 10. En los planos avanzados son 15 en cada caso.',
    ],
    'patron-points': [
      'Tu mecenas',
      'Cuenta las piezas que le gustan en todo tu museo, juntas o no. Solo vale el nivel más alto que alcances. Por debajo del primero no hay puntos ni castigo.',
    ],
    'other-points': [
      'Lo demás',
      'Suman los expertos que dan puntos y 1 por cada prestigio que te quede. Resta [la opinión pública](penalty).',
    ],
    winner: [
      'Quién gana',
      'Gana quien tiene más puntos. Si hay empate, quien expuso más piezas. Después, quien tiene más prestigio y quien tiene menos en el almacén. Si el empate sigue, se comparte la victoria.',
    ],
    open: [
      'Lo que ve todo el mundo',
      'Se ven los museos, los almacenes, los expertos, el prestigio, los puntos y el titular. También cuántas cartas hay en cada mano y en cada mazo.',
    ],
    secret: [
      'Lo que es secreto',
      'Solo tú ves tu mano, tus favores y tu mecenas. Los mecenas se descubren al contar. El orden de los mazos no lo conoce nadie.',
    ],
    variants: [
      'Lo que se elige al abrir la mesa',
      '- **Opinión pública:** cuántas cartas hay en cada mazo, y si restan por ficha o una sola vez por pieza.\n- **Planos:** básico o avanzados.\n- **Límite estricto de la mano:** con la mano llena no te llevas piezas en turnos ajenos.\n- **Mecenas exigente:** solo cuentan las piezas en colecciones.\n- **Vitrinas nuevas:** se renuevan antes de cada titular.',
    ],
    absence: ['Si alguien se va', 'La partida puede seguir sin esa persona: un bot juega por ella.'],
    keys: [
      'Con el teclado',
      '- **Del 1 al 4:** las vitrinas.\n- **Flechas:** de una carta a otra.\n- **Intro (Enter):** elegir, y otra vez para tomar.\n- **Escape:** cancelar.\n- **Signo de interrogación:** explica lo que tiene el foco, o abre estas reglas.',
    ],
    mistakes: [
      'Cuando algo no se puede',
      'El tablero te dice por qué, y el icono del libro junto a la frase te lleva a la regla. Si una jugada no llegó bien, actualiza la página: no se pierde nada.',
    ],
    'expert-row': ['Quiénes son', 'Hay 24 y cada uno existe una sola vez. Siempre hay tres disponibles, mientras queden.'],
  },
  hints: {
    mulligan: 'Con una mano barata cuesta pagar. Puedes devolverla una vez.',
    patron: 'Elige a quien pida lo que ya tienes en la mano: una civilización, un dominio o un continente.',
    headline: 'Esa ficha resta puntos por cada pieza de ahí que haya en un almacén. Piensa en el tuyo y en los ajenos.',
    draw: 'Toma lo que quieras exponer, o lo que te sirva para pagar. Los demás tomarán después.',
    drawOptional: 'Esta vez no hace falta: lo que podrías tomar cuesta prestigio, o no hay nada.',
    drawForPrestige: 'Una pieza gratis para ti, y 1 de prestigio para quien tiene el turno.',
    action: 'Elige una cosa: exponer y contratar, o recuperar piezas de tu almacén.',
    furbish: 'Puedes seguir comprando mientras tengas con qué pagar.',
    favours: 'Solo caben tres favores. Quédate con los que vayas a usar pronto.',
    hand: 'Lo que guardas en el almacén puede costarte puntos si allí hay opinión pública.',
    arrangement: 'Junta civilizaciones y dominios. La propuesta del tablero puede ayudarte.',
  },
};
export default texts;
