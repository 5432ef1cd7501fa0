import { expect, type Locator } from '@playwright/test';
import { Keyboard } from './hands.ts';
import { Person } from './person.ts';
import { oneOf } from './words.ts';

/** What a player can be asked for, as the prompt says it. */
export type Stage = 'travel' | 'travelFlip' | 'travelDraw' | 'choose' | 'trade' | 'place' | 'gift' | 'last';

const stages: readonly Stage[] = ['travel', 'travelFlip', 'travelDraw', 'choose', 'trade', 'place', 'gift', 'last'];
/** How to wait for what comes of a move. */
export const soon = { timeout: 20_000, intervals: [10, 20, 50, 100] };
/** No space asks for more cards. */
const MOST_CARDS = 4;

/** A person who plays Pátzcuaro, with a taste of their own: `seed` decides between possible moves. */
export class Player extends Person {
  #seed = 1;
  #wish: RegExp | null = null;
  #travels = 0;

  prefer(seed: number): this {
    this.#seed = seed;
    return this;
  }

  /** From now on goes to places whose words match, where one is in reach. */
  seek(wish: RegExp): this {
    this.#wish = wish;
    return this;
  }

  /** What this player is asked for now, and for how many cards; null when it is somebody else's turn. */
  async asked(): Promise<{ stage: Stage; cards: number } | null> {
    const prompts = stages.flatMap((stage) =>
      Array.from({ length: stage === 'trade' ? MOST_CARDS : 1 }, (_, i) => ({
        stage,
        cards: i + 1,
        text: this.words.game(`prompt.${stage}`, { you: 'yes', player: this.name, count: i + 1 }),
      })),
    );
    const shown = await this.page.getByText(oneOf(prompts.map(({ text }) => text))).allTextContents();
    return prompts.find(({ text }) => text === shown[0]) ?? null;
  }

  async isOver(): Promise<boolean> {
    return this.finalCount.isVisible();
  }

  /** Makes one move, whatever is asked for, and waits until the page shows what came of it. */
  async move(): Promise<Stage> {
    const asked = await this.asked();
    if (asked === null) throw new Error(`${this.name} is not asked for anything.`);
    const before = await this.log.count();
    await this.#answer(asked.stage, asked.cards);
    await expect
      .poll(() => this.log.count(), { message: `The log of ${this.name} should tell of the move (${asked.stage}).`, ...soon })
      .toBeGreaterThan(before);
    return asked.stage;
  }

  get rondel(): Locator {
    return this.board.getByRole('region', { name: this.words.game('board.rondel') });
  }

  /** Every space of the round; between them are the buttons that open the piles. */
  async spaces(): Promise<Locator[]> {
    return this.rondel.locator('button[aria-pressed]').all();
  }

  /** The name under which a space stands in the tray once it is touched. */
  async lookedAt(space: Locator): Promise<string> {
    return ((await space.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  }

  /** What is said of the deck. */
  get deck(): Locator {
    return this.board.getByText(oneOf(Array.from({ length: 58 }, (_, count) => this.words.game('board.deckSize', { count }))));
  }

  get hand(): Locator {
    return this.board.getByRole('list', { name: this.words.game('board.hand') });
  }

  /** The cards in hand, by what they show. */
  async cards(): Promise<string[]> {
    const buttons = await this.hand.getByRole('button').all();
    return Promise.all(buttons.map(async (button) => (await button.getAttribute('aria-label')) ?? ''));
  }

  get passButton(): Locator {
    return this.inBoard('board.pass');
  }

  /** A button of the game. */
  inBoard(key: string, values?: Record<string, string | number>): Locator {
    return this.board.getByRole('button', { name: this.words.game(key, values), exact: true });
  }

  /** The space so many steps away. @param usable whether its actions can be taken */
  goal(steps: number, usable: boolean): Locator {
    const name = this.words.game(usable ? 'board.canGo' : 'board.canGoUnplayable', { steps });
    return this.rondel.getByRole('button', { name });
  }

  async #answer(stage: Stage, cards: number): Promise<void> {
    switch (stage) {
      case 'travel':
      case 'travelFlip':
      case 'travelDraw':
        return this.travel(stage);
      case 'choose':
        return this.#choose();
      case 'trade':
        return this.#trade(cards);
      case 'place':
      case 'gift':
      case 'last':
        return this.#place();
    }
  }

  /** Chooses a place and presses the button that goes there; what comes of it is for the page to show. */
  async travel(stage: 'travel' | 'travelFlip' | 'travelDraw' = 'travel'): Promise<void> {
    const usable = stage === 'travel';
    const possible: number[] = [];
    for (const steps of [1, 2, 3]) if ((await this.goal(steps, usable).count()) > 0) possible.push(steps);
    const wished: number[] = [];
    for (const steps of possible)
      if (this.#wish?.test((await this.goal(steps, usable).getAttribute('aria-label')) ?? '')) wished.push(steps);
    const steps = this.#pick(wished.length > 0 ? wished : possible);
    if (this.hands instanceof Keyboard && this.#travels++ % 2 === 0 && (await this.board.locator(':focus').count()) > 0) {
      await this.hands.key(String(steps));
    } else {
      await this.hands.press(this.goal(steps, usable), this.rondel);
    }
    await this.hands.press(this.inBoard(usable ? 'board.act' : 'board.draw1').or(this.#flipButton(stage)));
  }

  /** Its name goes on with what comes of it. */
  #flipButton(stage: Stage): Locator {
    return stage === 'travelFlip'
      ? this.board.getByRole('button', { name: this.words.game('board.flip') })
      : this.inBoard('board.draw1');
  }

  async #choose(): Promise<void> {
    const options = await this.board.locator('[data-asks]').getByRole('button', { disabled: false }).all();
    await this.hands.press(this.#pick(options));
  }

  /** Tries cards until the page says that the trade can be made. */
  async #trade(wanted: number): Promise<void> {
    const trade = this.board.getByRole('button', { name: this.words.game('board.tradeGo'), disabled: false });
    const labels = this.#shuffled(await this.cards());
    const offer = async (given: readonly string[]): Promise<boolean> => {
      if (given.length === wanted) return (await trade.count()) > 0;
      for (const card of labels) {
        if (given.includes(card)) continue;
        await this.#touch(card);
        if ((await this.#chosen().count()) === given.length + 1 && (await offer([...given, card]))) return true;
        for (const other of await this.#chosenNames()) if (!given.includes(other)) await this.#touch(other);
        for (const kept of given) if (!(await this.#chosenNames()).includes(kept)) await this.#touch(kept);
      }
      return false;
    };
    if (!(await offer([]))) throw new Error(`${this.name} finds no trade with ${labels.join(' | ')}.`);
    await this.hands.press(trade);
  }

  /** Tries levels and cards until the page takes one of each. */
  async #place(): Promise<void> {
    for (const level of this.#shuffled([1, 2, 3])) {
      const slot = this.inBoard('board.placeOn', { level });
      if (!(await slot.isVisible())) continue;
      await this.hands.press(slot);
      if ((await this.refusal()) !== null) continue;
      for (const card of this.#shuffled(await this.cards())) if (await this.#isTaken(card, level)) return;
    }
    await this.hands.press(this.passButton);
  }

  /** Whether this card goes on the level that was chosen. */
  async #isTaken(card: string, level: number): Promise<boolean> {
    const before = await this.log.count();
    await this.#touch(card);
    let refused = false;
    await expect
      .poll(
        async () => {
          refused = (await this.refusal()) !== null;
          return refused || (await this.log.count()) > before;
        },
        { message: `“${card}” on level ${level} should be placed or refused.`, ...soon },
      )
      .toBe(true);
    return !refused;
  }

  /** The reason that the board shows and the page has said aloud; null when there is none. */
  async refusal(): Promise<string | null> {
    const said = (await this.page.getByRole('alert').allTextContents()).map((text) => text.trim()).filter((text) => text !== '');
    for (const text of said) if (await this.board.getByText(text, { exact: true }).first().isVisible()) return text;
    return null;
  }

  #card(name: string): Locator {
    return this.hand.getByRole('button', { name, exact: true }).first();
  }

  async #touch(card: string): Promise<void> {
    await this.hands.press(this.#card(card), this.hand);
  }

  #chosen(): Locator {
    return this.hand.getByRole('button', { pressed: true });
  }

  async #chosenNames(): Promise<string[]> {
    const chosen = await this.#chosen().all();
    return Promise.all(chosen.map(async (button) => (await button.getAttribute('aria-label')) ?? ''));
  }

  #pick<T>(choices: readonly T[]): T {
    const choice = choices[Math.floor(this.#chance() * choices.length)];
    if (choice === undefined) throw new Error(`${this.name} sees nothing to choose from.`);
    return choice;
  }

  #shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, at: this.#chance() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ thing }) => thing);
  }

  /** From 0 to 1; the same for the same seed. */
  #chance(): number {
    this.#seed = (this.#seed * 48_271) % 2_147_483_647;
    return this.#seed / 2_147_483_647;
  }
}
