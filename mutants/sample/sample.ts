// Code for the tests of the mutation runner. Each function shows a way in which tests notice a
// mutant, or miss it.

/** Read only while the module is loaded. */
const names = new Set(['Ana', 'Luz']);

export const isKnown = (name: string): boolean => names.has(name);

const kept = new Map<number, number>();

/** Cached by number: an earlier result hides a mutant. */
export function doubled(number: number): number {
  const known = kept.get(number) ?? number * 2;
  kept.set(number, known);
  return known;
}

/** A mutant of this never ends. */
export function countDown(from: number): number {
  let left = from;
  while (left > 0) left -= 1;
  return left;
}

/** Its test does not cover the boundary. */
export const isAdult = (age: number): boolean => age >= 18;

/** Has no test. */
export const isChild = (age: number): boolean => age < 12;

/** A name is never empty, but the compiler does not know that. */
export function initialOf(name: string): string {
  const [first] = name;
  if (first === undefined) throw new Error('a name is empty');
  return first;
}
