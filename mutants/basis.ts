import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './instrument.ts';
import type { Part } from './parts.ts';
import { root } from './root.ts';

/** Hashes of the files on which outcomes depend. */
export interface Basis {
  /** For mutants that no test noticed: the whole part with its tests. */
  part: string;
  /** For mutants that a test noticed: that test's file, by path. */
  tests: Readonly<Record<string, string>>;
}

/** The present basis of a part. */
export function basisOf({ sources, tests }: Part): Basis {
  return {
    part: hash(...[...sources, ...tests].map(read)),
    tests: Object.fromEntries(tests.map((file) => [file, hash(read(file))])),
  };
}

/** Whether an outcome stored with the basis `on` still holds. */
export function holds(basis: Basis, on: string): boolean {
  return on === basis.part || Object.values(basis.tests).includes(on);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
