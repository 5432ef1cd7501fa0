import { celts } from './celts.es.ts';
import { china } from './china.es.ts';
import { egypt } from './egypt.es.ts';
import { greece } from './greece.es.ts';
import { inca } from './inca.es.ts';
import { india } from './india.es.ts';
import { japan } from './japan.es.ts';
import { maya } from './maya.es.ts';
import { mesopotamia } from './mesopotamia.es.ts';
import { phoenicia } from './phoenicia.es.ts';
import { polynesia } from './polynesia.es.ts';
import { rome } from './rome.es.ts';
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
