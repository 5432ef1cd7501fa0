import { expertIds, favourKinds, headlineIds, patronIds } from '@sobremesa/games/museum';
import { describe, expect, it } from 'vitest';
import { createGameText } from '../../i18n/gameText.tsx';
import { expertText, favourText, headlineText, patronText } from './effects.ts';
import en from './messages/en.ts';
import es from './messages/es.ts';

const [english, spanish] = [wordsOf('en'), wordsOf('es')];

function wordsOf(language: 'en' | 'es') {
  return createGameText(language, { en, es }[language], [], null);
}

describe('effects in words', () => {
  it.each([english, spanish])('are a sentence for each thing', (words) => {
    const texts = [
      ...expertIds.map((id) => expertText(words, id)),
      ...favourKinds.map(({ kind }) => favourText(words, kind)),
      ...headlineIds.map((id) => headlineText(words, id)),
      ...patronIds.flatMap((id) => [patronText(words, id), patronText(words, id, true)]),
    ];
    // A text with missing values is returned as its key.
    expect(texts.filter((text) => !/^\p{Lu}.* .*\.$/u.test(text) || /\{|terms\./.test(text))).toEqual([]);
  });

  it('name their subject', () => {
    expect(expertText(spanish, 'E02')).toBe(
      'Al final, 1 punto más por cada pieza de Egipto que puntúe en tus colecciones de esa civilización.',
    );
    expect(expertText(english, 'E13')).toContain('each of your navigation collections');
    expect(expertText(english, 'E20')).toBe(
      'Your hand limit is 9 Objects, for inventory and the Night Shift, too, and you may hold 4 Favours.',
    );
    expect(favourText(english, 'F3')).toContain('the top 2 Objects');
    expect(headlineText(spanish, 'H03')).toContain('América y el Pacífico');
    expect(headlineText(english, 'H13')).toContain('worth 4 or more');
  });

  it("describe a Patron's goal and points per level", () => {
    expect(patronText(english, 'P01')).toBe(
      'Exhibit Objects from the Inca: 3 bring 5 points; 5 bring 10 points; 7 bring 18 points.',
    );
    expect(patronText(english, 'P16')).toContain('navigation Objects');
    expect(patronText(spanish, 'P22')).toContain('piezas de Asia');
    expect(patronText(english, 'P23')).toContain('navigation Objects from Polynesia, Phoenicia and Greece');
    expect(patronText(english, 'P01', true)).toContain('in a collection');
  });
});
