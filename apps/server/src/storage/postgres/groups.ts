import { settle, type Answer, type Call, type Results } from '../sql/calls.ts';

interface Waiting {
  call: Call;
  resolve: (results: Results) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** How many groups may be under way at the same time. */
  lanes: number;
  /** How many calls a group has at most. */
  most: number;
}

/**
 * Carries out calls in groups: those that come while others are under way wait together, and share
 * what it costs to write. Calls in here concern different things, and so need no order.
 */
export class Groups {
  readonly #options: Options;
  readonly #carryOut: (calls: readonly Call[]) => Promise<readonly Answer[]>;
  #waiting: Waiting[] = [];
  #underWay = 0;
  #isDue = false;

  /** @param carryOut never rejects */
  constructor(options: Options, carryOut: (calls: readonly Call[]) => Promise<readonly Answer[]>) {
    this.#options = options;
    this.#carryOut = carryOut;
  }

  /** @throws ConflictError or StorageFailedError */
  add(call: Call): Promise<Results> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, resolve, reject });
      if (this.#isDue) return;
      this.#isDue = true;
      // So that all that came in this turn of the event loop are one group.
      setImmediate(() => {
        this.#isDue = false;
        this.#start();
      });
    });
  }

  #start(): void {
    while (this.#underWay < this.#options.lanes && this.#waiting.length > 0) {
      this.#underWay += 1;
      void this.#run(this.#waiting.splice(0, this.#options.most));
    }
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    const answers = await this.#carryOut(group.map(({ call }) => call));
    for (const [i, { resolve, reject }] of group.entries()) settle(answers[i] ?? [], resolve, reject);
    this.#underWay -= 1;
    this.#start();
  }
}
