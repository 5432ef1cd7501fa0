/**
 * A document of plain JSON with the parts that an earlier one has, too: equal parts of both become
 * the same object. A board then renders only what has changed, and a message holds each part once.
 *
 * @returns the earlier document if both are equal
 */
export function withKnown<T>(before: unknown, after: T): T {
  if (before === after || !isContainer(before) || !isContainer(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const parts = keys.map((key) => [key, withKnown(before[key], after[key])] as const);
  const isSame = keys.length === Object.keys(before).length && parts.every(([key, part]) => isKnown(before, key, part));
  if (isSame) return before as T;
  return (Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as T;
}

type Container = Record<string, unknown>;

function isKnown(before: Container, key: string, part: unknown): boolean {
  return Object.hasOwn(before, key) && before[key] === part;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}
