import { describe, expect, it } from 'vitest';
import { groupIn, placeIn, searchOf } from './address.ts';
import type { Moment } from './host/model.ts';
import { stopAfter, stopBefore, stopsOf } from './steps.ts';
import { delayOf, speeds } from './usePlaying.ts';

/** A match in which each version has this turn and place in the turn order. */
const moments = (...turns: [turn: number, playOrderPos: number][]) =>
  turns.map(([turn, playOrderPos]) => ({ state: { ctx: { turn, playOrderPos } } }) as unknown as Moment);

describe('the stops of a match', () => {
  const { turns, rounds } = stopsOf(moments([1, 0], [1, 0], [2, 1], [2, 1], [3, 0], [4, 1]));

  it('are where a turn or a round begins', () => {
    expect([turns, rounds]).toEqual([
      [0, 2, 4, 5],
      [0, 4],
    ]);
  });

  it('are reached from any version, with the start and the end as the last ones', () => {
    expect([5, 4, 3, 1, 0].map((at) => stopBefore(turns, at))).toEqual([4, 2, 2, 0, 0]);
    expect([0, 2, 3, 5].map((at) => stopAfter(turns, at, 5))).toEqual([2, 4, 4, 5]);
    expect(stopAfter(rounds, 4, 5)).toBe(5);
  });

  it('of a match for one player are its turns', () => {
    expect(stopsOf(moments([1, 0], [2, 0], [2, 0])).rounds).toEqual([0, 1]);
  });
});

describe('a moment in the address', () => {
  it.each([
    ['?at=12&seat=1', { at: 12, seat: 1 }],
    ['?at=12', { at: 12, seat: null }],
    ['', { at: 0, seat: null }],
    ['?at=999&seat=7', { at: 100, seat: null }],
    ['?at=-1&seat=x', { at: 0, seat: null }],
    ['?at=1e3&seat=', { at: 0, seat: null }],
  ])('%j is one that the match has', (search, place) => {
    expect(placeIn(search, 100, 3)).toEqual(place);
  });

  it('is the same when it is read again', () => {
    for (const place of [
      { at: 3, seat: null },
      { at: 100, seat: 2 },
    ])
      expect(placeIn(searchOf(place), 100, 3)).toEqual(place);
  });

  it('keeps the group of its match, and ignores what is no id of a group', () => {
    const search = searchOf({ at: 3, seat: 1 }, 'AAAAAAAAAAA');
    expect(groupIn(search)).toBe('AAAAAAAAAAA');
    expect(placeIn(search, 100, 3)).toEqual({ at: 3, seat: 1 });
    expect([groupIn(''), groupIn('?group='), groupIn('?group=../admin')]).toEqual([null, null, null]);
  });
});

it('a faster speed shows each move for a shorter time, and hidden moves hardly', () => {
  for (const events of [1, 2, 20]) {
    const [slow, normal, fast] = speeds.map((speed) => delayOf(speed, events));
    expect(slow).toBeGreaterThan(normal!);
    expect(normal).toBeGreaterThan(fast!);
  }
  expect(delayOf('slow', 0)).toBeLessThan(delayOf('fast', 1));
});
