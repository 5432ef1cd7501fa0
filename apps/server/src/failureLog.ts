interface Log {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
}

/** Logs a failure that lasts: once when it begins and once when it ends. */
export class FailureLog {
  readonly #log: Log;
  readonly #begins: string;
  readonly #ends: string;
  #isFailing = false;

  /** @param begins the failure, and what the operator can do */
  constructor(log: Log, begins: string, ends: string) {
    this.#log = log;
    this.#begins = begins;
    this.#ends = ends;
  }

  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** @param about the reason, without secrets or addresses of people */
  failed(about: object): void {
    if (this.#isFailing) return;
    this.#isFailing = true;
    this.#log.warn(about, this.#begins);
  }

  succeeded(about: object = {}): void {
    if (!this.#isFailing) return;
    this.#isFailing = false;
    this.#log.info(about, this.#ends);
  }
}
