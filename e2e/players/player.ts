import { expect, type Locator } from '@playwright/test';
import { Person } from './person.ts';

/** Polling options for the outcome of a move. */
export const soon = { timeout: 30_000, intervals: [10, 20, 50, 100] };

/** The accessible names of these controls, all read at once. */
export async function labelsOf(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
}

/** A person who plays. A seed decides between possible moves. */
export abstract class Player<Asked extends { stage: string } = { stage: string }> extends Person {
  #seed = 1;

  prefer(seed: number): this {
    this.#seed = seed;
    return this;
  }

  /** All decisions of this player, each with its prompt. */
  protected abstract prompts(): readonly { asked: Asked; says: RegExp }[];

  /** The decision that is due now; null when there is none. */
  async asked(): Promise<Asked | null> {
    // Empty while a page loads.
    const [shown = ''] = await this.prompt.allTextContents();
    return this.prompts().find(({ says }) => says.test(shown))?.asked ?? null;
  }

  /** Makes a decision. */
  protected abstract answer(asked: Asked): Promise<void>;

  /**
   * A control that the decision needs. It can appear later than the prompt, since a page loads some
   * parts on demand.
   */
  protected abstract handle(asked: Asked): Locator;

  /** Whether the log shows this decision to all. */
  protected isLogged(_asked: Asked): boolean {
    return true;
  }

  /**
   * Whether others make the same decision at the same time, so that new log lines can be about
   * them.
   */
  protected isShared(_asked: Asked): boolean {
    return false;
  }

  /**
   * Makes one move for the decision that is due, and waits until the page shows the result.
   *
   * @param asked the decision as last seen
   */
  async move(asked?: Asked): Promise<Asked['stage']> {
    const due = asked ?? (await this.asked());
    if (due === null) throw new Error(`${this.name} has nothing to decide.`);
    const isAskedElse = async () => (await this.asked())?.stage !== due.stage;
    const isAnswerable = async () => (await this.handle(due).first().isVisible()) || isAskedElse();
    await expect
      .poll(isAnswerable, { message: `${this.name} should see the controls for the decision (${due.stage}).`, ...soon })
      .toBe(true);
    const before = await this.logLength();
    await this.answer(due);
    const isRead = async () => !this.isShared(due) && (await this.logLength()) > before;
    const isDone = async () => (await isRead()) || ((this.isShared(due) || !this.isLogged(due)) && isAskedElse());
    await expect.poll(isDone, { message: `${this.name} should see the outcome (${due.stage}).`, ...soon }).toBe(true);
    return due.stage;
  }

  async isOver(): Promise<boolean> {
    return this.finalCount.isVisible();
  }

  /** A button of the game's board. */
  inBoard(key: string, values?: Record<string, string | number>): Locator {
    return this.board.getByRole('button', { name: this.words.game(key, values), exact: true });
  }

  protected pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.chance() * choices.length)];
    if (choice === undefined) throw new Error(`${this.name} sees no choices.`);
    return choice;
  }

  protected shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, at: this.chance() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  }

  /** A number from 0 to 1; deterministic under one seed. */
  protected chance(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }
}
