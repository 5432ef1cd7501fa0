import { expect, type Locator, type Page } from '@playwright/test';
import type { BotLevel, Timeout } from '@sobremesa/protocol';
import type { Preset } from '../../apps/web/src/pace/presets.ts';
import { inputOf, type Input, type InputName } from './input.ts';
import { paceWordsIn, wordsIn, type GameName, type Language, type Words } from './words.ts';

export interface OpenTable {
  seats?: number;
  /** Variants by the names that the game gives them, each with the name of the value to choose. */
  options?: Readonly<Record<string, string | number>>;
  listed?: boolean;
  watchable?: boolean;
  /** Parts of the form by the names of their values. */
  pace?: Preset;
  timeout?: Timeout;
  standInLevel?: BotLevel;
}

/** Who somebody is, and how they use their page. */
export interface Identity {
  page: Page;
  name: string;
  /** What they have come to play or to watch. */
  game: GameName;
  input: InputName;
  language: Language;
}

/** Somebody at a page, who uses it by what it shows and says. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly game: GameName;
  readonly input: Input;
  /** On a phone. */
  readonly touches: boolean;
  language: Language;
  words: Words;

  constructor({ page, name, game, input, language }: Identity) {
    this.page = page;
    this.name = name;
    this.game = game;
    this.input = inputOf(page, input);
    this.touches = input === 'touch';
    this.language = language;
    this.words = wordsIn(language, game);
  }

  button(key: string, values?: Record<string, string | number>): Locator {
    return this.page.getByRole('button', { name: this.words.house(key, values), exact: true });
  }

  async press(key: string, values?: Record<string, string | number>): Promise<void> {
    await this.input.press(this.button(key, values));
  }

  async goToLobby(): Promise<void> {
    await this.page.goto('./');
    // What is seen before the page's program has come cannot be used yet, and goes.
    await expect(this.page.locator('[data-first]')).toHaveCount(0);
    await expect(this.button('lobby.openTable.title')).toBeVisible();
  }

  /** Opens a table of this person's game from the lobby. @returns its link */
  async openTable(table: OpenTable = {}): Promise<string> {
    const { seats, options = {}, listed = true, watchable = true, pace, timeout, standInLevel } = table;
    const { page, words, input } = this;
    await this.press('lobby.openTable.title');
    const dialog = page.getByRole('dialog', { name: words.house('lobby.openTable.title') });
    await this.#pick(dialog, words.house('lobby.openTable.game'), words.house(`games.${this.game}.name`));
    if (seats !== undefined) await this.#pick(dialog, words.house('lobby.openTable.seats'), String(seats));
    const paced = paceWordsIn(this.language);
    if (pace !== undefined) await this.#pick(dialog, paced('title'), paced(`presets.${pace}`));
    if (timeout !== undefined) await this.#pick(dialog, paced('timeout'), paced(`timeouts.${timeout}`));
    if (standInLevel !== undefined) {
      await this.#pick(dialog, words.house('lobby.openTable.standInLevel'), words.house(`bots.levels.${standInLevel}`));
    }
    if (Object.keys(options).length > 0) await input.press(dialog.locator('summary'));
    for (const [option, value] of Object.entries(options)) {
      await this.#pick(dialog, words.game(`options.${option}.label`), words.game(`options.${option}.values.${value}`));
    }
    if (!listed) await input.press(dialog.getByRole('checkbox', { name: words.house('lobby.openTable.listed') }));
    if (!watchable) await input.press(dialog.getByRole('checkbox', { name: words.house('lobby.openTable.watchable') }));
    await this.#pressWithName(dialog.getByRole('button', { name: words.house('lobby.openTable.open'), exact: true }), dialog);
    await expect(page).toHaveURL(/\/t\/[^/]+$/);
    await expect(this.heading('table.open.seated').or(this.button('table.open.start'))).toBeVisible();
    return page.url();
  }

  /** From the lobby straight to the board of this person's game. */
  async playNow(): Promise<void> {
    const { page, words, input, game } = this;
    const name = `${words.house('lobby.playNow.title')} ${words.house(`games.${game}.name`)}`;
    await input.press(page.getByRole('button', { name, exact: true }));
    await expect(this.board).toBeVisible();
  }

  /** What the waiting room says of its bots, one entry for each. */
  get bots(): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.bots.title') }).getByRole('listitem');
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
    await this.#pressWithName(this.button('table.open.sitDown'));
  }

  /** Opens the one-time link of a seat and asks for the seat. */
  async takeSeat(link: string): Promise<void> {
    await this.page.goto(link);
    await this.#pressWithName(this.page.getByRole('button', { name: this.words.house('table.take.take'), disabled: false }));
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

  /** The sentence over the board that says what to do, or for whom the table waits. */
  get prompt(): Locator {
    // Looked at all the time, and looking for a role takes long on a page of so many pictures.
    return this.page.locator('header p');
  }

  /** Lines of the log; it is there even while the panel around it is closed. */
  get log(): Locator {
    return this.page.getByRole('log', { name: this.words.house('table.log.title') }).getByRole('listitem');
  }

  /** How many lines the log has. */
  async logLength(): Promise<number> {
    return this.page.locator(`[role="log"][aria-label="${this.words.house('table.log.title')}"] li`).count();
  }

  get finalCount(): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.finished.title'), exact: true });
  }

  get lostConnection(): Locator {
    return this.page.getByText(this.words.house('connection.lost'));
  }

  /** One of the four parts of the panel at the side. */
  async openPanel(tab: 'log' | 'chat' | 'scores' | 'people'): Promise<Locator> {
    const { page, words, input } = this;
    const name = words.house(`table.panel.tabs.${tab}`);
    const button = page.getByRole('tab', { name });
    if (!(await button.isVisible())) await input.press(page.getByRole('button', { name: words.house('table.panel.toggle') }));
    await input.press(button, { group: page.getByRole('tablist') });
    const panel = page.getByRole('tabpanel', { name });
    await expect(panel).toBeVisible();
    return panel;
  }

  async closePanel(): Promise<void> {
    await this.press('table.panel.close');
  }

  /** One of the things behind the table's menu. */
  async fromMenu(entry: 'handover' | 'watch' | 'leave' | 'end'): Promise<void> {
    await this.press('table.menu.title');
    await this.press(`table.menu.${entry}`);
  }

  async choose(setting: 'language' | 'theme.legend', option: string): Promise<void> {
    await this.press('settings.title');
    await this.#pick(this.page, this.words.house(`settings.${setting}`), option);
    await this.page.keyboard.press('Escape');
  }

  async speak(language: Language): Promise<void> {
    await this.choose('language', { en: 'English', es: 'Español' }[language]);
    this.language = language;
    this.words = wordsIn(language, this.game);
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

  /** Presses one of the radio buttons of a group, unless it is chosen already. */
  async #pick(around: Page | Locator, legend: string, label: string): Promise<void> {
    const group = around.getByRole('group', { name: legend });
    const radio = group.getByRole('radio', { name: label, exact: true });
    if (!(await radio.isChecked())) await this.input.press(radio, { group });
  }

  /** Presses a button of a form that may ask for a name. The field is there when the button is. */
  async #pressWithName(button: Locator, form: Page | Locator = this.page): Promise<void> {
    await expect(button).toBeVisible();
    const field = form.getByRole('textbox', { name: this.words.house('name.label') });
    if (await field.isVisible()) await this.input.write(field, this.name);
    await this.input.press(button);
  }
}
