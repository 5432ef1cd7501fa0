import { expect, it } from 'vitest';
import { Recent } from './recent.ts';

it('a value is made once for equal keys, and is never that of another key', () => {
  const recent = new Recent<string>();
  const made: string[] = [];
  const get = (...key: number[]) =>
    recent.get(key, () => {
      made.push(key.join());
      return key.join();
    });
  expect([get(1, 2), get(1, 2), get(2, 1), get(1, 2, 0)]).toEqual(['1,2', '1,2', '2,1', '1,2,0']);
  expect(made).toEqual(['1,2', '2,1', '1,2,0']);
  // More keys than places.
  for (let i = 0; i < 10_000; i++) expect(get(i % 7, i)).toBe(`${i % 7},${i}`);
});
