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

it.each([
  { common: 'century-xv', photos: '', worth: { points: 6, missions: 'none' } },
  { common: 'century-xix', photos: '', worth: { points: 6, missions: 'counts', mission: { term: 'century-xix' } } },
  { common: 'century-xix', photos: '3-de-mayo', worth: { points: 13, missions: 'fulfils', mission: { term: 'century-xix' } } },
])('a place before a painting says what its photo is worth to the reader ($common, $photos)', ({ common, photos, worth }) => {
  const rooms = { 2: { painting: 'juana-loca', visitors: 1, queue: '1' } };
  const players = [{ hand: 'move', photos, missions: 'school-it school-nl' }, { photos: '' }];
  const { G, ctx } = matchAt({ players, common, rooms }, '0', 'visit');
  const { why } = explain(G, ctx, '0', { move: 'act', args: [{ type: 'move', to: 2 }] });
  expect(why).toContainEqual({ key: 'hints.worth', values: { painting: { term: 'juana-loca' }, ...worth } });
});
