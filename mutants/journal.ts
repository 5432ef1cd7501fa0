import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.ts';

/**
 * The outcome of a mutant: a test failed (`noticed`), the tests did not end, no test failed, or no
 * test reached it.
 */
export type Outcome = 'noticed' | 'endless' | 'unnoticed' | 'unreached';

/** A line of the journal: a mutant in progress, or its outcome. */
export interface Entry {
  key: string;
  outcome: Outcome | 'trying';
  /** The outcome holds while this hash is the same. */
  basis: string;
  /** The test that noticed it. */
  by?: string;
}

/** The outcomes of a part's mutants, stored in a file between runs. */
export class Journal {
  readonly file: string;

  constructor(part: string) {
    this.file = join(root, 'test-results/mutants', `${part.replaceAll('/', '-')}.jsonl`);
    mkdirSync(dirname(this.file), { recursive: true });
  }

  write(entry: Entry): void {
    appendFileSync(this.file, `${JSON.stringify(entry)}\n`);
  }

  /** The last entry of each mutant, by key. */
  read(): Map<string, Entry> {
    if (!existsSync(this.file)) return new Map();
    const lines = readFileSync(this.file, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    return new Map(lines.map((line) => JSON.parse(line) as Entry).map((entry) => [entry.key, entry]));
  }

  /** The size of the file, which grows with each entry. */
  get size(): number {
    return existsSync(this.file) ? statSync(this.file).size : 0;
  }
}
