/** Texts of the interactive examples in the rulebook. */
export default {
  tried: {
    ask: 'Tienes estas piezas, y tu rival tiene las demás. Elige tu carta y mira lo que valen.',
    letter: 'Tu carta promete',
  },
};
