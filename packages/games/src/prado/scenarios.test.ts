import { describe, expect, it } from 'vitest';
import { checkInvariants, letPass, matchFrom, queueOf } from './testing/index.ts';
import type { PradoMatch } from './testing/index.ts';
import type { Action } from './catalogue/types.ts';

const to = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'move', to: room });
const closer: Action = { type: 'move', to: 'closer' };
const help: Action = { type: 'help' };
const change = (room: 1 | 2 | 3 | 4 | 5): Action => ({ type: 'change', to: room });

const photosOf = (match: PradoMatch, player: number) => match.G.players[player]?.photos.map(({ painting }) => painting);
const eventTypes = (match: PradoMatch) => match.events.map(({ type }) => type);

/** The guard draws his card first. */
const alone = { players: [{}], slot: 'S01', at: 'guard' } as const;

const targets = (match: PradoMatch) => {
  const changes = match.legalMoves('0').filter(({ move }) => move === 'playCard');
  return changes.map(({ args }) => (args[1] as { to?: unknown }).to);
};

describe('the scenarios of the sheet (section 16)', () => {
  it('1: the example turn of the rulebook', () => {
    // Marie is 0, Julien 1, Oscar 2, Irène 3.
    const match = matchFrom({
      players: [{ hand: 'move move change change' }, {}, {}, {}],
      rooms: { 3: { painting: 'meninas', queue: '1 2' }, 4: { queue: '3' } },
      piles: { I: 'cid', II: 'cardenal' },
    });
    letPass(match.play('0', 'playCard', 'move', to(3)));
    expect(queueOf(match, 3)).toEqual(['1', '2', '0']);
    letPass(match.play('0', 'playCard', 'move', closer));
    expect(queueOf(match, 3)).toEqual(['1', '0', '2']);
    letPass(match.play('0', 'playJoker', ['change', 'change'], closer));
    expect(queueOf(match, 3)).toEqual(['0', '1', '2']);
    // Her hand is empty, so the Photography phase has begun.
    match.play('0', 'act', change(4));
    expect(match.G.rooms[3]?.visitors).toBe(3);
    match.play('0', 'act', help);
    expect(photosOf(match, 0)).toEqual(['meninas']);
    expect(match.G.hall).toEqual(['0']);
    expect(match.G.choice).toEqual({ kind: 'pile', player: '0', room: 3 });
    match.play('0', 'replace', 3, 'II');
    expect(match.G.rooms[2]).toMatchObject({ painting: 'cardenal', visitors: 2, queue: ['1', '2'] });
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('2: the first in the queue gets the painting when an opponent removes the last visitor, and chooses the next one', () => {
    const match = matchFrom({
      players: [{ hand: 'help help' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 'change', queue: '1 0' } },
    });
    letPass(match.play('0', 'playCard', 'help', help));
    expect(match.G.players[0]?.hand).toEqual(['help', 'change']);
    expect(photosOf(match, 1)).toEqual(['cid']);
    expect(match.why('0', 'endVisit')).toEqual({ key: 'waitPainting', values: { players: ['1'] } });
    match.play('1', 'replace', 1, 'I');
    expect(match.G.rooms[0]?.queue).toEqual(['0']);
    expect(match.ctx.activePlayers).toEqual({ '0': 'visit', '1': 'free' });
  });

  it('3: the same applies when the last visitor leaves by Change of room', () => {
    const match = matchFrom({
      players: [{ hand: 'change help' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } },
    });
    letPass(match.play('0', 'playCard', 'change', change(2)));
    expect(photosOf(match, 0)).toEqual(['cid']);
    expect(match.G.rooms[1]?.visitors).toBe(3);
  });

  it('4: the first token to enter an empty room photographs at once', () => {
    const match = matchFrom({
      players: [{ hand: 'move help' }, { hand: 'move' }],
      rooms: { 1: { painting: 'cid', visitors: 1 } },
      at: 'slot',
      slots: 'S04',
      round: 0,
    });
    expect(match.G.rooms[0]).toMatchObject({ painting: 'cid', visitors: 0 });
    letPass(match.play('0', 'playCard', 'move', to(1)));
    expect(photosOf(match, 0)).toEqual(['cid']);
    expect(match.G.hall).toContain('0');
  });

  it('5: a visitor goes to a neighbour that has room; to none if both are full', () => {
    const rooms = { 1: { visitors: 1, queue: '0' }, 2: { visitors: 5 } } as const;
    const one = matchFrom({ players: [{ hand: 'change' }, {}, {}, {}], rooms });
    expect(one.why('0', 'playCard', 'change', change(2))).toEqual({ key: 'visitorsFull', values: { room: 2 } });
    expect(one.why('0', 'playCard', 'change', change(5))).toBeNull();
    const none = matchFrom({ players: [{ hand: 'change' }, {}, {}, {}], rooms: { ...rooms, 5: { visitors: 5 } } });
    for (const room of [2, 5] as const) {
      expect(none.why('0', 'playCard', 'change', change(room))).toEqual({ key: 'nowhereToGo' });
    }
  });

  it('6: with three players rooms 3 and 5 are next to room 2; with two players rooms 2 and 5 are next to room 1', () => {
    const three = matchFrom({ players: [{ hand: 'change' }, {}, {}], rooms: { 2: { queue: '0' } } });
    const two = matchFrom({ players: [{ hand: 'change' }, {}], rooms: { 1: { queue: '0' } } });
    expect(targets(three)).toEqual([3, 5]);
    expect(targets(two)).toEqual([2, 5]);
    expect(three.why('0', 'playCard', 'change', change(4))).toEqual({ key: 'visitorNotNeighbour', values: { room: 4 } });
    expect(three.why('0', 'playCard', 'change', change(1))).toEqual({ key: 'roomClosed', values: { room: 1 } });
  });

  it('7: a room with three tokens, including the guard, cannot be entered', () => {
    const match = matchFrom({
      players: [{ hand: 'move' }, {}, {}, {}],
      rooms: { 1: { queue: 'guard 1 2' } },
      guard: true,
    });
    expect(match.why('0', 'playCard', 'move', to(1))).toEqual({ key: 'roomFull', values: { room: 1 } });
  });

  it('8: a blocked Joker costs both cards, and the turn goes on', () => {
    const match = matchFrom({ players: [{ hand: 'help help move' }, { hand: 'security' }] });
    match.play('0', 'playJoker', ['help', 'help'], to(1)).play('1', 'answer', 'w1', true);
    expect(match.G.exit).toEqual(['help', 'help', 'security']);
    expect(match.G.hall).toContain('0');
    expect(match.G.players.map(({ hand }) => hand)).toEqual([['move'], []]);
    expect(match.why('0', 'playCard', 'move', to(1))).toBeNull();
  });

  it('9: basic actions cannot be blocked, and nobody blocks in their own turn', () => {
    const match = matchFrom({ players: [{ hand: 'security move' }, { hand: 'security' }] });
    expect(match.why('0', 'playCard', 'security', to(1))).toEqual({ key: 'securityOnlyBlocks' });
    match.play('0', 'playCard', 'move', to(1));
    expect(match.why('0', 'answer', 'w1', true)).toEqual({ key: 'notAsked' });
    match.play('1', 'answer', 'w1', false).play('0', 'endVisit').play('0', 'act', to(2));
    expect(match.G.window).toBeNull();
    expect(queueOf(match, 2)).toEqual(['0']);
  });

  it('10: the hand limit applies only to the player whose turn ends', () => {
    const match = matchFrom({
      players: [{ hand: 'move move move help help help' }, { hand: 'move help help change change' }],
      at: 'slot',
      slots: 'S01',
      round: 0,
      entrance: 'help change security',
    });
    expect(match.G.players.map(({ handSize }) => handSize)).toEqual([7, 6]);
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.why('0', 'discard', ['move'])).toEqual({ key: 'wrongNumberOfCards', values: { needed: 2, given: 1 } });
    match.play('0', 'discard', ['move', 'help']);
    expect(match.G.exit).toEqual(['move', 'help']);
    expect(match.G.players.map(({ handSize }) => handSize)).toEqual([5, 6]);
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('11: when the entrance runs out while visitors are placed, the exit is shuffled in and placing continues', () => {
    const match = matchFrom({
      players: [{ hand: 'help change' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } },
      piles: { I: 'meninas', II: 'cardenal' },
      entrance: 'move move',
      exit: 'help help help help',
    });
    letPass(match.play('0', 'playCard', 'help', help)).play('0', 'replace', 1, 'I');
    expect(match.G.rooms[0]).toMatchObject({ painting: 'meninas', visitors: 5 });
    expect(match.events.find(({ type }) => type === 'reshuffled')).toEqual({ type: 'reshuffled', count: 5 });
    // Two cards were left; of the five on the exit three were needed.
    expect(match.G.entrance).toHaveLength(2);
    expect(match.G.exit).toEqual([]);
  });

  it('12: of two simultaneous photos, the one of the first player from the ticket holder is finished first', () => {
    const match = matchFrom({
      players: [{}, {}, {}, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '2' }, 2: { painting: 'cardenal', visitors: 1, queue: '3' } },
      at: 'slot',
      slots: 'S04',
      round: 1,
      ticket: '2',
    });
    // The ticket has passed to 3, who chooses first although their room comes later.
    expect(match.G.choice).toEqual({ kind: 'pile', player: '3', room: 2 });
    expect(photosOf(match, 2)).toEqual([]);
    match.play('3', 'replace', 2, 'I');
    expect(match.G.choice).toEqual({ kind: 'pile', player: '2', room: 1 });
    match.play('2', 'replace', 1, 'I');
    expect([photosOf(match, 2), photosOf(match, 3)]).toEqual([['cid'], ['cardenal']]);
    expect(match.ctx).toMatchObject({ phase: 'turns', currentPlayer: '3' });
  });

  it('13: nobody photographs behind the guard until he is overtaken', () => {
    const match = matchFrom({
      players: [{ hand: 'move help' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 0, queue: 'guard 0' } },
      guard: true,
    });
    expect(photosOf(match, 0)).toEqual([]);
    letPass(match.play('0', 'playCard', 'move', closer));
    expect(photosOf(match, 0)).toEqual(['cid']);
    expect(queueOf(match, 1)).toEqual(['guard']);
  });

  it('13: or until he leaves', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { painting: 'cid', visitors: 0, queue: 'guard 1' } },
      guard: true,
      at: 'walk',
      slot: 'S12',
      ticket: '0',
    });
    // S12: three rooms anticlockwise, which is room 1 again with three open rooms.
    expect(photosOf(match, 1)).toEqual([]);
    const away = matchFrom({
      players: [{}, {}],
      rooms: { 1: { painting: 'cid', visitors: 0, queue: 'guard 1' } },
      guard: true,
      at: 'walk',
      slot: 'S13',
    });
    expect(photosOf(away, 1)).toEqual(['cid']);
    expect(queueOf(away, 2)).toEqual(['guard']);
  });

  it('14: the guard enters a room of three; the last token goes to the hall', () => {
    const match = matchFrom({
      players: [{}, {}, {}, {}],
      rooms: { 1: { queue: 'guard' }, 2: { queue: '2 0 1' } },
      guard: true,
      at: 'walk',
      slot: 'S01',
    });
    expect(queueOf(match, 2)).toEqual(['guard', '2', '0']);
    expect(match.G.hall).toContain('1');
  });

  it('15: without a next painting a room is retired, and no longer a neighbour', () => {
    const match = matchFrom({
      players: [{ hand: 'help help' }, {}, {}, {}],
      rooms: { 2: { painting: 'cid', visitors: 1, queue: '0 1' }, 1: { queue: '2' } },
      piles: { I: '', II: '' },
    });
    letPass(match.play('0', 'playCard', 'help', help));
    expect(match.G.rooms[1]).toMatchObject({ state: 'retired', painting: null, visitors: 0, queue: [] });
    expect(match.G.hall).toEqual(expect.arrayContaining(['0', '1']));
    expect(match.why('0', 'playCard', 'help', help)).toEqual({ key: 'inHall' });
    match.play('0', 'endVisit');
    expect(match.why('0', 'act', to(2))).toEqual({ key: 'roomRetired', values: { room: 2 } });
    match.play('0', 'act', to(1));
    expect(match.why('0', 'act', change(3))).toBeNull();
    expect(match.why('0', 'act', change(2))).toEqual({ key: 'roomRetired', values: { room: 2 } });
  });

  it('16: in solo play, three steps in three rooms bring the guard back to the first space', () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 1: { queue: '0 guard' } },
      at: 'walk',
      slot: 'S05',
      entrance: 'move move',
    });
    const [walked] = match.events;
    expect(walked).toEqual({ type: 'walked', from: 1, to: 1, direction: 'cw', steps: 3 });
    // Then his two Movement cards lead him two rooms further; the player is alone in room 1.
    expect(queueOf(match, 1)).toEqual(['0']);
    expect(queueOf(match, 5)).toEqual(['guard']);
  });

  it('17: in solo play, his Help takes the last visitor, a Security card: he photographs twice', () => {
    const match = matchFrom({
      ...alone,
      rooms: { 1: { painting: 'cid', visitors: 'security', queue: 'guard' } },
      piles: { I: 'lavatorio meninas cardenal', II: 'saturno' },
      entrance: 'move move move move move move move move move move move help',
    });
    expect(match.G.guardPhotos).toEqual(['cid', 'cardenal']);
    // Both are replaced from the pile of the slot card, S01: pile I.
    expect(match.G.rooms[0]?.painting).toBe('meninas');
    const story = ['guardDrew', 'visitorsLeft', 'photo', 'hung', 'alarm', 'visitorsLeft', 'photo', 'hung', 'guardDrew', 'walked'];
    expect(eventTypes(match).slice(0, story.length)).toEqual(story);
  });

  it('18: in solo play, a Security card drawn behind the guard clears his room for him', () => {
    const sketch = { players: [{ hand: 'help help' }], slot: 'S01' } as const;
    const behind = matchFrom({
      ...sketch,
      rooms: { 1: { painting: 'meninas', visitors: 'move move security', queue: 'guard 0' } },
    });
    behind.play('0', 'playCard', 'help', help);
    expect(behind.G.guardPhotos).toEqual(['meninas']);
    expect(behind.G.players[0]?.hand).toEqual(['help', 'security']);
    expect(queueOf(behind, 1)).toEqual(['guard', '0']);
    checkInvariants(behind.G);
  });

  it('18: in front of the guard the player photographs', () => {
    const match = matchFrom({
      players: [{ hand: 'help help' }],
      rooms: { 1: { painting: 'meninas', visitors: 'move move security', queue: '0 guard' } },
    });
    match.play('0', 'playCard', 'help', help);
    expect(match.G.guardPhotos).toEqual([]);
    expect(photosOf(match, 0)).toEqual(['meninas']);
    expect(match.G.choice).toEqual({ kind: 'pile', player: '0', room: 1 });
  });

  it('19: in solo play, his Change of room discards if the neighbour is full, and photographs when the room is empty', () => {
    const match = matchFrom({
      ...alone,
      rooms: { 1: { painting: 'cid', visitors: 'help', queue: 'guard' }, 2: { visitors: 5 } },
      entrance: 'move move move move move move move change',
    });
    expect(match.G.guardPhotos).toEqual(['cid']);
    expect(match.G.exit).toEqual(['change', 'help', 'move']);
    expect(match.G.rooms[1]?.visitors).toBe(5);
  });

  it("20: in solo play, three missions with as many points as the guard's is a loss", () => {
    const photos = 'cid lechera capitulaciones carlos-iii cardenal';
    const players = [{ photos, missions: 'century-xix theme-portraits school-fr' }];
    const equal = matchFrom({ players, guardPhotos: '3-de-mayo saturno ciego-zanfonia', round: 11 });
    equal.play('0', 'endTurn');
    expect(equal.ctx.gameover).toEqual({ winners: [] });
    expect(equal.events.at(-1)).toEqual({ type: 'lost', player: '0', total: 20, guard: 20, missing: [] });
    const more = matchFrom({ players, guardPhotos: '3-de-mayo saturno', round: 11 }).play('0', 'endTurn');
    expect(more.ctx.gameover).toEqual({ winners: ['0'] });
  });

  it('21: cards and paintings are never lost; random.slow.test.ts checks it at every step of random matches', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] });
    checkInvariants(match.G);
    const short = { ...match.G, exit: [...match.G.exit, 'move' as const] };
    expect(() => checkInvariants(short)).toThrow('all cards of type move');
  });
});
