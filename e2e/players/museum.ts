import { continents, HAND_LIMIT, objects, type DeckObject } from '@sobremesa/games/museum';
import { expect, type Locator } from '@playwright/test';
import { Keyboard } from './input.ts';
import { Player, soon } from './player.ts';
import { ANYTHING, oneOf } from './words.ts';

/** Decisions of a player, by the prompt's key. */
export type Stage =
  | 'mulligan'
  | 'patron'
  | 'headline'
  | 'explore'
  | 'exploreToo'
  | 'action'
  | 'furbish'
  | 'done'
  | 'favours'
  | 'hand'
  | 'arrangement';

/** Actions that a player takes once, as soon as possible. */
export type Wish = 'favour' | 'expert' | 'foreign';

interface Asked {
  stage: Stage;
  /** Number of cards, if the prompt has one. */
  count: number;
}

/** A control of the page for an Object, and this Object. */
interface Shown {
  control: Locator;
  label: string;
  object: DeckObject;
}

const stages: Readonly<Record<string, Stage>> = {
  mulligan: 'mulligan',
  mulliganKeep: 'mulligan',
  patron: 'patron',
  headline: 'headline',
  draw: 'explore',
  drawOptional: 'exploreToo',
  drawForPrestige: 'exploreToo',
  action: 'action',
  furbish: 'furbish',
  done: 'done',
  favours: 'favours',
  hand: 'hand',
  arrangement: 'arrangement',
};
/** Reasons why nothing can be bought from another store. */
const refusals = ['noForeignPurchase', 'notEnoughForFee', 'cannotAfford'];
const anything = Object.fromEntries(['headline', 'needed', 'has', 'cost', 'means'].map((name) => [name, ANYTHING]));
/** Highest number of cards in recognised prompts. */
const MOST = 12;
/** Probability of declining to explore. */
const DECLINES = 0.1;
const MOST_GOODS = 4;
/** Baskets of lower value are not bought; an inventory is better. */
const WORTHWHILE = 10;
const COLUMNS = 5;

/**
 * Plays Museum: takes Objects that are valuable or match its own, and exhibits as many as it can
 * pay for.
 */
export class MuseumPlayer extends Player<Asked> {
  readonly #wishes = new Set<Wish>();
  /** Actions that failed in this turn. */
  readonly #givenUp = new Set<Wish | 'basket' | 'inventory'>();
  #known: readonly { label: string; object: DeckObject }[] | null = null;

  /** Adds wishes. */
  wish(...wishes: readonly Wish[]): this {
    for (const wish of wishes) this.#wishes.add(wish);
    return this;
  }

  // A search by role is slow on a page with this many pictures.
  get tray(): Locator {
    return this.page.locator('[data-tray]');
  }

  get hand(): Locator {
    return this.tray.getByRole('list', { name: this.words.game('hand.label'), exact: true });
  }

  /** The cards, without the controls beside them. */
  get #handCards(): Locator {
    return this.hand.locator('[aria-pressed]');
  }

  get favours(): Locator {
    return this.tray.getByRole('list', { name: this.words.game('hand.favoursLabel'), exact: true });
  }

  /** The plan of the player's own museum. */
  get plan(): Locator {
    return this.board.getByRole('list', { name: this.words.game('plan.cells'), exact: true });
  }

  /** The purchase in the making. */
  get counter(): Locator {
    return this.tray.locator('[aria-labelledby="museum-counter"]');
  }

  get newspaper(): Locator {
    return this.board.getByRole('region', { name: this.words.game('world.paper.label'), exact: true });
  }

  /** A button in the tray. */
  inTray(key: string): Locator {
    return this.tray.getByRole('button', { name: this.words.game(key), exact: true });
  }

  /** The player's own museum, cell by cell; null for an empty one. */
  async museum(): Promise<(DeckObject | null)[]> {
    return (await labelsOf(this.plan.getByRole('button'))).map((label) => this.#objectIn(label));
  }

  /** The cards in hand. */
  async cards(): Promise<DeckObject[]> {
    return (await this.#shown(this.#handCards)).map(({ object }) => object);
  }

  /** Opens a drawer, unless all are visible. */
  async open(drawer: 'hand' | 'store' | 'favours' | 'patron'): Promise<void> {
    const tab = this.tray.getByRole('button', { name: new RegExp(`^${this.words.game(`hand.${drawer}`)}\\b`), expanded: false });
    await this.#turn(tab);
  }

  /** Shows the world or the own museum, if only one fits. */
  async turnTo(part: 'world' | 'mine'): Promise<void> {
    const tab = this.board.getByRole('tab', { name: this.words.game(`board.${part}`), selected: false });
    await this.#turn(tab);
  }

  /** Presses a tab, if it is visible. */
  async #turn(tab: Locator): Promise<void> {
    if (!(await tab.isVisible())) return;
    await this.input.press(tab);
    await expect(tab).toBeHidden();
  }

  /**
   * Presses a control and waits until it is selected: a touch becomes a press only after a while.
   */
  async #choose(control: Locator, group?: Locator): Promise<void> {
    await this.input.press(control, group === undefined ? {} : { group });
    await expect(control).toHaveAttribute('aria-pressed', 'true');
  }

  protected override prompts(): readonly { asked: Asked; says: RegExp }[] {
    return Object.entries(stages).flatMap(([key, stage]) =>
      Array.from({ length: stage === 'hand' || stage === 'favours' ? MOST : 1 }, (_, i) => {
        const values = { you: 'yes', player: this.name, active: ANYTHING, headline: ANYTHING, count: i + 1 };
        return { asked: { stage, count: i + 1 }, says: oneOf([this.words.game(`prompt.${key}`, values)]) };
      }),
    );
  }

  protected override handle({ stage }: Asked): Locator {
    switch (stage) {
      case 'mulligan':
        return this.inTray('tray.mulligan.keep');
      case 'patron':
        return this.inTray('tray.patron.keep');
      case 'headline':
        return this.inTray('tray.headline.confirm');
      case 'explore':
      case 'exploreToo':
        // On a phone the tray shows a confirmation only after a selection on the board.
        return this.page.locator('[data-slot] > button[tabindex]');
      case 'favours':
        return this.inTray('tray.favours.confirm');
      case 'hand':
        return this.inTray('tray.discard.confirm');
      case 'arrangement':
        return this.inTray('tray.finish.done');
      case 'action':
      case 'furbish':
      case 'done':
        // Buttons of any panel: a purchase may be in the making.
        return this.tray.locator('section:not([data-drawer]) button');
    }
  }

  protected override isShared({ stage }: Asked): boolean {
    return ['mulligan', 'patron', 'arrangement'].includes(stage);
  }

  /**
   * First hands are logged when all have answered, and after the end of a turn cards may have to be
   * stored first.
   */
  protected override isLogged({ stage }: Asked): boolean {
    return !['mulligan', 'action', 'furbish', 'done'].includes(stage);
  }

  protected override async answer({ stage, count }: Asked): Promise<void> {
    const { input } = this;
    switch (stage) {
      case 'mulligan':
        return input.press(this.inTray('tray.mulligan.keep'));
      case 'patron':
        await input.press(this.pick(await this.#panel('tray.patron.label').locator('[aria-pressed]').all()));
        return input.press(this.inTray('tray.patron.keep'));
      case 'headline':
        await this.#chooseContinent('tray.headline.label');
        return input.press(this.inTray('tray.headline.confirm'));
      case 'explore':
        return this.#explore();
      case 'exploreToo':
        return this.chance() < DECLINES ? input.press(this.inTray('tray.explore.decline')) : this.#explore();
      case 'action':
      case 'furbish':
      case 'done':
        return this.#act(stage);
      case 'favours':
        return this.#discard('favours', count);
      case 'hand':
        return this.#discard('hand', count);
      case 'arrangement':
        return this.#finish();
    }
  }

  /** Takes the face-up Object that matches the player's own best. */
  async #explore(): Promise<void> {
    const [best] = await this.#byMerit(await this.displayed('world.free'));
    if (best === undefined) return this.input.press(this.inTray('tray.explore.decline'));
    await this.touchDisplayed(best);
    if (this.input instanceof Keyboard) await this.input.key('Enter');
    else await this.input.press(this.inTray('tray.explore.confirm'));
  }

  /** The face-up Objects in this state. */
  async displayed(state: 'world.free' | 'world.target'): Promise<Shown[]> {
    const says = this.words.game(state);
    return (await this.#shown(this.page.locator('[data-slot] > button[tabindex]'))).filter(({ label }) => label.endsWith(says));
  }

  /** Presses an Object in its showcase. */
  async touchDisplayed({ control }: Shown): Promise<void> {
    const showcase = control.locator('xpath=ancestor::*[@data-showcase]');
    if (this.input instanceof Keyboard) {
      const name = await showcase.getAttribute('data-showcase');
      await this.input.key(String(continents.findIndex((continent) => continent === name) + 1));
    }
    await this.#choose(control, showcase);
  }

  /**
   * Fulfils a wish, or else buys as much as possible, or else takes an inventory; finally ends the
   * turn.
   */
  async #act(stage: Stage): Promise<void> {
    if (stage !== 'done') {
      for (const wish of ['favour', 'expert', 'foreign'] as const) if (await this.#fulfil(wish)) return;
      if (this.#try('basket') && (await this.#buyBasket())) return;
    }
    if (stage === 'action' && this.#try('inventory') && (await this.#takeInventory())) return;
    this.#givenUp.clear();
    await this.input.press(this.inTray('tray.action.endTurn'));
    const anyway = this.inTray('tray.action.endAnyway');
    const isEnded = async () => (await this.asked())?.stage !== stage;
    await expect
      .poll(async () => (await anyway.isVisible()) || isEnded(), { message: `${this.name} should end the turn.`, ...soon })
      .toBe(true);
    if (await anyway.isVisible()) await this.input.press(anyway);
  }

  /** Whether this is the first attempt in this turn. */
  #try(what: Wish | 'basket' | 'inventory'): boolean {
    if (this.#givenUp.has(what)) return false;
    this.#givenUp.add(what);
    return true;
  }

  async #fulfil(wish: Wish): Promise<boolean> {
    if (!this.#wishes.has(wish) || !this.#try(wish)) return false;
    const isDone = await { favour: () => this.#playFavour(), expert: () => this.#hire(), foreign: () => this.#buyForeign() }[
      wish
    ]();
    if (isDone) this.#wishes.delete(wish);
    return isDone;
  }

  /** @returns whether a Favour was played */
  async #playFavour(): Promise<boolean> {
    const play = this.inTray('tray.favour.play');
    for (const favour of await this.#playableFavours()) {
      await this.#choose(favour);
      await this.#aimFavour();
      const isReady = await play.isEnabled();
      await this.input.press(isReady ? play : this.inTray('tray.cancel'));
      if (isReady) return true;
    }
    return false;
  }

  /** Opens a Favour that needs a target. @returns whether the player holds one */
  async beginFavour(): Promise<boolean> {
    const asks = ['drawFromDeck', 'takeFromDisplay', 'poolToHand', 'swap'];
    const asked = this.tray.getByText(oneOf(asks.map((ask) => this.words.game(`tray.favour.ask.${ask}`))));
    for (const favour of await this.#playableFavours()) {
      await this.#choose(favour);
      if (await asked.isVisible()) return true;
      await this.input.press(this.inTray('tray.cancel'));
      await expect(this.inTray('tray.favour.play')).toBeHidden();
    }
    return false;
  }

  /** The own Favours that are playable now. */
  async #playableFavours(): Promise<Locator[]> {
    await this.open('favours');
    const names = oneOf([this.words.game('hand.favour', { name: ANYTHING, playable: 'yes' })]);
    return this.favours.getByRole('button', { name: names }).all();
  }

  /** Chooses a target for the open Favour, if it needs one and one is possible. */
  async #aimFavour(): Promise<void> {
    const asks = (key: string) => this.tray.getByText(this.words.game(`tray.favour.ask.${key}`), { exact: true }).isVisible();
    if (await asks('drawFromDeck')) return this.#chooseContinent('tray.favour.continent');
    if (await asks('takeFromDisplay')) {
      const [best] = await this.#byMerit(await this.displayed('world.target'));
      if (best !== undefined) await this.touchDisplayed(best);
    } else if (await asks('poolToHand')) {
      for (const { control } of (await this.#picker()).slice(0, 1))
        await this.#choose(control, control.locator('xpath=ancestor::ul'));
    } else if (await asks('swap')) {
      await this.open('hand');
      const [given] = byValue(await this.#shown(this.#handCards));
      const [taken] = await this.#picker();
      if (given === undefined || taken === undefined) return;
      await this.#choose(given.control, this.hand);
      await this.#choose(taken.control, taken.control.locator('xpath=ancestor::ul'));
    }
  }

  /** @returns whether an Expert was hired */
  async #hire(): Promise<boolean> {
    await this.turnTo('world');
    const says = this.words.game('world.hire');
    const experts = this.page.locator('[data-expert] > button');
    const affordable = (await labelsOf(experts)).findIndex((label) => label.endsWith(says));
    if (affordable === -1) return false;
    await this.input.press(experts.nth(affordable));
    return this.#pay();
  }

  /** @returns whether an Object from another store was bought */
  async #buyForeign(): Promise<boolean> {
    return (await this.chooseForeign()) && this.#pay();
  }

  /**
   * Puts the cheapest Object from another store on the counter. @returns whether one can be bought
   */
  async chooseForeign(): Promise<boolean> {
    // The last one is this player.
    const others = (await this.#curators.all()).slice(0, -1);
    for (const curator of others) if ((await this.#storedBy(curator)) > 0 && (await this.#chooseFrom(curator))) return true;
    return false;
  }

  async #chooseFrom(curator: Locator): Promise<boolean> {
    const { game } = this.words;
    const dialog = await this.#lookUp(curator);
    const offers = dialog.getByRole('button', { name: oneOf([game('players.buy', { card: ANYTHING })]) });
    const refused = dialog.getByText(oneOf(refusals.map((key) => game(`reasons.${key}`, anything))));
    for (const { control } of byValue(await this.#shown(offers)).slice(-1)) {
      await this.input.press(control);
      await expect(this.counter.or(refused)).toBeVisible();
    }
    if (await this.counter.isVisible()) return true;
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return false;
  }

  /** Presses the button that pays, if it is enabled. */
  async #pay(): Promise<boolean> {
    const names = ['exhibit', 'hire', 'both'].map((kind) => this.words.game(`counter.confirm.${kind}`));
    const pay = this.counter.getByRole('button', { name: oneOf(names) });
    const isPaid = await pay.isEnabled();
    await this.input.press(isPaid ? pay : this.inTray('counter.clear'));
    return isPaid;
  }

  /** @returns whether anything was bought */
  async #buyBasket(): Promise<boolean> {
    return (await this.fillCounter(WORTHWHILE)) && this.#pay();
  }

  /**
   * Puts the best hand cards on the counter, and lets the page propose a payment. @param least
   * minimum value; below it nothing is bought
   */
  async fillCounter(least = 1): Promise<boolean> {
    await this.open('hand');
    const goods = await this.#affordable();
    if (sumOf(goods) < least) return false;
    const name = new RegExp(`^${this.words.game('counter.goods')}`);
    const shelf = this.counter.getByRole('button', { name, pressed: false });
    for (const { control } of goods) {
      if (await shelf.isVisible()) {
        await this.input.press(shelf);
        await expect(shelf).toBeHidden();
      }
      await this.input.press(control, { group: this.hand });
      await expect(control).toHaveAttribute('data-use', 'wished');
    }
    return true;
  }

  /** The best Objects in hand that the other cards can pay for. */
  async #affordable(): Promise<Shown[]> {
    const hand = await this.#byMerit(await this.#shown(this.#handCards));
    const goods: Shown[] = [];
    for (const card of hand) {
      const cost = sumOf(goods) + card.object.value;
      if (goods.length < MOST_GOODS && cost <= sumOf(hand) - cost) goods.push(card);
    }
    return goods;
  }

  /**
   * Takes the most valuable Objects back from the own store, as far as the hand has room. @returns
   * whether any were taken
   */
  async #takeInventory(): Promise<boolean> {
    const room = HAND_LIMIT - (await this.cards()).length;
    if (room < 1 || (await this.#storedBy(this.#curators.last())) === 0) return false;
    await this.input.press(this.inTray('tray.action.inventory'));
    const names = Array.from({ length: HAND_LIMIT + 1 }, (_, count) => this.words.game('tray.store.confirm', { count }));
    const confirm = this.tray.getByRole('button', { name: oneOf(names) });
    await expect(confirm).toBeVisible();
    const best = (await this.#picker()).slice(0, room);
    const isWorthwhile = sumOf(best) >= WORTHWHILE;
    if (isWorthwhile) for (const { control } of best) await this.#choose(control, control.locator('xpath=ancestor::ul'));
    await this.input.press(isWorthwhile ? confirm : this.inTray('tray.cancel'));
    return isWorthwhile;
  }

  /** The options in the panel, the most valuable first. */
  async #picker(): Promise<Shown[]> {
    return byValue(await this.#shown(this.tray.locator('section:not([data-drawer]) li > button[aria-pressed]')));
  }

  async #chooseContinent(key: string): Promise<void> {
    const group = this.tray.getByRole('group', { name: this.words.game(key) });
    const [continent] = this.shuffled(await group.getByRole('button', { disabled: false }).all());
    if (continent !== undefined) await this.#choose(continent);
  }

  /** Discards cards: from the hand those with the lowest value. */
  async #discard(drawer: 'hand' | 'favours', count: number): Promise<void> {
    await this.open(drawer);
    if (drawer === 'hand') {
      const cards = byValue(await this.#shown(this.#handCards)).slice(-count);
      for (const { control } of cards) await this.input.press(control, { group: this.hand });
    } else {
      const cards = await this.favours.getByRole('button').all();
      for (const control of cards.slice(-count)) await this.input.press(control);
    }
    await this.input.press(this.inTray(drawer === 'hand' ? 'tray.discard.confirm' : 'tray.favours.confirm'));
  }

  /** Lets the page arrange the museum, and finishes. */
  async #finish(): Promise<void> {
    await this.arrangeBest();
    const done = this.inTray('tray.finish.done');
    await this.input.press(done);
    // Others decide at the same time, so new log lines may be about them.
    await expect(done).toHaveCount(0);
  }

  /** Lets the page arrange the museum, if it knows a better layout. */
  async arrangeBest(): Promise<void> {
    await this.turnTo('mine');
    const arrange = this.inBoard('plan.arrange');
    const isBest = this.board.getByText(oneOf(['best', 'nothingYet', 'empty'].map((key) => this.words.game(`plan.${key}`))));
    await expect(arrange.or(isBest), 'A layout should be worked out.').toBeVisible(soon);
    if (!(await arrange.isVisible())) return;
    await this.input.press(arrange);
    await expect(isBest, 'The museum should be arranged.').toBeVisible(soon);
  }

  /**
   * Moves the first own Object to the first empty cell, by dragging or by keyboard. @returns the
   * Object and its new cell
   */
  async rearrange(): Promise<{ object: DeckObject; cell: number }> {
    await this.turnTo('mine');
    const museum = await this.museum();
    const from = museum.findIndex((card) => card !== null);
    const cell = museum.indexOf(null);
    const object = museum[from];
    if (object == null) throw new Error(`${this.name} has nothing to move.`);
    const cells = this.plan.getByRole('button');
    if (this.input instanceof Keyboard) {
      const start = await cells.evaluateAll((all) => all.findIndex((one) => (one as HTMLElement).tabIndex === 0));
      await this.input.press(cells.nth(start));
      if (start !== from) {
        // The press has picked up the focused card, which is not the one to move.
        await this.input.key('Escape');
        await this.#walk(start, from);
        await this.input.key('Enter');
      }
      await this.#walk(from, cell);
      await this.input.key('Enter');
    } else {
      await cells.nth(from).dragTo(cells.nth(cell));
    }
    await expect
      .poll(async () => (await this.museum())[cell]?.id, { message: 'The museum should be arranged anew.', ...soon })
      .toBe(object.id);
    return { object, cell };
  }

  /** Moves the focus between cells of the plan with the arrow keys. */
  async #walk(from: number, to: number): Promise<void> {
    const rows = Math.floor(to / COLUMNS) - Math.floor(from / COLUMNS);
    const columns = (to % COLUMNS) - (from % COLUMNS);
    for (let i = 0; i < Math.abs(rows); i++) await this.page.keyboard.press(rows > 0 ? 'ArrowDown' : 'ArrowUp');
    for (let i = 0; i < Math.abs(columns); i++) await this.page.keyboard.press(columns > 0 ? 'ArrowRight' : 'ArrowLeft');
  }

  /** Opens the dialog about a player. */
  async lookUp(name: string): Promise<Locator> {
    return this.#lookUp(this.#curators.and(this.page.locator(`[aria-label^="${name}:"]`)));
  }

  async #lookUp(curator: Locator): Promise<Locator> {
    await this.input.press(curator);
    const dialog = this.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** The number of stored Objects of a player. */
  async #storedBy(curator: Locator): Promise<number> {
    return Number(await curator.locator('[data-store-of]').textContent());
  }

  /** All players in turn order, this one last. */
  get #curators(): Locator {
    return this.page.locator('[data-player]');
  }

  /** A player's museum in this reader's view, cell by cell; null for an empty one. */
  async museumOf(name: string): Promise<(DeckObject | null)[]> {
    const dialog = await this.lookUp(name);
    const cells = await dialog
      .getByRole('list', { name: this.words.game('players.plan', { player: name }), exact: true })
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.querySelector('button')?.getAttribute('aria-label') ?? ''));
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return cells.map((label) => this.#objectIn(label));
  }

  /** Sorts by use: value, and matches with the player's own Objects. */
  async #byMerit(cards: readonly Shown[]): Promise<Shown[]> {
    const labels = await labelsOf(this.page.locator('[data-cell], [data-hand]'));
    const own = labels.flatMap((label) => this.#objectIn(label) ?? []);
    const merit = ({ object }: Shown) =>
      object.value + own.filter(({ civilisation }) => civilisation === object.civilisation).length;
    return this.shuffled(cards).toSorted((a, b) => merit(b) - merit(a));
  }

  /** The controls whose name begins with an Object. */
  async #shown(controls: Locator): Promise<Shown[]> {
    return (await labelsOf(controls)).flatMap((label) => {
      const object = this.#objectIn(label);
      if (object === null) return [];
      const named = this.page.locator(`[aria-label^=${JSON.stringify(this.#labelOf(object))}]`);
      return [{ control: controls.and(named), label, object }];
    });
  }

  /** The Object in a control's name. */
  #objectIn(label: string): DeckObject | null {
    this.#known ??= objects.map((object) => ({ label: this.#labelOf(object), object }));
    return this.#known.find((known) => label.includes(known.label))?.object ?? null;
  }

  #labelOf({ id, civilisation, domain, value }: DeckObject): string {
    const term = (key: string) => this.words.game(`terms.${key}`);
    return this.words.game('object.label', { name: term(id), civilisation: term(civilisation), domain: term(domain), value });
  }

  #panel(key: string): Locator {
    return this.tray.getByRole('region', { name: this.words.game(key), exact: true });
  }
}

function byValue(cards: readonly Shown[]): Shown[] {
  return cards.toSorted((a, b) => b.object.value - a.object.value);
}

function sumOf(cards: readonly Shown[]): number {
  return cards.reduce((sum, { object }) => sum + object.value, 0);
}

async function labelsOf(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''));
}
