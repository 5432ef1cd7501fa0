import { expect, type Locator } from '@playwright/test';
import { Person } from './person.ts';

/** How to wait for what comes of a move. */
export const soon = { timeout: 30_000, intervals: [10, 20, 50, 100] };

/** What these controls are called, as they say themselves, all read at once. */
export async function labelsOf(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
}

/** A person who plays, with a taste of their own: a seed decides between possible moves. */
export abstract class Player<Asked extends { stage: string } = { stage: string }> extends Person {
  #seed = 1;

  prefer(seed: number): this {
    this.#seed = seed;
    return this;
  }

  /** All that this player can be asked for, and how the prompt says it. */
  protected abstract prompts(): readonly { asked: Asked; says: RegExp }[];

  /** What this player is asked for now; null when it is nothing. */
  async asked(): Promise<Asked | null> {
    // None while a page is loaded.
    const [shown = ''] = await this.prompt.allTextContents();
    return this.prompts().find(({ says }) => says.test(shown))?.asked ?? null;
  }

  /** Does what is asked for. */
  protected abstract answer(asked: Asked): Promise<void>;

  /**
   * A control that the answer needs. It can appear later than the prompt: a page loads some parts
   * when it first shows them.
   */
  protected abstract handle(asked: Asked): Locator;

  /** Whether everybody reads in the log what this player does when asked for this. */
  protected isLogged(_asked: Asked): boolean {
    return true;
  }

  /**
   * Whether others are asked for the same at the same time, so that new lines of the log can be
   * about them.
   */
  protected isShared(_asked: Asked): boolean {
    return false;
  }

  /**
   * Makes one move, whatever is asked for, and waits until the page shows what came of it.
   *
   * @param asked what this player was asked for when last looked at
   */
  async move(asked?: Asked): Promise<Asked['stage']> {
    const due = asked ?? (await this.asked());
    if (due === null) throw new Error(`${this.name} is not asked for anything.`);
    const isAskedElse = async () => (await this.asked())?.stage !== due.stage;
    const isAnswerable = async () => (await this.handle(due).first().isVisible()) || isAskedElse();
    await expect
      .poll(isAnswerable, { message: `${this.name} should see what to answer with (${due.stage}).`, ...soon })
      .toBe(true);
    const before = await this.logLength();
    await this.answer(due);
    const isRead = async () => !this.isShared(due) && (await this.logLength()) > before;
    const isDone = async () => (await isRead()) || ((this.isShared(due) || !this.isLogged(due)) && isAskedElse());
    await expect.poll(isDone, { message: `${this.name} should read what came of it (${due.stage}).`, ...soon }).toBe(true);
    return due.stage;
  }

  async isOver(): Promise<boolean> {
    return this.finalCount.isVisible();
  }

  /** A button of the game. */
  inBoard(key: string, values?: Record<string, string | number>): Locator {
    return this.board.getByRole('button', { name: this.words.game(key, values), exact: true });
  }

  protected pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.chance() * choices.length)];
    if (choice === undefined) throw new Error(`${this.name} sees nothing to choose from.`);
    return choice;
  }

  protected shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, at: this.chance() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  }

  /** From 0 to 1; the same for the same seed. */
  protected chance(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }
}
