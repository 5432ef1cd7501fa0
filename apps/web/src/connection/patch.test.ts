import * as fc from 'fast-check';
import { applyPatch, compare, deepClone } from 'fast-json-patch';
import { describe, expect, it } from 'vitest';
import { patched } from './patch.ts';

const leaf = fc.oneof(fc.integer(), fc.string({ maxLength: 3 }), fc.constant(null));
const key = fc.constantFrom('a', 'b', 'c/d', 'e~f');
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(leaf, fc.array(tie('tree'), { maxLength: 4 }), fc.dictionary(key, tie('tree'), { maxKeys: 4 })),
}));
const document = fc.dictionary(key, tree, { maxKeys: 4 });

describe('a patched document', () => {
  it('is what the patch says, and the old one stays as it was', () => {
    fc.assert(
      fc.property(document, document, (before, after) => {
        const copy: unknown = deepClone(before);
        expect(patched(before, compare(before, after))).toEqual(after);
        expect(before).toEqual(copy);
      }),
    );
  });

  it('keeps the identity of what no operation touches', () => {
    const before = { hand: ['a'], route: { spaces: [{ pile: [1] }, { pile: [2] }] } };
    const after = patched(before, [{ op: 'add', path: '/route/spaces/1/pile/-', value: 3 }]);
    expect(after.hand).toBe(before.hand);
    expect(after.route.spaces[0]).toBe(before.route.spaces[0]);
    expect(after.route.spaces[1]).toEqual({ pile: [2, 3] });
    expect(after.route).not.toBe(before.route);
  });

  it('follows moves within arrays as the library does', () => {
    const before = { list: [[1], [2], [3]], other: [] as number[][] };
    const operations = [
      { op: 'move', from: '/list/0', path: '/other/0' },
      { op: 'add', path: '/list/0/-', value: 9 },
    ] as const;
    const expected: unknown = applyPatch(deepClone(before), operations).newDocument;
    expect(patched(before, operations)).toEqual(expected);
    expect(before.list[1]).toEqual([2]);
  });

  it('does not reach into prototypes', () => {
    expect(() => patched({}, [{ op: 'add', path: '/__proto__/polluted', value: true }])).toThrow(/prototype/);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
