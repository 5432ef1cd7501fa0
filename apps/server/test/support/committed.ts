import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Storage } from '../../src/storage/storage.ts';
import { upTo } from './committing.ts';

/** Node's arguments that run `committer.ts`; its own arguments follow. */
export const committer = ['--import', 'tsx', fileURLToPath(new URL('./committer.ts', import.meta.url))];

export function runCommitter(...args: string[]): ChildProcess {
  return spawn(process.execPath, [...committer, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Reads the acknowledgements of a committer until it ends. */
export class Acknowledged {
  /** The newest acknowledged version, by table. */
  readonly versions = new Map<string, number>();
  readonly failures = new Set<string>();
  readonly #lines;

  constructor(child: ChildProcess) {
    if (child.stdout === null) throw new Error('its output is not read');
    this.#lines = createInterface(child.stdout);
    this.#lines.on('line', (line) => {
      const [table = '', version = ''] = line.split(' ');
      if (table === 'failed') this.failures.add(version);
      else this.versions.set(table, Number(version));
    });
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await once(this.#lines, 'line');
  }

  async end(): Promise<void> {
    await once(this.#lines, 'close');
  }

  /**
   * Checks that every acknowledged write is stored completely, once and without a gap. @throws
   * AssertionError
   */
  async mustBeStored(storage: Storage): Promise<void> {
    for (const [table, version] of this.versions) {
      const moves = await storage.moves(table);
      assert.ok(moves.length >= version, `${table}: ${moves.length} of ${version} moves`);
      assert.deepEqual(
        moves.map((move) => move.version),
        upTo(moves.length).map((i) => i + 1),
      );
      const log = await storage.log(table, { limit: Number.MAX_SAFE_INTEGER });
      assert.deepEqual(
        log.map(({ seq }) => seq),
        upTo(2 * moves.length).map((i) => i + 2),
      );
      const match = (await storage.load(table))?.match;
      assert.equal(match?.snapshot.version, moves.length - (moves.length % 3));
      assert.equal(match?.snapshot.state.trim(), String(match?.snapshot.version));
      assert.deepEqual(match?.moves, moves.slice(match?.snapshot.version));
    }
  }
}
