import { expect, it } from 'vitest';
import { ANA, bot, EVA, forgotten, groupMatch, LUIS, memberView, person, seat } from '../../../test/groupMatches.ts';
import { personNames } from './players.ts';
import { tallies } from './tallies.ts';

const day = (number: number) => `2026-05-${String(number).padStart(2, '0')}T20:00Z`;

it('counts who won how often, and the average points, by game', () => {
  const [prado, museum, ...rest] = tallies([
    groupMatch(day(1), [seat(person(ANA), 30, true), seat(person(LUIS), 21)]),
    groupMatch(day(2), [seat(person(ANA), 20), seat(person(LUIS), 24, true)]),
    groupMatch(day(3), [seat(person(LUIS), 27, true), seat(person(ANA), 26)]),
    groupMatch(day(4), [seat(person(ANA), 50, true), seat(person(EVA), 40)], { game: 'museum' }),
  ]);
  expect(rest).toEqual([]);
  expect(prado).toMatchObject({ game: 'prado', contests: 3, endedEarly: 0, botWins: 0, formerWins: 0 });
  expect(prado?.people).toEqual([
    { player: LUIS, matches: 3, wins: 2, shared: 0, averagePoints: 24 },
    { player: ANA, matches: 3, wins: 1, shared: 0, averagePoints: 76 / 3 },
  ]);
  expect(museum?.people.map(({ player }) => player)).toEqual([ANA, EVA]);
});

it('counts a tie as a shared win of each', () => {
  const [prado] = tallies([groupMatch(day(1), [seat(person(ANA), 30, true), seat(person(LUIS), 30, true)])]);
  expect(prado?.people.map(({ wins, shared }) => [wins, shared])).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

it('leaves matches that were ended early out of wins and averages', () => {
  const [prado] = tallies([
    groupMatch(day(1), [seat(person(ANA), 30, true), seat(person(LUIS), 10)]),
    groupMatch(day(2), [seat(person(ANA), 2), seat(person(LUIS), 3)], { ending: 'agreement' }),
  ]);
  expect(prado).toMatchObject({ contests: 1, endedEarly: 1 });
  expect(prado?.people[0]).toEqual({ player: ANA, matches: 1, wins: 1, shared: 0, averagePoints: 30 });
});

it('has bots and former members in no line, and counts the matches that they won', () => {
  const [prado] = tallies([
    groupMatch(day(1), [seat(person(ANA), 30), seat(bot, 40, true), seat(bot, 40, true)]),
    groupMatch(day(2), [seat(person(ANA), 30), seat(forgotten, 50, true), seat(forgotten, 20)]),
  ]);
  expect(prado?.people.map(({ player }) => player)).toEqual([ANA]);
  expect(prado).toMatchObject({ contests: 2, botWins: 1, formerWins: 1 });
});

it('counts matches of a person alone apart', () => {
  const [prado] = tallies([groupMatch(day(1), [seat(person(ANA), 30, true)]), groupMatch(day(2), [seat(person(ANA), 12)])]);
  expect(prado).toMatchObject({ contests: 0, people: [], alone: { matches: 2, wins: 1 } });
});

it('has no average without points', () => {
  const [prado] = tallies([groupMatch(day(1), [seat(person(ANA), null, true), seat(person(LUIS), null)])]);
  expect(prado?.people[0]?.averagePoints).toBeNull();
});

it('names people as now, and those who left as at their last match', () => {
  const earlier = { ...person(LUIS), name: 'Luisito' };
  const before = { ...person(ANA), name: 'Anita' };
  const names = personNames(
    [memberView(ANA)],
    [
      groupMatch(day(2), [seat(person(LUIS), 1), seat(before, 2)]),
      groupMatch(day(1), [seat(earlier, 1), seat(forgotten, 2), seat(bot, 3)]),
    ],
  );
  expect([...names]).toEqual([
    [ANA, 'Ana'],
    [LUIS, 'Luis'],
  ]);
});
