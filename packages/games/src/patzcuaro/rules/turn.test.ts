import { describe, expect, it } from 'vitest';
import type { Action } from '../catalogue/types.ts';
import { matchFrom } from '../testing/index.ts';

/**
 * The default row of three or four players: 1A1 2A1 3A1 4A1 on top, 4A2 3A2 2A2 1A2 at the bottom.
 */
const [on1A1, on2A1, on4A2, on2A2] = [1, 2, 5, 7];
const altar: Action = { t: 'altar' };

describe('a turn (1.4)', () => {
  it('follows the turn order, whatever the seats', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, { hand: 'P02' }, { hand: 'P03' }], order: ['2', '0', '1'] });
    const seen = [match.ctx.currentPlayer];
    for (let i = 0; i < 3; i++) {
      match.play(match.ctx.currentPlayer, 'travel', 2, 'flip');
      seen.push(match.ctx.currentPlayer);
    }
    expect(seen).toEqual(['2', '0', '1', '2']);
  });

  it('begins with a move and continues with the space; nothing else is legal before', () => {
    const match = matchFrom({ players: [{ hand: 'P01 G02' }, { hand: 'P02' }] });
    expect(match.why('0', 'place', 'P01', 1)).toEqual({ key: 'travelFirst' });
    expect(match.why('0', 'trade', ['P01', 'G02'])).toEqual({ key: 'travelFirst' });
    expect(match.why('0', 'choose', 0)).toEqual({ key: 'travelFirst' });
    expect(match.why('0', 'pass')).toEqual({ key: 'travelFirst' });
    match.play('0', 'travel', 1, 'act');
    expect(match.why('0', 'travel', 1, 'act')).toEqual({ key: 'tradeFirst' });
    expect(match.why('0', 'place', 'P01', 1)).toEqual({ key: 'tradeFirst' });
  });

  it('① moves 1, 2 or 3 spaces; staying is illegal', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, { hand: 'P02' }] });
    for (const steps of [0, 4, -1, 1.5, '1', null])
      expect(match.why('0', 'travel', steps, 'act')).toEqual({ key: 'badArguments' });
    match.play('0', 'travel', 3, 'flip');
    expect(match.G.players[0]).toMatchObject({ position: 3, moved: true });
    expect(match.events[0]).toEqual({ type: 'moved', player: '0', from: 0, to: 3, steps: 3, mode: 'flip', spaceId: '3A1' });
  });

  it('③ act: only if all actions are possible; then all actions of the space, in order', () => {
    const match = matchFrom({ players: [{ hand: 'P01 G02 U06' }, {}], piles: { [on1A1]: 'G05' }, deck: 'Y01 Y02' });
    expect(match.legalMoves('0').filter(({ args }) => args[1] === 'act')).toEqual([
      { move: 'travel', args: [1, 'act'] },
      { move: 'travel', args: [2, 'act'] },
      { move: 'travel', args: [3, 'act'] },
    ]);
    match.play('0', 'travel', 1, 'act').play('0', 'trade', ['P01', 'G02']);
    // Section 7: the pile is [P01, G02], the hand U06, G05 and one unknown card.
    expect(match.G.route[on1A1]?.pile).toEqual(['P01', 'G02']);
    expect(match.G.players[0]?.hand).toEqual(['U06', 'G05', 'Y02']);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('③ flip: at any of the three, playable or not; the card flips, 2 cards are drawn, the pile stays, the turn ends', () => {
    const match = matchFrom({ players: [{ hand: 'U06' }, {}], piles: { [on1A1]: 'G05' }, deck: 'Y01 Y02 Y03' });
    expect(match.why('0', 'travel', 1, 'act')).toEqual({ key: 'noCardOfColor', values: { color: 'pink' } });
    match.play('0', 'travel', 1, 'flip');
    expect(match.G.players[0]).toMatchObject({ flipped: true, position: 1, hand: ['U06', 'Y03', 'Y02'], handSize: 3 });
    expect(match.G.route[on1A1]?.pile).toEqual(['G05']);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('③ flip: only once', () => {
    const match = matchFrom({ players: [{ hand: 'P01', flipped: true }, {}] });
    expect(match.why('0', 'travel', 1, 'flip')).toEqual({ key: 'alreadyFlipped' });
  });

  it('③ draw one: only when flipped and none of the three is playable', () => {
    const piles = { [on2A1]: 'P02' };
    const stuck = { hand: 'P01', flipped: true };
    const match = matchFrom({ players: [stuck, {}], piles, deck: 'Y01 Y02' });
    expect(match.legalMoves('0')).toEqual([1, 2, 3].map((steps) => ({ move: 'travel', args: [steps, 'draw1'] })));
    match.play('0', 'travel', 3, 'draw1');
    expect(match.G.players[0]).toMatchObject({ position: 3, hand: ['P01', 'Y02'], flipped: true });
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('③ draw one: refused with an unflipped card, and with a playable space', () => {
    const unflipped = matchFrom({ players: [{ hand: 'P01' }, {}], piles: { [on2A1]: 'P02' } });
    expect(unflipped.why('0', 'travel', 1, 'draw1')).toEqual({ key: 'flipFirst' });
    const playable = matchFrom({ players: [{ hand: 'P01', flipped: true }, {}], piles: { [on2A1]: 'G02' } });
    expect(playable.why('0', 'travel', 1, 'draw1')).toEqual({ key: 'spacePlayable', values: { steps: 2 } });
  });

  it('④ nothing playable and not flipped: only the flip is legal', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, {}], piles: { [on2A1]: 'P02' } });
    expect(match.legalMoves('0')).toEqual([1, 2, 3].map((steps) => ({ move: 'travel', args: [steps, 'flip'] })));
  });
});

describe('choose (1.5)', () => {
  it('exactly one option, and only a feasible one', () => {
    const match = matchFrom({ players: [{ hand: 'P01', at: 6 }, {}, {}] }).play('0', 'travel', 1, 'act');
    expect(match.why('0', 'choose', 0)).toEqual({ key: 'noCardWith', values: { item: 'bread' } });
    expect(match.why('0', 'choose', 2)).toEqual({ key: 'unknownOption', values: { option: 3 } });
    expect(match.why('0', 'trade', ['P01'])).toEqual({ key: 'chooseFirst' });
    expect(match.legalMoves('0')).toEqual([{ move: 'choose', args: [1] }]);
    match.play('0', 'choose', 1);
    expect(match.events).toEqual([{ type: 'chose', player: '0', spaceId: '2A2', option: 1 }]);
    expect(match.why('0', 'choose', 1)).toEqual({ key: 'placeFirst' });
  });

  it('an option that makes a later action impossible is refused', () => {
    const needsTop: Action = { t: 'trade', reqs: [{ k: 'has', i: 'top' }] };
    const actions = { [on1A1]: [{ t: 'choose', o: [[altar], [{ t: 'draw', n: 1 }]] }, needsTop] satisfies Action[] };
    const match = matchFrom({ players: [{ hand: 'U04' }, {}], actions }).play('0', 'travel', 1, 'act');
    expect(match.why('0', 'choose', 0)).toEqual({ key: 'noCards' });
    expect(match.legalMoves('0')).toEqual([{ move: 'choose', args: [1] }]);
  });

  it('may be nested, between other actions', () => {
    const inner: Action = { t: 'choose', o: [[altar], [{ t: 'draw', n: 1 }]] };
    const outer: Action = { t: 'choose', o: [[altar], [inner, inner]] };
    const actions = { [on1A1]: [{ t: 'draw', n: 1 }, outer, { t: 'draw', n: 1 }] satisfies Action[] };
    const match = matchFrom({ players: [{ hand: 'P01' }, {}], actions, deck: 'Y05 Y04 Y03 Y02 Y01' });
    match.play('0', 'travel', 1, 'act').play('0', 'choose', 1).play('0', 'choose', 1).play('0', 'choose', 0);
    match.play('0', 'place', 'Y01', 1);
    expect(match.G.players[0]).toMatchObject({ hand: ['P01', 'Y02', 'Y03'], altar: [['Y01'], [], []] });
    expect(match.ctx.currentPlayer).toBe('1');
  });
});

const trading = () => matchFrom({ players: [{ hand: 'P01 G02 U06 P02' }, {}] }).play('0', 'travel', 1, 'act');

describe('trade (1.5)', () => {
  it('needs as many different cards as shown, each meeting its own requirement, in their order', () => {
    const match = trading();
    expect(match.why('0', 'trade', ['P01'])).toEqual({ key: 'wrongNumberOfCards', values: { needed: 2, given: 1 } });
    expect(match.why('0', 'trade', ['P01', 'G02', 'U06'])).toEqual({
      key: 'wrongNumberOfCards',
      values: { needed: 2, given: 3 },
    });
    expect(match.why('0', 'trade', ['P01', 'P01'])).toEqual({ key: 'cardTwice', values: { card: 'P01' } });
    expect(match.why('0', 'trade', ['P01', 'G05'])).toEqual({ key: 'cardNotInHand', values: { card: 'G05' } });
    expect(match.why('0', 'trade', ['G02', 'P01'])).toEqual({ key: 'cardNotOfColor', values: { card: 'G02', color: 'pink' } });
    expect(match.why('0', 'trade', ['P01', 'X99'])).toEqual({ key: 'badArguments' });
    expect(match.why('0', 'trade', 'P01')).toEqual({ key: 'badArguments' });
    expect(match.legalMoves('0')).toEqual([
      { move: 'trade', args: [['P01', 'G02']] },
      { move: 'trade', args: [['P02', 'G02']] },
    ]);
  });

  it('leaves two cards for the next visitor, who takes both for two', () => {
    const next = matchFrom({ players: [{ hand: 'P02 G03' }, {}], piles: { [on1A1]: 'P01 G02' }, deck: 'Y01 Y02' });
    next.play('0', 'travel', 1, 'act').play('0', 'trade', ['P02', 'G03']);
    expect(next.G.players[0]?.hand).toEqual(['P01', 'G02', 'Y02']);
    expect(next.events[0]).toEqual({
      type: 'traded',
      player: '0',
      position: 1,
      spaceId: '1A1',
      placed: ['P02', 'G03'],
      taken: ['P01', 'G02'],
    });
  });

  it('section 7, diffTop on 2A1 with pile [U01, Y03]: any colour but yellow fits and takes both', () => {
    const match = matchFrom({ players: [{ hand: 'U06 Y01' }, {}], piles: { [on2A1]: 'U01 Y03' } }).play('0', 'travel', 2, 'act');
    expect(match.why('0', 'trade', ['Y01'])).toEqual({ key: 'cardOfTopColor', values: { card: 'Y01', color: 'yellow' } });
    match.play('0', 'trade', ['U06']);
    expect(match.G.players[0]?.hand).toEqual(['Y01', 'U01', 'Y03']);
    expect(match.G.route[on2A1]?.pile).toEqual(['U06']);
  });

  it('cards that make a later action impossible are refused', () => {
    const needsTop: Action = { t: 'trade', reqs: [{ k: 'has', i: 'top' }] };
    const actions = { [on1A1]: [altar, needsTop] };
    const match = matchFrom({ players: [{ hand: 'U04 P01' }, {}], actions, piles: { [on1A1]: 'G05' } });
    match.play('0', 'travel', 1, 'act');
    expect(match.why('0', 'place', 'U04', 1)).toEqual({ key: 'laterImpossible' });
    match.play('0', 'place', 'P01', 1);
    expect(match.legalMoves('0')).toEqual([{ move: 'trade', args: [['U04']] }]);
    match.play('0', 'trade', ['U04']);
    expect(match.G.players[0]).toMatchObject({ hand: ['G05'], altar: [['P01'], [], []] });
  });

  it('a trade that would leave nothing for a second one is refused', () => {
    const any: Action = { t: 'trade', reqs: [{ k: 'any' }] };
    const needsTop: Action = { t: 'trade', reqs: [{ k: 'has', i: 'top' }] };
    const match = matchFrom({
      players: [{ hand: 'U04 P01' }, {}],
      actions: { [on1A1]: [any, needsTop] },
      piles: { [on1A1]: 'G05' },
    });
    match.play('0', 'travel', 1, 'act');
    expect(match.why('0', 'trade', ['U04'])).toEqual({ key: 'laterImpossible' });
    match.play('0', 'trade', ['P01']).play('0', 'trade', ['U04']);
    expect(match.G.players[0]?.hand).toEqual(['G05', 'P01']);
    expect(match.G.route[on1A1]?.pile).toEqual(['U04']);
  });
});

const placing = (levels: readonly [string, string, string]) =>
  matchFrom({ players: [{ hand: 'Y01 Y02', altar: levels }, {}], actions: { [on1A1]: [altar] } }).play('0', 'travel', 1, 'act');

describe('altar (1.5, 1.7)', () => {
  it('places one hand card on an open level', () => {
    const match = placing(['P01 P02 P03', 'G01', '']);
    expect(match.why('0', 'place', 'Y01', 3)).toEqual({ key: 'levelUnsupported', values: { level: 3, below: 2, needed: 2 } });
    expect(match.why('0', 'place', 'Y03', 1)).toEqual({ key: 'cardNotInHand', values: { card: 'Y03' } });
    expect(match.why('0', 'place', 'Y01', 4)).toEqual({ key: 'badArguments' });
    match.play('0', 'place', 'Y02', 2);
    expect(match.G.players[0]).toMatchObject({ hand: ['Y01'], handSize: 1, altar: [['P01', 'P02', 'P03'], ['G01', 'Y02'], []] });
    expect(match.events).toEqual([
      { type: 'placed', player: '0', card: 'Y02', level: 2, cause: 'space' },
      { type: 'turn', player: '1' },
    ]);
  });

  it('a completed level and a completed altar are reported', () => {
    const match = placing(['P01 P02 P03', 'G01 G02', '']).play('0', 'place', 'Y01', 1);
    expect(match.events).toContainEqual({ type: 'levelCompleted', player: '0', level: 1 });
    const last = placing(['P01 P02 P03 P04', 'G01 G02 G03', 'U01']).play('0', 'place', 'Y01', 3);
    expect(last.events).toContainEqual({ type: 'levelCompleted', player: '0', level: 3 });
    expect(last.events).toContainEqual({ type: 'altarCompleted', player: '0' });
  });
});

describe('draw and reveal (1.5)', () => {
  it('draws the remaining cards when there are too few', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, {}], actions: { [on1A1]: [{ t: 'draw', n: 3 }] }, deck: 'Y02 Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.G.players[0]?.hand).toEqual(['P01', 'Y01', 'Y02']);
    expect(match.events).toContainEqual({ type: 'drew', player: '0', count: 2, cards: ['Y01', 'Y02'], cause: 'space' });
    expect(match.events).toContainEqual({ type: 'deckEmpty' });
  });

  it.each([
    ['cw', 2],
    ['across', 8],
    ['here', 1],
  ] as const)('reveals the top card onto the pile %s', (d, to) => {
    const match = matchFrom({ players: [{}, {}, {}], actions: { [on1A1]: [{ t: 'reveal', d }] }, deck: 'Y02 Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.G.route[to]?.pile.at(-1)).toBe('Y01');
    expect(match.G.route[to]?.pile).toHaveLength(2);
    expect(match.G.deck).toEqual(['Y02']);
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'revealed', player: '0', to, card: 'Y01' }));
  });

  it('reveals nothing towards Pátzcuaro, and the action counts as done', () => {
    const match = matchFrom({ players: [{}, {}, {}], actions: { [on1A1]: [{ t: 'reveal', d: 'ccw' }] }, deck: 'Y02 Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.G.deck).toEqual(['Y02', 'Y01']);
    expect(match.G.route[0]?.pile).toEqual([]);
    expect(match.events).toContainEqual({ type: 'revealed', player: '0', to: null, spaceId: null, card: null });
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('a revealed card ignores tokens', () => {
    const match = matchFrom({ players: [{}, { at: 2 }, {}], actions: { [on1A1]: [{ t: 'reveal', d: 'cw' }] }, deck: 'Y02 Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.G.route[2]?.pile.at(-1)).toBe('Y01');
  });
});

describe('others (1.5)', () => {
  it('each other player draws automatically, from the left of the active one, as long as the deck lasts', () => {
    const players = [{}, {}, { hand: 'P01 P02', at: 4 }, {}];
    const match = matchFrom({ players, order: ['2', '3', '0', '1'], deck: 'Y03 Y02 Y01' });
    expect(match.G.route[on4A2]?.id).toBe('4A2');
    match.play('2', 'travel', 1, 'act').play('2', 'trade', ['P01']).play('2', 'place', 'P02', 1);
    expect(match.G.players.map(({ hand }) => hand.at(-1))).toEqual(['Y02', 'Y03', match.G.players[2]?.hand.at(-1), 'Y01']);
    expect(match.G.players[2]?.handSize).toBe(1);
    const short = matchFrom({ players, order: ['2', '3', '0', '1'], deck: 'Y02 Y01' });
    short.play('2', 'travel', 1, 'act').play('2', 'trade', ['P01']).play('2', 'place', 'P02', 1);
    expect(short.G.players.map(({ handSize }) => handSize)).toEqual([1, 0, 1, 1]);
  });

  it('each other seat in turn may place a card or pass, and nobody else may move until then', () => {
    const players = [{ hand: 'G01' }, { hand: 'P01 P02', at: 6 }, { hand: 'U01' }];
    const match = matchFrom({ players, order: ['1', '2', '0'] });
    match.play('1', 'travel', 1, 'act').play('1', 'choose', 1).play('1', 'place', 'P01', 1);
    expect(match.ctx.activePlayers).toEqual({ '2': 'gift' });
    expect(match.ctx.currentPlayer).toBe('1');
    expect(match.why('1', 'place', 'P02', 1)).toEqual({ key: 'waitGift', values: { players: ['2'] } });
    expect(match.why('0', 'pass')).toEqual({ key: 'waitGift', values: { players: ['2'] } });
    expect(match.why('2', 'travel', 1, 'act')).toEqual({ key: 'placeOrPassFirst' });
    match.play('2', 'place', 'U01', 1);
    expect(match.events).toContainEqual({ type: 'placed', player: '2', card: 'U01', level: 1, cause: 'gift' });
    expect(match.ctx.activePlayers).toEqual({ '0': 'gift' });
    match.play('0', 'pass');
    expect(match.events).toEqual([
      { type: 'passed', player: '0', cause: 'gift' },
      { type: 'turn', player: '2' },
    ]);
    expect(match.ctx).toMatchObject({ currentPlayer: '2', activePlayers: { '2': 'travel' } });
  });

  it('the order starts left of the active player, not with the first player', () => {
    const players = [{ hand: 'P01 P02', at: 6 }, { hand: 'U01' }, { hand: 'G01' }];
    const match = matchFrom({ players, order: ['2', '0', '1'] }).play('2', 'travel', 1, 'flip');
    match.play('0', 'travel', 1, 'act').play('0', 'choose', 1).play('0', 'place', 'P01', 1);
    expect(match.ctx.activePlayers).toEqual({ '1': 'gift' });
    match.play('1', 'pass');
    expect(match.ctx.activePlayers).toEqual({ '2': 'gift' });
  });

  it('a seat with an empty hand or a complete altar is skipped', () => {
    const full = ['P03 P04 P05 P06', 'P07 P08 P09', 'P10 P11'] as const;
    const players = [{ hand: 'P01 P02', at: 6 }, {}, { hand: 'U01', altar: full }, { hand: 'U02' }];
    const match = matchFrom({ players });
    match.play('0', 'travel', 1, 'act').play('0', 'choose', 1).play('0', 'place', 'P01', 1);
    expect(match.ctx.activePlayers).toEqual({ '3': 'gift' });
    expect(match.events).toContainEqual({ type: 'void', player: '2' });
  });

  it("several benefits are given seat by seat, then the active player's own actions continue", () => {
    const actions = { [on2A2]: [{ t: 'others', a: [{ t: 'draw', n: 1 }, { t: 'altar' }] }, altar] satisfies Action[] };
    const match = matchFrom({ players: [{ hand: 'P01', at: 6 }, {}, {}], actions, deck: 'Y05 Y04 Y03 Y02 Y01' });
    match.play('0', 'travel', 1, 'act');
    expect(match.ctx.activePlayers).toEqual({ '1': 'gift' });
    expect(match.G.players.map(({ hand }) => hand)).toEqual([['P01'], ['Y01'], []]);
    expect(match.events).toContainEqual({ type: 'drew', player: '1', count: 1, cards: ['Y01'], cause: 'gift' });
    match.play('1', 'place', 'Y01', 1);
    expect(match.G.players.map(({ hand }) => hand)).toEqual([['P01'], [], ['Y02']]);
    match.play('2', 'pass');
    expect(match.ctx.activePlayers).toEqual({ '0': 'resolve' });
    match.play('0', 'place', 'P01', 1);
    expect(match.ctx.currentPlayer).toBe('1');
  });
});

describe('events', () => {
  it('flip: the journey, the card, the two drawn cards, and the next turn', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, { hand: 'P02' }], deck: 'Y01 Y02 Y03' }).play('0', 'travel', 1, 'flip');
    expect(match.events).toEqual([
      { type: 'moved', player: '0', from: 0, to: 1, steps: 1, mode: 'flip', spaceId: '1A1' },
      { type: 'flipped', player: '0' },
      { type: 'drew', player: '0', count: 2, cards: ['Y03', 'Y02'], cause: 'flip' },
      { type: 'turn', player: '1' },
    ]);
  });

  it('fallback: the journey and the single card', () => {
    const players = [{ hand: '', flipped: true }, {}];
    const match = matchFrom({ players, deck: 'Y01 Y02', actions: { 1: [altar], 2: [altar], 3: [altar] } });
    match.play('0', 'travel', 1, 'draw1');
    expect(match.events[1]).toEqual({ type: 'drew', player: '0', count: 1, cards: ['Y02'], cause: 'fallback' });
  });

  it('others: a player without a card to place is skipped without an event', () => {
    const others: Action = { t: 'others', a: [altar] };
    const match = matchFrom({ players: [{ hand: 'P01' }, {}, {}], actions: { [on1A1]: [others] } }).play('0', 'travel', 1, 'act');
    expect(match.events.map(({ type }) => type)).toEqual(['moved', 'turn']);
  });
});
