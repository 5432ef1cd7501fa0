import { expect, it } from 'vitest';
import { ANA, bot, forgotten, groupMatch, LUIS, person, seat } from '../../../test/groupMatches.ts';
import { records } from './records.ts';

const HOUR = 60 * 60_000;
const first = groupMatch('2026-05-01T20:00Z', [seat(person(ANA), 30, true), seat(person(LUIS), 21)]);
const second = groupMatch('2026-05-02T20:00Z', [seat(person(ANA), 29), seat(person(LUIS), 30, true)]);
const named = (matches: Parameters<typeof records>[0]) =>
  records(matches).map(({ kind, value, match, seats }) => [kind, value, match, seats.map(({ member }) => member)]);

it('finds the most points, the widest and the closest win, and the longest match', () => {
  const long = { ...second, startedAt: second.finishedAt - 2 * HOUR };
  expect(named([long, first])).toEqual([
    // Luis got as many later.
    ['mostPoints', 30, first, [ANA]],
    ['widestWin', 9, first, [ANA]],
    ['closestWin', 1, long, [LUIS]],
    ['longest', 2 * HOUR, long, [ANA, LUIS]],
  ]);
});

it('takes no record of bots, nor of matches that were ended early', () => {
  const lost = groupMatch('2026-05-03T20:00Z', [seat(person(ANA), 10), seat(bot, 99, true)]);
  const early = groupMatch('2026-05-04T20:00Z', [seat(person(ANA), 80), seat(person(LUIS), 1)], {
    ending: 'agreement',
    startedAt: 0,
  });
  expect(named([early, lost])).toEqual([
    ['mostPoints', 10, lost, [ANA]],
    ['longest', HOUR, lost, [ANA]],
  ]);
});

it('has no margin where all have won, or where a person plays alone', () => {
  const tie = groupMatch('2026-05-01T20:00Z', [seat(person(ANA), 30, true), seat(person(LUIS), 30, true)]);
  const alone = groupMatch('2026-05-02T20:00Z', [seat(person(ANA), 44, true)]);
  expect(named([tie])).toEqual([
    ['mostPoints', 30, tie, [ANA, LUIS]],
    ['longest', HOUR, tie, [ANA, LUIS]],
  ]);
  expect(records([alone]).map(({ kind }) => kind)).toEqual(['mostPoints', 'longest']);
});

it('measures a win by a tie-break as one without a margin, and keeps records of former members', () => {
  const close = groupMatch('2026-05-01T20:00Z', [seat(forgotten, 30, true), seat(person(LUIS), 30)]);
  expect(named([close])).toEqual([
    ['mostPoints', 30, close, [null, LUIS]],
    ['widestWin', 0, close, [null]],
    ['closestWin', 0, close, [null]],
    ['longest', HOUR, close, [null, LUIS]],
  ]);
});

it('has no records without points and matches', () => {
  const pointless = groupMatch('2026-05-01T20:00Z', [seat(person(ANA), null, true), seat(person(LUIS), null)]);
  expect(records([pointless]).map(({ kind }) => kind)).toEqual(['longest']);
  expect(records([])).toEqual([]);
});
