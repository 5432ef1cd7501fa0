import type { ObjectArt } from '../picture.ts';
import { celts } from './celts.tsx';
import { china } from './china.tsx';
import { egypt } from './egypt.tsx';
import { greece } from './greece.tsx';
import { inca } from './inca.tsx';
import { india } from './india.tsx';
import { japan } from './japan.tsx';
import { maya } from './maya.tsx';
import { mesopotamia } from './mesopotamia.tsx';
import { phoenicia } from './phoenicia.tsx';
import { polynesia } from './polynesia.tsx';
import { rome } from './rome.tsx';

/** The pictures of the 180 Objects, by their ids. */
export const objectArt: Readonly<Record<string, ObjectArt>> = {
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
};
