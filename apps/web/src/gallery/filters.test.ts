import { describe, expect, it } from 'vitest';
import { centuriesIn, choiceIn, chosen, everything, searchOf } from './filters.ts';
import { loadPieces } from './pieces.ts';

const pieces = await loadPieces('en');
const nothing = { ...everything, view: 'wall' as const };

describe('the address of the gallery', () => {
  it.each(['', '?game=prado&group=ES&century=17', '?century=-5&view=timeline', '?game=museum&view=map'])(
    'has the whole choice: %s',
    (search) => expect(searchOf(choiceIn(search, pieces))).toBe(search),
  );

  it.each(['?game=chess', '?group=ES', '?game=museum&group=ES&view=cellar', '?century=99', '?century=x'])(
    'ignores values that no piece has: %s',
    (search) => {
      expect({ ...choiceIn(search, pieces), game: null }).toEqual(nothing);
    },
  );
});

it('filters combine', () => {
  const shown = chosen(pieces, { game: 'prado', group: 'ES', century: 17 });
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(['meninas', 'lanzas', 'hilanderas']));
  expect(shown.every(({ game, group }) => game === 'prado' && group === 'ES')).toBe(true);
  expect(shown.length).toBeLessThan(chosen(pieces, { ...everything, game: 'prado' }).length);
  expect(chosen(pieces, everything)).toHaveLength(pieces.length);
});

it('the centuries are in order', () => {
  const centuries = centuriesIn(pieces);
  expect(centuries).toEqual(centuries.toSorted((a, b) => a - b));
  expect(centuries).not.toContain(0);
  for (const century of centuries) expect(chosen(pieces, { ...everything, century })).not.toEqual([]);
});
