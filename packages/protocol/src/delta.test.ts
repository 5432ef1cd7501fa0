import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, BadUpdateError, deltaText, type Delta, type DeltaCache } from './delta.ts';

const KEYS = ['a', 'ab', 'abc', 'b', '', '~', '=', '=a', '__proto__', 'constructor', 'toString', '0', '1', '-1', 'ñ"\\'];
const leaf = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.string({ maxLength: 2 }), fc.boolean(), fc.constant(null));
const { json } = fc.letrec<{ json: unknown; object: unknown; list: unknown }>((tie) => ({
  json: fc.oneof({ depthSize: 'small' }, leaf, tie('object'), tie('list')),
  object: fc
    .array(fc.tuple(fc.constantFrom(...KEYS), tie('json')), { maxLength: 5 })
    .map((members) =>
      JSON.parse(`{${members.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`),
    ),
  list: fc.array(tie('json'), { maxLength: 6 }),
}));
const card = fc.record({
  id: fc.integer({ min: 0, max: 9 }),
  up: fc.boolean(),
  marks: fc.array(fc.constantFrom('x', 'y'), { maxLength: 3 }),
});

/** The list after some random changes: added, removed, turned and moved cards. */
const shuffled = fc.array(card, { maxLength: 8 }).chain((before) =>
  fc
    .array(fc.tuple(fc.constantFrom('come', 'go', 'turn', 'move'), fc.nat(8), fc.nat(8), card), { maxLength: 4 })
    .map((changes) => {
      const after = before.map((card) => ({ ...card }));
      for (const [what, at, to, fresh] of changes) {
        const here = after[at];
        if (what === 'come') after.splice(at, 0, fresh);
        else if (what === 'turn' && here) here.up = !here.up;
        else {
          const gone = after.splice(at, 1);
          if (what === 'move') after.splice(to, 0, ...gone);
        }
      }
      return [before, after] as const;
    }),
);

const parsed = (text: string): Delta => JSON.parse(text) as Delta;
/** `before` with the encoded delta to `after` applied. */
function sent(before: unknown, after: unknown, cache?: DeltaCache): unknown {
  const text = deltaText(before, after, cache);
  return text === null ? before : applied(before, parsed(text));
}
const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * The document as text, independent of the order of its keys. Keys may have the names of inherited
 * members.
 */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.toSorted().join(',')}}`;
}

describe('a delta', () => {
  it('leads from any document to any other, and does not change the old one', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const copy = clone(before);
        expect(canonical(sent(before, after))).toBe(canonical(after));
        expect(canonical(before)).toBe(canonical(copy));
      }),
      { numRuns: 1000 },
    );
  });

  it('is null only for equal documents', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(deltaText(one, clone(one))).toBeNull();
        expect(deltaText(one, other) === null).toBe(canonical(one) === canonical(other));
      }),
    );
  });

  it('handles insertions, removals, changes and moves in a list', () => {
    fc.assert(
      fc.property(shuffled, ([before, after]) => {
        expect(canonical(sent(before, after))).toBe(canonical(after));
      }),
      { numRuns: 500 },
    );
  });

  it('is the same with a cache for common parts of several documents', () => {
    fc.assert(
      fc.property(json, json, json, json, (a, b, c, d) => {
        const cache: DeltaCache = new Map();
        for (const [before, after] of [
          [
            { a, c },
            { a: b, c: d },
          ],
          [
            [a, a],
            [b, b, d],
          ],
          [a, b],
        ] as const) {
          expect(deltaText(before, after, cache)).toBe(deltaText(before, after));
        }
      }),
    );
  });

  it('treats an undefined member as absent', () => {
    expect(sent({ a: 1, b: undefined }, { a: undefined, b: 2 })).toStrictEqual({ b: 2 });
    expect(deltaText({ a: undefined }, {})).toBeNull();
    expect(sent([1], [1, undefined])).toStrictEqual([1, null]);
  });

  it('keeps the identity of unchanged parts', () => {
    const before = { hand: ['a'], route: { spaces: [{ pile: [1] }, { pile: [2] }, { pile: [3] }] } };
    const after = { hand: ['a'], route: { spaces: [{ pile: [1] }, { pile: [2, 9] }, { pile: [3] }, { pile: [4] }] } };
    const result = sent(before, after) as typeof before;
    expect(result).toStrictEqual(after);
    expect(result.hand).toBe(before.hand);
    expect(result.route.spaces[0]).toBe(before.route.spaces[0]);
    expect(result.route.spaces[2]).toBe(before.route.spaces[2]);
  });

  it('is short', () => {
    expect(deltaText({ deckSize: 3, hands: 0 }, { deckSize: 2, hands: 0 })).toBe('{"d":2}');
    expect(deltaText({ hand: 1, handSize: 2 }, { hand: 2, handSize: 1 })).toBe('{"hand":2,"handS":1}');
    expect(deltaText([11, 12, 13, 14, 15, 16, 17], [11, 12, 14, 15, 16, 17, 18])).toBe('{"~":[[2,1],[6,0,18]]}');
    expect(deltaText({ a: [] }, { a: [], b: { c: 1 } })).toBe('{"=b":[{"c":1}]}');
    expect(deltaText({ a: 1, b: 2, c: 3 }, { a: 1, c: 3 })).toBe('{"b":[]}');
    const pile = [
      { id: 'first', up: false },
      { id: 'second', up: false },
    ];
    expect(deltaText(pile, [pile[0], { id: 'second', up: true }])).toBe('{"1":{"u":true}}');
    const [first] = [...pile];
    expect(deltaText(pile, [{ id: 'new', up: false }, { ...first, up: true }, pile[1]])).toBe(
      '{"~":[[0,0,{"id":"new","up":false}]],"1":{"u":true}}',
    );
  });

  it('of a long list is correct and computed in bounded time', () => {
    const before = Array.from({ length: 2000 }, (_, i) => i);
    const after = before.toReversed();
    expect(sent(before, after)).toStrictEqual(after);
  });
});

/** The name of the thrown error; empty if there is none. */
function errorOf(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return (error as Error).name;
  }
}

describe('prototypes', () => {
  it('cannot be changed', () => {
    for (const text of ['{"=__proto__":{"polluted":true}}', '{"__proto__":{"polluted":true}}', '{"constructor":{"=x":1}}']) {
      expect(() => applied({}, parsed(text))).toThrow(BadUpdateError);
    }
    const result = applied({}, parsed('{"=__proto__":[{"polluted":true}]}'));
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(Object.hasOwn(result, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('a delta that does not fit', () => {
  it.each([
    ['a missing member', { a: 1 }, '{"b":2}'],
    ['an ambiguous prefix', { ab: 1, ac: 1 }, '{"a":2}'],
    ['nothing to remove', { a: 1 }, '{"=b":[]}'],
    ['nothing to change', { a: 1 }, '{"=b":{"c":1}}'],
    ['a change in a value that is no container', { a: 1 }, '{"a":{"=b":1}}'],
    ['two values', { a: 1 }, '{"a":[1,2]}'],
    ['an element past the end', [1], '{"1":2}'],
    ['an element by an index that is no number', [1], '{"x":2}'],
    ['an element by a non-canonical index', [1], '{"00":2}'],
    ['an element removed like a member', [1], '{"0":[]}'],
    ['the length of a list', [1], '{"length":[0]}'],
    ['splices that are not a list', [1], '{"~":{"0":1}}'],
    ['a splice that is not a list', [1], '{"~":[1]}'],
    ['a splice past the end', [1], '{"~":[[2,0,1]]}'],
    ['a splice that removes too much', [1], '{"~":[[0,2]]}'],
    ['a splice before the start', [1], '{"~":[[-1,0]]}'],
    ['a splice at an index that is no number', [1], '{"~":[["0",0]]}'],
    ['nothing to set', 1, '[]'],
  ])('has %s', (_, before, text) => {
    const copy = clone(before);
    expect(() => applied(before, parsed(text))).toThrow(BadUpdateError);
    expect(before).toStrictEqual(copy);
  });

  it('always throws a BadUpdateError, and the document stays unchanged', () => {
    fc.assert(
      fc.property(json, json, (before, delta) => {
        const copy = clone(before);
        expect(['', 'BadUpdateError']).toContain(errorOf(() => applied(before, delta as Delta)));
        expect(canonical(before)).toBe(canonical(copy));
      }),
      { numRuns: 1000 },
    );
  });
});
