import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/**
 * What became of a mutant: a test noticed it, or it kept the tests from coming to an end, or none
 * noticed, or none even came by.
 */
export type Outcome = 'noticed' | 'endless' | 'unnoticed' | 'unreached';

/** A line of the journal: a mutant that is being tried, or what became of it. */
export interface Entry {
  key: string;
  outcome: Outcome | 'trying';
  /** What the outcome rests on: it holds as long as that is the same. */
  basis: string;
  /** The test that noticed. */
  by?: string;
}

/** What is known of a part's mutants, kept in a file from one run to the next. */
export class Journal {
  readonly file: string;

  constructor(part: string) {
    this.file = join(root, 'test-results/mutants', `${part.replaceAll('/', '-')}.jsonl`);
    mkdirSync(dirname(this.file), { recursive: true });
  }

  write(entry: Entry): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  /** The last entry about each mutant, by key. */
  read(): Map<string, Entry> {
    if (!existsSync(this.file)) return new Map();
    const lines = readFileSync(this.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    return new Map(lines.map((line) => JSON.parse(line) as Entry).map((entry) => [entry.key, entry]));
  }

  /** Grows with every entry. */
  get size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }
}
