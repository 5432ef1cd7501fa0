import { expect, it } from 'vitest';
import { expectTrueHints, pointsOf } from '../../kit/testing/index.ts';
import { prado } from '../index.ts';
import { matchAt } from '../testing/index.ts';
import { explain, hintKeys } from './hints.ts';

it('hints are true', () => {
  const compared = expectTrueHints({
    module: prado,
    explain,
    keys: hintKeys,
    seats: [1, 2, 4],
    named: (said, { move }) =>
      move === 'act' || move === 'playCard' || move === 'playJoker' ? pointsOf(said, ['hints.photo', 'hints.mission']) : null,
    isDone: (events) => !events.some((event) => event.type === 'declared' && event.window === 'opened'),
    seldom: [
      'hints.reactions',
      'hints.hangUnknown',
      'hints.discard',
      'hints.yours',
      // The test below covers it.
      'hints.mission',
      'hints.missionAlone',
    ],
  });
  expect(compared).toBeGreaterThan(10);
});

it.each([
  { players: 2, common: 'century-xv', keys: ['hints.photo', 'hints.mission'] },
  { players: 2, common: 'theme-history', keys: ['hints.photo', 'hints.mission', 'hints.mission'] },
  { players: 1, common: 'century-xv', keys: ['hints.photo', 'hints.missionAlone'] },
])('a photo is listed with the missions that it fulfils ($players players, $common)', ({ players, common, keys }) => {
  const own = { hand: '', photos: '3-de-mayo', missions: 'century-xix school-es' };
  const others = [{ photos: '', missions: 'school-it school-nl' }];
  const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '0' } };
  const match = matchAt({ players: [own, ...others].slice(0, players), common, rooms }, '0', 'photography');
  const total = () => prado.score(match.G, match.ctx)[0]?.total ?? 0;
  const move = { move: 'act', args: [{ type: 'help' }] };
  const said = explain(match.G, match.ctx, '0', move);
  const before = total();
  match.play('0', move.move, ...move.args);
  expect(said.why.map(({ key }) => key)).toEqual(expect.arrayContaining(keys));
  expect(total() - before).toBe(pointsOf(said, ['hints.photo', 'hints.mission']));
});
