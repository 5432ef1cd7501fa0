import type { Texts } from './outline.ts';

const texts: Texts = {
  chapters: {
    aim: 'De qué se trata',
    things: 'Las cartas',
    setup: 'La preparación',
    turn: 'Tu turno',
    actions: 'Las acciones',
    requirements: 'Lo que pide un intercambio',
    altar: 'Tu altar',
    end: 'El final de la noche',
    points: 'Los puntos',
    table: 'En esta mesa',
    signs: 'Los signos',
    spaces: 'Los espacios',
    goals: 'Los objetivos',
    items: 'Objetos y colores',
  },
  paragraphs: {
    night: [
      'La noche del lago',
      'Es la noche del 2 de noviembre en Pátzcuaro. Recorres las tiendas de la orilla y cambias lo que tienes por lo que falta. Con tus cartas levantas un altar para los tuyos.',
    ],
    goal: [
      'Cómo se gana',
      'Gana quien reúne más puntos. Los dan [los niveles de tu altar](level-points) y los tres objetivos de la noche.',
    ],
    cards: [
      'Qué muestra una carta',
      'Cada carta tiene un color y de dos a cinco objetos. Un mismo objeto puede repetirse en ella. El color se reconoce también por su signo: flor, jarrón, cruz o colibrí.',
    ],
    size: [
      'Cuántos objetos tiene',
      'Cuentan todos los objetos dibujados, también los repetidos. Dos velas y una botella son tres objetos.',
    ],
    deck: [
      'El mazo',
      'Hay 57 cartas: 15 rosas, 15 verdes, 15 moradas y 12 amarillas. Las rosas, verdes y moradas tienen de 2 a 4 objetos y suelen repetirlos. Las amarillas tienen 4 o 5, muy variados. No hay dos cartas iguales.',
    ],
    'player-card': [
      'Tu carta de jugador',
      'Empieza con el altar a la vista. Puedes [voltearla una vez](flip) en toda la partida. Volteada, te cuesta 5 puntos al final.',
    ],
    row: [
      'La hilera',
      'A la izquierda queda Pátzcuaro y a su derecha las tiendas. Las tiendas se mezclan: su orden, su cara y su orientación salen al azar. Con 3 o 4 personas hay cuatro tiendas; con 2, tres. Cada loseta tiene un espacio de ida y otro de vuelta.',
    ],
    deal: [
      'Las primeras cartas',
      'Cada persona recibe 6 cartas, que los demás no ven. En cada espacio de tienda se descubre una carta: es el comienzo de su montón. En Pátzcuaro nunca hay cartas.',
    ],
    start: [
      'La salida',
      'Todas las fichas empiezan juntas en el espacio de ida de Pátzcuaro. La suerte decide quién comienza. Después se juega por turnos, siempre en el mismo orden.',
    ],
    'three-objectives': [
      'Los objetivos de la noche',
      'Se descubren tres: uno de un pétalo, uno de dos y uno de tres. Valen para toda la mesa.',
    ],
    'turn-parts': [
      'Moverse y usar',
      'Tu turno tiene dos partes. Primero [te mueves](move) y después [usas el espacio](act) al que llegaste.',
    ],
    move: [
      'Moverse',
      'Avanza 1, 2 o 3 espacios libres en sentido horario. Los espacios con la ficha de otra persona se saltan y no cuentan. No puedes quedarte donde estás ni detenerte en un espacio ocupado. Siempre tienes tres destinos: son los que se iluminan.\nEl camino da la vuelta: al final de la ida sigue la vuelta, y de ahí se regresa a Pátzcuaro.',
    ],
    'move-example': [
      'saltar fichas',
      'Delante de ti hay una ficha y luego dos espacios libres. Con 1 paso saltas la ficha y llegas al primero. Con 2 pasos llegas al segundo.',
    ],
    act: [
      'Usar el espacio',
      'Cumples todas las acciones del espacio, [en su orden](order). Solo puedes usarlo si las puedes cumplir todas. Un espacio que no puedes usar se ve apagado y te dice por qué.',
    ],
    flip: [
      'Voltear tu carta',
      'Una vez por partida puedes renunciar al espacio, aunque pudieras usarlo. Vas a cualquiera de los tres destinos, volteas tu carta y robas 2 cartas. El montón de ese espacio no se toca. Al final pierdes 5 puntos.',
    ],
    'must-flip': [
      'Cuando nada se puede usar',
      'Si no puedes usar ninguno de los tres espacios y tu carta sigue sin voltear, tienes que [voltearla](flip).',
    ],
    'draw-one': [
      'Robar una sola carta',
      'Si volteaste tu carta y no puedes usar ninguno de los tres espacios, ve a uno y roba 1 carta. Mientras puedas usar alguno, o voltear, eso no se permite.',
    ],
    order: [
      'Todas y en orden',
      'Las acciones se cumplen de izquierda a derecha. No puedes dejar una sin hacer ni elegir algo que impida una acción posterior.',
    ],
    choose: [
      'Elegir',
      '{choose} Donde se lee «o», eliges una sola de las opciones. Tiene que ser una que puedas cumplir entera.',
    ],
    trade: [
      'Intercambiar',
      '{trade} Deja boca arriba una carta de tu mano por cada requisito, ni más ni menos. Después te llevas todas las cartas que había antes en el montón. Lo que acabas de dejar se queda ahí para quien venga.',
    ],
    'trade-example': [
      'la Florería',
      'El espacio pide una carta rosa y una verde. En el montón hay tres cartas. Dejas las dos que se piden y te llevas las tres. Quien venga después encontrará tus dos cartas.',
    ],
    top: [
      'La carta de arriba',
      'Es la última que se dejó o se descubrió en el montón. Las cartas de un intercambio se dejan en el orden de los requisitos.',
    ],
    place: [
      'Colocar en el altar',
      '{altar} Coloca una carta de tu mano en tu altar. Cuando es una acción de tu espacio, no puedes negarte. Como [regalo](others) o [última ofrenda](last), sí.',
    ],
    draw: ['Robar', '{draw} Toma del mazo las cartas que se indican. Solo tú las ves. Si quedan menos, tomas las que haya.'],
    reveal: [
      'Descubrir',
      '{reveal} La carta de arriba del mazo va al montón que señala la flecha. Es el espacio siguiente, el anterior o el de enfrente. Si ahí está Pátzcuaro, no se descubre ninguna y la acción se da por cumplida. Las fichas no estorban.',
    ],
    'reveal-example': [
      'el final de la hilera',
      'Una flecha hacia adelante, en la última tienda de la ida, señala el espacio de vuelta de esa tienda. Los dos son vecinos.',
    ],
    others: [
      'Para los demás',
      '{others} Las demás personas reciben lo que muestra el signo; tú no. Empieza quien juega después de ti. Las cartas se roban solas. Colocar es un regalo: cada cual decide si coloca una carta o ninguna.',
    ],
    'one-card-each': [
      'Una carta para cada requisito',
      'Cada carta cumple un solo requisito y cada requisito pide una carta. Hay seis tipos.',
    ],
    'other-color': [
      'Distinto color que la de arriba',
      'Se compara con [la carta de arriba](top) tal como está antes de tu intercambio. Una carta del mismo color no sirve.',
    ],
    levels: [
      'Los tres niveles',
      'En el altar caben nueve cartas: cuatro abajo, tres en medio y dos arriba. Cuando un nivel está completo, se encienden sus velas.',
    ],
    support: [
      'En qué se apoya una carta',
      'El primer nivel se llena libremente. Cada carta de los otros descansa sobre dos cartas vecinas del nivel de abajo.',
    ],
    'support-example': [
      'un altar a medias',
      'Tienes tres cartas abajo y una en medio. Puedes colocar la cuarta de abajo o la segunda de en medio. Una tercera de en medio, o una de arriba, aún no.',
    ],
    'stays-put': ['Lo colocado se queda', 'Una carta colocada no se mueve ni se quita.'],
    full: [
      'Un altar completo',
      'Con nueve cartas tu altar está completo. Si el espacio te manda colocar otra más, esa acción no hace nada y se da por cumplida.',
    ],
    trigger: [
      'Cuándo termina',
      'La noche termina cuando un altar está completo o el mazo se agota. No importa quién robó la última carta: el final es de quien tiene el turno.',
    ],
    'finish-turn': [
      'El turno se acaba de jugar',
      'Quien tiene el turno cumple las acciones que le faltan, también las que son para los demás. La ronda no se completa.',
    ],
    last: [
      'La última ofrenda',
      'Después, cada cual puede colocar una carta más, por turnos. No coloca quien ya completó su altar. Si se agotó el mazo, tampoco coloca quien tenía el turno. Un regalo del mismo turno no sustituye la ofrenda.',
    ],
    'level-points': [
      'Los niveles',
      '- **Nivel 1:** los tres tipos de objeto que más se repiten, a 1 punto por objeto.\n- **Nivel 2:** los dos tipos que más se repiten, a 2 puntos.\n- **Nivel 3:** el tipo que más se repite, a 3 puntos.\nUn tipo puede contar en varios niveles. La cuenta se hace sola y siempre es la mejor para ti.',
    ],
    'one-petal': [
      'Un pétalo',
      'Da 5 puntos por cada set de los tres objetos que muestra. Cuentan todos los objetos de tu altar, cada uno una vez.',
    ],
    'two-petals': [
      'Dos pétalos',
      'Mira los colores de las cartas de tu altar. Unos dan puntos por cada set de colores. Otro quita 3 puntos por carta amarilla. Otro da 8 si no tienes ninguna, aunque tu altar esté a medias.',
    ],
    'three-petals': [
      'Tres pétalos',
      'Cuenta los niveles donde aparecen el color y el objeto, juntos o en cartas distintas. El nivel no tiene que estar completo. Con un nivel son 4 puntos; con dos, 7; con los tres, 12.',
    ],
    'flip-points': [
      'Lo que resta y lo que no cuenta',
      'Tu carta volteada resta 5 puntos. Las cartas que quedan en tu mano no valen nada.',
    ],
    'points-example': [
      'una noche de 69 puntos',
      'Arriba hay cinco retratos: 15 puntos. En medio, cinco dulces y dos panes de muerto: 14. Abajo, cuatro velas, tres botellas y tres flores de cempasúchil: 10.\nCon vela, dulce y retrato se forman cuatro sets: 20. Rosa, verde y morada, una vez: 6. Rosa con calaverita, en un solo nivel: 4. En total, 69.',
    ],
    winner: [
      'Quién gana',
      'Gana quien tiene más puntos. Si hay empate, quien tiene menos objetos en su altar. Si sigue el empate, quien va más tarde en el orden de turno.',
    ],
    open: [
      'Lo que ve todo el mundo',
      'Se ven los altares, las fichas, las cartas de jugador y los objetivos. También cuántas cartas quedan en el mazo y en cada mano. Puedes mirar cualquier montón entero cuando quieras.',
    ],
    secret: [
      'Lo que es secreto',
      'Nadie más ve tu mano ni lo que robas. El orden del mazo no lo conoce nadie. No hay límite de cartas en la mano.',
    ],
    absence: ['Si alguien se va', 'La partida puede seguir sin esa persona: un bot juega por ella, también en lo voluntario.'],
    side: [
      'La cara de Pátzcuaro',
      'La loseta de Pátzcuaro tiene dos caras. Con 2 o 3 personas se usa la A y con 4 la B, que reparte menos cartas. Al abrir la mesa se puede elegir.',
    ],
    keys: [
      'Con el teclado',
      '- **Flechas:** recorrer los espacios o tu mano.\n- **1, 2, 3:** elegir a dónde vas.\n- **Inicio:** volver a tu ficha.\n- **Escape:** cancelar.\n- **Signo de interrogación:** explica lo que tiene el foco, o abre estas reglas.',
    ],
    mistakes: [
      'Cuando algo no se puede',
      'El tablero te dice por qué, y el icono del libro junto a la frase te lleva a la regla. Si una jugada no llegó bien, actualiza la página: no se pierde nada.',
    ],
    'space-names': [
      'Todos los espacios',
      'En una partida solo hay una cara de cada tienda. Estos son los espacios de todas las caras.',
    ],
  },
  hints: {
    travel: 'Los espacios iluminados son tus tres destinos. Elige uno para ver qué pide antes de ir.',
    travelFlip: 'Hoy toca voltear: robas 2 cartas y pierdes 5 puntos al final. Elige el destino pensando en tu próximo turno.',
    travelDraw: 'Cualquiera de los tres destinos sirve. Piensa a dónde quieres llegar en el turno siguiente.',
    choose: 'Solo se hace una de las opciones, pero entera.',
    trade: 'Lo que dejas se lo lleva quien venga después. Mira el montón: todo eso será tuyo.',
    place: 'Arriba valen más los objetos repetidos. Abajo caben más tipos distintos.',
    gift: 'Es un regalo de quien tiene el turno. No te cuesta nada, y puedes decir que no.',
    last: 'Es tu última carta de la noche. Busca la que más puntos te dé.',
  },
};
export default texts;
