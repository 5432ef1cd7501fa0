import { expect, type Locator } from '@playwright/test';
import { Keyboard } from './input.ts';
import { labelsOf, Player, soon } from './player.ts';
import { oneOf } from './words.ts';

/** Decisions of a player, by the prompt's key. */
export type Stage = 'travel' | 'travelFlip' | 'travelDraw' | 'choose' | 'trade' | 'place' | 'gift' | 'last';

const stages: readonly Stage[] = ['travel', 'travelFlip', 'travelDraw', 'choose', 'trade', 'place', 'gift', 'last'];
/** The highest number of cards that a space requires. */
const MOST_CARDS = 4;
const STEPS = [1, 2, 3];
const LEVELS = [1, 2, 3];

interface Asked {
  stage: Stage;
  /** Number of cards to choose. */
  cards: number;
}

/** Slightly longer than the pause between two announcements, in milliseconds. */
const HEARD_MS = 300;

/** Plays Pátzcuaro. */
export class PatzcuaroPlayer extends Player<Asked> {
  #wish: RegExp | null = null;
  #travels = 0;

  /** Prefers spaces whose names match, if one is in reach. */
  seek(wish: RegExp): this {
    this.#wish = wish;
    return this;
  }

  protected override prompts(): readonly { asked: Asked; says: RegExp }[] {
    return stages.flatMap((stage) =>
      Array.from({ length: stage === 'trade' ? MOST_CARDS : 1 }, (_, i) => ({
        asked: { stage, cards: i + 1 },
        says: oneOf([this.words.game(`prompt.${stage}`, { you: 'yes', player: this.name, count: i + 1 })]),
      })),
    );
  }

  get rondel(): Locator {
    return this.board.getByRole('region', { name: this.words.game('board.rondel') });
  }

  /** All spaces of the rondel. The buttons that open piles are between them. */
  async spaces(): Promise<Locator[]> {
    return this.rondel.locator('button[aria-pressed]').all();
  }

  /** The heading in the tray for a pressed space. */
  async lookedAt(space: Locator): Promise<string> {
    return ((await space.getAttribute('aria-label')) ?? '').split(':')[0] ?? '';
  }

  /** The text about the deck. */
  get deck(): Locator {
    return this.board.getByText(oneOf(Array.from({ length: 58 }, (_, count) => this.words.game('board.deckSize', { count }))));
  }

  get hand(): Locator {
    return this.board.getByRole('list', { name: this.words.game('board.hand') });
  }

  /** The cards in hand, by their accessible names. */
  async cards(): Promise<string[]> {
    return labelsOf(this.hand.getByRole('button'));
  }

  get passButton(): Locator {
    return this.inBoard('board.pass');
  }

  /** The space `steps` steps away. @param usable whether its actions can be used */
  goal(steps: number, usable: boolean): Locator {
    return this.rondel.getByRole('button', { name: this.#reach(steps, usable) });
  }

  #reach(steps: number, usable: boolean): string {
    return this.words.game(usable ? 'board.canGo' : 'board.canGoUnplayable', { steps });
  }

  protected override handle({ stage }: Asked): Locator {
    switch (stage) {
      case 'travel':
      case 'travelFlip':
      case 'travelDraw': {
        const reach = STEPS.map((steps) => JSON.stringify(this.#reach(steps, stage === 'travel')));
        return this.rondel.locator(reach.map((label) => `button[aria-label*=${label}]`).join(', '));
      }
      case 'choose':
        return this.#options;
      case 'trade':
        return this.inBoard('board.tradeGo');
      case 'place':
      case 'gift':
      case 'last': {
        const slots = LEVELS.map((level) => this.words.game('board.placeOn', { level }));
        return this.board.getByRole('button', { name: oneOf([...slots, this.words.game('board.pass')]) });
      }
    }
  }

  protected override async answer({ stage, cards }: Asked): Promise<void> {
    switch (stage) {
      case 'travel':
      case 'travelFlip':
      case 'travelDraw':
        return this.travel(stage);
      case 'choose':
        return this.#chooseOption();
      case 'trade':
        return this.#trade(cards);
      case 'place':
      case 'gift':
      case 'last':
        return this.#place();
    }
  }

  /** Chooses a space and presses the button that goes there. The caller checks the result. */
  async travel(stage: 'travel' | 'travelFlip' | 'travelDraw' = 'travel'): Promise<void> {
    const usable = stage === 'travel';
    const spaces = await labelsOf(this.rondel.getByRole('button'));
    const labels = STEPS.map((steps) => spaces.find((label) => label.includes(this.#reach(steps, usable))));
    const possible = STEPS.filter((steps) => labels[steps - 1] !== undefined);
    const wished = possible.filter((steps) => this.#wish?.test(labels[steps - 1] ?? ''));
    const steps = this.pick(wished.length > 0 ? wished : possible);
    if (this.input instanceof Keyboard && this.#travels++ % 2 === 0 && (await this.board.locator(':focus').count()) > 0) {
      await this.input.key(String(steps));
    } else {
      await this.input.press(this.goal(steps, usable), { group: this.rondel });
    }
    await this.input.press(this.inBoard(usable ? 'board.act' : 'board.draw1').or(this.#flipButton(stage)));
  }

  /** The button's name continues with the outcome. */
  #flipButton(stage: Stage): Locator {
    return stage === 'travelFlip'
      ? this.board.getByRole('button', { name: this.words.game('board.flip') })
      : this.inBoard('board.draw1');
  }

  /** The space's options that are legal now. */
  get #options(): Locator {
    return this.board.locator('[data-asks] [data-piece^="option-"]').and(this.board.getByRole('button', { disabled: false }));
  }

  async #chooseOption(): Promise<void> {
    await this.input.press(this.pick(await this.#options.all()));
  }

  /** Tries cards until the page accepts the trade. */
  async #trade(wanted: number): Promise<void> {
    const trade = this.board.getByRole('button', { name: this.words.game('board.tradeGo'), disabled: false });
    const labels = this.shuffled(await this.cards());
    const offer = async (given: readonly string[]): Promise<boolean> => {
      if (given.length === wanted) return trade.isVisible();
      for (const card of labels) {
        if (given.includes(card)) continue;
        await this.#touch(card);
        const chosen = await this.#chosen();
        if (chosen.length === given.length + 1 && (await offer([...given, card]))) return true;
        await this.#choose(given);
      }
      return false;
    };
    if (!(await offer([]))) throw new Error(`${this.name} finds no trade with ${labels.join(' | ')}.`);
    await this.input.press(trade);
  }

  /** Selects exactly these cards. One may have replaced another. */
  async #choose(wanted: readonly string[]): Promise<void> {
    const chosen = await this.#chosen();
    for (const card of chosen) if (!wanted.includes(card)) await this.#touch(card);
    for (const card of wanted) if (!chosen.includes(card)) await this.#touch(card);
  }

  /** Tries levels and cards until the page accepts a placement. */
  async #place(): Promise<void> {
    for (const level of this.shuffled(LEVELS)) {
      const slot = this.inBoard('board.placeOn', { level });
      if (!(await slot.isVisible())) continue;
      await this.input.press(slot);
      // Announcements wait until the previous one has been read.
      await this.page.waitForTimeout(HEARD_MS);
      if ((await this.refusal()) !== null) continue;
      for (const card of this.shuffled(await this.cards())) if (await this.#isTaken(card, level)) return;
    }
    await this.input.press(this.passButton);
  }

  /** Whether the page accepts this card on the chosen level. */
  async #isTaken(card: string, level: number): Promise<boolean> {
    const before = await this.logLength();
    await this.#touch(card);
    let refused = false;
    await expect
      .poll(
        async () => {
          refused = (await this.refusal()) !== null;
          return refused || (await this.logLength()) > before;
        },
        { message: `“${card}” on level ${level} should be placed or refused.`, ...soon },
      )
      .toBe(true);
    return !refused;
  }

  /** The reason that the board shows and has announced; null when there is none. */
  async refusal(): Promise<string | null> {
    const said = (await this.page.locator('[role="alert"]').allTextContents())
      .map((text) => text.trim())
      .filter((text) => text !== '');
    for (const text of said) if (await this.board.getByText(text, { exact: true }).first().isVisible()) return text;
    return null;
  }

  #card(name: string): Locator {
    return this.hand.getByRole('button', { name, exact: true }).first();
  }

  async #touch(card: string): Promise<void> {
    await this.input.press(this.#card(card), { group: this.hand });
  }

  /** The selected cards, by their accessible names. */
  async #chosen(): Promise<string[]> {
    return labelsOf(this.hand.getByRole('button', { pressed: true }));
  }
}
