import { describe, expect, it } from 'vitest';
import { actionOptions, missionStates, preview } from './index.ts';
import { matchFrom, museum } from './testing.ts';
import { view } from './view.ts';

const help = { type: 'help' } as const;

describe('what an action will do', () => {
  it('the last visitor leaves: whose photo it is, and how the queue changes', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { painting: 'cid', visitors: 1, queue: '1 0' } } });
    expect(preview(G, '0', help)).toEqual({
      photos: [{ player: '1', room: 2, painting: 'cid' }],
      rooms: [{ room: 2, visitors: { before: 1, after: 0 }, queue: { before: ['1', '0'], after: ['0'] } }],
    });
  });

  it('a Movement: both rooms', () => {
    const G = museum({ players: [{}, {}], rooms: { 1: { queue: '0 1' }, 2: { painting: 'cid', visitors: 0 } } });
    expect(preview(G, '0', { type: 'move', to: 2 })).toEqual({
      photos: [{ player: '0', room: 2, painting: 'cid' }],
      rooms: [{ room: 1, visitors: { before: 2, after: 2 }, queue: { before: ['0', '1'], after: ['1'] } }],
    });
    expect(preview(G, '1', { type: 'move', to: 'closer' })?.rooms).toEqual([
      { room: 1, visitors: { before: 2, after: 2 }, queue: { before: ['0', '1'], after: ['1', '0'] } },
    ]);
  });

  it('a Change of room: both rooms', () => {
    const G = museum({ players: [{}, {}], rooms: { 1: { visitors: 3, queue: '0' } } });
    expect(preview(G, '0', { type: 'change', to: 5 })?.rooms.map(({ room, visitors }) => [room, visitors.after])).toEqual([
      [1, 2],
      [5, 3],
    ]);
  });

  it('alone the guard takes photos, too', () => {
    const G = museum({ players: [{}], rooms: { 1: { painting: 'cid', visitors: 1, queue: 'guard 0' } } });
    expect(preview(G, '0', help)?.photos).toEqual([{ player: 'guard', room: 1, painting: 'cid' }]);
    const two = museum({ players: [{}, {}], rooms: { 1: { visitors: 1, queue: 'guard 0' } }, guard: true });
    expect(preview(two, '0', help)?.photos).toEqual([]);
  });

  it('of several photos the mover’s comes first, then in turn order', () => {
    const rooms = { 1: { painting: 'cid', visitors: 0, queue: '0' }, 2: { painting: 'parnaso', visitors: 1, queue: '1' } };
    expect(preview(museum({ players: [{}, {}], rooms }), '1', help)?.photos.map(({ player }) => player)).toEqual(['1', '0']);
  });

  it('is nothing when the action is not possible', () => {
    expect(preview(museum({ players: [{}, {}] }), '0', help)).toBeNull();
  });

  it('comes true, and is the same to everybody', () => {
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

  it('leaves the state as it is', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { visitors: 1, queue: '1 0' } } });
    const before = JSON.stringify(G);
    preview(G, '0', help);
    expect(JSON.stringify(G)).toBe(before);
  });
});

describe('queries for a board', () => {
  it('all actions of a player, each with a reason or a preview, also out of turn', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { queue: '1' } } });
    const options = actionOptions(G, '1');
    expect(options.map(({ action }) => JSON.stringify(action))).toEqual([
      ...[1, 2, 3, 4, 5].map((to) => JSON.stringify({ type: 'move', to })),
      JSON.stringify({ type: 'move', to: 'closer' }),
      JSON.stringify(help),
      ...[1, 5].map((to) => JSON.stringify({ type: 'change', to })),
    ]);
    for (const { blocker, preview } of options) expect(blocker === null).toBe(preview !== null);
    expect(options[1]?.blocker).toEqual({ key: 'alreadyThere', values: { room: 2 } });
  });

  it('missions with their progress; others’ own ones are not among them', () => {
    const match = matchFrom({ players: [{ photos: 'cid', missions: 'school-fr school-it' }, {}], common: 'century-xix' });
    expect(missionStates(match.G, '0')).toEqual([
      { mission: 'school-fr', common: false, count: 1, needed: 2, done: false },
      { mission: 'school-it', common: false, count: 0, needed: 3, done: false },
      { mission: 'century-xix', common: true, count: 1, needed: 2, done: false },
    ]);
    expect(missionStates(view(match.G, match.ctx, '1'), '0').map(({ mission }) => mission)).toEqual(['century-xix']);
  });
});
