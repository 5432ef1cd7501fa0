import { expect, it } from 'vitest';
import { ANA, bot, forgotten, groupMatch, LUIS, person, seat } from '../../../test/groupMatches.ts';
import { calendar, yearReview, yearsOf } from './years.ts';

const inMadrid = calendar('Europe/Madrid');
const inMexico = calendar('America/Mexico_City');
const match = (finished: string, changes = {}) =>
  groupMatch(finished, [seat(person(ANA), 30, true), seat(person(LUIS), 20)], changes);

it('reads days in the time zone of the reader, on both sides of midnight and of a change of the clocks', () => {
  const midnight = Date.parse('2026-01-01T00:30+01:00');
  expect(inMadrid(midnight)).toEqual({ year: 2026, month: 1, day: 1 });
  expect(inMexico(midnight)).toEqual({ year: 2025, month: 12, day: 31 });
  // In summer Madrid is two hours ahead of UTC, in winter one.
  expect(inMadrid(Date.parse('2026-03-28T23:30Z'))).toEqual({ year: 2026, month: 3, day: 29 });
  expect(inMadrid(Date.parse('2026-03-29T22:30Z'))).toEqual({ year: 2026, month: 3, day: 30 });
  expect(inMadrid(Date.parse('2026-10-25T22:30Z'))).toEqual({ year: 2026, month: 10, day: 25 });
});

it('counts matches by month and game, each where it ended', () => {
  const newYear = match('2026-01-01T00:30+01:00');
  const review = yearReview(
    [
      newYear,
      match('2026-05-03T20:00Z'),
      match('2026-05-03T22:00Z'),
      match('2026-12-31T20:00Z', { game: 'museum' }),
      match('2025-07-01T20:00Z'),
    ],
    2026,
    inMadrid,
  );
  expect(review).toMatchObject({ matches: 4, evenings: 3, longestEvening: 2 });
  expect(review.games).toEqual([
    { game: 'prado', matches: 3, months: [1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0] },
    { game: 'museum', matches: 1, months: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
  ]);
  expect(yearsOf([newYear, match('2025-07-01T20:00Z')], inMadrid)).toEqual([2026, 2025]);
  expect(yearsOf([newYear], inMexico)).toEqual([2025]);
});

it('finds the people with the most wins, without bots, former members and matches alone', () => {
  const botWins = groupMatch('2026-02-01T20:00Z', [seat(person(LUIS), 10), seat(bot, 20, true)]);
  const formerWins = groupMatch('2026-02-02T20:00Z', [seat(person(LUIS), 10), seat(forgotten, 20, true)]);
  const alone = groupMatch('2026-02-03T20:00Z', [seat(person(LUIS), 50, true)]);
  const review = yearReview([match('2026-02-04T20:00Z'), botWins, botWins, formerWins, formerWins, alone, alone], 2026, inMadrid);
  expect([review.champions, review.wins]).toEqual([[ANA], 1]);
});

it('has no champion in a year without winners', () => {
  const review = yearReview([match('2026-02-04T20:00Z', { ending: 'agreement' })], 2026, inMadrid);
  expect(review).toMatchObject({ matches: 1, champions: [], wins: 0 });
});

it('has nothing to report for a year without matches', () => {
  expect(yearReview([], 2026, inMadrid)).toEqual({
    matches: 0,
    evenings: 0,
    longestEvening: 0,
    games: [],
    champions: [],
    wins: 0,
  });
});
