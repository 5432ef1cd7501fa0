import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shared } from './shared.ts';

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
};

describe('the shared form of two states', () => {
  it('reuses parts that are equal and in the same place, and changes neither state', () => {
    const before = frozen({ hands: [['a', 'b'], ['c']], deck: ['d', 'e'], score: { '0': 1 } });
    const after = frozen({
      hands: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      deck: ['e'],
      score: { '0': 1 },
    });
    const result = shared(before, after);
    expect(result).toEqual(after);
    expect(result.hands[0]).toBe(before.hands[0]);
    expect(result.hands[1]).toBe(after.hands[1]);
    expect(result.score).toBe(before.score);
  });

  it('is the old state if nothing has changed', () => {
    const before = frozen({ a: [{ b: null }], c: {} });
    expect(shared(before, structuredClone(before))).toBe(before);
  });

  it('does not reuse parts with another order of members', () => {
    const after = { b: 2, a: 1 };
    expect(shared({ a: 1, b: 2 }, after)).toBe(after);
  });

  it('is always byte-identical to the new state', () => {
    // No state has a member with that name.
    const json = jsonValue({ maxDepth: 4 }).filter(
      (value) => typeof value === 'object' && value !== null && !JSON.stringify(value).includes('__proto__'),
    );
    assert(
      property(json, json, (before, after) => {
        const text = JSON.stringify(after);
        expect(JSON.stringify(shared(frozen(before as object), frozen(after as object)))).toBe(text);
      }),
    );
  });
});
