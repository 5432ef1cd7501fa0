type Json = Record<string, unknown>;

/**
 * `after`, in which every part that is equal to `before`'s is `before`'s own, so that whoever compares the two need not look
 * into what has not changed, and what is kept of both is kept once. `after` is changed in place; both are plain JSON.
 *
 * @returns `before` itself when they are equal
 */
export function shared<T extends object>(before: T, after: T): T {
  if (Array.isArray(before) && Array.isArray(after)) return sharedArray(before, after) as T;
  return sharedObject(before as Json, after as Json) as T;
}

function sharedArray(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  let equal = before.length === after.length;
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    const old = before[i];
    const value = after[i];
    if (old === value) continue;
    if (!areAlike(old, value)) {
      equal = false;
      continue;
    }
    const kept = shared(old as object, value);
    if (kept === old) after[i] = kept;
    else equal = false;
  }
  return equal ? before : after;
}

function sharedObject(before: Json, after: Json): Json {
  const keys = Object.keys(after);
  let equal = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const old = before[key];
    const value = after[key];
    if (old === value) continue;
    if (!areAlike(old, value)) {
      equal = false;
      continue;
    }
    const kept = shared(old as object, value);
    if (kept === old) after[key] = kept;
    else equal = false;
  }
  return equal ? before : after;
}

/** Both arrays, or both objects, and so worth a look. */
function areAlike(old: unknown, value: unknown): value is object {
  if (typeof old !== 'object' || typeof value !== 'object' || old === null || value === null) return false;
  return Array.isArray(old) === Array.isArray(value);
}
