import { documentLimits } from './format.ts';

/**
 * Whether a value has no more parts and no deeper ones than a document may have. Does not recurse,
 * so a value of any depth is safe. A value that contains itself is too large.
 */
export function isBounded(root: unknown): boolean {
  const pending: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  let values = 0;
  let length = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, depth } = next;
    values += 1;
    if (typeof value === 'string') length += value.length;
    if (values + pending.length > documentLimits.values || length > documentLimits.length || depth > documentLimits.depth) {
      return false;
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, each] of Object.entries(value)) {
      length += key.length;
      pending.push({ value: each, depth: depth + 1 });
    }
  }
  return true;
}
