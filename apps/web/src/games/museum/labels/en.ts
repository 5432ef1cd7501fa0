import { celts } from './celts.en.ts';
import { china } from './china.en.ts';
import { egypt } from './egypt.en.ts';
import { greece } from './greece.en.ts';
import { inca } from './inca.en.ts';
import { india } from './india.en.ts';
import { japan } from './japan.en.ts';
import { maya } from './maya.en.ts';
import { mesopotamia } from './mesopotamia.en.ts';
import { phoenicia } from './phoenicia.en.ts';
import { polynesia } from './polynesia.en.ts';
import { rome } from './rome.en.ts';
import type { GalleryTexts } from '../../../gallery/labelTexts.ts';

export default {
  names: {},
  groups: {},
  labels: {
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
  },
} satisfies GalleryTexts;
