import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from './instrument.ts';
import type { Part } from './parts.ts';
import { root } from './root.ts';

/** What outcomes rest on. */
export interface Basis {
  /** Of what nobody noticed: all of the part and its tests. */
  part: string;
  /** Of what a test noticed: that test's file, by its path. */
  tests: Readonly<Record<string, string>>;
}

/** What the outcomes of a part rest on, as the files are now. */
export function basisOf({ sources, tests }: Part): Basis {
  return {
    part: hash(...[...sources, ...tests].map(read)),
    tests: Object.fromEntries(tests.map((file) => [file, hash(read(file))])),
  };
}

/** Whether an outcome with this basis still holds. */
export function holds(basis: Basis, on: string): boolean {
  return on === basis.part || Object.values(basis.tests).includes(on);
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
