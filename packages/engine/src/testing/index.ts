export { judge, type JudgedMatch } from './judge.ts';
export { matchOf, variantsOf, type Variant } from './variants.ts';
