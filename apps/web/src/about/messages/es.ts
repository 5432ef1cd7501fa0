/** Spanish texts of a game's page that neither the common catalogue nor the game's own has. */
export default {
  minute: 'En un minuto',
  box: 'En la caja',
  pieces: '{count, plural, one {# pieza} other {# piezas}}',
  copies: '{name} ({copies})',
  wholeRules: 'Todas las reglas de {game}',
  learn: 'Apréndelo en una partida',
  variants: 'Variantes',
  noVariants: 'Se juega siempre igual.',
  story: 'La historia detrás',
  tables: 'Mesas de {game}',
  noTables: 'Ahora mismo no hay ninguna. En el inicio puedes abrir una y mandar el enlace.',
  demo: {
    title: 'En la mesa',
    about: 'Unos bots juegan una partida de {game}, en el tablero de verdad.',
    board: 'El tablero de {game} durante una partida',
    play: 'Ver',
    pause: 'Pausa',
    again: 'Otra partida',
  },
  toLobby: 'Abrir una mesa',
  here: 'Jugar en este dispositivo',
};
