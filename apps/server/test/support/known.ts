/** The value without null and undefined. @throws Error if it is missing */
export function known<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('a required value is missing');
  return value;
}
