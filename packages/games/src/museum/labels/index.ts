import type { Label } from '../../kit/index.ts';
import { celts } from './celts.ts';
import { china } from './china.ts';
import { egypt } from './egypt.ts';
import { greece } from './greece.ts';
import { inca } from './inca.ts';
import { india } from './india.ts';
import { japan } from './japan.ts';
import { maya } from './maya.ts';
import { mesopotamia } from './mesopotamia.ts';
import { phoenicia } from './phoenicia.ts';
import { polynesia } from './polynesia.ts';
import { rome } from './rome.ts';

/** The labels of the 180 Objects, in the order of their ids' civilisations. */
export const labels: readonly Label[] = [
  ...inca,
  ...maya,
  ...polynesia,
  ...greece,
  ...rome,
  ...celts,
  ...phoenicia,
  ...egypt,
  ...mesopotamia,
  ...china,
  ...india,
  ...japan,
];
