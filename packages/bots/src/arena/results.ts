import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './match.ts';

/** One match of a run, with its result. */
export interface Result extends Outcome {
  /** Identifies the contest; results with the same name are summed up together. */
  run: string;
  deal: number;
  /** The seat of `one`. */
  seat: number;
}

/** The matches of a run in a file; none if there is no file. Skips an incomplete last line. */
export function resultsIn(file: string | undefined, run: string): Result[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Result).filter((result) => result.run === run);
}

/** Appends a match to a file. */
export function keep(file: string | undefined, result: Result): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
