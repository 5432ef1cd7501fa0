/** What a test has made sure is there. */
export function known<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('something that must be there is not');
  return value;
}
