/** What the form that opens a table says of the variants. */
export const options = {
  patzcuaroSide: {
    label: 'Lado de la loseta de Pátzcuaro',
    help: 'El lado A da más cartas; el lado B gasta menos el mazo.',
    values: { auto: 'Según los jugadores', A: 'Lado A', B: 'Lado B' },
  },
};
