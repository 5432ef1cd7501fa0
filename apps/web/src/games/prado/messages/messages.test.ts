import {
  centuries,
  missionIds,
  paintingIds,
  reasonKeys,
  schools,
  scoreSources,
  sentenceKeys,
  slotIds,
  themes,
  visitTypes,
} from '@sobremesa/games/prado';
import { expectTexts } from '../../../../test/texts/expectTexts.ts';
import en from './en.ts';
import es from './es.ts';

const symbols = [
  ...centuries.map((century) => `century-${century}`),
  ...schools.map((school) => `school-${school}`),
  ...themes.map((theme) => `theme-${theme}`),
];

expectTexts(
  { es, en },
  {
    sentenceKeys,
    reasonKeys,
    scoreSources,
    terms: [...missionIds, ...paintingIds, ...slotIds, ...visitTypes, ...symbols, 'cw', 'ccw', 'guard'],
    others: slotIds.map((id) => `slots.${id}`),
  },
);
