import { describe, expect, it } from 'vitest';
import type { Action } from '../catalogue/types.ts';
import { matchFrom } from '../testing/index.ts';

const eight = (...cards: [string, string, string]) => cards;
const almost = eight('P03 P04 P05 P06', 'P07 P08 P09', 'P10');
const alsoAlmost = eight('G03 G04 G05 G06', 'G07 G08 G09', 'G10');
const [on1A1] = [1];
const altar: Action = { t: 'altar' };
const draw: Action = { t: 'draw', n: 1 };

describe('the end of the game (1.8)', () => {
  it('① a complete altar triggers it; then the others may place one card each, from the left', () => {
    const players = [{ hand: 'P01', altar: almost }, { hand: 'G01' }, { hand: 'U01' }];
    const match = matchFrom({ players, actions: { [on1A1]: [altar] }, order: ['0', '1', '2'] });
    match.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3);
    expect(match.G.triggerers).toEqual(['0']);
    expect(match.events.slice(-2)).toEqual([
      { type: 'endTriggered', player: '0', cause: 'altar' },
      { type: 'lastPlacements', players: ['1', '2'] },
    ]);
    expect(match.ctx).toMatchObject({ phase: 'lastPlacement', currentPlayer: '1', activePlayers: { '1': 'last' } });
    expect(match.why('2', 'pass')).toEqual({ key: 'waitLast', values: { players: ['1'] } });
    match.play('1', 'place', 'G01', 1);
    expect(match.events).toEqual([{ type: 'placed', player: '1', card: 'G01', level: 1, cause: 'last' }]);
    expect(match.ctx.activePlayers).toEqual({ '2': 'last' });
    match.play('2', 'pass');
    expect(match.ctx.gameover).toEqual({ winners: ['0'] });
    expect(match.events).toEqual([
      { type: 'passed', player: '2', cause: 'last' },
      { type: 'won', players: ['0'], total: expect.any(Number) },
    ]);
    for (const player of match.players) expect(match.legalMoves(player)).toEqual([]);
    expect(match.why('2', 'pass')).toEqual({ key: 'gameOver' });
  });

  it.each([
    ['an action', 'act', [draw], 'Y01'],
    ['a flip', 'flip', [draw], 'Y02 Y01'],
    ['a flip that finds one card only', 'flip', [draw], 'Y01'],
    ['a revealed card', 'act', [{ t: 'reveal', d: 'cw' }], 'Y01'],
    ['a gift', 'act', [{ t: 'others', a: [{ t: 'draw', n: 1 }] }], 'Y01'],
  ] as [string, string, Action[], string][])(
    '① the last card of the deck, taken by %s, triggers it',
    (_, mode, actions, deck) => {
      const match = matchFrom({ players: [{ hand: 'P01' }, { hand: 'G01' }], actions: { [on1A1]: actions }, deck });
      match.play('0', 'travel', 1, mode);
      expect(match.G.triggerers).toEqual(['0']);
      expect(match.ctx.activePlayers).toEqual({ '1': 'last' });
    },
  );

  it('① a single card drawn for lack of another action triggers it', () => {
    const players = [{ hand: 'P01', flipped: true }, { hand: 'G01' }];
    const match = matchFrom({ players, piles: { 2: 'P02' }, deck: 'Y01' }).play('0', 'travel', 1, 'draw1');
    expect(match.G.triggerers).toEqual(['0']);
  });

  it('② the turn is finished first: the remaining actions of the space, and the gifts to others', () => {
    const others: Action = { t: 'others', a: [{ t: 'altar' }] };
    const players = [{ hand: 'P01', altar: almost }, { hand: 'G01 G02' }];
    const match = matchFrom({ players, actions: { [on1A1]: [altar, draw, others] }, deck: 'Y02 Y01' });
    match.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3);
    expect(match.G.triggerers).toBeNull();
    expect(match.G.players[0]?.hand).toEqual(['Y01']);
    expect(match.ctx).toMatchObject({ phase: 'visit', activePlayers: { '1': 'gift' } });
    match.play('1', 'place', 'G01', 1);
    expect(match.G.triggerers).toEqual(['0']);
    // ④ The gift does not replace the last placement.
    expect(match.ctx).toMatchObject({ phase: 'lastPlacement', activePlayers: { '1': 'last' } });
    match.play('1', 'place', 'G02', 1);
    expect(match.G.players[1]?.altar).toEqual([['G01', 'G02'], [], []]);
  });

  it('③ ruling 13: all players with a complete altar triggered it, and with an empty deck the active player', () => {
    const others: Action = { t: 'others', a: [{ t: 'altar' }] };
    const players = [{ hand: 'P01' }, { hand: 'G01', altar: alsoAlmost }, { hand: 'U01' }];
    const match = matchFrom({ players, actions: { [on1A1]: [draw, others] }, deck: 'Y01' });
    match.play('0', 'travel', 1, 'act').play('1', 'place', 'G01', 3).play('2', 'pass');
    expect(match.G.triggerers).toEqual(['0', '1']);
    expect(match.ctx.activePlayers).toEqual({ '2': 'last' });
    match.play('2', 'pass');
    expect(match.ctx.gameover).toEqual({ winners: [expect.any(String)] });
  });

  it('④ ruling 14: a player who completes an altar by a gift triggers the end; the active player may place last', () => {
    const players = [{ hand: 'P01 P02', at: 6 }, { hand: 'G01', altar: alsoAlmost }, { hand: 'U01' }];
    const match = matchFrom({ players });
    match.play('0', 'travel', 1, 'act').play('0', 'choose', 1).play('0', 'place', 'P01', 1);
    match.play('1', 'place', 'G01', 3).play('2', 'pass');
    expect(match.G.triggerers).toEqual(['1']);
    match.play('2', 'place', 'U01', 1);
    expect(match.ctx.activePlayers).toEqual({ '0': 'last' });
    match.play('0', 'place', 'P02', 1);
    expect(match.ctx.gameover).toBeDefined();
  });

  it('④ a seat with an empty hand is skipped; when all are, the match ends at once', () => {
    const players = [{ hand: 'P01', altar: almost }, {}, { hand: 'U01' }];
    const one = matchFrom({ players, actions: { [on1A1]: [altar] } });
    one.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3);
    expect(one.ctx.activePlayers).toEqual({ '2': 'last' });
    const none = matchFrom({ players: players.slice(0, 2), actions: { [on1A1]: [altar] } });
    none.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3);
    expect(none.ctx.gameover).toEqual({ winners: ['0'] });
    expect(none.events.slice(-2)).toEqual([
      { type: 'endTriggered', player: '0', cause: 'altar' },
      { type: 'won', players: ['0'], total: expect.any(Number) },
    ]);
  });

  it('④ a last placement follows the rules of the altar, and completing the altar has no further effect', () => {
    const players = [{ hand: 'P01', altar: almost }, { hand: 'G01', altar: alsoAlmost }, { hand: 'U01' }];
    const match = matchFrom({ players, actions: { [on1A1]: [altar] } });
    match.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3);
    expect(match.why('1', 'place', 'G01', 1)).toEqual({ key: 'levelFull', values: { level: 1, size: 4 } });
    match.play('1', 'place', 'G01', 3);
    expect(match.G.triggerers).toEqual(['0']);
    expect(match.ctx.activePlayers).toEqual({ '2': 'last' });
  });

  it('⑤ the round is not completed', () => {
    const players = [{ hand: 'U01' }, { hand: 'P01', altar: almost }, { hand: 'G01' }];
    const match = matchFrom({ players, actions: { [on1A1]: [altar] }, order: ['1', '2', '0'] });
    match.play('1', 'travel', 1, 'act').play('1', 'place', 'P01', 3).play('2', 'pass').play('0', 'pass');
    expect(match.ctx.gameover).toEqual({ winners: ['1'] });
  });

  it('the winner is the first of the score, after tie-breaks', () => {
    const players = [
      { altar: almost, hand: 'P01' },
      { altar: almost.map((row) => row.replaceAll('P', 'G')) as never, hand: 'G01' },
    ];
    const match = matchFrom({ players, actions: { [on1A1]: [altar] } });
    match.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3).play('1', 'place', 'G01', 3);
    const first = match.module.score(match.G, match.ctx).filter(({ rank }) => rank === 1);
    expect(match.ctx.gameover).toEqual({ winners: first.map(({ playerID }) => playerID) });
    expect(match.events.at(-1)).toEqual({ type: 'won', players: match.ctx.gameover.winners, total: first[0]?.total });
  });
});
