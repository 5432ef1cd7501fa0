import { describe, expect, it } from 'vitest';
import { museum } from '../index.ts';
import { layoutOf, matchInAction, table, toAction } from '../testing/index.ts';
import type { MuseumMatch } from '../testing/index.ts';
import { withArrangement } from './arranging.ts';

const players = [
  { museum: 'INC-01 INC-02', hand: 'INC-03 INC-10' },
  { museum: 'GRE-01', hand: '' },
];
const start = () => matchInAction({ players });
const museumOf = (match: MuseumMatch, player: number) => match.G.players[player]?.museum;

describe('arranging (1.11, A21)', () => {
  it('is possible at any time for all players, and needs the same Objects', () => {
    const match = start();
    match.play('1', 'arrange', layoutOf('. GRE-01')).play('0', 'arrange', layoutOf('INC-02 INC-01'));
    expect(museumOf(match, 0)).toEqual(layoutOf('INC-02 INC-01'));
    expect(museumOf(match, 1)).toEqual(layoutOf('. GRE-01'));
    expect(match.why('0', 'arrange', layoutOf('INC-01'))).toEqual({ key: 'notYourObjects' });
  });

  it('is refused if it moves nothing', () => {
    const match = start();
    expect(match.why('0', 'arrange', layoutOf('INC-01 INC-02'))).toEqual({ key: 'nothingMoved' });
    expect(match.why('0', 'arrange', layoutOf('INC-02 INC-01'))).toBeNull();
  });
});

/** The state after an undo back to `earlier`, with the present settings of both players. */
const back = (match: MuseumMatch, earlier: MuseumMatch['G']) =>
  ['0', '1'].reduce((G, player) => museum.withSettings?.(G, match.G, player) as MuseumMatch['G'], earlier);

describe('undo', () => {
  it('keeps later arrangements of all museums, without the Objects that the undone move exhibited', () => {
    const match = start();
    const earlier = match.G;
    match.play('0', 'buy', { purchases: [{ card: 'INC-03', cell: 2 }], cards: ['INC-10'], prestige: 0 });
    match.play('0', 'arrange', layoutOf('INC-03 . INC-02 INC-01')).play('1', 'arrange', layoutOf('. . GRE-01'));
    const after = back(match, earlier);
    expect(after.players[0]).toEqual({ ...earlier.players[0], museum: layoutOf('. . INC-02 INC-01') });
    expect(after.players[1]).toEqual({ ...earlier.players[1], museum: layoutOf('. . GRE-01') });
    expect(after).toEqual({ ...earlier, players: after.players });
  });

  it('does not reveal an unfinished final arrangement, and keeps it', () => {
    const match = matchInAction({ players: [{ museum: 'INC-01 INC-02', score: 50 }, { museum: 'GRE-01' }] });
    toAction(match.play('0', 'endTurn'));
    const earlier = match.G;
    match.play('1', 'endTurn');
    const arranging = match.G;
    match.play('0', 'arrange', layoutOf('INC-02 INC-01'));
    expect(back(match, earlier)).toEqual(earlier);
    expect(back(match, arranging).players[0]).toMatchObject({
      museum: layoutOf('INC-01 INC-02'),
      layout: layoutOf('INC-02 INC-01'),
    });
  });
});

describe('an arrangement after an undone purchase (1.11)', () => {
  it('moves only the Objects that are exhibited then; an unfinished final arrangement stays hidden', () => {
    const earlier = table({ players: [{ museum: 'INC-01 INC-02' }, {}] });
    const now = table({ players: [{ museum: '. INC-02 INC-01 INC-03' }, {}] });
    expect(withArrangement(earlier, now, '0').players[0]?.museum.slice(0, 4)).toEqual([null, 'INC-02', 'INC-01', null]);
    expect(withArrangement(earlier, now, '0').players[0]?.layout).toBeNull();
    const layout = earlier.players[0]?.museum ?? [];
    Object.assign(earlier.players[0] ?? {}, { layout });
    expect(withArrangement(earlier, now, '0').players[0]?.layout).toBe(layout);
  });
});
