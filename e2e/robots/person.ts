import { expect, type Locator, type Page } from '@playwright/test';
import { handsOf, type Hands, type HandsName } from './hands.ts';
import { wordsIn, type Language, type Words } from './words.ts';

export interface OpenTable {
  seats?: number;
  listed?: boolean;
  watchable?: boolean;
}

/** Somebody at a page, who uses it by what it shows and says. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly way: HandsName;
  readonly hands: Hands;
  words: Words;

  constructor(page: Page, name: string, way: HandsName = 'mouse', language: Language = 'en') {
    this.page = page;
    this.name = name;
    this.way = way;
    this.hands = handsOf(page, way);
    this.words = wordsIn(language);
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.words.house(key, values), exact: true });
  }

  async press(key: string, values?: Record<string, string | number>): Promise<void> {
    await this.hands.press(this.button(key, values));
  }

  async goToLobby(): Promise<void> {
    await this.page.goto('./');
    await expect(this.button('lobby.openTable.title')).toBeVisible();
  }

  /** Opens a table from the lobby. @returns its link */
  async openTable({ seats, listed = true, watchable = true }: OpenTable = {}): Promise<string> {
    const { page, words, hands } = this;
    await this.press('lobby.openTable.title');
    const dialog = page.getByRole('dialog', { name: words.house('lobby.openTable.title') });
    if (seats !== undefined) {
      const group = dialog.getByRole('group', { name: words.house('lobby.openTable.seats') });
      await hands.press(group.getByRole('radio', { name: String(seats) }), group);
    }
    if (!listed) await hands.press(dialog.getByRole('checkbox', { name: words.house('lobby.openTable.listed') }));
    if (!watchable) await hands.press(dialog.getByRole('checkbox', { name: words.house('lobby.openTable.watchable') }));
    await this.#sayName(dialog);
    await hands.press(dialog.getByRole('button', { name: words.house('lobby.openTable.open'), exact: true }));
    await expect(page).toHaveURL(/\/t\/[^/]+$/);
    await expect(this.heading('table.open.seated').or(this.button('table.open.start'))).toBeVisible();
    return page.url();
  }

  /** Opens the link of a table, by way of this person's own line to the server. */
  async follow(link: string): Promise<void> {
    await this.page.goto(`./t/${link.split('/').at(-1)}`);
  }

  /** Sits down on a free seat of the table that is open here. */
  async sitDown(): Promise<void> {
    await this.tryToSitDown();
    await expect(this.heading('table.open.seated')).toBeVisible();
  }

  async tryToSitDown(): Promise<void> {
    await expect(this.button('table.open.sitDown')).toBeVisible();
    await this.#sayName(this.page);
    await this.press('table.open.sitDown');
  }

  /** Opens the one-time link of a seat and asks for the seat. */
  async takeSeat(link: string): Promise<void> {
    await this.page.goto(link);
    const button = this.page.getByRole('button', { name: this.words.house('table.take.take'), disabled: false });
    await expect(button).toBeVisible();
    await this.#sayName(this.page);
    await this.hands.press(button);
  }

  async start(): Promise<void> {
    await expect(this.heading('table.open.mayStart')).toBeVisible();
    await this.press('table.open.start');
    await expect(this.board).toBeVisible();
  }

  heading(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('heading', { name: this.words.house(key, values), exact: true });
  }

  /** What stands at the chairs of the waiting room, a name or a word. */
  atChairs(text: string): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.open.seats') }).getByText(text, { exact: true });
  }

  /** The match with everything that belongs to the game. */
  get board(): Locator {
    return this.page.getByRole('region', { name: this.words.game('board.label'), exact: true });
  }

  /** Lines of the log; it is there even while the panel around it is closed. */
  get log(): Locator {
    return this.page.getByRole('log', { name: this.words.house('table.log.title') }).getByRole('listitem');
  }

  get finalCount(): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.finished.title'), exact: true });
  }

  get lostConnection(): Locator {
    return this.page.getByText(this.words.house('connection.lost'));
  }

  /** One of the four parts of the panel at the side. */
  async openPanel(tab: 'log' | 'chat' | 'scores' | 'people'): Promise<Locator> {
    const { page, words, hands } = this;
    const name = words.house(`table.panel.tabs.${tab}`);
    const button = page.getByRole('tab', { name });
    if (!(await button.isVisible())) await hands.press(page.getByRole('button', { name: words.house('table.panel.toggle') }));
    await hands.press(button, page.getByRole('tablist'));
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    return panel;
  }

  async closePanel(): Promise<void> {
    await this.press('table.panel.close');
  }

  /** One of the things behind the table's menu. */
  async fromMenu(entry: 'handover' | 'watch' | 'leave'): Promise<void> {
    await this.press('table.menu.title');
    await this.press(`table.menu.${entry}`);
  }

  async choose(setting: 'language' | 'theme.legend', option: string): Promise<void> {
    const { page, words, hands } = this;
    await this.press('settings.title');
    const group = page.getByRole('group', { name: words.house(`settings.${setting}`) });
    await hands.press(group.getByRole('radio', { name: option }), group);
    await page.keyboard.press('Escape');
  }

  async speak(language: Language): Promise<void> {
    await this.choose('language', { en: 'English', es: 'Español' }[language]);
    this.words = wordsIn(language);
  }

  /** The points that the final count gives to each of these names. */
  async totals(names: readonly string[]): Promise<Record<string, number>> {
    await expect(this.finalCount).toBeVisible();
    await expect(this.button('table.finished.skip')).toBeHidden();
    const points = names.map(async (name) => {
      const heading = this.finalCount
        .getByRole('heading', { level: 3 })
        .filter({ has: this.page.getByText(name, { exact: true }) });
      const shown = /[-−]?\d+$/.exec((await heading.textContent()) ?? '')?.[0];
      return [name, Number(shown?.replace('−', '-'))] as const;
    });
    return Object.fromEntries(await Promise.all(points));
  }

  async #sayName(around: Page | Locator): Promise<void> {
    const field = around.getByRole('textbox', { name: this.words.house('name.label') });
    if (await field.isVisible()) await this.hands.write(field, this.name);
  }
}
