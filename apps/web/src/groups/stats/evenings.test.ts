import { expect, it } from 'vitest';
import { ANA, bot, forgotten, groupMatch, LUIS, person, seat } from '../../../test/groupMatches.ts';
import { evenings, eveningScore, isTonight } from './evenings.ts';
import { BOTS, FORMER } from './players.ts';

const ana = (won = false, points = 30) => seat(person(ANA), points, won);
const luis = (won = false, points = 20) => seat(person(LUIS), points, won);
const at = (finished: string, changes = {}) => groupMatch(finished, [ana(true), luis()], changes);
const ends = (all: ReturnType<typeof evenings>) =>
  all.map((evening) => evening.map(({ finishedAt }) => new Date(finishedAt).toISOString().slice(0, 16)));

it('splits evenings at gaps of six hours between the end of a match and the start of the next', () => {
  // Each match lasts an hour.
  const all = evenings([at('2026-05-01T19:00Z'), at('2026-05-01T12:01Z'), at('2026-05-01T05:01Z')]);
  expect(ends(all)).toEqual([['2026-05-01T19:00', '2026-05-01T12:01'], ['2026-05-01T05:01']]);
});

it('keeps an evening together that goes on after midnight', () => {
  const all = evenings([at('2026-05-01T23:30+02:00'), at('2026-05-02T00:45+02:00'), at('2026-05-02T02:10+02:00')]);
  expect(all.map(({ length }) => length)).toEqual([3]);
});

it.each([
  // Clocks in Madrid go forward at 01:00 UTC on 29 March, and back on 25 October.
  ['forward', '2026-03-29T00:30Z', '2026-03-29T07:29Z', '2026-03-29T07:30Z'],
  ['back', '2026-10-25T00:30Z', '2026-10-25T07:29Z', '2026-10-25T07:30Z'],
])('counts true hours when the clocks go %s', (_, first, near, far) => {
  expect(evenings([at(first), at(near)])).toHaveLength(1);
  expect(evenings([at(first), at(far)])).toHaveLength(2);
});

it('does not join evenings by a match over days', () => {
  const days = at('2026-05-04T20:00Z', { startedAt: Date.parse('2026-05-01T20:00Z') });
  const all = evenings([at('2026-05-01T22:00Z'), at('2026-05-02T22:00Z'), days, at('2026-05-04T22:00Z')]);
  expect(ends(all)).toEqual([['2026-05-04T22:00', '2026-05-04T20:00'], ['2026-05-02T22:00'], ['2026-05-01T22:00']]);
});

it('joins matches that were played side by side', () => {
  const long = at('2026-05-01T22:00Z', { startedAt: Date.parse('2026-05-01T17:00Z') });
  expect(evenings([long, at('2026-05-01T18:30Z')])).toHaveLength(1);
});

it('has no evening without matches', () => {
  expect(evenings([])).toEqual([]);
});

it('counts the wins of an evening, with a tie as a win for both', () => {
  const tie = groupMatch('2026-05-01T20:00Z', [ana(true, 25), luis(true, 25)]);
  const score = eveningScore([groupMatch('2026-05-01T21:00Z', [ana(), luis(true)]), tie]);
  expect(score).toEqual([
    { player: LUIS, wins: 2, matches: 2 },
    { player: ANA, wins: 1, matches: 2 },
  ]);
});

it('counts the wins of bots and of former members each as one player', () => {
  const first = groupMatch('2026-05-01T20:00Z', [ana(), seat(bot, 40, true), seat(bot, 10)]);
  const second = groupMatch('2026-05-01T21:00Z', [ana(), seat(forgotten, 40, true), seat(forgotten, 40, true)]);
  expect(eveningScore([first, second])).toEqual([
    { player: BOTS, wins: 1, matches: 1 },
    { player: FORMER, wins: 1, matches: 1 },
    { player: ANA, wins: 0, matches: 2 },
  ]);
});

it('lists players of a match that was ended early or played alone, without a result', () => {
  const early = groupMatch('2026-05-01T20:00Z', [ana(), luis()], { ending: 'agreement' });
  const alone = groupMatch('2026-05-01T21:00Z', [ana(true)]);
  expect(eveningScore([early, alone])).toEqual([
    { player: ANA, wins: 0, matches: 0 },
    { player: LUIS, wins: 0, matches: 0 },
  ]);
});

it('regards an evening as tonight until six hours after its last match', () => {
  const evening = [at('2026-05-01T20:00Z')];
  expect(isTonight(evening, Date.parse('2026-05-02T01:59Z'))).toBe(true);
  expect(isTonight(evening, Date.parse('2026-05-02T02:00Z'))).toBe(false);
  expect(isTonight([], 0)).toBe(false);
});
