import { settle, type Answer, type Call, type Results } from '../sql/calls.ts';

interface Waiting {
  call: Call;
  key: string;
  resolve: (results: Results) => void;
  reject: (error: Error) => void;
}

interface Options {
  /** Maximum number of groups in progress. */
  lanes: number;
  /** Maximum number of calls in a group. */
  most: number;
}

/**
 * Executes calls in groups: calls that arrive while groups are in progress wait, and then share the
 * cost of one write. The calls have different keys, so they need no order.
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

  /**
   * @param key of the rows that the call locks. Groups run in the order of their keys, so that
   *   those of several servers wait for each other instead of meeting in a deadlock
   * @throws ConflictError or StorageFailedError
   */
  add(call: Call, key: string): Promise<Results> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ call, key, resolve, reject });
      if (this.#isDue) return;
      this.#isDue = true;
      // All calls of one turn of the event loop become one group.
      setImmediate(() => {
        this.#isDue = false;
        this.#start();
      });
    });
  }

  #start(): void {
    while (this.#underWay < this.#options.lanes && this.#waiting.length > 0) {
      this.#underWay += 1;
      const group = this.#waiting.splice(0, this.#options.most);
      void this.#run(group.toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key)));
    }
  }

  async #run(group: readonly Waiting[]): Promise<void> {
    const answers = await this.#carryOut(group.map(({ call }) => call));
    for (const [i, { resolve, reject }] of group.entries()) settle(answers[i] ?? [], resolve, reject);
    this.#underWay -= 1;
    this.#start();
  }
}
