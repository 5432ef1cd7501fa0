import { describe, expect, it } from 'vitest';
import { preview } from '../index.ts';
import { matchFrom, museum } from '../testing/index.ts';
import { view } from '../view.ts';

const help = { type: 'help' } as const;

describe('the preview of an action', () => {
  it('when the last visitor leaves: the photographer, and the change of the queue', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { painting: 'cid', visitors: 1, queue: '1 0' } } });
    expect(preview(G, '0', help)).toEqual({
      photos: [{ player: '1', room: 2, painting: 'cid' }],
      rooms: [{ room: 2, visitors: { before: 1, after: 0 }, queue: { before: ['1', '0'], after: ['0'] } }],
    });
  });

  it('of a Movement: both rooms', () => {
    const G = museum({ players: [{}, {}], rooms: { 1: { queue: '0 1' }, 2: { painting: 'cid', visitors: 0 } } });
    expect(preview(G, '0', { type: 'move', to: 2 })).toEqual({
      photos: [{ player: '0', room: 2, painting: 'cid' }],
      rooms: [{ room: 1, visitors: { before: 2, after: 2 }, queue: { before: ['0', '1'], after: ['1'] } }],
    });
    expect(preview(G, '1', { type: 'move', to: 'closer' })?.rooms).toEqual([
      { room: 1, visitors: { before: 2, after: 2 }, queue: { before: ['0', '1'], after: ['1', '0'] } },
    ]);
  });

  it('of a Change of room: both rooms', () => {
    const G = museum({ players: [{}, {}], rooms: { 1: { visitors: 3, queue: '0' } } });
    expect(preview(G, '0', { type: 'change', to: 5 })?.rooms.map(({ room, visitors }) => [room, visitors.after])).toEqual([
      [1, 2],
      [5, 3],
    ]);
  });

  it("in solo play includes the guard's photos", () => {
    const G = museum({ players: [{}], rooms: { 1: { painting: 'cid', visitors: 1, queue: 'guard 0' } } });
    expect(preview(G, '0', help)).toEqual({
      photos: [{ player: 'guard', room: 1, painting: 'cid' }],
      // He stays there.
      rooms: [{ room: 1, visitors: { before: 1, after: 0 }, queue: { before: ['guard', '0'], after: ['guard', '0'] } }],
    });
    const two = museum({ players: [{}, {}], rooms: { 1: { visitors: 1, queue: 'guard 0' } }, guard: true });
    expect(preview(two, '0', help)?.photos).toEqual([]);
  });

  it("lists the mover's photo first, then the others in turn order", () => {
    const rooms = { 1: { painting: 'cid', visitors: 0, queue: '0' }, 2: { painting: 'parnaso', visitors: 1, queue: '1' } };
    expect(preview(museum({ players: [{}, {}], rooms }), '1', help)?.photos.map(({ player }) => player)).toEqual(['1', '0']);
  });

  it('is null when the action is illegal', () => {
    expect(preview(museum({ players: [{}, {}] }), '0', help)).toBeNull();
  });

  it('is correct, and the same for each viewer', () => {
    const sketch = { players: [{}, {}, {}], rooms: { 3: { visitors: 1, queue: '2 0 1' } } } as const;
    const match = matchFrom(sketch);
    const foreseen = preview(match.G, '0', { type: 'change', to: 4 });
    for (const viewer of ['1', null]) {
      expect(preview(view(match.G, match.ctx, viewer), '0', { type: 'change', to: 4 })).toEqual(foreseen);
    }
    match.play('0', 'act', { type: 'change', to: 4 });
    for (const { room, queue, visitors } of foreseen?.rooms ?? []) {
      expect(match.G.rooms[room - 1]).toMatchObject({ queue: queue.after, visitors: visitors.after });
    }
    expect(match.G.hall).toEqual(['2']);
  });

  it('leaves the state unchanged', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { visitors: 1, queue: '1 0' } } });
    const before = JSON.stringify(G);
    preview(G, '0', help);
    expect(JSON.stringify(G)).toBe(before);
  });
});
