import { describe, expect, it } from 'vitest';
import type { RoomNumber, VisitType } from '../catalogue/types.ts';
import { letPass, matchFrom, queueOf } from '../testing/index.ts';
import type { MuseumSketch, PradoMatch } from '../testing/index.ts';

/** The start of a round with this slot card. Player 0 has the ticket by default. */
const applied = (slot: string, sketch: Partial<MuseumSketch> = {}) =>
  matchFrom({ players: [{}, {}, {}, {}], round: 0, at: 'slot', slots: slot, ...sketch });
const visitors = ({ G }: PradoMatch) => G.rooms.map((room) => room.visitors);
const hands = ({ G }: PradoMatch) => G.players.map(({ hand }) => hand);
const rooms = (...counts: (number | string)[]) =>
  Object.fromEntries(counts.map((visitors, index) => [index + 1, { visitors }])) as MuseumSketch['rooms'];

describe('slot cards (section 11)', () => {
  it('S01: all players draw one, from the ticket holder on', () => {
    const match = applied('S01', { entrance: 'move help change security' });
    expect(hands(match)).toEqual([['security'], ['change'], ['help'], ['move']]);
  });

  it('S02: one more visitor in each room with fewer than five', () => {
    expect(visitors(applied('S02', { rooms: rooms(0, 5, 4, 1, 2) }))).toEqual([1, 5, 5, 2, 3]);
  });

  it('S02: rooms in ascending order while there are cards', () => {
    expect(visitors(applied('S02', { rooms: rooms(1, 1, 1, 1, 1), entrance: 'move help' }))).toEqual([2, 2, 1, 1, 1]);
  });

  it('S03: each top card moves one room clockwise, all at the same time', () => {
    const match = applied('S03', { rooms: rooms('move move', 'help', 'change change change change security', 0, 2) });
    expect(match.G.stacks).toEqual([
      ['move', 'move'],
      ['move'],
      ['change', 'change', 'change', 'change', 'help'],
      ['security'],
      ['move'],
    ]);
  });

  it('S03: an emptied room may cause a photo', () => {
    const match = applied('S03', { rooms: { 1: { visitors: 1, queue: '1' }, 5: { visitors: 0 } } });
    expect(match.G.choice).toEqual({ kind: 'pile', player: '1', room: 1 });
  });

  it('S03: does nothing with a single open room', () => {
    const match = applied('S03', { players: [{}, {}], retired: [2, 5], rooms: rooms(3) });
    expect(visitors(match)).toEqual([3, 0, 0, 0, 0]);
    expect(match.events.map(({ type }) => type)).toContain('slotVoid');
  });

  it('S04: one visitor leaves each room that has any, face up', () => {
    const match = applied('S04', { rooms: rooms('move help', 0, 'security', 2, 2) });
    expect(visitors(match)).toEqual([1, 0, 0, 1, 1]);
    expect(match.G.exit).toEqual(['help', 'security', 'move', 'move']);
  });

  it('S05: players with fewer than three cards draw up to three', () => {
    const players = [{ hand: 'move' }, { hand: 'move help change help' }, {}, { hand: 'help help help' }];
    expect(hands(applied('S05', { players })).map((hand) => hand.length)).toEqual([3, 4, 3, 3]);
  });

  it('S06: all players with cards secretly choose one to discard; discards follow in turn order', () => {
    const match = applied('S06', {
      players: [{ hand: 'move help' }, { hand: 'change security' }, {}, { hand: 'help' }],
      ticket: '1',
    });
    expect(match.G.laying).toEqual({ slot: 'S06', min: 1, max: 1, players: ['1', '0'] });
    expect(match.ctx.activePlayers).toEqual({ '0': 'lay', '1': 'lay', '2': 'free', '3': 'free' });
    expect(match.legalMoves('0')).toEqual([
      { move: 'lay', args: ['S06', ['move']] },
      { move: 'lay', args: ['S06', ['help']] },
    ]);
    expect(match.why('0', 'lay', 'S06', [])).toEqual({ key: 'wrongNumberOfCards', values: { needed: 1, given: 0 } });
    expect(match.why('0', 'lay', 'S17', ['move'])).toEqual({ key: 'otherSlot' });
    expect(match.why('0', 'lay', 'S06', ['change'])).toEqual({ key: 'cardNotInHand', values: { card: 'change' } });
    match.play('0', 'lay', 'S06', ['help']);
    expect(match.G.exit).toEqual([]);
    expect(match.G.players[0]).toMatchObject({ laid: ['help'], handSize: 2 });
    expect(match.events).toEqual([]);
    match.play('1', 'lay', 'S06', ['security']);
    // A player with a single card has no choice and is not asked.
    expect(match.G.exit).toEqual(['security', 'help', 'help']);
    expect(hands(match)).toEqual([['move'], ['change'], [], []]);
    expect(match.ctx).toMatchObject({ phase: 'turns', currentPlayer: '1' });
  });

  it('S07: all photographers return to the hall; the guard stays and moves up', () => {
    const match = applied('S07', { rooms: { 2: { queue: '0 guard 1' }, 4: { queue: '3' } }, guard: true });
    expect(match.G.hall.toSorted()).toEqual(['0', '1', '2', '3']);
    expect(match.events).toContainEqual({ type: 'toHall', players: ['0', '1', '3'], cause: 'slot' });
  });

  it('S08: in each room the first photographer goes to the end, if a token is behind', () => {
    const match = applied('S08', { rooms: { 1: { queue: '0 1' }, 2: { queue: '2' }, 4: { queue: 'guard 3' } }, guard: true });
    // Then the guard walks one room anticlockwise, from 4 to 3.
    expect([1, 2, 3, 4].map((n) => queueOf(match, n as RoomNumber))).toEqual([['1', '0'], ['2'], ['guard'], ['3']]);
  });

  it('S09, S10 and F1: three, one and four basic actions in this round', () => {
    for (const [slot, actions] of [
      ['S09', 3],
      ['S10', 1],
      ['F1', 4],
    ] as const) {
      const match = applied(slot);
      expect(match.G.actionsLeft).toBe(actions);
      const ways = [1, 2, 3, 4] as const;
      for (const to of ways.slice(0, actions)) match.play('0', 'act', { type: 'move', to });
      expect(match.ctx.currentPlayer).toBe('1');
    }
  });

  it('S11: from a room only to a neighbouring one; from the hall to any; one place forward as usual', () => {
    const match = applied('S11', { rooms: { 1: { queue: '1 0' } } });
    expect(match.why('0', 'act', { type: 'move', to: 3 })).toEqual({ key: 'notNeighbour', values: { room: 3 } });
    for (const to of [2, 5, 'closer'] as const) expect(match.why('0', 'act', { type: 'move', to })).toBeNull();
    const hall = applied('S11');
    for (const to of [1, 2, 3, 4, 5] as const) expect(hall.why('0', 'act', { type: 'move', to })).toBeNull();
  });

  it('S12: nobody may play a Security card', () => {
    const match = applied('S12', { players: [{ hand: 'move move' }, { hand: 'security' }] });
    match.play('0', 'playCard', 'move', { type: 'move', to: 1 });
    expect(match.G.window).toBeNull();
    expect(queueOf(match, 1)).toEqual(['0']);
  });

  it('S13: a Joker costs one card', () => {
    const match = applied('S13', { players: [{ hand: 'security help' }, {}] });
    expect(match.why('0', 'playJoker', ['security', 'help'], { type: 'move', to: 1 })).toMatchObject({
      key: 'wrongNumberOfCards',
    });
    letPass(match.play('0', 'playJoker', ['security'], { type: 'move', to: 1 }));
    expect(queueOf(match, 1)).toEqual(['0']);
  });

  it('S14: the room with the fewest visitors gets two; ties go to the lowest number', () => {
    expect(visitors(applied('S14', { rooms: rooms(3, 2, 2, 4, 5) }))).toEqual([3, 4, 2, 4, 5]);
    expect(visitors(applied('S14', { rooms: rooms(4, 5, 5, 5, 5) }))).toEqual([5, 5, 5, 5, 5]);
  });

  it('S15: the top of each pile goes to its bottom; a pile of one stays', () => {
    const match = applied('S15', { piles: { I: 'cid meninas saturno', II: 'cardenal' } });
    expect(match.G.pileCards).toEqual({ I: ['saturno', 'cid', 'meninas'], II: ['cardenal'] });
    expect(match.G.piles).toEqual({ I: { size: 3, top: 'meninas' }, II: { size: 1, top: 'cardenal' } });
  });

  it('S16: the painting with the most visitors goes to the bottom of pile I, the top hangs there, and nobody photographs', () => {
    const match = applied('S16', {
      rooms: { 2: { painting: 'cid', visitors: 'help change help', queue: '0' } },
      piles: { I: 'meninas cardenal', II: 'saturno' },
    });
    expect(match.G.rooms[1]).toMatchObject({ painting: 'cardenal', visitors: 2, queue: ['0'] });
    expect(match.G.pileCards).toEqual({ I: ['cid', 'meninas'], II: ['saturno'] });
    expect(match.G.exit).toEqual(['help', 'change', 'help']);
    expect(match.G.players.every(({ photos }) => photos.length === 0)).toBe(true);
  });

  it('S16: takes the other pile when its own is empty; with no painting left it does nothing', () => {
    const room = { 2: { painting: 'cid', visitors: 3 } };
    const other = applied('S16', { rooms: room, piles: { I: '', II: 'saturno' } });
    expect(other.G.rooms[1]?.painting).toBe('saturno');
    expect(other.G.pileCards).toEqual({ I: [], II: ['cid'] });
    const none = applied('S16', { rooms: room, piles: { I: '', II: '' } });
    expect(none.G.rooms[1]).toMatchObject({ painting: 'cid', visitors: 3 });
    expect(none.events.map(({ type }) => type)).toContain('slotVoid');
  });

  it('S17: all players with cards pass one to the left at once; players without cards only receive', () => {
    const match = applied('S17', { players: [{ hand: 'move help' }, { hand: 'security' }, {}, { hand: 'change change' }] });
    expect(match.G.laying?.players).toEqual(['0', '3']);
    match.play('3', 'lay', 'S17', ['change']).play('0', 'lay', 'S17', ['help']);
    expect(hands(match)).toEqual([['move', 'change'], ['help'], ['security'], ['change']]);
    expect(match.G.exit).toEqual([]);
    expect(match.events).toContainEqual({ type: 'handed', player: '0', to: '1', card: 'help' });
  });

  it('S18: all players may exchange up to two cards; each finishes before the next', () => {
    const match = applied('S18', {
      players: [{ hand: 'move help help' }, { hand: 'change' }, {}],
      entrance: 'security',
      exit: '',
    });
    expect(match.G.laying).toMatchObject({ min: 0, max: 2, players: ['0', '1'] });
    expect(match.why('0', 'lay', 'S18', ['help', 'help', 'move'])).toEqual({ key: 'cardsBetween', values: { min: 0, max: 2 } });
    expect(match.legalMoves('1').map(({ args }) => args[1])).toEqual([[], ['change']]);
    match.play('1', 'lay', 'S18', ['change']).play('0', 'lay', 'S18', ['help', 'help']);
    // Player 0 draws the last card, then one of their own two, which were shuffled in. Player 1
    // discards and draws only after that.
    expect(match.G.players[0]?.hand.toSorted()).toEqual(['help', 'move', 'security']);
    expect(match.G.players[1]?.hand).toEqual(['help']);
    expect(match.G.exit).toEqual(['change']);
  });

  it('S18: is optional', () => {
    const match = applied('S18', { players: [{ hand: 'move' }, { hand: 'help' }] });
    match.play('0', 'lay', 'S18', []).play('1', 'lay', 'S18', []);
    expect(hands(match)).toEqual([['move'], ['help']]);
    expect(match.G.players.map(({ laid }) => laid)).toEqual([null, null]);
    expect(match.ctx.phase).toBe('turns');
  });

  it('S19: one more visitor in each room with a photographer; the guard does not count', () => {
    const match = applied('S19', {
      rooms: { 1: { queue: 'guard' }, 2: { queue: '0' }, 4: { visitors: 5, queue: '1' } },
      guard: true,
    });
    expect(visitors(match)).toEqual([2, 3, 2, 5, 2]);
  });

  it('S20: the room with the most visitors loses two, or its last one; ties go to the lowest number', () => {
    expect(visitors(applied('S20', { rooms: rooms(3, 4, 4, 1, 1) }))).toEqual([3, 2, 4, 1, 1]);
    expect(visitors(applied('S20', { rooms: rooms(1, 1, 0, 0, 0) }))).toEqual([0, 1, 0, 0, 0]);
  });

  it('F2: each room discards down to one visitor', () => {
    expect(visitors(applied('F2', { rooms: rooms(5, 1, 0, 3, 2), round: 7 }))).toEqual([1, 1, 0, 1, 1]);
  });

  it('F3: all return to the hall, then all draw two', () => {
    const match = applied('F3', { rooms: { 1: { queue: '0' } }, round: 7 });
    expect(match.G.hall).toHaveLength(4);
    expect(hands(match).map((hand) => hand.length)).toEqual([2, 2, 2, 2]);
  });

  it('F4: all draw up to five, and nobody may play a Security card', () => {
    const match = applied('F4', { players: [{ hand: 'move' }, {}], round: 7 });
    expect(hands(match).map((hand) => hand.length)).toEqual([5, 5]);
    expect(match.G.effects.noSecurity).toBe(true);
  });

  it('F5: five visitors everywhere; paintings photographed in this round are worth two more', () => {
    const match = applied('F5', { round: 7, rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } } });
    expect(visitors(match)).toEqual([5, 5, 5, 5, 5]);
    const photo = matchFrom({
      players: [{}, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0' } },
      effects: { bonus: 2 },
    });
    photo.play('0', 'act', { type: 'help' });
    expect(photo.G.players[0]?.photos).toEqual([{ painting: 'cid', bonus: 2 }]);
    expect(photo.module.score(photo.G, photo.ctx)[0]).toMatchObject({ total: 6 });
  });

  it('never move or block the guard', () => {
    const match = applied('S08', { rooms: { 1: { queue: '0 guard 1' } }, guard: true });
    expect(match.events).toContainEqual({ type: 'steppedBack', player: '0', room: 1 });
    expect(match.events).toContainEqual({ type: 'walked', from: 1, to: 5, direction: 'ccw', steps: 1 });
  });
});

const alone = (slot: string, hand: string, entrance: string, guarded: { visitors: string | number; queue: string }) =>
  matchFrom({
    players: [{ hand }],
    rooms: { 1: { painting: 'meninas', ...guarded } },
    round: 0,
    at: 'slot',
    slots: slot,
    // The guard's own two cards, below the cards that the slot card draws.
    entrance: `move move move move move move move move move move ${entrance}`.trim(),
  });

describe('slot cards in solo play (section 13)', () => {
  it('S01: a drawn Security card calls the guard at once, in the slot phase; the front token of his room photographs', () => {
    const match = alone('S01', '', 'security', { visitors: 2, queue: 'guard' });
    const types = match.events.map(({ type }) => type);
    expect(types.slice(0, 6)).toEqual(['round', 'slot', 'drew', 'alarm', 'visitorsLeft', 'photo']);
    expect(types.indexOf('photo')).toBeLessThan(types.indexOf('walked'));
    expect(match.G.guardPhotos[0]).toBe('meninas');
  });

  it('F4: each card is checked before the next is drawn', () => {
    const match = alone('F4', 'move move', 'help security change', { visitors: 2, queue: '0 guard' });
    // The player is in front of the guard, photographs, and must choose before drawing further.
    expect(match.G.players[0]?.hand).toEqual(['move', 'move', 'change', 'security']);
    expect(match.G.choice).toMatchObject({ kind: 'pile', player: '0', room: 1 });
    match.play('0', 'replace', 1, 'I');
    const shown = match.G.choice?.kind === 'hang' ? match.G.choice.shown : [];
    match.play('0', 'hang', 1, shown[0], 'bottom');
    expect(match.G.players[0]?.handSize).toBe(5);
    expect(match.ctx.phase).toBe('turns');
  });

  it('S17: the player discards one card, then draws one', () => {
    const match = alone('S17', 'move change', 'help', { visitors: 2, queue: 'guard' });
    match.play('0', 'lay', 'S17', ['change']);
    expect(match.G.players[0]?.hand).toEqual(['move', 'help']);
    const none = alone('S17', '', '', { visitors: 2, queue: 'guard' });
    expect(none.G.players[0]?.hand).toEqual([]);
  });

  it('S12: has no effect', () => {
    const match = alone('S12', 'help help', '', { visitors: 'move move security', queue: 'guard 0' });
    expect(match.G.players[0]?.hand satisfies VisitType[] | undefined).toEqual(['help', 'help']);
  });
});

/** All events from the slot card to the first turn. */
const eventsOf = (slot: string, sketch: Partial<MuseumSketch> = {}) => {
  const { events } = applied(slot, sketch);
  const from = events.findIndex(({ type }) => type === 'slot') + 1;
  const to = events.findIndex(({ type }) => type === 'turn');
  return events.slice(from, to === -1 ? undefined : to);
};

const nothing = (slot: string) => [{ type: 'slotVoid', slot }];

describe('events of slot cards (section 11)', () => {
  it('S02: the rooms that got visitors, and how many', () => {
    expect(eventsOf('S02', { rooms: rooms(5, 1, 5, 5, 5) })).toEqual([{ type: 'visitorsCame', room: 2, count: 1 }]);
    expect(eventsOf('S02', { rooms: rooms(5, 5, 5, 5, 5) })).toEqual(nothing('S02'));
  });

  it('S03: the destination of each visitor', () => {
    expect(eventsOf('S03', { rooms: rooms(0, 'move', 0, 0, 0) })).toEqual([{ type: 'visitorMoved', by: 'slot', from: 2, to: 3 }]);
  });

  it('S04, F2 and S20: the visitors that left', () => {
    const left = { type: 'visitorsLeft', by: 'slot', room: 2, cards: ['help'] };
    const two = rooms(0, 'move help', 0, 0, 0);
    expect(eventsOf('S04', { rooms: two })).toEqual([left]);
    expect(eventsOf('F2', { rooms: two })).toEqual([left]);
    expect(eventsOf('S20', { rooms: two })).toEqual([{ ...left, cards: ['help', 'move'] }]);
    expect(eventsOf('S04', { rooms: rooms(0, 0, 0, 0, 0) })).toEqual(nothing('S04'));
  });

  it('S05: none when all players have three cards', () => {
    const hand = 'move move move';
    expect(eventsOf('S05', { players: [{ hand }, { hand }] })).toEqual(nothing('S05'));
  });

  it('S06: the card that each player discarded; a player with one card is not asked', () => {
    expect(eventsOf('S06', { players: [{ hand: 'help' }, {}, { hand: 'move' }] })).toEqual([
      { type: 'discarded', player: '0', cards: ['help'], cause: 'slot' },
      { type: 'discarded', player: '2', cards: ['move'], cause: 'slot' },
    ]);
    expect(eventsOf('S06', { players: [{ hand: 'help help' }, {}] })).toEqual([]);
    expect(eventsOf('S06', { players: [{}, {}] })).toEqual(nothing('S06'));
  });

  it('S08: the tokens that stepped back; none when no token was behind', () => {
    const queues = { 1: { queue: '0 1' }, 2: { queue: '2' }, 4: { queue: 'guard 3' } };
    expect(eventsOf('S08', { rooms: queues, guard: true }).filter(({ type }) => type !== 'walked')).toEqual([
      { type: 'steppedBack', player: '0', room: 1 },
    ]);
    expect(eventsOf('S08')).toEqual(nothing('S08'));
  });

  it('S09 to S13 change the round, so they are not reported as void', () => {
    for (const slot of ['S09', 'S10', 'S11', 'S12', 'S13', 'F1']) expect(eventsOf(slot)).toEqual([]);
  });

  it('S15: the new tops; none with a single painting on each pile', () => {
    expect(eventsOf('S15', { piles: { I: 'cid meninas', II: 'cardenal' } })).toEqual([
      { type: 'pilesTurned', tops: { I: 'cid', II: 'cardenal' } },
    ]);
    expect(eventsOf('S15', { piles: { I: 'cid', II: 'cardenal' } })).toEqual(nothing('S15'));
  });

  it('S16: the lent painting, and the visitors that left with it', () => {
    const sketch = { rooms: { 2: { painting: 'cid', visitors: 'help change help' } }, piles: { I: 'cardenal', II: '' } };
    expect(eventsOf('S16', sketch)).toEqual([
      { type: 'visitorsLeft', by: 'slot', room: 2, cards: ['help', 'change', 'help'] },
      { type: 'lent', room: 2, painting: 'cid' },
      { type: 'hung', by: null, room: 2, painting: 'cardenal', pile: 'I', visitors: 2 },
    ]);
  });

  it('S14, S16 and S20: none when all rooms are retired', () => {
    const retired = { retired: [1, 2, 3, 4, 5] as const, piles: { I: '', II: '' } };
    for (const slot of ['S14', 'S16', 'S20']) expect(eventsOf(slot, retired)).toEqual(nothing(slot));
  });

  it('S17: none when nobody has a card', () => expect(eventsOf('S17', { players: [{}, {}] })).toEqual(nothing('S17')));

  it('S18: none for players who discard nothing', () => {
    const match = applied('S18', { players: [{ hand: 'move' }, { hand: 'help' }] });
    match.play('0', 'lay', 'S18', []).play('1', 'lay', 'S18', []);
    expect(match.events.filter(({ type }) => type === 'discarded')).toEqual([]);
  });

  it('S01: a reshuffle of the exit', () => {
    const sketch = { players: [{}, {}], entrance: '' };
    expect(eventsOf('S01', { ...sketch, exit: 'move help' })[0]).toEqual({ type: 'reshuffled', count: 2 });
    expect(eventsOf('S01', { ...sketch, exit: '' })).toEqual([]);
  });
});
