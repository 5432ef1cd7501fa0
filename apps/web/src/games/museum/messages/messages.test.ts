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
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../i18n/shape.ts';
import en from './en.ts';
import es from './es.ts';

function textAt(messages: Messages, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], messages);
}

function keysOf(messages: Messages, prefix = ''): string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

describe.each([
  ['Spanish', es],
  ['English', en],
])('the texts in %s', (_language, messages) => {
  it.each(sentenceKeys)('have the sentence %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));
  it.each(reasonKeys)('have the reason %s', (key) => expect(textAt(messages, `reasons.${key}`)).toBeTypeOf('string'));
  it.each(scoreSources)('have the source %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));

  it.each(museum.optionFields.map(({ name, values }) => ({ name, values })))('explain the option $name', ({ name, values }) => {
    const keys = ['label', 'help', ...values.map((value) => `values.${String(value)}`)];
    expect(keys.filter((key) => typeof textAt(messages, `options.${name}.${key}`) !== 'string')).toEqual([]);
  });

  it('say what each Expert, Favour and Headline does', () => {
    const effects = [
      ...experts.map(({ effect }) => `experts.${effect.t}`),
      ...favourKinds.map(({ kind }) => `favours.${kind}`),
      ...headlines.map(({ effect }) => `headlines.${effect.t}`),
    ];
    expect(effects.filter((key) => typeof textAt(messages, key) !== 'string')).toEqual([]);
  });

  it('have a term for whatever a sentence, a reason or a label may name', () => {
    const kinds = favourKinds.map(({ kind }) => kind);
    const peoples = civilisations.map((civilisation) => `people-${civilisation}`);
    const cards = [...objectIds, ...expertIds, ...kinds, ...headlineIds, ...patronIds];
    const named = [...cards, ...continents, ...civilisations, ...peoples, ...domains, ...boardIds];
    expect(named.filter((term) => typeof textAt(messages, `terms.${term}`) !== 'string')).toEqual([]);
  });
});

it('the texts in both languages have the same keys', () => {
  const [spanish, english] = [keysOf(es), keysOf(en)];
  expect(spanish.filter((key) => !english.includes(key))).toEqual([]);
  expect(english.filter((key) => !spanish.includes(key))).toEqual([]);
});
