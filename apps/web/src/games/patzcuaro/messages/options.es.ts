/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  patzcuaroSide: {
    label: 'Cara de la loseta de Pátzcuaro',
    help: 'La cara A da más cartas; la cara B gasta menos mazo.',
    values: { auto: 'Según cuántas personas jueguen', A: 'Cara A', B: 'Cara B' },
  },
};
