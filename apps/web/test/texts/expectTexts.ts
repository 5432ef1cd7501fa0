import { describe, expect, it } from 'vitest';
import type { Messages } from '../../src/i18n/shape.ts';

/** The keys that a game's rules and board use. */
interface Sayings {
  sentenceKeys: readonly string[];
  reasonKeys: readonly string[];
  scoreSources: readonly string[];
  /** Terms that a sentence, a reason or a label may contain. */
  terms: readonly string[];
  /** Full keys of further texts. */
  others?: readonly string[];
}

/** Expects a game's catalogue to have a text for each of these keys, in each language. */
export function expectTexts(
  catalogues: { es: Messages; en: Messages },
  { sentenceKeys, reasonKeys, scoreSources, terms, others = [] }: Sayings,
): void {
  const wanted = {
    'its sentences': sentenceKeys,
    'its reasons': reasonKeys.map((key) => `reasons.${key}`),
    'its sources of points': scoreSources,
    'their short names': scoreSources.map((source) => source.replace('score.', 'sources.')),
    'what they name': terms.map((term) => `terms.${term}`),
    'what the board explains': others,
  };
  describe.each(Object.entries(catalogues))('the texts in %s', (_language, messages) => {
    it.each(Object.entries(wanted))('have %s', (_what, keys) => {
      expect(keys.filter((key) => typeof textAt(messages, key) !== 'string')).toEqual([]);
    });
  });
}

function textAt(messages: Messages, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (at as Messages | undefined)?.[part], messages);
}
