import { describe, expect, it } from 'vitest';
import { lanes, placeOf } from './lanes.ts';

describe('the markers on the track', () => {
  it('are at their points, and begin again past 50', () => {
    expect([0, 7, 50, 51, 63].map(placeOf)).toEqual([0, 7, 50, 1, 13]);
  });

  it('hide no other marker', () => {
    expect(lanes([0, 0, 0, 0])).toEqual([0, 1, 2, 3]);
    expect(lanes([10, 30, 12, 31])).toEqual([0, 0, 1, 1]);
    expect(lanes([10, 14])).toEqual([0, 0]);
    expect(lanes([52, 3])).toEqual([0, 1]);
  });
});
