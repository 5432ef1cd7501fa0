import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'De qué se trata',
    museum: 'El museo',
    setup: 'La preparación',
    hours: 'Las horas',
    turn: 'Tu turno',
    actions: 'Las acciones',
    security: 'Seguridad',
    photos: 'La foto',
    missions: 'Las misiones',
    guard: 'El guardia',
    solo: 'En solitario',
    end: 'El final',
    table: 'En esta mesa',
    cards: 'Las cartas de visita',
    slots: 'Las franjas horarias',
    goals: 'Todas las misiones',
    symbols: 'Los símbolos',
    paintings: 'Los cuadros',
  },
  paragraphs: {
    photographers: [
      'Fotógrafos en el museo',
      'Recorres las salas con tu cámara. Quieres fotos de los mejores cuadros, sin nadie delante.',
    ],
    goal: [
      'Cómo se gana',
      'Después de ocho horas gana quien tiene más puntos. Los dan los cuadros fotografiados y [las misiones](mission).',
    ],
    rooms: [
      'Las salas',
      'Hay cinco salas, y en cada sala abierta cuelga un cuadro. Con dos personas, o en solitario, están cerradas la 3 y la 4. Con tres personas está cerrada la 1. En una sala cerrada no se entra.',
    ],
    neighbours: [
      'Salas vecinas',
      'Las salas forman un círculo. Las vecinas de una sala son la abierta más próxima a cada lado; las cerradas se saltan.',
    ],
    visitors: [
      'Los visitantes',
      'Delante de un cuadro hay cartas boca abajo: son sus visitantes. Caben cinco. Cuando uno se mueve o se va, es siempre el de encima, y nadie lo mira por el camino.',
    ],
    queue: [
      'La fila',
      'En cada sala hay tres puestos. Se entra por detrás. Cuando alguien se va, los de detrás avanzan. Con tres fichas, guardia incluido, la sala está llena.',
    ],
    hall: [
      'El vestíbulo',
      'Ahí empiezan todas las cámaras y ahí se vuelve después de cada foto. Caben todas. Nadie puede ir ahí por su cuenta.',
    ],
    'entrance-exit': [
      'La entrada y la salida',
      'De la entrada se roba. A la salida van, boca arriba, las cartas usadas. Si la entrada se agota, la salida se baraja y la sustituye. Si no queda ninguna, no se roba.',
    ],
    'first-rooms': [
      'Los primeros cuadros',
      'En cada sala abierta se cuelga un cuadro al azar. Delante se ponen tantos visitantes como muestra.',
    ],
    hands: [
      'Tus primeras cartas',
      'Empiezas con un Movimiento, un Cambio de sala y una Seguridad. Tu cámara está en el vestíbulo.',
    ],
    piles: [
      'Los dos montones',
      'Los demás cuadros forman dos montones iguales, boca arriba. Se ve el primero de cada uno. Con tres personas sobra un cuadro, que va al I.',
    ],
    'choose-missions': [
      'Elegir misiones',
      'Recibes tres misiones y te quedas con dos, en secreto. Otra más, la común, está a la vista y vale para todo el mundo.',
    ],
    ticket: [
      'El tique',
      'Quien lo tiene empieza la hora. La primera vez lo decide la suerte. Después pasa cada hora a quien está a la izquierda.',
    ],
    slot: [
      'La franja horaria',
      'Cada hora empieza con una carta: algo pasa en el museo. Se hace todo lo que se pueda de ella, también en la primera hora. La siguiente se ve siempre, y la octava es una carta final.\nDespués camina el guardia, si lo hay. Luego cada cual juega un turno.',
    ],
    'slot-order': [
      'Cómo se cumple',
      'Afecta a las salas abiertas, de la 1 a la 5. Las personas la cumplen desde quien tiene el tique. Si empatan varias salas, vale la de número menor. Las fotos se hacen al final del efecto.',
    ],
    visit: [
      'Fase de visita',
      'Juega todas las cartas que quieras, una a una, cada cual para su acción. Una carta recién ganada ya sirve. La fase acaba cuando tú digas, o cuando te quedas sin cartas.',
    ],
    photography: [
      'Fase de fotografía',
      'Haz hasta dos acciones sin gastar cartas: dos distintas o dos veces la misma. Nadie puede bloquearlas. Puedes terminar antes.',
    ],
    discard: [
      'Cinco cartas como mucho',
      'Al final de tu turno descartas hasta quedarte con cinco. Tú eliges cuáles. Entre tanto puedes tener más.',
    ],
    possible: ['Solo lo posible', 'Una acción tiene que poder hacerse cuando la anuncias. No puedes gastar una carta para nada.'],
    move: [
      'Movimiento: ir a una sala',
      '{move} Ve a cualquier otra sala abierta, cerca o lejos, que no esté llena. Te pones al final de la fila. No puedes entrar en la sala donde ya estás.',
    ],
    closer: [
      'Movimiento: adelantar',
      '{closer} En vez de cambiar de sala, cambia tu puesto por el de quien está justo delante. Un solo puesto cada vez, también ante el guardia.',
    ],
    help: ['Ayuda', '{help} Llévate a la mano el visitante de encima de tu sala. Da igual en qué puesto de la fila estés.'],
    change: [
      'Cambio de sala',
      '{change} Manda el visitante de encima de tu sala a una [sala vecina](neighbours), boca abajo. Allí tiene que haber sitio. Si todas las vecinas están llenas, no se puede.',
    ],
    joker: [
      'El Comodín',
      '{joker} En la fase de visita, descarta dos cartas cualesquiera y haz la acción que quieras. Sirven hasta las de Seguridad. El Comodín nunca bloquea.',
    ],
    'actions-example': [
      'de la puerta a la foto',
      'En la sala 3 hay dos personas en la fila y dos visitantes. Entras con un Movimiento: quedas en el tercer puesto. Otro Movimiento y un Comodín te llevan al primer puesto. Mandas un visitante a la sala vecina y te llevas el otro. ¡Clic!',
    ],
    block: [
      'Bloquear',
      '{security} Alguien anuncia una carta o un Comodín, con todo lo que va a hacer. Puedes bloquearlo con una carta de Seguridad. La acción no se hace, y las cartas de los dos van a la salida. Su turno sigue.',
    ],
    window: [
      'El tiempo para contestar',
      'Se pregunta a todos los demás. El primer bloqueo que llega vale; a quien llega tarde no le cuesta nada. Si nadie bloquea, la acción se hace cuando se acaba el tiempo, aunque todos hayan contestado antes. Así no se sabe quién podía bloquearla.',
    ],
    orders: [
      'Contestar de antemano',
      'Puedes dar hasta cinco instrucciones. Cada una dice de quién son las cartas y qué hacen. También dice si se bloquea, se deja pasar o se te pregunta. La primera que viene al caso contesta en tu lugar. Un bloqueo llega a los pocos segundos, como si pulsaras el botón. Puedes cambiarlas cuando quieras, y nadie más se entera. Ninguna bloquea lo que te da una foto.',
    ],
    'no-block': [
      'Cuándo no se bloquea',
      'En la fase de fotografía, contra una Seguridad y en tu propio turno no se bloquea. Tampoco las franjas horarias ni las fotos. Por lo demás, se puede bloquear cuantas veces se quiera.',
    ],
    photo: [
      'Cuándo hay foto',
      '{photo} La foto se hace sola y al momento, en el turno de cualquiera. Hacen falta tres cosas: ocupar el primer puesto, que haya un cuadro y que no quede ningún visitante. Da igual quién se llevó al último.',
    ],
    'after-photo': [
      'Después de la foto',
      'El cuadro es tuyo y tu cámara vuelve al vestíbulo; los demás de la fila avanzan. Tú eliges de qué montón, I o II, sale el cuadro siguiente. Llega con sus visitantes y el turno continúa.',
    ],
    'photo-example': [
      'la foto ajena',
      'Ocupas el primer puesto y queda un visitante. Luis, que está detrás, se lo lleva con una Ayuda. La foto es tuya y la carta es de Luis.',
    ],
    'several-photos': [
      'Varias fotos',
      'Si dos personas pueden hacer foto a la vez, se sigue el orden de turno desde quien está jugando. En un turno puedes hacer varias.',
    ],
    'no-paintings': [
      'Si se acaban los cuadros',
      'Si un montón se agota, sale del otro. Si se agotan los dos, la sala se queda sin cuadro y se cierra. Sus fotógrafos vuelven al vestíbulo; el guardia se queda ahí.',
    ],
    mission: [
      'Qué pide una misión',
      'Pide fotos con un mismo símbolo: un siglo, una nacionalidad o un tema. Cumplida da todos sus puntos; a medias, ninguno. Más fotos no dan más. Un cuadro puede contar para varias misiones.',
    ],
    common: ['La misión común', 'Está a la vista. Quien la cumpla recibe sus puntos.'],
    walk: [
      'El paseo',
      '{clockwise} El guardia empieza en la sala 1, o en la 2 si son tres. Tras la franja horaria camina lo que la carta indica, por salas abiertas. Al llegar ocupa el primer puesto. Si ya había tres fichas, la última vuelve al vestíbulo.',
    ],
    'pass-guard': [
      'Adelantar al guardia',
      'Con dos o más personas no hace fotos, pero mientras va primero no las hace nadie más. Puedes adelantarlo como a cualquiera. Ya no se mueve hasta su próximo paseo.',
    ],
    untouched: [
      'Lo que no le afecta',
      'Las franjas horarias no lo mueven. Ocupa un puesto de la fila y avanza si se va quien tiene delante. No se le puede bloquear.',
    ],
    'solo-setup': [
      'La preparación',
      'Juegas contra el guardia durante once horas. Tienes un Movimiento y un Cambio de sala. Tus tres misiones son una de siglo, una de nacionalidad y una de tema. La dificultad dice cuántas Seguridades se quitan: dos en fácil, una en media, ninguna en difícil.',
    ],
    'solo-hour': [
      'Cada hora',
      'Hay cuatro pasos: la franja horaria, el paseo del guardia, sus dos cartas y tu turno. Nadie te bloquea. Al acabar su paseo va siempre primero, aunque no haya cambiado de sala.',
    ],
    'guard-cards': [
      'Las cartas del guardia',
      'El guardia roba una carta y la cumple; la carta va a la salida. Después, otra.\n- **Movimiento:** va a la sala vecina, en el sentido de la franja, al primer puesto.\n- **Ayuda:** descubre el visitante de encima de su sala y hace lo que dice.\n- **Cambio de sala:** ese visitante va a la sala vecina. Si no cabe, a la salida.\n- **Seguridad:** [vacía su sala](expel).',
    ],
    expel: [
      'Vaciar la sala',
      'Si el guardia saca una Seguridad, o tú la robas, todos los visitantes de su sala se van. Quien ocupa allí el primer puesto hace la foto. La Seguridad que robas se queda en tu mano, para Comodines. Si con ella sale el último visitante, antes se hace esa foto. Las que se descartan o llegan con un cuadro no hacen nada.',
    ],
    'guard-photo': [
      'La foto del guardia',
      'En solitario, el guardia sí hace fotos, y no se va de su puesto. El cuadro siguiente sale del montón que indica la franja. Tu turno no se interrumpe. Si los dos pudieran a la vez, vas primero tú. En una sala sin cuadro sus cartas no hacen nada, salvo el Movimiento.',
    ],
    'own-photo': [
      'Tu foto',
      'Eliges un montón y se descubren sus dos primeros cuadros. Cuelga uno y deja el otro arriba o abajo del montón.',
    ],
    'solo-end': [
      'Ganar al guardia',
      'Tienes que cumplir tus tres misiones, que no dan puntos. Además necesitas más puntos que él: el empate cuenta como derrota. La misión común da sus puntos a quien la cumpla. El premio de la Avalancha final es solo tuyo.',
    ],
    scoring: [
      'Los puntos',
      '{points} Suma los puntos de tus cuadros, los de tus misiones cumplidas y los de la común. Las cartas de la mano no valen nada.',
    ],
    winner: [
      'Quién gana',
      'Gana quien tiene más puntos. Si hay empate, quien tiene más cuadros; después, quien cumplió más misiones. Si el empate sigue, se comparte la victoria.',
    ],
    open: [
      'Lo que ve todo el mundo',
      'Se ven los cuadros, las filas, cuántas cartas hay en cada lugar y las cartas usadas. También la misión común y la franja siguiente. Al final se ven todas las misiones.',
    ],
    secret: [
      'Lo que es secreto',
      'Tu mano y tus misiones solo las ves tú. Qué cartas son los visitantes no lo sabe nadie. Tampoco se sabe quién pudo bloquear y dejó pasar.',
    ],
    variants: [
      'Lo que se elige al abrir la mesa',
      '- **Guardia:** lo normal es que lo haya con dos personas, y con más no.\n- **Bloqueos con calma:** se pregunta cada vez, y nadie sabe quién tiene Seguridad.\n- **Bloqueos rápidos:** solo se pregunta si alguien podría bloquear.\n- **Dificultad:** en solitario, cuántas Seguridades quedan.',
    ],
    absence: [
      'Si alguien se va',
      'La partida puede seguir sin esa persona: un bot juega por ella. Si una respuesta no llega a tiempo, la acción se deja pasar.',
    ],
    keys: [
      'Con el teclado',
      '- **Flechas:** recorrer las salas o tu mano.\n- **Del 1 al 5:** elegir una sala.\n- **Escape:** cancelar.\n- **Signo de interrogación:** explica lo que tiene el foco, o abre estas reglas.',
    ],
    mistakes: [
      'Cuando algo no se puede',
      'El tablero te dice por qué, y el icono del libro junto a la frase te lleva a la regla. Si una jugada no llegó bien, actualiza la página: no se pierde nada.',
    ],
    'card-counts': ['Cuántas hay', 'Son 48: 16 de Movimiento, 12 de Ayuda, 12 de Cambio de sala y 8 de Seguridad.'],
    'slot-signs': [
      'Qué muestra una franja',
      'Su efecto, hacia dónde y cuánto camina el guardia, y un montón de cuadros. Hay 20 normales y 5 finales; en una partida salen siete normales y una final. En solitario, diez y una.',
    ],
    'painting-signs': [
      'Qué muestra un cuadro',
      'Sus puntos, cuántos visitantes atrae, su siglo, la nacionalidad de quien lo pintó y uno o dos temas. Hay 35.',
    ],
  },
  hints: {
    missions: 'Piensa qué símbolos se repiten en los cuadros de las salas. Dos misiones que compartan cuadros se ayudan.',
    lay: 'Esto lo pide la franja horaria. Tu elección es secreta hasta que todos hayan elegido.',
    visit: 'Juega las cartas que te acerquen a una foto. También puedes guardarlas y pasar a fotografiar.',
    photography: 'Aquí las acciones no cuestan cartas, y nadie puede bloquearlas.',
    discard: 'Te quedas con cinco. Una Seguridad guardada puede valer una foto.',
    block: 'Tu Seguridad se gasta si bloqueas. Mira qué va a conseguir con su acción.',
    pile: 'Tú decides qué cuadro llega ahora. Fíjate en tus misiones, y en las de los demás.',
    hang: 'El otro cuadro vuelve al montón: arriba, para verlo pronto, o abajo.',
  },
};
export default texts;
