import { describe, expect, it } from 'vitest';
import { lanes, placeOf } from './lanes.ts';

describe('the markers on the track', () => {
  it('stand at their points, and past 50 begin again', () => {
    expect([0, 7, 50, 51, 63].map(placeOf)).toEqual([0, 7, 50, 1, 13]);
  });

  it('hide none of the others', () => {
    expect(lanes([0, 0, 0, 0])).toEqual([0, 1, 2, 3]);
    expect(lanes([10, 30, 12, 31])).toEqual([0, 0, 1, 1]);
    expect(lanes([10, 14])).toEqual([0, 0]);
    expect(lanes([52, 3])).toEqual([0, 1]);
  });
});
