import type { Config } from './config.ts';
import type { Lack } from './http/health.ts';
import type { Nodes } from './nodes/nodes.ts';
import type { Storage } from './storage/index.ts';

/**
 * How long a result is reused, so that requests to `/readyz` cannot load the database. In
 * milliseconds.
 */
const FRESH = 1000;
/** Timeout of a check, in milliseconds: a proxy that polls every second must not wait longer. */
const LONGEST = 2000;

interface ReadinessParts {
  config: Config;
  storage: Storage;
  /** The other servers behind the same address; null for a single server. */
  nodes: Nodes | null;
}

/** Whether the server can make changes now, for `/readyz` and the metrics. */
export class Readiness {
  readonly #config: Config;
  readonly #nodes: Nodes | null;
  readonly #canStore: Check;
  readonly #canTell: Check | null;
  #isClosing = false;

  constructor({ config, storage, nodes }: ReadinessParts) {
    this.#config = config;
    this.#nodes = nodes;
    this.#canStore = new Check(() => storage.probe());
    this.#canTell = nodes === null ? null : new Check(() => nodes.probe());
  }

  /** Marks the server as not ready, because it is about to stop. */
  close(): void {
    this.#isClosing = true;
  }

  /** The reason why the server cannot work; null if it can. */
  async missing(): Promise<Lack | null> {
    if (this.#isClosing) return { missing: 'closing', hint: 'the server is stopping' };
    const nodes = this.#nodes;
    const [tells, stores] = await Promise.all([nodes?.isUp === false ? false : this.#canTell?.passes(), this.#canStore.passes()]);
    if (nodes !== null && tells === false) return { missing: 'others', hint: nodes.hint };
    return stores ? null : { missing: 'storage', hint: storageHint(this.#config) };
  }
}

function storageHint({ databaseUrl }: Config): string {
  return databaseUrl === undefined
    ? 'the database in DATA_DIR cannot be written: look at the free space and the permissions of its disk, and at the log'
    : 'PostgreSQL (DATABASE_URL) does not answer or rejects writes: check it, and the log';
}

/**
 * Checks whether an operation succeeds. However many callers there are, it runs at most once a
 * second.
 */
export class Check {
  readonly #attempt: () => Promise<unknown>;
  readonly #now: () => number;
  #last: { isDone: boolean; at: number } | null = null;
  #running: { since: number; result: Promise<boolean> } | null = null;

  /** @param attempt rejects if it fails */
  constructor(attempt: () => Promise<unknown>, now: () => number = () => performance.now()) {
    this.#attempt = attempt;
    this.#now = now;
  }

  async passes(): Promise<boolean> {
    if (this.#last !== null && this.#now() - this.#last.at < FRESH) return this.#last.isDone;
    this.#running ??= { since: this.#now(), result: this.#run() };
    const { since, result } = this.#running;
    const left = LONGEST - (this.#now() - since);
    if (left <= 0) return false;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), left).unref()));
    const isDone = await Promise.race([result, late]);
    clearTimeout(timer);
    return isDone;
  }

  async #run(): Promise<boolean> {
    const isDone = await this.#attempt().then(
      () => true,
      () => false,
    );
    this.#last = { isDone, at: this.#now() };
    this.#running = null;
    return isDone;
  }
}
