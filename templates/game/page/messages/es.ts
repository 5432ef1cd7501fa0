import type { Having } from '../../../i18n/shape.ts';
import type { GameKey } from './keys.ts';

export default {
  name: 'Newgame',
  prompt: {
    over: 'La vitrina está repartida: gana {players}.',
    take: '{you, select, yes {Te toca: toma una pieza de cualquiera de los extremos de un estante.} other {{player} toma una pieza.}}',
    guess:
      '{you, select, yes {La vitrina está vacía: ¿qué promete la otra carta?} other {{player} adivina qué promete la otra carta.}}',
  },
  log: {
    turn: '{you, select, yes {Te toca.} other {Le toca a {player}.}}',
    took: '{you, select, yes {Tomas} other {{player} toma}} {kind} del estante {shelf}.',
    emptied: 'La vitrina está vacía: solo quedan las cartas.',
    guessed: '{you, select, yes {Crees} other {{player} cree}} que la otra carta promete {kinds}.',
    openedFound: 'La carta de {player} promete {kinds}: ya estaba adivinado.',
    opened: 'La carta de {player} promete {kinds}: nadie lo adivinó.',
    won: '{players} gana con {total, plural, one {# punto} other {# puntos}}.',
  },
  reasons: {
    gameOver: 'La partida ha terminado.',
    notYourTurn: 'Ahora le toca a {player}.',
    unknownMove: 'El servidor no conoce esa jugada. Actualiza la página.',
    badArguments: 'Esa jugada no llegó bien. Actualiza la página y prueba de nuevo.',
    noPiece: 'Ahí ya no hay ninguna pieza.',
    notAtEnd: 'Solo se toman las piezas de los extremos de cada estante.',
    guessFirst: 'La vitrina está vacía: adivina qué promete la otra carta.',
    takeFirst: 'Se adivina cuando la vitrina está vacía; {left, plural, one {queda # pieza} other {quedan # piezas}}.',
    ownLetter: 'Tu propia carta promete {kind}; las dos cartas son distintas.',
    letterHidden: 'Depende de una carta que no puedes leer.',
  },
  terms: {
    fan: 'un abanico',
    clock: 'un reloj',
    jug: 'una jarra',
    medal: 'una medalla',
    book: 'un libro',
    key: 'una llave',
    'all-fan': 'los abanicos',
    'all-clock': 'los relojes',
    'all-jug': 'las jarras',
    'all-medal': 'las medallas',
    'all-book': 'los libros',
    'all-key': 'las llaves',
  },
  score: {
    majorities: 'Mayoría de piezas {count, plural, =0 {en ninguna clase} one {en # clase} other {en # clases}}',
    letter:
      '{seen, select, yes {{count, plural, =0 {Ninguna pieza prometida} one {# pieza prometida} other {# piezas prometidas}} por la carta ({kinds})} other {La carta sigue cerrada}}',
    guess:
      '{state, select, right {La carta de {player}, adivinada} wrong {La carta de {player}, sin adivinar} other {Se adivina al final}}',
  },
  sources: {
    majorities: 'Mayorías',
    letter: 'Carta',
    guess: 'Acierto',
  },
  board: {
    label: 'Tablero de Newgame',
    players: 'Los herederos',
    playerSummary:
      '{player}: {points, plural, one {# punto} other {# puntos}}, {pieces, plural, one {# pieza} other {# piezas}}.',
    onTurn: 'Tiene el turno.',
    you: 'Tú',
    total: 'Total',
    letter: 'Carta: {kinds}',
    letterSealed: 'Carta cerrada.',
    myLetter: 'Tu carta te promete {kinds}: 2 puntos por pieza.',
    cabinet: 'La vitrina',
    shelf: 'Estante {shelf}: {count, plural, =0 {vacío} one {# pieza} other {# piezas}}',
    take: 'Tomar {kind}: estante {shelf}, extremo {end, select, left {izquierdo} other {derecho}}',
    counts: 'Piezas de cada clase',
    count: '{kinds}: {player} {first}, {other} {second}',
    guess: '¿Qué promete la otra carta?',
  },
  box: {
    pieces: 'Piezas',
    letters: 'Cartas de la abuela',
  },
  rules: {
    fan: 'Para el calor y para decir cosas sin hablar.',
    clock: 'Da la hora de cuando se paró, y nadie quiere arreglarlo.',
    jug: 'De barro azul, la de los días de fiesta.',
    medal: 'De un bisabuelo que nunca contó por qué se la dieron.',
    book: 'Con flores secas entre las páginas.',
    key: 'No se sabe de qué puerta.',
  },
} satisfies Having<GameKey>;
