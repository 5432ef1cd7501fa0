import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf } from '../kit/testing/index.ts';
import { matchFrom, museum, scramble } from './testing/index.ts';
import type { PradoMatch } from './testing/index.ts';
import { view, viewCtx, viewEvent } from './view.ts';

const sketch = {
  players: [{ hand: 'move help' }, { hand: 'security' }, {}],
  rooms: { 2: { visitors: 'move security', queue: '0' } },
} as const;
const G = museum(sketch);
const { ctx } = matchFrom(sketch);
const seenBy = (viewer: string | null) => view(G, ctx, viewer);

describe('visibility (section 15)', () => {
  it("players see their own hand, missions and settings, and the number of others' cards", () => {
    expect(seenBy('0').players.map(({ hand, handSize }) => [hand, handSize])).toEqual([
      [['move', 'help'], 2],
      [null, 1],
      [null, 0],
    ]);
    expect(seenBy('1').players.map(({ missions }) => missions?.length ?? null)).toEqual([null, 2, null]);
    expect(seenBy('1').players.map(({ reactions }) => reactions)).toEqual([null, 'always', null]);
    expect(seenBy('1').players.map(({ orders }) => orders)).toEqual([null, [], null]);
    for (const { hand, missions, laid, reactions, orders } of seenBy(null).players) {
      expect([hand, missions, laid, reactions, orders]).toEqual([null, null, null, null, null]);
    }
  });

  it('the number of visitors is public; their types, the entrance, the piles below their tops and the slot cards are hidden', () => {
    const secret = { ...G, secret: 'x', players: G.players.map((player) => Object.assign({ secret: 'x' }, player)) };
    for (const viewer of ['0', '1', '2', null]) {
      const seen = view(secret, ctx, viewer);
      expect(seen.rooms[1]).toEqual({ n: 2, state: 'open', painting: expect.any(String), visitors: 2, queue: ['0'] });
      expect(seen.entranceSize).toBe(G.entrance.length);
      expect(Object.keys(seen).filter((key) => !Object.hasOwn(seenBy(null), key))).toEqual([]);
      for (const key of ['stacks', 'entrance', 'pileCards', 'slots', 'passed', 'delays', 'secret', 'events', 'usualReactions']) {
        expect(JSON.stringify(seen)).not.toContain(`"${key}"`);
      }
    }
  });

  it('exit, rooms, tops and sizes of the piles, photos, the common mission and both slot cards are public', () => {
    const { exit, piles, rooms, commonMission, slot, nextSlot, hall } = seenBy(null);
    expect({ exit, piles, rooms, commonMission, slot, nextSlot, hall }).toEqual({
      exit: G.exit,
      piles: G.piles,
      rooms: G.rooms,
      commonMission: G.commonMission,
      slot: G.slot,
      nextSlot: G.nextSlot,
      hall: G.hall,
    });
  });

  it('only the owner sees cards laid aside for a slot card; all see who has yet to choose', () => {
    const match = matchFrom({ players: [{ hand: 'move help' }, { hand: 'move help' }], at: 'slot', slots: 'S06', round: 0 });
    match.play('0', 'lay', 'S06', ['help']);
    const laid = (viewer: string | null) => view(match.G, match.ctx, viewer).players[0]?.laid;
    expect([laid('0'), laid('1'), laid(null)]).toEqual([['help'], null, null]);
    expect(viewCtx(match.G, match.ctx, null).activePlayers).toEqual({ '0': 'free', '1': 'lay' });
  });

  it('all missions are public once the game is over, and always in solo play', () => {
    expect(view(G, { ...ctx, gameover: { winners: ['0'] } }, null).players.every(({ missions }) => missions?.length === 2)).toBe(
      true,
    );
    const alone = matchFrom({ players: [{ hand: 'move' }] });
    expect(view(alone.G, alone.ctx, null).players[0]).toMatchObject({ hand: null, missions: expect.any(Array) as unknown });
  });

  it('unchanged parts are the same objects, from the state and from view to view', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] });
    const before = view(match.G, match.ctx, '1');
    match.play('0', 'endVisit');
    const after = view(match.G, match.ctx, '1');
    for (const part of ['rooms', 'exit', 'piles', 'hall', 'mode', 'effects'] as const) expect(after[part]).toBe(before[part]);
    expect(after.players[1]?.hand).toBe(before.players[1]?.hand);
  });

  it('a view of a view is the same view', () => {
    for (const viewer of ['0', null]) expect(view(seenBy(viewer), ctx, viewer)).toEqual(seenBy(viewer));
  });
});

const openWindow = () =>
  matchFrom({ ...sketch, players: [{ hand: 'move' }, { hand: 'security' }, {}, {}] }).play('0', 'playCard', 'move', {
    type: 'move',
    to: 1,
  });
const all = (match: PradoMatch, viewer: string | null) =>
  JSON.stringify([view(match.G, match.ctx, viewer), viewCtx(match.G, match.ctx, viewer)]);

describe('answers to an open window (section 15)', () => {
  it('are visible to the answering player only', () => {
    const before = openWindow();
    for (const answered of ['1', '2', '3']) {
      const after = openWindow().play(answered, 'answer', 'w1', false);
      for (const viewer of ['0', '1', '2', '3', null]) {
        expect(all(after, viewer) === all(before, viewer)).toBe(viewer !== answered);
      }
      expect(after.events).toEqual([]);
    }
  });

  it('are not revealed by reasons either', () => {
    const before = openWindow().why('0', 'endVisit');
    for (const answered of ['1', '2', '3'])
      expect(openWindow().play(answered, 'answer', 'w1', false).why('0', 'endVisit')).toEqual(before);
  });

  it('a view of a view of ctx is the same', () => {
    const match = openWindow().play('2', 'answer', 'w1', false);
    for (const viewer of ['0', '1', '2', null]) {
      const seen = viewCtx(match.G, match.ctx, viewer);
      expect(viewCtx(match.G, seen, viewer)).toEqual(seen);
    }
  });
});

describe('secrets in events', () => {
  it('only the players concerned see cards that were drawn, taken or passed on, and kept missions', () => {
    const drew = { type: 'drew', player: '0', count: 1, cards: ['move' as const] } as const;
    const helped = { type: 'helped', player: '0', room: 1, card: 'help' } as const;
    const handed = { type: 'handed', player: '0', to: '1', card: 'help' } as const;
    const kept = { type: 'keptMissions', player: '0', missions: ['school-es', 'school-it'] } as const;
    const blocked = { type: 'blocked', player: '1', by: '0', cards: [], action: { type: 'help' }, ordered: true } as const;
    const seen = (viewer: string | null) => [
      viewEvent({ ...drew, cards: [...drew.cards] }, viewer),
      viewEvent(helped, viewer),
      viewEvent(handed, viewer),
      viewEvent({ ...kept, missions: [...kept.missions] }, viewer),
      viewEvent({ ...blocked, cards: [] }, viewer),
    ];
    expect(seen('0')).toEqual([drew, helped, handed, kept, blocked]);
    const hidden = [
      { ...drew, cards: null },
      { ...helped, card: null },
    ];
    const unknown = [
      { ...kept, missions: null },
      { ...blocked, ordered: null },
    ];
    expect(seen('1')).toEqual([...hidden, handed, ...unknown]);
    for (const viewer of ['2', null]) expect(seen(viewer)).toEqual([...hidden, { ...handed, card: null }, ...unknown]);
  });
});

describe('the permutation of the non-interference test', () => {
  const random = new KeyedRandom({ seed: seedOf(5), drawn: 0 });
  const big = museum({
    players: [{ hand: 'move help change' }, { hand: 'security help move change' }, { hand: 'move security' }],
    rooms: { 2: { visitors: 'help security change move' } },
  });

  it("changes visitors, the entrance, piles, slot cards, others' hands and missions, and nothing that the viewer knows", () => {
    const other = scramble(big, '0', random);
    expect(other.players[0]?.hand).toEqual(big.players[0]?.hand);
    expect(other.players[0]?.missions).toEqual(big.players[0]?.missions);
    for (const part of ['stacks', 'entrance', 'pileCards', 'slots'] as const) expect(other[part]).not.toEqual(big[part]);
    expect(other.players[1]?.hand).not.toEqual(big.players[1]?.hand);
    expect(other.players.slice(1).map(({ missions }) => missions)).not.toEqual(
      big.players.slice(1).map(({ missions }) => missions),
    );
  });

  it('detects a view that shows a face-down visitor', () => {
    const leaky = (state: typeof big) => JSON.stringify({ ...view(state, ctx, '0'), leak: state.stacks });
    expect(leaky(scramble(big, '0', random))).not.toBe(leaky(big));
  });
});

describe('events (section 15)', () => {
  it('without secrets are sent unchanged to everybody', () => {
    const event = { type: 'moved', player: '0', from: null, to: 1, place: 1 } as const;
    for (const viewer of ['0', '1', null]) expect(viewEvent(event, viewer)).toBe(event);
  });
});
