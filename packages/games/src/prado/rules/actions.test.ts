import { describe, expect, it } from 'vitest';
import { letPass, matchFrom, queueOf } from '../testing/index.ts';
import type { MuseumSketch } from '../testing/index.ts';
import type { Action } from '../catalogue/types.ts';

const to = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'move', to: room });
const closer: Action = { type: 'move', to: 'closer' };
const help: Action = { type: 'help' };
const change = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'change', to: room });

describe('Movement (section 6)', () => {
  it('M1 enters any room at the back of the queue, at any distance', () => {
    const match = matchFrom({ players: [{}, {}, {}, {}], rooms: { 3: { queue: '1 2' }, 5: { queue: '0' } } });
    match.play('0', 'act', to(3));
    expect(queueOf(match, 3)).toEqual(['1', '2', '0']);
    expect(match.events[0]).toEqual({ type: 'moved', player: '0', from: 5, to: 3, place: 3 });
  });

  it("M1 cannot enter a closed or full room, nor the token's own room", () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: { queue: '0' } } });
    expect(match.why('0', 'act', to(1))).toEqual({ key: 'alreadyThere', values: { room: 1 } });
    expect(match.why('0', 'act', to(3))).toEqual({ key: 'roomClosed', values: { room: 3 } });
  });

  it('M2 swaps with the token in front, one place each time', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { queue: '1 2 0' } } });
    match.play('0', 'act', closer);
    expect(queueOf(match, 2)).toEqual(['1', '0', '2']);
    expect(match.events[0]).toEqual({ type: 'overtook', player: '0', room: 2, token: '2', place: 2 });
    match.play('0', 'act', closer);
    expect(queueOf(match, 2)).toEqual(['0', '1', '2']);
  });

  it('M2 needs a token in front', () => {
    expect(matchFrom({ players: [{}, {}], rooms: { 1: { queue: '0' } } }).why('0', 'act', closer)).toEqual({
      key: 'alreadyFirst',
    });
    expect(matchFrom({ players: [{}, {}] }).why('0', 'act', closer)).toEqual({ key: 'inHall' });
  });

  it('leaves no gap in the queue', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { queue: '0 1 2' } } }).play('0', 'act', to(3));
    expect(queueOf(match, 2)).toEqual(['1', '2']);
  });
});

describe('Help (section 6)', () => {
  it('takes the top card of the room to hand, from any place of the queue', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: { visitors: 'move help change', queue: '1 0' } } });
    match.play('0', 'act', help);
    expect(match.G.players[0]?.hand).toEqual(['change']);
    expect(match.G.rooms[0]?.visitors).toBe(2);
  });

  it('needs a room with a visitor', () => {
    expect(matchFrom({ players: [{}, {}] }).why('0', 'act', help)).toEqual({ key: 'inHall' });
    const behindGuard = matchFrom({ players: [{}, {}], rooms: { 1: { visitors: 0, queue: 'guard 0' } }, guard: true });
    expect(behindGuard.why('0', 'act', help)).toEqual({ key: 'noVisitors', values: { room: 1 } });
  });
});

describe('Change of room (section 6)', () => {
  it('moves the top card, face down, on top of those of a neighbouring room', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { visitors: 'move security', queue: '1 0' }, 5: { visitors: 'help' } },
    });
    match.play('0', 'act', change(5));
    expect(match.G.stacks).toMatchObject({ 0: ['move'], 4: ['help', 'security'] });
    expect(match.events[0]).toEqual({ type: 'visitorMoved', by: '0', from: 1, to: 5 });
  });

  it('needs a room with a visitor', () => {
    expect(matchFrom({ players: [{}, {}] }).why('0', 'act', change(1))).toEqual({ key: 'inHall' });
  });
});

describe('the Joker (section 6)', () => {
  it('turns any two cards, including Security cards, into any basic action', () => {
    const match = matchFrom({ players: [{ hand: 'security help move' }, {}] });
    letPass(match.play('0', 'playJoker', ['help', 'security'], to(2)));
    expect(queueOf(match, 2)).toEqual(['0']);
    expect(match.G.exit).toEqual(['help', 'security']);
    expect(match.G.players[0]?.hand).toEqual(['move']);
  });

  it('may be played again while there are enough cards', () => {
    const match = matchFrom({ players: [{ hand: 'help help move move' }, {}] });
    letPass(match.play('0', 'playJoker', ['help', 'help'], to(2)));
    letPass(match.play('0', 'playJoker', ['move', 'move'], to(1)));
    expect(queueOf(match, 1)).toEqual(['0']);
  });

  it('costs exactly two hand cards, in the Visit phase', () => {
    const match = matchFrom({ players: [{ hand: 'help move' }, {}] });
    expect(match.why('0', 'playJoker', ['help'], to(1))).toEqual({ key: 'wrongNumberOfCards', values: { needed: 2, given: 1 } });
    expect(match.why('0', 'playJoker', ['help', 'help'], to(1))).toEqual({ key: 'cardNotInHand', values: { card: 'help' } });
    expect(match.why('0', 'playJoker', ['move', 'help'], { type: 'help' })).toEqual({ key: 'inHall' });
    match.play('0', 'endVisit');
    expect(match.why('0', 'playJoker', ['help', 'move'], to(1))).toEqual({ key: 'visitOver' });
  });
});

const all = (visitors: number) => ({
  1: { visitors, queue: '0' },
  2: { visitors },
  3: { visitors },
  4: { visitors },
  5: { visitors },
});

describe('Change (section 6)', () => {
  it('sends a visitor only to a neighbouring room', () => {
    const match = matchFrom({ players: [{}, {}, {}, {}], rooms: all(2), retired: [4] });
    expect(match.why('0', 'act', change(2))).toBeNull();
    expect(match.why('0', 'act', change(5))).toBeNull();
    expect(match.why('0', 'act', change(3))).toEqual({ key: 'visitorNotNeighbour', values: { room: 3 } });
    expect(match.why('0', 'act', change(4))).toEqual({ key: 'roomRetired', values: { room: 4 } });
    expect(matchFrom({ players: [{}, {}], rooms: all(2) }).why('0', 'act', change(3))).toEqual({
      key: 'roomClosed',
      values: { room: 3 },
    });
  });

  it('needs room there: at most five visitors', () => {
    const rooms = { ...all(4), 2: { visitors: 5 } };
    const match = matchFrom({ players: [{}, {}, {}, {}], rooms });
    expect(match.why('0', 'act', change(2))).toEqual({ key: 'visitorsFull', values: { room: 2 } });
    expect(match.why('0', 'act', change(5))).toBeNull();
    const full = matchFrom({ players: [{}, {}, {}, {}], rooms: { ...all(5), 3: { visitors: 0 }, 4: { visitors: 0 } } });
    expect(full.why('0', 'act', change(2))).toEqual({ key: 'nowhereToGo' });
  });
});

const types = (sketch: MuseumSketch) =>
  matchFrom(sketch)
    .play('0', 'act', help)
    .events.map(({ type }) => type);

const helped = (card: string) => ({ 1: { visitors: `move ${card}`, queue: 'guard 0' } });

describe('ruling 35', () => {
  it('a Security card from Help calls the guard only in solo play; otherwise it is an ordinary card', () => {
    expect(types({ players: [{}], rooms: helped('security') })).toContain('alarm');
    expect(types({ players: [{}], rooms: helped('change') })).toEqual(['helped']);
    expect(types({ players: [{}, {}], rooms: helped('security'), guard: true })).toEqual(['helped']);
  });
});
