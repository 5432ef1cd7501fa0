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
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../../i18n/shape.ts';
import en from './en.ts';
import es from './es.ts';

function textAt(messages: Messages, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], messages);
}

describe.each([
  ['Spanish', es],
  ['English', en],
])('the texts in %s', (_language, messages) => {
  it.each(sentenceKeys)('have the sentence %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));
  it.each(reasonKeys)('have the reason %s', (key) => expect(textAt(messages, `reasons.${key}`)).toBeTypeOf('string'));
  it.each(scoreSources)('have the source %s', (key) => expect(textAt(messages, key)).toBeTypeOf('string'));
  it.each(slotIds)('say what %s does', (id) => expect(textAt(messages, `slots.${id}`)).toBeTypeOf('string'));

  it('have a term for whatever a sentence or a label may name', () => {
    const symbols = [
      ...centuries.map((century) => `century-${century}`),
      ...schools.map((school) => `school-${school}`),
      ...themes.map((theme) => `theme-${theme}`),
    ];
    const named = [...missionIds, ...paintingIds, ...slotIds, ...visitTypes, ...symbols, 'cw', 'ccw', 'guard'];
    expect(named.filter((term) => typeof textAt(messages, `terms.${term}`) !== 'string')).toEqual([]);
  });
});
