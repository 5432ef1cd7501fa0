import { expect, type Locator, type Page } from '@playwright/test';
import type { BotLevel, Timeout } from '@sobremesa/protocol';
import { firstPresets, type Preset } from '../../apps/web/src/timeControl/presets.ts';
import { inputOf, type Input, type InputName } from './input.ts';
import { timeControlWordsIn, wordsIn, type GameName, type Language, type Words } from './words.ts';

export interface OpenTable {
  seats?: number;
  /** Variants by name, each with the name of the chosen value. */
  options?: Readonly<Record<string, string | number>>;
  listed?: boolean;
  watchable?: boolean;
  /** Values of the form's other fields. */
  pace?: Preset;
  timeout?: Timeout;
  standInLevel?: BotLevel;
}

/** A person and their device. */
export interface Identity {
  page: Page;
  name: string;
  /** The game they play or watch. */
  game: GameName;
  input: InputName;
  language: Language;
}

/** A user of a page, who finds controls by their visible and accessible texts. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly game: GameName;
  readonly input: Input;
  /** Whether the device is a phone. */
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
    // The prerendered page is inert until the script replaces it.
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
    const paced = timeControlWordsIn(this.language);
    if (pace !== undefined) {
      if (!firstPresets.includes(pace)) await input.press(dialog.getByRole('button', { name: paced('others') }));
      await this.#pick(dialog, paced('title'), paced(`presets.${pace}`));
    }
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

  /** Goes from the lobby straight to the board of this person's game. */
  async playNow(): Promise<void> {
    const { page, words, input, game } = this;
    const name = `${words.house('lobby.playNow.title')} ${words.house(`games.${game}.name`)}`;
    await input.press(page.getByRole('button', { name, exact: true }));
    await expect(this.board).toBeVisible();
  }

  /** The waiting room's entries about its bots. */
  get bots(): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.bots.title') }).getByRole('listitem');
  }

  /** Opens the link of a table, through this person's own connection to the server. */
  async follow(link: string): Promise<void> {
    await this.page.goto(`./t/${link.split('/').at(-1)}`);
  }

  /** Sits down on a free seat of the open table. */
  async sitDown(): Promise<void> {
    await this.tryToSitDown();
    await expect(this.heading('table.open.seated')).toBeVisible();
  }

  async tryToSitDown(): Promise<void> {
    await this.#pressWithName(this.button('table.open.sitDown'));
  }

  /** Opens the one-time link of a seat and takes the seat. */
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

  /** A text at the chairs of the waiting room. */
  atChairs(text: string): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.open.seats') }).getByText(text, { exact: true });
  }

  /** The game's part of the page. */
  get board(): Locator {
    return this.page.getByRole('region', { name: this.words.game('board.label'), exact: true });
  }

  /** The prompt above the board. */
  get prompt(): Locator {
    // This runs often, and a search by role is slow on a page with many pictures.
    return this.page.locator('header [data-prompt]');
  }

  /** The lines of the log, which exist even while its panel is closed. */
  get log(): Locator {
    return this.page.getByRole('log', { name: this.words.house('table.log.title') }).getByRole('listitem');
  }

  /** The number of log lines. */
  async logLength(): Promise<number> {
    return this.page.locator(`[role="log"][aria-label="${this.words.house('table.log.title')}"] li`).count();
  }

  get finalCount(): Locator {
    return this.page.getByRole('region', { name: this.words.house('table.finished.title'), exact: true });
  }

  get lostConnection(): Locator {
    return this.page.getByText(this.words.house('connection.lost'));
  }

  /** Opens a tab of the side panel. */
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

  /** Opens an entry of the table's menu. */
  async fromMenu(entry: 'handover' | 'watch' | 'pace' | 'shuffle' | 'leave' | 'end'): Promise<void> {
    await this.press('table.menu.title');
    await this.press(`table.menu.${entry}`);
  }

  async choose(setting: 'language' | 'theme.legend', option: string): Promise<void> {
    // On a phone, the menu of the match contains the settings.
    if (!(await this.button('settings.title').isVisible())) await this.press('table.menu.title');
    await this.press('settings.title');
    await this.#pick(this.page, this.words.house(`settings.${setting}`), option);
    await this.page.keyboard.press('Escape');
  }

  async speak(language: Language): Promise<void> {
    await this.choose('language', { en: 'English', es: 'Español' }[language]);
    this.language = language;
    this.words = wordsIn(language, this.game);
  }

  /** The final points of these players. */
  async totals(names: readonly string[]): Promise<Record<string, number>> {
    await expect(this.finalCount).toBeVisible();
    await expect(this.button('table.finished.skip')).toBeHidden();
    const heads = await this.finalCount.getByRole('columnheader').allTextContents();
    const total = this.finalCount.getByRole('row').filter({ has: this.page.getByText(this.words.house('table.finished.total')) });
    const cells = await total.getByRole('cell').allTextContents();
    // A heading is the letter of the seat's token, and the name.
    const points = names.map((name) => {
      const column = heads.findIndex((head) => head.endsWith(name)) - 1;
      return [name, Number(cells[column]?.replace('−', '-'))] as const;
    });
    return Object.fromEntries(points);
  }

  /** Presses a radio button of a group, unless it is selected already. */
  async #pick(around: Page | Locator, legend: string, label: string): Promise<void> {
    const group = around.getByRole('group', { name: legend });
    const radio = group.getByRole('radio', { name: label, exact: true });
    if (!(await radio.isChecked())) await this.input.press(radio, { group });
  }

  /**
   * Presses a button of a form that may require a name. The field appears together with the button.
   */
  async #pressWithName(button: Locator, form: Page | Locator = this.page): Promise<void> {
    await expect(button).toBeVisible();
    const field = form.getByRole('textbox', { name: this.words.house('name.label') });
    if (await field.isVisible()) await this.input.write(field, this.name);
    await this.input.press(button);
  }
}
