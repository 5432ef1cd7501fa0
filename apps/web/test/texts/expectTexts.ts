import { describe, expect, it } from 'vitest';
import type { Messages } from '../../src/i18n/shape.ts';

/** What the rules of a game may say, and what its board says beside that. */
interface Sayings {
  sentenceKeys: readonly string[];
  reasonKeys: readonly string[];
  scoreSources: readonly string[];
  /** What a sentence, a reason or a label may name. */
  terms: readonly string[];
  /** Whole keys. */
  others?: readonly string[];
}

/** That a game's catalogues have, in each language, a text for all that may be said. */
export function expectTexts(
  catalogues: { es: Messages; en: Messages },
  { sentenceKeys, reasonKeys, scoreSources, terms, others = [] }: Sayings,
): void {
  const wanted = {
    'its sentences': sentenceKeys,
    'its reasons': reasonKeys.map((key) => `reasons.${key}`),
    'its sources of points': scoreSources,
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
