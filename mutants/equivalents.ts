/** Mutants that nobody can notice, and why. */
export interface Equivalents {
  why: string;
  /** Of each the file, its line as it stands, and what comes in place of a part of that. */
  where: readonly (readonly [file: string, line: string, to: string])[];
}

export const equivalents: readonly Equivalents[] = [];
