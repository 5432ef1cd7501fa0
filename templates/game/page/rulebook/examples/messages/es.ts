/** What is said where the rules are tried. */
export default {
  tried: {
    ask: 'Tienes estas piezas, y tu rival tiene las demás. Elige tu carta y mira lo que valen.',
    letter: 'Tu carta promete',
  },
};
