import { expect, it } from 'vitest';
import { ratings, type Encounter } from './elo.ts';

const encounter = (one: string, others: string, share: number, seats = 2, matches = 100_000): Encounter => {
  return { one, others, seats, matches, won: share * matches };
};
const rounded = (encounters: readonly Encounter[]) =>
  ratings(encounters, 'weak').map(({ player, elo }) => [player, Math.round(elo)]);

it('rates a player who wins ten of eleven matches 400 points higher', () => {
  expect(rounded([encounter('good', 'weak', 10 / 11)])).toEqual([
    ['good', 400],
    ['weak', 0],
  ]);
});

it('rates a player who wins half of the matches against three others as three times as strong', () => {
  expect(rounded([encounter('good', 'weak', 0.5, 4)])[0]).toEqual(['good', Math.round(400 * Math.log10(3))]);
});

it('connects players through others', () => {
  const met = [encounter('good', 'weak', 10 / 11), encounter('better', 'good', 10 / 11)];
  expect(rounded(met)).toEqual([
    ['better', 800],
    ['good', 400],
    ['weak', 0],
  ]);
});

it('gives a finite rating with a wide interval to a player who always wins', () => {
  const [good] = ratings([encounter('good', 'weak', 1, 2, 10)], 'weak');
  expect(good?.elo).toBeGreaterThan(200);
  expect(good?.elo).toBeLessThan(800);
  expect(good?.within).toBeGreaterThan(200);
});

it('narrows the interval with more matches', () => {
  const [few, many] = [100, 400].map((matches) => ratings([encounter('good', 'weak', 0.6, 2, matches)], 'weak')[0]);
  expect((few?.within ?? 0) / (many?.within ?? 1)).toBeCloseTo(2, 1);
});

it('throws for players that nothing connects with the anchor', () => {
  const met = [encounter('good', 'weak', 0.5), encounter('a', 'b', 0.5)];
  expect(() => ratings(met, 'weak')).toThrow('have not met');
  expect(() => ratings(met, 'nobody')).toThrow('nobody has not played');
});
