import { describe, expect, it } from 'vitest';
import { actionOptions, missionStates } from './index.ts';
import { matchFrom, museum } from './testing/index.ts';
import { view } from './view.ts';

describe('queries for a board', () => {
  it('list all actions of a player, each with a reason or a preview, also out of turn', () => {
    const G = museum({ players: [{}, {}], rooms: { 2: { queue: '1' } } });
    const options = actionOptions(G, '1');
    expect(options.map(({ action }) => JSON.stringify(action))).toEqual([
      ...[1, 2, 3, 4, 5].map((to) => JSON.stringify({ type: 'move', to })),
      JSON.stringify({ type: 'move', to: 'closer' }),
      JSON.stringify({ type: 'help' }),
      ...[1, 5].map((to) => JSON.stringify({ type: 'change', to })),
    ]);
    for (const { blocker, preview } of options) expect(blocker === null).toBe(preview !== null);
    expect(options[1]?.blocker).toEqual({ key: 'alreadyThere', values: { room: 2 } });
  });

  it("list missions with their progress, without other players' own missions", () => {
    const match = matchFrom({ players: [{ photos: 'cid', missions: 'school-fr school-it' }, {}], common: 'century-xix' });
    expect(missionStates(match.G, '0')).toEqual([
      { mission: 'school-fr', common: false, count: 1, needed: 2, done: false },
      { mission: 'school-it', common: false, count: 0, needed: 3, done: false },
      { mission: 'century-xix', common: true, count: 1, needed: 2, done: false },
    ]);
    expect(missionStates(view(match.G, match.ctx, '1'), '0').map(({ mission }) => mission)).toEqual(['century-xix']);
  });
});
