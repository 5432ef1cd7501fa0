/** Deeply frozen values. An object that other code froze may have parts that are not frozen. */
const frozen = new WeakSet<object>();

/** Freezes plain data deeply: code in modules is strict, so a write to it throws. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(Object.freeze(value));
  for (const part of Object.values(value)) freeze(part);
  return value;
}
