// Code for the test of the mutants: each function is one way in which a mutant is noticed, or is
// not.

/** Read when the module is loaded, never after. */
const names = new Set(['Ana', 'Luz']);

export const isKnown = (name: string): boolean => names.has(name);

const kept = new Map<number, number>();

/** Worked out once for each number; what was worked out before hides a mutant. */
export function doubled(number: number): number {
  const known = kept.get(number) ?? number * 2;
  kept.set(number, known);
  return known;
}

/** A mutant of this counts for ever. */
export function countDown(from: number): number {
  let left = from;
  while (left > 0) left -= 1;
  return left;
}

/** Its test leaves the edge out. */
export const isAdult = (age: number): boolean => age >= 18;

/** Has no test at all. */
export const isChild = (age: number): boolean => age < 12;

/** Every name has a letter, which the compiler does not know. */
export function initialOf(name: string): string {
  const [first] = name;
  if (first === undefined) throw new Error('a name is empty');
  return first;
}
