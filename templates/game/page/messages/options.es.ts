/** Names and explanations of the variants, for the form that opens a table. */
export const options = {
  cabinet: {
    label: 'Tamaño de la vitrina',
    help: 'Con menos estantes la partida es más corta y cada mayoría se decide antes.',
    values: { full: 'Seis estantes', small: 'Cuatro estantes' },
  },
};
