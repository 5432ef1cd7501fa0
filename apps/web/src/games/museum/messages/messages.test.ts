import {
  boardIds,
  civilisations,
  continents,
  domains,
  expertIds,
  experts,
  favourKinds,
  headlineIds,
  headlines,
  museum,
  objectIds,
  patronIds,
  reasonKeys,
  scoreSources,
  sentenceKeys,
} from '@sobremesa/games/museum';
import { expectTexts } from '../../../../test/texts/expectTexts.ts';
import en from './en.ts';
import es from './es.ts';
import * as optionsEn from './options.en.ts';
import * as optionsEs from './options.es.ts';

const kinds = favourKinds.map(({ kind }) => kind);
const peoples = civilisations.map((civilisation) => `people-${civilisation}`);
const cards = [...objectIds, ...expertIds, ...kinds, ...headlineIds, ...patronIds];
const effects = [
  ...experts.map(({ effect }) => `experts.${effect.type}`),
  ...kinds.map((kind) => `favours.${kind}`),
  ...headlines.map(({ effect }) => `headlines.${effect.type}`),
];
const options = museum.optionFields.flatMap(({ name, values }) =>
  ['label', 'help', ...values.map((value) => `values.${String(value)}`)].map((key) => `options.${name}.${key}`),
);

expectTexts(
  { es: { ...es, ...optionsEs }, en: { ...en, ...optionsEn } },
  {
    sentenceKeys,
    reasonKeys,
    scoreSources,
    terms: [...cards, ...continents, ...civilisations, ...peoples, ...domains, ...boardIds],
    others: [...effects, ...options],
  },
);
