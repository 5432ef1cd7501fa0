type Json = Record<string, unknown>;

/**
 * Returns `after` with every part that equals `before`'s replaced by `before`'s own. Comparisons
 * can then skip unchanged parts, and common parts are stored once. Both are plain JSON and stay
 * unchanged.
 *
 * @returns `before` itself when both are equal, including the order of members
 */
export function shared<T extends object>(before: T, after: T): T {
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return sharedArray(before, after) as T;
  return sharedObject(before as Json, after as Json) as T;
}

function sharedArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let equal = before.length === after.length;
  let result: unknown[] | null = null;
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    const old = before[i];
    const value = after[i];
    if (old === value) continue;
    const kept = keptOf(old, value);
    if (kept !== old) equal = false;
    if (kept === value) continue;
    result ??= after.slice();
    result[i] = kept;
  }
  return equal ? before : (result ?? after);
}

function sharedObject(before: Json, after: Json): Json {
  let equal = true;
  let result: Json | null = null;
  for (const key in after) {
    const old = before[key];
    const value = after[key];
    if (old === value) continue;
    const kept = keptOf(old, value);
    if (kept !== old) equal = false;
    if (kept === value) continue;
    result ??= { ...after };
    result[key] = kept;
  }
  return equal && haveSameKeys(before, after) ? before : (result ?? after);
}

/** Reused between calls: lists of keys made up a sixth of the garbage of a move. */
const keys: string[] = [];

function haveSameKeys(one: Json, other: Json): boolean {
  let count = 0;
  for (const key in one) keys[count++] = key;
  let at = 0;
  for (const key in other) if (keys[at++] !== key) return false;
  return at === count;
}

/** Only two arrays, or two objects, can have parts in common. */
function keptOf(old: unknown, value: unknown): unknown {
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return value;
  return shared(old, value);
}
