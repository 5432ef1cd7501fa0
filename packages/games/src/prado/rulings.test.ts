import { describe, expect, it } from 'vitest';
import { TestMatch } from '../kit/testing/index.ts';
import { missionOf, missions } from './catalogue/missions.ts';
import type { RoomNumber } from './catalogue/types.ts';
import { guardScore, neighbour, neighboursOf, prado } from './index.ts';
import { letPass, matchFrom, museum, queueOf } from './testing/index.ts';
import type { MuseumSketch, PradoMatch } from './testing/index.ts';
import { score } from './scoring.ts';

const help = { type: 'help' } as const;
const to = (room: RoomNumber | 'closer') => ({ type: 'move', to: room }) as const;
const change = (room: RoomNumber) => ({ type: 'change', to: room }) as const;
const photos = (match: PradoMatch, player: number) => match.G.players[player]?.photos.map(({ painting }) => painting);
const types = (match: PradoMatch) => match.events.map(({ type }) => type);
const guardCards = (cards: string, sketch: Partial<MuseumSketch> = {}) =>
  matchFrom({ players: [{}], slot: 'S01', at: 'guard', entrance: `move move move move move move move ${cards}`, ...sketch });

describe('rooms, queues and photos (rulings 1 to 11)', () => {
  it('1: five rooms in a ring', () => {
    const { rooms } = museum({ players: [{}, {}, {}, {}] });
    expect(rooms.map(({ n }) => neighbour({ rooms }, n, 'cw')?.n)).toEqual([2, 3, 4, 5, 1]);
    expect(rooms.map(({ n }) => neighboursOf({ rooms }, n).map((room) => room.n))).toEqual([
      [2, 5],
      [3, 1],
      [4, 2],
      [5, 3],
      [1, 4],
    ]);
  });

  it('2: moving needs no adjacency', () => {
    const match = matchFrom({ players: [{}, {}, {}, {}], rooms: { 1: { queue: '0' } } });
    for (const room of [2, 3, 4, 5] as const) expect(match.why('0', 'act', to(room))).toBeNull();
  });

  it('3: tokens behind move up when a token leaves', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { queue: '0 1 2' } } }).play('0', 'act', to(3));
    expect(queueOf(match, 2)).toEqual(['1', '2']);
  });

  it('4: moving forward is one place', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { queue: '1 2 0' } } }).play('0', 'act', to('closer'));
    expect(queueOf(match, 2)).toEqual(['1', '0', '2']);
  });

  it('5: three tokens, including the guard, fill a room', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { queue: 'guard 1 2' } }, guard: true });
    expect(match.why('0', 'act', to(2))).toEqual({ key: 'roomFull', values: { room: 2 } });
  });

  it("6 and 8: the photographer picks the new painting, even in another's turn, whoever removed the last visitor", () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: { painting: 'cid', visitors: 1, queue: '1 0' } } });
    match.play('0', 'act', change(2));
    expect(photos(match, 1)).toEqual(['cid']);
    expect(match.ctx.activePlayers).toEqual({ '0': 'free', '1': 'painting' });
  });

  it('7: two simultaneous photos are taken in turn order, one finished before the other', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { visitors: 1, queue: '1' }, 2: { visitors: 1, queue: '0' } },
      at: 'slot',
      round: 0,
      slots: 'S04',
    });
    expect(match.G.choice?.player).toBe('0');
    match.play('0', 'replace', 2, 'I');
    expect(match.G.choice?.player).toBe('1');
  });

  it('9 and 10: the top visitor is taken or moved, and a moved one stays face down', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { visitors: 'move help change', queue: '0' }, 2: { visitors: 'move' } },
    });
    match.play('0', 'act', change(2));
    expect(match.G.stacks[1]).toEqual(['move', 'change']);
    expect(JSON.stringify(match.events.map((event) => match.module.viewEvent(event, '0')))).not.toContain('"card');
    match.play('0', 'act', help);
    expect(match.G.players[0]?.hand).toEqual(['help']);
  });

  it('11: no card is played without an effect', () => {
    const match = matchFrom({ players: [{ hand: 'help change move' }, {}], rooms: { 2: { queue: '0' } } });
    for (const [card, action] of [
      ['move', to('closer')],
      ['move', to(2)],
      ['change', change(2)],
    ] as const) {
      expect(match.why('0', 'playCard', card, action)).not.toBeNull();
    }
    expect(match.why('0', 'playCard', 'help', to(1))).toEqual({ key: 'otherAction', values: { card: 'help', action: 'move' } });
  });
});

const draw = (exit: string) => matchFrom({ players: [{}, {}], at: 'slot', round: 0, slots: 'S01', entrance: '', exit });

const photoWith = (II: string) =>
  matchFrom({ players: [{}, {}], rooms: { 1: { visitors: 1, queue: '0' } }, piles: { I: '', II } }).play('0', 'act', help);

describe('blocking, hands and piles (rulings 12 to 20)', () => {
  it('12: a Joker can be blocked; both cards are lost', () => {
    const match = matchFrom({ players: [{ hand: 'help help' }, { hand: 'security' }] });
    match.play('0', 'playJoker', ['help', 'help'], to(1)).play('1', 'answer', 'w1', true);
    expect(match.G.exit).toEqual(['help', 'help', 'security']);
    expect(match.G.hall).toContain('0');
  });

  it('13: the target is known before anybody answers', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, {}] }).play('0', 'playCard', 'move', to(5));
    expect(match.module.view(match.G, match.ctx, '1').window?.action).toEqual(to(5));
  });

  it('14: the first block counts; a later blocker keeps the card', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'security' }, { hand: 'security' }] });
    match.play('0', 'playCard', 'move', to(5)).play('2', 'answer', 'w1', true);
    expect(match.why('1', 'answer', 'w1', true)).toEqual({ key: 'windowClosed' });
    expect(match.G.players[1]?.hand).toEqual(['security']);
  });

  it('15: any number of blocks in a turn, one for each action', () => {
    const match = matchFrom({ players: [{ hand: 'move move' }, { hand: 'security security' }] });
    for (const window of ['w1', 'w2']) match.play('0', 'playCard', 'move', to(5)).play('1', 'answer', window, true);
    expect(match.G.players.map(({ handSize }) => handSize)).toEqual([0, 0]);
  });

  it('16: a gained card can be used in the same Visit phase', () => {
    const match = matchFrom({ players: [{ hand: 'help' }, {}], rooms: { 1: { visitors: 'help move', queue: '0' } } });
    letPass(match.play('0', 'playCard', 'help', help));
    expect(match.why('0', 'playCard', 'move', to(2))).toBeNull();
  });

  it("17: the hand limit applies only at the end of one's own turn", () => {
    const match = matchFrom({
      players: [{ hand: 'move move help help change' }, { hand: 'move help help change change change' }],
    });
    match.play('0', 'endVisit').play('0', 'endTurn');
    expect(match.ctx.currentPlayer).toBe('1');
    expect(match.G.players[1]?.handSize).toBe(6);
  });

  it('18: the exit is shuffled when a card is needed; with both empty, nothing is drawn', () => {
    expect(draw('move help').G.players.map(({ handSize }) => handSize)).toEqual([1, 1]);
    expect(draw('').G.players.map(({ handSize }) => handSize)).toEqual([0, 0]);
  });

  it('19: an empty pile is skipped; with both empty the room is retired', () => {
    expect(photoWith('cid').G.rooms[0]?.painting).toBe('cid');
    expect(photoWith('').G.rooms[0]?.state).toBe('retired');
  });

  it('20: with three players pile I gets the odd painting', () => {
    const { piles } = new TestMatch(prado, { seed: 1, numPlayers: 3, options: {} }).G;
    expect([piles.I.size, piles.II.size]).toEqual([16, 15]);
  });
});

describe('the guard and the rounds (rulings 21 to 29)', () => {
  it('21: a closed or retired room cannot be entered', () => {
    const match = matchFrom({ players: [{}, {}, {}], retired: [3] });
    expect(match.why('0', 'act', to(1))).toEqual({ key: 'roomClosed', values: { room: 1 } });
    expect(match.why('0', 'act', to(3))).toEqual({ key: 'roomRetired', values: { room: 3 } });
  });

  it('22: with three players the guard begins in room 2', () => {
    const { G } = new TestMatch(prado, { seed: 1, numPlayers: 3, options: { guard: 'yes' } });
    expect(G.rooms[1]?.queue).toEqual(['guard']);
  });

  it('23: he pushes the last token of a full room to the hall', () => {
    const match = matchFrom({
      players: [{}, {}, {}, {}],
      rooms: { 1: { queue: 'guard' }, 2: { queue: '0 1 2' } },
      guard: true,
      at: 'walk',
      slot: 'S01',
    });
    expect(match.events).toContainEqual({ type: 'toHall', players: ['2'], cause: 'guard' });
  });

  it('24 and 25: first at a painting without visitors, he blocks the photo until he is overtaken; then he is second', () => {
    const match = matchFrom({ players: [{}, {}, {}], rooms: { 2: { visitors: 0, queue: 'guard 0 1' } }, guard: true });
    expect(photos(match, 0)).toEqual([]);
    match.play('0', 'act', to('closer'));
    expect(photos(match, 0)).toHaveLength(1);
    match.play('0', 'replace', 2, 'I');
    expect(queueOf(match, 2)).toEqual(['guard', '1']);
  });

  it('26: slot cards do not move him, and do not count him as a photographer', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { queue: 'guard' } },
      guard: true,
      at: 'slot',
      round: 0,
      slots: 'S07',
    });
    expect(match.events).not.toContainEqual(expect.objectContaining({ type: 'toHall' }));
    expect(match.G.hall).not.toContain('guard');
  });

  it('27: effect, photos, walk, photos', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { visitors: 0, queue: 'guard 1' }, 2: { visitors: 1, queue: '0' } },
      guard: true,
      at: 'slot',
      round: 0,
      slots: 'S20',
      piles: { I: 'cid', II: '' },
    });
    // S20 takes the two visitors of room 5, which has no tokens.
    expect(types(match).slice(0, 5)).toEqual(['round', 'slot', 'visitorsLeft', 'walked', 'photo']);
  });

  it('28: the ticket passes before the next slot card is applied', () => {
    const match = matchFrom({ players: [{}, {}], slots: 'S15' })
      .play('0', 'endTurn')
      .play('1', 'endTurn');
    expect(match.events).toContainEqual({ type: 'slot', slot: 'S15', ticket: '1' });
  });

  it('29: the first round has a slot card, too', () => {
    const match = new TestMatch(prado, { seed: 5, numPlayers: 2 });
    for (const player of match.players) match.play(player, 'keepMissions', match.G.players[Number(player)]?.missions.slice(0, 2));
    expect(match.G).toMatchObject({ round: 1, slot: expect.any(String) as unknown });
    expect(match.G.slots).toHaveLength(7);
  });
});

const scored = (a: string, b: string) => [
  { photos: a, missions: 'theme-history school-nl' },
  { photos: b, missions: 'school-it century-xvi' },
];

const ranksOf = (a: string, b: string) => score(museum({ players: scored(a, b), common: 'school-fr' })).map(({ rank }) => rank);

describe('scores (rulings 30 to 33)', () => {
  it('30: ties: paintings, then missions, then shared', () => {
    expect(ranksOf('saturno', 'cardenal cid')).toEqual([2, 1]);
    expect(ranksOf('cid', 'parnaso')).toEqual([1, 1]);
  });

  it('31 and 32: surplus paintings give nothing; a painting counts for all missions that it matches', () => {
    const [first] = score(museum({ players: scored('3-de-mayo lanzas juana-loca', 'cid'), common: 'century-xix' }));
    expect(first?.parts.map(({ points }) => points)).toEqual([22, 0, 7, 0, 7]);
  });

  it('33: the schools with a mission are Spain, Italy, the Low Countries and France', () => {
    expect(missions.flatMap((mission) => (mission.group === 'school' ? [mission.value] : []))).toEqual(['ES', 'IT', 'NL', 'FR']);
    expect(missionOf('school-nl').needed).toBe(3);
  });
});

describe('solo play (rulings 34 to 43)', () => {
  it('34: a drawn Security card stays in hand', () => {
    const match = matchFrom({ players: [{}], rooms: { 2: { visitors: 'move security', queue: '0' } } }).play('0', 'act', help);
    expect(match.G.players[0]?.hand).toEqual(['security']);
    expect(types(match)).toContain('alarm');
  });

  it('35: if the last visitor is a Security card, the photo comes first', () => {
    const match = matchFrom({ players: [{}], rooms: { 2: { visitors: 'security', queue: '0' } }, piles: { I: 'cid', II: '' } });
    match.play('0', 'act', help);
    expect(types(match).slice(0, 4)).toEqual(['helped', 'photo', 'hung', 'alarm']);
  });

  it('36: the second photo is of the painting just hung in the same room', () => {
    const match = guardCards('help', {
      rooms: { 1: { painting: 'cid', visitors: 'security' } },
      piles: { I: 'meninas saturno', II: 'lavatorio' },
    });
    expect(match.G.guardPhotos.slice(0, 2)).toEqual(['cid', 'saturno']);
  });

  it('37: Help reveals Help, which reveals Help', () => {
    const match = guardCards('move help', { rooms: { 1: { visitors: 'move move change help help' } } });
    expect(match.G.exit.slice(0, 3)).toEqual(['help', 'help', 'help']);
  });

  it('38: his cards go to the exit as soon as they are revealed', () => {
    const match = guardCards('move change');
    expect(match.G.exit.slice(0, 2)).toEqual(['change', 'move']);
  });

  it('39: a discarded or placed Security card has no effect', () => {
    const match = matchFrom({ players: [{ hand: 'security help' }], at: 'slot', round: 0, slots: 'S06', entrance: 'move move' });
    match.play('0', 'lay', 'S06', ['security']);
    expect(types(match)).not.toContain('alarm');
  });

  it('40: once overtaken, the guard is second; where he arrives he is first', () => {
    const match = matchFrom({ players: [{}], rooms: { 1: { queue: 'guard 0' } } }).play('0', 'act', to('closer'));
    expect(queueOf(match, 1)).toEqual(['0', 'guard']);
  });

  it('41 and 50: the player sees the upper two of the chosen pile, and so do all viewers', () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 2: { visitors: 1, queue: '0' } },
      piles: { I: 'cid saturno', II: 'cardenal parnaso' },
    });
    match.play('0', 'act', help).play('0', 'replace', 2, 'I');
    expect(match.module.view(match.G, match.ctx, null).choice).toMatchObject({ shown: ['saturno', 'cid'] });
    expect(match.G.piles.I.top).toBe('saturno');
  });

  it("42: of two simultaneous photos the player's comes first", () => {
    const match = matchFrom({
      players: [{}],
      rooms: { 1: { visitors: 1 }, 2: { visitors: 1, queue: '0' } },
      at: 'slot',
      round: 0,
      slots: 'S04',
    });
    expect(match.events.find(({ type }) => type === 'photo')).toMatchObject({ player: '0' });
  });

  it("43: as many points as the guard's is a loss", () => {
    const players = [{ photos: 'cid parnaso', missions: 'school-fr school-fr school-fr' }];
    const ranks = (guardPhotos: string) => score(museum({ players, guardPhotos })).map(({ rank }) => rank);
    expect([ranks('olimpo cardenal'), ranks('saturno')]).toEqual([[2], [1]]);
  });
});

describe('turns and the rest (rulings 44 to 53)', () => {
  it('44: fewer basic actions than allowed are legal', () => {
    const match = matchFrom({ players: [{}, {}] })
      .play('0', 'act', to(1))
      .play('0', 'endTurn');
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('45: a Movement that only joins a queue can be blocked', () => {
    const match = matchFrom({ players: [{ hand: 'move' }, { hand: 'security' }], rooms: { 1: { queue: '1' } } });
    match.play('0', 'playCard', 'move', to(1)).play('1', 'answer', 'w1', true);
    expect(queueOf(match, 1)).toEqual(['1']);
  });

  it('46: a player without a usable card must end the Visit phase', () => {
    const match = matchFrom({ players: [{ hand: 'security' }, {}] });
    expect(match.legalMoves('0')).toEqual([{ move: 'endVisit', args: [] }]);
  });

  it('47: the guard counts as a token behind, and moves up', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { queue: '0 guard' } },
      guard: true,
      at: 'slot',
      round: 0,
      slots: 'S08',
    });
    expect(match.events).toContainEqual({ type: 'steppedBack', player: '0', room: 1 });
  });

  it('48: the guard stays in a retired room, and walks on from there', () => {
    const match = matchFrom({
      players: [{}, {}],
      retired: [1],
      rooms: { 1: { queue: 'guard' } },
      guard: true,
      at: 'walk',
      slot: 'S01',
    });
    expect(queueOf(match, 2)).toEqual(['guard']);
  });

  it('49: the guard gets no extra points from the last card', () => {
    const match = guardCards('move security', { rooms: { 1: { painting: 'cid' } }, effects: { bonus: 2 } });
    expect(guardScore(match.G)).toMatchObject({ total: 4 });
  });

  it('51: a photo of the guard does not end the turn', () => {
    const match = matchFrom({ players: [{}], rooms: { 1: { visitors: 'move security', queue: 'guard 0' } } }).play(
      '0',
      'act',
      help,
    );
    expect(match.G.guardPhotos).toHaveLength(1);
    expect(match.G.actionsLeft).toBe(1);
  });

  it("52: a Security card drawn for the slot card takes effect before the walk, with that card's pile", () => {
    const match = matchFrom({
      players: [{}],
      at: 'slot',
      round: 0,
      slots: 'S01',
      piles: { I: 'saturno lavatorio', II: 'cid meninas' },
      entrance: 'move move move move move move move security',
    });
    expect(types(match).indexOf('photo')).toBeLessThan(types(match).indexOf('walked'));
    expect(match.events.find(({ type }) => type === 'hung')).toMatchObject({ pile: 'I', painting: 'lavatorio' });
  });

  it('53: in the slot phase the player may be in front of the guard, but not after his walk', () => {
    const rooms = { 1: { queue: '0 guard' } };
    const slot = matchFrom({ players: [{}], rooms, at: 'slot', round: 0, slots: 'S01', entrance: 'move move security' });
    expect(slot.G.choice).toMatchObject({ player: '0', room: 1 });
    const walk = matchFrom({ players: [{}], rooms, at: 'walk', slot: 'S05', entrance: 'change change' });
    expect(queueOf(walk, 1)).toEqual(['guard', '0']);
  });
});
