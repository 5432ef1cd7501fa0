/** Texts of the recap for a returning player. */
export default {
  title: 'Mientras no estabas',
  over: 'Y así terminó la partida.',
  yourTurn: 'Ahora te toca.',
  turns: 'Lo que pasó, turno por turno',
  more: '{count, plural, one {y # cosa más} other {y # cosas más}}',
  earlier:
    '{count, plural, one {Antes pasó # turno más: está en la crónica.} other {Antes pasaron # turnos más: están en la crónica.}}',
  points: 'Puntos',
  player: 'Quién',
  before: 'Antes',
  now: 'Ahora',
  replay: 'Verlo en el tablero',
  goOn: 'Seguir',
  controls: 'Lo que pasó, jugada por jugada',
  place: '{at, plural, =0 {Así lo dejaste} other {Jugada {at} de {of}}}',
  back: 'Jugada anterior',
  next: 'Jugada siguiente',
  play: 'Reproducir',
  pause: 'Pausa',
  toNow: 'Ir al presente',
  nextTable: '{count, plural, one {Otra mesa te espera} other {# mesas te esperan}}',
};
