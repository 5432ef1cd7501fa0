import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { basisOf, holds } from './basis.ts';
import { equivalents } from './equivalents.ts';
import { instrument } from './instrument.ts';
import { Journal } from './journal.ts';
import type { Part } from './parts.ts';
import { judged, type Judged } from './report.ts';
import { root } from './root.ts';

/** Seconds without progress after which a mutant counts as keeping the tests from ending. */
const PATIENCE = 60;
/** Longer before the first mutant, since all tests run once, possibly on a busy machine. */
const PATIENCE_BEFORE = 900;
const NEWS_EVERY = 15;
/** Output when a mutant has used up the memory and killed the process. */
const DEAD = /FATAL ERROR|Fatal error|Worker exited unexpectedly/;

/**
 * Tries all mutants of a part without a known outcome. An interrupted run can be continued.
 * @param tell reports the progress from time to time
 * @throws if the part's tests fail without a mutant
 */
export async function tried(part: Part, tell: (text: string) => void): Promise<Judged> {
  const { mutants } = await instrument(part.sources);
  const basis = basisOf(part);
  const journal = new Journal(part.name);
  const known = () => {
    const entries = journal.read();
    return mutants.filter(({ key }) => {
      const entry = entries.get(key);
      return entry !== undefined && entry.outcome !== 'trying' && holds(basis, entry.basis);
    });
  };
  while (known().length < mutants.length) {
    const output = await oneRun(part, () => tell(`${part.name}: ${known().length} of ${mutants.length}`));
    const stuck = [...journal.read().values()].find(({ outcome }) => outcome === 'trying');
    if (output === null && stuck !== undefined) journal.write({ ...stuck, outcome: 'endless' });
    else if (known().length < mutants.length) throw new Error(`${part.name} does not get on:\n${output ?? 'there is no news'}`);
  }
  return judged(part.name, mutants, journal.read(), equivalents);
}

/**
 * Runs the tests in one process until it ends.
 * @returns its output; null if it was killed because of no progress, or has died
 */
async function oneRun(part: Part, tell: () => void): Promise<string | null> {
  const journal = new Journal(part.name);
  const child = spawn(
    process.execPath,
    ['--no-warnings', join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', join(root, 'mutants/vitest.config.ts')],
    { cwd: root, env: { ...process.env, MUTANTS: JSON.stringify(part) }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = () => {
    end(child);
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let size = journal.size;
  let quiet = 0;
  let patience = PATIENCE_BEFORE;
  for (let second = 1; child.exitCode === null && child.signalCode === null; second++) {
    await Promise.race([sleep(1000), ended]);
    if (second % NEWS_EVERY === 0) tell();
    quiet = journal.size === size ? quiet + 1 : 0;
    if (journal.size !== size) patience = PATIENCE;
    size = journal.size;
    if (quiet > patience) end(child);
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return child.signalCode === null && !DEAD.test(output) ? output : null;
}

/** Kills a process group. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}
