export type { Explain, Explained, Said } from './explained.ts';
export { explainMuseum, museumHintKeys, type MuseumHintKey } from './museum.ts';
export { explainPatzcuaro, patzcuaroHintKeys, type PatzcuaroHintKey } from './patzcuaro.ts';
export { explainPrado, pradoHintKeys, type PradoHintKey } from './prado.ts';
