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

describe('the search', () => {
  it('ignores accents and case in words, and marks the matches', () => {
    expect(marked('DESPUES vuelta')).toEqual([['move', ['vuelta', 'después']]]);
  });

  it('finds accented words, too, and parts of words', () => {
    expect(marked('camíno')).toEqual([['move', ['camino']]]);
    expect(search(chapters, 'espaci').map(({ id }) => id)).toEqual(['move', 'act']);
  });

  it('lists matches in titles first', () => {
    expect(search(chapters, 'accion').map(({ id }) => id)).toEqual(['act']);
    expect(search([{ ...chapters[0]!, paragraphs: chapters[0]!.paragraphs.toReversed() }], 'moverse')[0]?.id).toBe('move');
  });

  it('requires all words, and returns nothing for an empty query', () => {
    expect(search(chapters, 'camino trueque')).toEqual([]);
    expect(search(chapters, '  .')).toEqual([]);
  });
});

describe('the markup', () => {
  it('is parsed into blocks', () => {
    expect(blocksOf('Una **carta** {trade} y [otra](top).\n- primero\n- segundo')).toEqual([
      { kind: 'text', lines: [['Una ', { strong: 'carta' }, ' ', { sign: 'trade' }, ' y ', { words: 'otra', to: 'top' }, '.']] },
      { kind: 'list', lines: [['primero'], ['segundo']] },
    ]);
  });

  it('is stripped from plain text', () => {
    expect(plainOf('Una **carta** {trade} y [otra](top).\n- primero')).toBe('Una carta y otra.\nprimero');
  });
});
