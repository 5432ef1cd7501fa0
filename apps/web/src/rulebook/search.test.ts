import { describe, expect, it } from 'vitest';
import { blocksOf, plainOf } from './markup.ts';
import type { Chapter, Paragraph } from './rulebook.ts';
import { search } from './search.ts';

const paragraph = (id: string, title: string, text: string): Paragraph => ({
  id,
  title,
  text,
  example: false,
  playable: false,
  picture: null,
  figure: null,
});

const chapters: Chapter[] = [
  {
    id: 'turn',
    title: 'Tu turno',
    paragraphs: [
      paragraph('move', 'Moverse', 'Los espacios ocupados se saltan.\nEl camino da la **vuelta**, y [después](act) sigue.'),
      paragraph('act', 'La acción', 'Cumples todas las acciones {trade} del espacio.'),
    ],
  },
];

const marked = (text: string) =>
  search(chapters, text).map(({ id, line }) => [id, line.filter(({ found }) => found).map((cut) => cut.text)]);

describe('a search', () => {
  it('finds words without their accents and capitals, and marks them where they stand', () => {
    expect(marked('DESPUES vuelta')).toEqual([['move', ['vuelta', 'después']]]);
  });

  it('finds accented words, too, and parts of words', () => {
    expect(marked('camíno')).toEqual([['move', ['camino']]]);
    expect(search(chapters, 'espaci').map(({ id }) => id)).toEqual(['move', 'act']);
  });

  it('puts first what has the word in its title', () => {
    expect(search(chapters, 'accion').map(({ id }) => id)).toEqual(['act']);
    expect(search([{ ...chapters[0]!, paragraphs: chapters[0]!.paragraphs.toReversed() }], 'moverse')[0]?.id).toBe('move');
  });

  it('wants every word, and finds nothing for nothing', () => {
    expect(search(chapters, 'camino trueque')).toEqual([]);
    expect(search(chapters, '  .')).toEqual([]);
  });
});

describe('the markup', () => {
  it('takes a text apart', () => {
    expect(blocksOf('Una **carta** {trade} y [otra](top).\n- primero\n- segundo')).toEqual([
      { kind: 'text', lines: [['Una ', { strong: 'carta' }, ' ', { sign: 'trade' }, ' y ', { words: 'otra', to: 'top' }, '.']] },
      { kind: 'list', lines: [['primero'], ['segundo']] },
    ]);
  });

  it('is left out where only words count', () => {
    expect(plainOf('Una **carta** {trade} y [otra](top).\n- primero')).toBe('Una carta y otra.\nprimero');
  });
});
