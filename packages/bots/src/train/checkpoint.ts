import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Training } from './fit.ts';
import type { Sample } from './selfPlay.ts';

/** The progress of a training, after which it can resume. */
export interface Checkpoint {
  game: string;
  players: number;
  seed: number;
  /** Matches played in each round. The first round is of `sound` bots, the others search. */
  matches: number[];
  /** Samples so far, and the matches from which they are, in both files' order. */
  samples: number;
  /** Numbers per player and about the table in each sample. */
  shape: { own: number; table: number } | null;
  /** Processor time of all matches, in seconds. */
  played: number;
  training: Training | null;
  /** Finished passes through the samples of this round. */
  passes: number;
}

/**
 * Stores checkpoints, and samples beside them. Samples after the last checkpoint are dropped when a
 * training resumes.
 */
export class Store {
  readonly #file: string;
  readonly #samples: string;

  /** @param file the path of the checkpoint, without its extension */
  constructor(file: string) {
    this.#file = `${file}.json`;
    this.#samples = `${file}.f32`;
    mkdirSync(dirname(file), { recursive: true });
  }

  /** The stored checkpoint; null if there is none. */
  load(): Checkpoint | null {
    return existsSync(this.#file) ? (JSON.parse(readFileSync(this.#file, 'utf8')) as Checkpoint) : null;
  }

  save(checkpoint: Checkpoint): void {
    const unfinished = `${this.#file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify(checkpoint));
    renameSync(unfinished, this.#file);
  }

  append(samples: readonly Sample[]): void {
    const numbers = samples.flatMap(({ players, table, result }) => [...players.flat(), ...table, ...result]);
    appendFileSync(this.#samples, new Uint8Array(Float32Array.from(numbers).buffer));
  }

  /** The samples up to a checkpoint. Removes those after it. */
  samples({ players, samples, shape }: Checkpoint): Sample[] {
    if (!existsSync(this.#samples)) return [];
    if (shape === null) {
      truncateSync(this.#samples, 0);
      return [];
    }
    const { own, table } = shape;
    const size = players * (own + 1) + table;
    truncateSync(this.#samples, samples * size * 4);
    const bytes = readFileSync(this.#samples);
    const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
    return Array.from({ length: samples }, (_, index) => {
      const slice = (from: number, count: number) => [...numbers.subarray(index * size + from, index * size + from + count)];
      return {
        players: Array.from({ length: players }, (_, player) => slice(player * own, own)),
        table: slice(players * own, table),
        result: slice(players * own + table, players),
      };
    });
  }
}
