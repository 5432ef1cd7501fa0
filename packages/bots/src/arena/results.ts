import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Outcome } from './match.ts';

/** One match of a run, and what came of it. */
export interface Result extends Outcome {
  /** What is compared: the same for all matches that are summed up together. */
  run: string;
  deal: number;
  /** Where the one sat against the others. */
  seat: number;
}

/**
 * The matches of a run that a file has; none when there is no file. A last line that was cut off is
 * left aside.
 */
export function resultsIn(file: string | undefined, run: string): Result[] {
  if (file === undefined || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Result).filter((result) => result.run === run);
}

/** Adds a match to a file. */
export function keep(file: string | undefined, result: Result): void {
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(result)}\n`);
}
