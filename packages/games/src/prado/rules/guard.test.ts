import { describe, expect, it } from 'vitest';
import type { RoomNumber } from '../catalogue/types.ts';
import { matchFrom, queueOf } from '../testing/index.ts';
import type { MuseumSketch } from '../testing/index.ts';

/** A match in which the guard walks as this slot card shows. */
const walking = (slot: string, rooms: MuseumSketch['rooms'], more: Partial<MuseumSketch> = {}) =>
  matchFrom({ players: [{}, {}, {}, {}], guard: true, at: 'walk', slot, rooms, ...more });
const whereGuard = (match: ReturnType<typeof walking>) => match.G.rooms.find(({ queue }) => queue.includes('guard'))?.n;

describe('the guard with two to four players (section 12)', () => {
  it.each([
    ['S01', 2],
    ['S03', 3],
    ['S05', 4],
    ['S02', 5],
    ['S04', 4],
    ['S06', 3],
  ])('walks from room 1 to the room of the card: %s, room %i', (slot, room) => {
    expect(whereGuard(walking(slot, { 1: { queue: 'guard' } }))).toBe(room);
  });

  it('skips closed and retired rooms', () => {
    expect(whereGuard(walking('S03', { 2: { queue: 'guard' } }, { players: [{}, {}] }))).toBe(1);
    expect(whereGuard(walking('S01', { 1: { queue: 'guard' } }, { retired: [2] }))).toBe(3);
  });

  it('walks on from a retired room, and stays there when no room is open', () => {
    expect(whereGuard(walking('S01', { 2: { queue: 'guard' } }, { retired: [2] }))).toBe(3);
    const none = walking('S01', { 2: { queue: 'guard' } }, { players: [{}, {}], retired: [1, 2, 5] });
    expect(whereGuard(none)).toBe(2);
    const only = walking('S03', { 1: { queue: '0 guard' } }, { players: [{}, {}], retired: [2, 5] });
    expect(queueOf(only, 1)).toEqual(['guard', '0']);
  });

  it('takes the first space; tokens there move back one place, and those in the room he left move up', () => {
    const match = walking('S01', { 1: { queue: 'guard 0 1' }, 2: { queue: '2 3' } });
    expect([1, 2].map((n) => queueOf(match, n as RoomNumber))).toEqual([
      ['0', '1'],
      ['guard', '2', '3'],
    ]);
  });

  it('changes nothing in the rooms that he passes', () => {
    const match = walking('S05', { 1: { queue: 'guard' }, 2: { queue: '0 1 2' } });
    expect(queueOf(match, 2)).toEqual(['0', '1', '2']);
  });

  it('is first again when his walk ends where it began', () => {
    const match = walking('S05', { 1: { queue: '0 guard 1' } }, { players: [{}, {}] });
    expect(queueOf(match, 1)).toEqual(['guard', '0', '1']);
  });

  it('photos are taken after the whole walk', () => {
    const match = walking('S01', { 1: { painting: 'cid', visitors: 0, queue: 'guard 0' }, 2: { visitors: 0, queue: '' } });
    expect(match.G.players[0]?.photos).toEqual([{ painting: 'cid', bonus: 0 }]);
  });

  it('takes no photo, and blocks photos of tokens behind him', () => {
    const match = walking('S01', { 1: { queue: 'guard' }, 2: { painting: 'cid', visitors: 0 } });
    expect(match.G.rooms[1]).toMatchObject({ painting: 'cid', visitors: 0, queue: ['guard'] });
    match.play('0', 'act', { type: 'move', to: 2 });
    expect(match.G.players[0]?.photos).toEqual([]);
    match.play('0', 'act', { type: 'move', to: 'closer' });
    expect(match.G.players[0]?.photos).toHaveLength(1);
  });

  it('once overtaken is second, until he walks', () => {
    const match = walking('S01', { 1: { queue: 'guard' }, 2: { queue: '0' } });
    match.play('0', 'act', { type: 'move', to: 'closer' });
    expect(queueOf(match, 2)).toEqual(['0', 'guard']);
  });

  it('does not walk in a match without him', () => {
    const match = matchFrom({ players: [{}, {}, {}], at: 'slot', slots: 'S15', round: 0 });
    expect(match.events.map(({ type }) => type)).not.toContain('walked');
    expect(match.ctx.phase).toBe('turns');
  });
});
