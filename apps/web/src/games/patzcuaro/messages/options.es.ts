/** What the form that opens a table says of the variants. */
export const options = {
  patzcuaroSide: {
    label: 'Cara de la loseta de Pátzcuaro',
    help: 'La cara A da más cartas; la cara B gasta menos mazo.',
    values: { auto: 'Según cuántas personas jueguen', A: 'Cara A', B: 'Cara B' },
  },
};
