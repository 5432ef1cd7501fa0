import { expect, it } from 'vitest';
import { grouped } from '../grouped.ts';
import { hang } from './hang.ts';

const room = { width: 1000, area: 250 * 250, gap: 40, label: 80, narrowest: 200 };

it('hangs pieces in centred rows that fit, feet on a line', () => {
  const { spots, height } = hang([1, 1.4, 0.6, 2, 1, 0.8, 3], room);
  const rows = [...grouped(spots, ({ y, height }) => Math.round(y + height)).values()];
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    const [first, last] = [row[0]!, row.at(-1)!];
    expect(first.x).toBeGreaterThanOrEqual(0);
    expect(last.x + last.width).toBeLessThanOrEqual(1000);
  }
  for (const { width, height: own } of spots) expect(Math.round(Math.sqrt(width * own))).toBe(250);
  expect(height).toBeGreaterThanOrEqual(Math.max(...spots.map(({ y, height }) => y + height)) + 80);
});

it('an empty wall has no height', () => {
  expect(hang([], room)).toEqual({ spots: [], height: 0 });
});
