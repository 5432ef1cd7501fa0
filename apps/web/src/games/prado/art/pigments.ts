/**
 * Pigments of a painter before 1900, under a warm varnish. Every drawing of this game takes its
 * colours from here.
 */
export const pigment = {
  white: '#f4ecd9',
  cream: '#e8d8b2',
  naples: '#e2c27b',
  gold: '#cf9c38',
  ochre: '#b27d2f',
  sienna: '#8f5a28',
  rust: '#7a3a1e',
  vermilion: '#c4432b',
  rose: '#d38b7c',
  lake: '#94222f',
  wine: '#5c1723',
  ultramarine: '#2c4b86',
  navy: '#1b2a49',
  azure: '#6c9ab6',
  sky: '#a8c2c4',
  smalt: '#7c91a0',
  verdigris: '#3f7d68',
  green: '#4f6b3a',
  forest: '#26382a',
  olive: '#7a7840',
  umber: '#54391f',
  brown: '#38261a',
  bone: '#1b1614',
  grey: '#8c8578',
  flesh: '#dfae84',
  fleshLight: '#f0d0a9',
  fleshDark: '#a56a46',
} as const;
