import type { Random } from '@sobremesa/games';

/** Names and values that have broken servers before. */
const nasty: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  '',
  '\u0000',
  '\u202e',
  '../..',
  'x'.repeat(5000),
  -1,
  0.5,
  1e308,
  2 ** 53,
  null,
  true,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { length: -1 },
];

const keys = ['__proto__', 'constructor', 'toJSON', 'then', 'extra', ''];

/**
 * A copy of a message that differs from it in one place: another value, one less, one more, or one
 * twice.
 */
export function mutated(message: unknown, random: Random): unknown {
  if (typeof message !== 'object' || message === null || random.below(4) === 0) return pick(nasty, random);
  if (Array.isArray(message)) return mutatedList(message, random);
  const entries = Object.entries(message);
  const at = random.below(entries.length + 1);
  const entry = entries[at];
  if (entry === undefined) return Object.fromEntries([...entries, [pick(keys, random), pick(nasty, random)]]);
  if (random.below(5) === 0) return Object.fromEntries(entries.toSpliced(at, 1));
  return Object.fromEntries(entries.with(at, [entry[0], varied(entry[1], random)]));
}

function mutatedList(list: readonly unknown[], random: Random): unknown[] {
  const at = random.below(list.length + 1);
  if (at === list.length) return [...list, pick(nasty, random)];
  if (random.below(4) === 0) return list.toSpliced(at, 1);
  if (random.below(4) === 0) return list.toSpliced(at, 0, list[at]);
  return list.with(at, varied(list[at], random));
}

/** Numbers become their neighbours, which often are as valid. */
function varied(value: unknown, random: Random): unknown {
  if (typeof value === 'number' && random.below(2) === 0) return value + random.below(5) - 2;
  return mutated(value, random);
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}
