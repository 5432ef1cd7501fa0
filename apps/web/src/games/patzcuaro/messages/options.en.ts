/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  patzcuaroSide: {
    label: 'Side of the Pátzcuaro tile',
    help: 'Side A gives more cards; side B is sparing with the deck.',
    values: { auto: 'By number of players', A: 'Side A', B: 'Side B' },
  },
};
