import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../../kit/index.ts';
import { seedOf } from '../../kit/testing/index.ts';
import { orderFor, willOf } from '../index.ts';
import type { Action, OrderAnswer, OrderOccasion, StandingOrder } from '../index.ts';
import { letPass, matchFrom } from '../testing/index.ts';
import type { MuseumSketch, PradoMatch } from '../testing/index.ts';
import { upgrade } from '../upgrade.ts';
import { view, viewEvent } from '../view.ts';

const to = (room: 1 | 2 | 3 | 4 | 5 | 'closer'): Action => ({ type: 'move', to: room });
const change = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'change', to: room });
const help: Action = { type: 'help' };
const order = (when: OrderOccasion, answer: OrderAnswer = 'block', who: string | null = null): StandingOrder => ({
  who,
  when,
  answer,
});

/**
 * Player 0 has the turn and is last in room 2, with one visitor left and player 1 first; player 2
 * is alone in room 4. A token that enters room 1 or 3 takes a photo at once.
 */
const museum: MuseumSketch = {
  players: [{ hand: 'move move help change' }, { hand: 'security' }, { hand: 'security' }, {}],
  rooms: {
    1: { painting: 'cid', visitors: 0 },
    2: { painting: 'meninas', visitors: 1, queue: '1 3 0' },
    3: { painting: 'maja-desnuda', visitors: 0 },
    4: { painting: 'lechera', visitors: 2, queue: '2' },
    5: { painting: 'olimpo', visitors: 1 },
  },
  common: 'century-xix',
};
const given = (orders: readonly StandingOrder[], player = '1', sketch = museum) =>
  matchFrom(sketch).play(player, 'setOrders', orders);

/** The actions of player 0 that match an order of another player. */
const fits = (when: OrderOccasion, player = '1', sketch = museum) => {
  const { G } = given([order(when)], player, sketch);
  const actions: Record<string, Action> = { to1: to(1), to3: to(3), to4: to(4), closer: to('closer'), help, to1v: change(1) };
  return Object.entries(actions).flatMap(([name, action]) =>
    orderFor(G, player, { player: '0', action }) === null ? [] : [name],
  );
};

/** Player 0 moves forward in room 2, where player 1 is first and has given these orders. */
const declared = (orders: readonly StandingOrder[]) => given(orders).play('0', 'playCard', 'move', to('closer'));
const will = (...orders: StandingOrder[]) => willOf(given(orders).G, '1', { player: '0', action: to(4) });

const auto = (match: PradoMatch) => match.module.window?.(match.G, match.ctx)?.auto;
const standIn = (match: PradoMatch, player: string) =>
  match.module.standIn(view(match.G, match.ctx, player), match.module.viewCtx(match.G, match.ctx, player), player);

describe('occasions of standing orders', () => {
  it('any: each card, except one that gives the owner of the order a photo', () => {
    expect(fits('any', '2')).toEqual(['to1', 'to3', 'to4', 'closer', 'help', 'to1v']);
    // The first player in room 2 takes a photo when its last visitor leaves.
    expect(fits('any', '1')).toEqual(['to1', 'to3', 'to4', 'closer']);
  });

  it('photo: another player takes a photo', () => {
    expect(fits('photo', '1')).toEqual(['to1', 'to3']);
    expect(fits('photo', '2')).toEqual(['to1', 'to3', 'help', 'to1v']);
  });

  it('dear: another player takes a photo of seven points or more', () => {
    expect(fits('dear', '2')).toEqual(['to3', 'help', 'to1v']);
    const six = { ...museum, rooms: { ...museum.rooms, 2: { painting: 'hilanderas', visitors: 1, queue: '1 0' } } };
    expect(fits('dear', '2', six)).toEqual(['to3']);
    const seven = { ...museum, rooms: { ...museum.rooms, 2: { painting: 'lanzas', visitors: 1, queue: '1 0' } } };
    expect(fits('dear', '2', seven)).toContain('help');
  });

  it("mission: another player's photo counts for the common mission or one of the owner's", () => {
    const players = (missions: string) => [museum.players[0]!, museum.players[1]!, { hand: 'security', missions }, {}];
    expect(fits('mission', '2', { ...museum, players: players('school-nl school-it') })).toEqual(['to1']);
    expect(fits('mission', '2', { ...museum, players: players('school-nl theme-royalty') })).toEqual(['to1', 'help', 'to1v']);
  });

  it('first: the player enters the room where the owner is first, or moves forward in it', () => {
    expect(fits('first', '1')).toEqual(['closer']);
    expect(fits('first', '2')).toEqual(['to4']);
    const second = { ...museum, rooms: { ...museum.rooms, 4: { painting: 'lechera', queue: '3 2' } } };
    expect(fits('first', '2', second)).toEqual([]);
  });

  it('past: the player overtakes the owner, not another token', () => {
    expect(fits('past', '1')).toEqual([]);
    const behind = { ...museum, rooms: { ...museum.rooms, 2: { painting: 'meninas', visitors: 1, queue: '1 0' } } };
    expect(fits('past', '1', behind)).toEqual(['closer']);
  });

  it("visitor: a visitor enters the owner's room", () => {
    const next = { ...museum, rooms: { ...museum.rooms, 1: { painting: 'cid', visitors: 1, queue: '3 2' } } };
    expect(fits('visitor', '2', next)).toEqual(['to1v']);
    expect(fits('visitor', '2')).toEqual([]);
  });
});

describe('answers of standing orders (section 6)', () => {
  it('the first matching order decides; orders about another player do not match', () => {
    expect(will(order('any', 'block'), order('any', 'allow'))).toBe('block');
    expect(will(order('any', 'allow'), order('any', 'block'))).toBe('allow');
    expect(will(order('first', 'block'), order('any', 'allow'))).toBe('allow');
    expect(will(order('any', 'block', '2'), order('any', 'allow', '0'))).toBe('allow');
    expect(will(order('any', 'block', '2'))).toBe('ask');
    expect(will()).toBe('ask');
  });

  it('"allow" takes effect when everybody passes, "block" after a delay drawn before', () => {
    const plain = matchFrom(museum).play('0', 'playCard', 'move', to('closer'));
    expect(auto(plain)?.['1']).toMatchObject({ asked: true });
    for (const answer of ['block', 'allow'] as const) {
      const match = declared([order('first', answer)]);
      const after = answer === 'block' ? plain.G.delays['1'] : 15_000;
      expect(auto(match)).toEqual({ ...auto(plain), 1: { after, asked: false } });
      expect(standIn(match, '1')).toEqual({ move: 'answer', args: ['w1', answer === 'block'] });
    }
  });

  it('"ask" asks although a later order would answer, and although the player wants to be asked about photos only; not in a turn with "never"', () => {
    const match = declared([order('first', 'ask'), order('any', 'block')]).play('1', 'setReactions', 'photo');
    expect(auto(match)?.['1']?.asked).toBe(true);
    expect(standIn(match, '1')).toEqual({ move: 'answer', args: ['w1', false] });
    expect(auto(match.play('1', 'setReactions', 'never'))?.['1']?.asked).toBe(false);
  });

  it('orders also answer in a turn with "never"', () => {
    const match = declared([order('first', 'block')]).play('1', 'setReactions', 'never');
    expect(standIn(match, '1')).toEqual({ move: 'answer', args: ['w1', true] });
  });

  it('without a Security card an order blocks nothing, and is not refused', () => {
    const bare = { ...museum, players: [{ hand: 'move' }, { hand: 'help' }, {}, {}] };
    const match = given([order('any')], '1', bare).play('0', 'playCard', 'move', to('closer'));
    expect(standIn(match, '1')).toEqual({ move: 'answer', args: ['w1', false] });
    expect(auto(match)?.['1']?.asked).toBe(false);
  });

  it('the player may still answer differently, and then the event does not name the order', () => {
    const block = declared([order('first', 'allow')]).play('1', 'answer', 'w1', true);
    expect(block.events).toMatchObject([{ type: 'blocked', by: '1', ordered: false }]);
    expect(letPass(declared([order('first', 'block')])).G.rooms[1]?.queue).toEqual(['1', '0', '3']);
  });

  it('only the owner learns that an order blocked', () => {
    const match = declared([order('first', 'block')]).play('1', 'answer', 'w1', true);
    const eventsFor = (viewer: string | null) => match.events.map((event) => viewEvent(event, viewer));
    expect(eventsFor('1')).toMatchObject([{ type: 'blocked', ordered: true }]);
    for (const viewer of ['0', '2', '3', null]) expect(eventsFor(viewer)).toMatchObject([{ type: 'blocked', ordered: null }]);
    expect(match.module.sentence(eventsFor('1')[0]!).key).toBe('log.blockedByOrder');
    expect(match.module.sentence(eventsFor('0')[0]!).key).toBe('log.blocked');
  });

  it('at a quick table an order to block opens the window, and one to allow does not', () => {
    const quick = { ...museum, quick: true, players: [{ hand: 'move move' }, { hand: 'security' }, {}, {}] };
    const opened = (answer: OrderAnswer) =>
      given([order('first', answer)], '1', quick).play('0', 'playCard', 'move', to('closer')).G.window !== null;
    expect([opened('block'), opened('allow'), opened('ask')]).toEqual([true, false, true]);
  });
});

describe('standing orders', () => {
  const orders = [order('first'), order('photo', 'ask', '2')];

  it('are set and changed at any time, all at once, and have no effect in solo play', () => {
    const match = given(orders);
    expect(match.G.players[1]?.orders).toEqual(orders);
    expect(match.play('1', 'setOrders', []).G.players[1]?.orders).toEqual([]);
    expect(match.ctx.currentPlayer).toBe('0');
    expect(matchFrom({ players: [{}] }).why('0', 'setOrders', [])).toEqual({ key: 'nobodyBlocks' });
  });

  it('survive an undo', () => {
    const match = matchFrom(museum);
    const earlier = match.G;
    match.play('1', 'setOrders', orders);
    const back = match.module.withSettings?.(earlier, match.G, '1');
    expect(back?.players.map((player) => player.orders)).toEqual([[], orders, [], []]);
    expect({ ...back, players: [] }).toEqual({ ...earlier, players: [] });
  });

  it("in a determinized state are the viewer's own, and none for other players", () => {
    const match = given(orders).play('0', 'setOrders', [order('any')]);
    const seen = { playerID: '1', view: view(match.G, match.ctx, '1'), ctx: match.module.viewCtx(match.G, match.ctx, '1') };
    const { G } = match.module.determinize({ ...seen, log: [] }, new KeyedRandom({ seed: seedOf(1), drawn: 0 }));
    expect(G.players.map((player) => player.orders)).toEqual([[], orders, [], []]);
  });

  it('are empty in a match that began before orders existed', () => {
    const { G, ctx } = matchFrom(museum);
    const players = G.players.map((player) => Object.fromEntries(Object.entries(player).filter(([name]) => name !== 'orders')));
    expect(upgrade({ G: { ...G, players }, ctx }, 1)).toEqual({ G, ctx });
    expect(() => upgrade({ G, ctx }, 0)).toThrow('no way from version 0');
  });
});
