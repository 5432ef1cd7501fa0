import { describe, expect, it } from 'vitest';
import { letPass, matchFrom, museum, queueOf } from '../testing/index.ts';
import type { MuseumSketch, PradoMatch } from '../testing/index.ts';
import { pileToUse, readyRoom } from './photo.ts';

const help = { type: 'help' } as const;
const photosOf = (match: PradoMatch, player: number) => match.G.players[player]?.photos.map(({ painting }) => painting);
const ready = { painting: 'cid', visitors: 1, queue: '0 1' } as const;

describe('photos (section 7)', () => {
  it('follow the five steps: click, return to the hall, take the painting, choose another, add visitors', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: ready },
      piles: { I: 'meninas cardenal', II: 'saturno lavatorio' },
    });
    match.play('0', 'act', help);
    expect(match.events.map(({ type }) => type)).toEqual(['helped', 'photo']);
    expect(match.G).toMatchObject({ hall: ['0'], choice: { kind: 'pile', player: '0', room: 1 } });
    expect(photosOf(match, 0)).toEqual(['cid']);
    expect(queueOf(match, 1)).toEqual(['1']);
    expect(match.G.rooms[0]).toMatchObject({ painting: null, visitors: 0 });
    match.play('0', 'replace', 1, 'II');
    expect(match.G.rooms[0]).toMatchObject({ painting: 'lavatorio', visitors: 3 });
    expect(match.G.piles).toEqual({ I: { size: 2, top: 'cardenal' }, II: { size: 1, top: 'saturno' } });
    expect(match.events).toEqual([{ type: 'hung', by: '0', room: 1, painting: 'lavatorio', pile: 'II', visitors: 3 }]);
  });

  it('the turn continues until the next painting hangs, even after the last action', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: ready }, effects: { actions: 1 } }).play('0', 'act', help);
    expect(match.G.actionsLeft).toBe(0);
    expect(match.ctx.currentPlayer).toBe('0');
    match.play('0', 'replace', 1, 'I');
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('the choice is between the two tops, for the room without a painting', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: ready } }).play('0', 'act', help);
    expect(match.legalMoves('0')).toEqual([
      { move: 'replace', args: [1, 'I'] },
      { move: 'replace', args: [1, 'II'] },
    ]);
    expect(match.why('0', 'replace', 2, 'I')).toEqual({ key: 'otherRoom', values: { room: 1 } });
    expect(match.why('1', 'replace', 1, 'I')).toEqual({ key: 'waitPainting', values: { players: ['0'] } });
    match.play('0', 'replace', 1, 'I');
    expect(match.why('0', 'replace', 1, 'I')).toEqual({ key: 'nothingToHang' });
  });

  it('use the other pile without a choice when one is empty', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: ready }, piles: { I: '', II: 'meninas saturno' } });
    match.play('0', 'act', help);
    expect(match.G.choice).toBeNull();
    expect(match.G.rooms[0]?.painting).toBe('saturno');
    expect(match.events.at(-1)).toEqual({ type: 'hung', by: null, room: 1, painting: 'saturno', pile: 'II', visitors: 4 });
  });

  it('retire the room when both piles are empty; a guard there stays', () => {
    const match = matchFrom({
      players: [{}, {}, {}, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0 guard 1' } },
      piles: { I: '', II: '' },
      guard: true,
    });
    match.play('0', 'act', help);
    expect(match.G.rooms[0]).toMatchObject({ state: 'retired', queue: ['guard'] });
    expect(match.events).toEqual(
      expect.arrayContaining([
        { type: 'retired', room: 1 },
        { type: 'toHall', players: ['1'], cause: 'retired' },
      ]),
    );
  });

  it('may be several in one turn', () => {
    const match = matchFrom({
      players: [{ hand: 'help move help' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 'move', queue: '0' }, 2: { painting: 'saturno', visitors: 'move' } },
    });
    letPass(match.play('0', 'playCard', 'help', help)).play('0', 'replace', 1, 'I');
    letPass(match.play('0', 'playCard', 'move', { type: 'move', to: 2 }));
    letPass(match.play('0', 'playCard', 'help', help));
    expect(photosOf(match, 0)).toEqual(['cid', 'saturno']);
  });

  it('are taken when a token leaves and the next one becomes first in a room without visitors', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { painting: 'cid', visitors: 0, queue: 'guard 0 1' } },
      guard: true,
      at: 'walk',
      slot: 'S13',
    });
    expect(photosOf(match, 0)).toEqual(['cid']);
  });

  it('continue when a painting hangs without visitors because no card is left: the next token takes it', () => {
    const match = matchFrom({
      players: [{ hand: 'change' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 'move', queue: '0 1' } },
      piles: { I: 'meninas saturno', II: '' },
      entrance: '',
    });
    match.play('0', 'endVisit').play('0', 'act', help);
    expect([photosOf(match, 0), photosOf(match, 1)]).toEqual([['cid'], ['saturno']]);
    expect(match.G.rooms[0]).toMatchObject({ painting: 'meninas', visitors: 0, queue: [] });
  });
});

const empty = (queue: string) => ({ visitors: 0, queue });

const firstRoom = (sketch: MuseumSketch, start = '0') => readyRoom(museum(sketch), start)?.n ?? null;

describe('order of simultaneous photos (section 7)', () => {
  const two = [{}, {}, {}, {}];

  it('turn order from the active player, whatever the rooms', () => {
    const rooms = { 1: empty('2'), 3: empty('1'), 5: empty('3') };
    expect(['0', '1', '2', '3'].map((start) => firstRoom({ players: two, rooms }, start))).toEqual([3, 3, 1, 5]);
  });

  it('the guard last, and only in solo play', () => {
    expect(firstRoom({ players: [{}], rooms: { 1: empty('guard'), 2: empty('0') } })).toBe(2);
    expect(firstRoom({ players: [{}], rooms: { 1: empty('0'), 2: empty('guard') } })).toBe(1);
    expect(firstRoom({ players: [{}], rooms: { 2: empty('guard') } })).toBe(2);
    expect(firstRoom({ players: two, rooms: { 2: empty('guard') }, guard: true })).toBeNull();
  });

  it('none in a room without a painting', () => {
    const G = museum({ players: two, rooms: { 1: empty('0') } });
    expect(readyRoom(G, '0')?.n).toBe(1);
    Object.assign(G.rooms[0] ?? {}, { painting: null });
    expect(readyRoom(G, '0')).toBeNull();
  });
});

const pileOf = (slot: 'S01' | 'S02', piles: { I: string; II: string }) => pileToUse(museum({ players: [{}], slot, piles }));

describe('solo play (section 13)', () => {
  it("the guard's paintings are replaced from the pile on the slot card, or else from the other", () => {
    expect(pileOf('S01', { I: 'cid', II: 'saturno' })).toBe('I');
    expect(pileOf('S02', { I: 'cid', II: 'saturno' })).toBe('II');
    expect(pileOf('S01', { I: '', II: 'saturno' })).toBe('II');
    expect(pileOf('S02', { I: 'cid', II: '' })).toBe('I');
    expect(pileOf('S01', { I: '', II: '' })).toBeNull();
    expect(pileToUse({ ...museum({ players: [{}] }), slot: null })).toBe('I');
  });

  it("the guard's paintings bring him no extra points, whatever the slot card", () => {
    const rooms = { 1: { painting: 'cid', visitors: 'move', queue: 'guard 0' } };
    const match = matchFrom({ players: [{}], rooms, effects: { bonus: 2 } }).play('0', 'act', help);
    expect(match.events).toContainEqual({ type: 'photo', player: 'guard', room: 1, painting: 'cid', bonus: 0 });
  });

  it('the player sees two paintings, hangs one and returns the other, and all of it is reported', () => {
    const rooms = { 1: { painting: 'cid', visitors: 'move', queue: '0 guard' } };
    const match = matchFrom({ players: [{}], rooms, piles: { I: 'meninas cardenal', II: 'saturno' } });
    match.play('0', 'act', help).play('0', 'replace', 1, 'I');
    expect(match.events).toEqual([{ type: 'looked', player: '0', pile: 'I', paintings: ['cardenal', 'meninas'] }]);
    match.play('0', 'hang', 1, 'meninas', 'bottom');
    expect(match.events.slice(0, 2)).toEqual([
      { type: 'putBack', player: '0', painting: 'cardenal', pile: 'I', rest: 'bottom' },
      { type: 'hung', by: '0', room: 1, painting: 'meninas', pile: 'I', visitors: expect.any(Number) },
    ]);
  });
});
