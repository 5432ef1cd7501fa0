import { expect, it } from 'vitest';
import { placeFor } from './place.ts';

const within = { top: 60, left: 0, width: 1000, height: 600 };
const panel = { width: 400, height: 200 };
const box = (top: number, left: number, cost = 1) => ({ top, left, width: 100, height: 40, cost });

it('the panel is at the upper right, unless it would cover something there', () => {
  expect(placeFor({ within, panel, visible: [] })).toEqual({ top: 60, left: 600 });
  expect(placeFor({ within, panel, visible: [box(60, 900)] })).toEqual({ top: 460, left: 600 });
  expect(placeFor({ within, panel, visible: [box(60, 900), box(600, 700), box(350, 700)] })).toEqual({ top: 60, left: 0 });
});

it('if it must cover something, it covers the least important part', () => {
  const everywhere = [0, 300, 600, 900].flatMap((left) => [60, 300, 340, 500].map((top) => box(top, left, 2)));
  expect(placeFor({ within, panel, visible: [...everywhere, box(600, 320, -1)] })).toEqual({ top: 460, left: 300 });
});
