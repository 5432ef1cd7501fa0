/** An answer is good for this long, so that callers of `/readyz` cannot load the database. In milliseconds. */
const FRESH = 1000;
/** A check that takes longer has failed: a proxy that asks every second waits no longer than this. */
const LONGEST = 2000;

/** Whether something can be done now, tried at most once a second however many ask. */
export class Check {
  readonly #attempt: () => Promise<unknown>;
  readonly #now: () => number;
  #last: { isDone: boolean; at: number } | null = null;
  #running: { since: number; result: Promise<boolean> } | null = null;

  /** @param attempt rejects when it cannot be done */
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
