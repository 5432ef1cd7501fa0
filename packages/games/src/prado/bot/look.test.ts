import { expect, it } from 'vitest';
import { countsFor, missionOf } from '../catalogue/missions.ts';
import { paintings } from '../catalogue/paintings.ts';
import { TestMatch } from '../../kit/testing/index.ts';
import { prado } from '../index.ts';
import { heuristics } from './heuristics.ts';

const { G, ctx } = new TestMatch(prado, { seed: 7, numPlayers: 1 });
const [player] = G.players;
const missions = (player?.missions ?? []).map((mission) => missionOf(mission));

/** The chance of a solo player with these photos. */
function chanceWith(photos: readonly (typeof paintings)[number][]): number {
  const taken = photos.map(({ id }) => ({ painting: id, bonus: 0 }));
  return heuristics.chanceAlone?.({ ...G, players: [{ ...player, photos: taken }] } as never, ctx) ?? Number.NaN;
}

it('in solo play both points and missions count, and neither is hopeless at the beginning', () => {
  expect(missions).toHaveLength(3);
  const helps = (painting: (typeof paintings)[number]) => missions.some((mission) => countsFor(mission, painting));
  const dearest = paintings.toSorted((a, b) => b.points - a.points);
  const idle = dearest.filter((painting) => !helps(painting));
  const useful = paintings.find((painting) => helps(painting) && painting.points <= (idle.at(0)?.points ?? 0));
  const [none, points, mission] = [[], idle.slice(0, 1), useful === undefined ? [] : [useful]].map(chanceWith);
  expect(none).toBeGreaterThan(0.05);
  expect(points).toBeGreaterThan((none ?? 1) + 0.01);
  expect(mission).toBeGreaterThan((points ?? 1) + 0.01);
});
