import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { Server } from '../e2e/server.ts';
import { players } from '../e2e/test.ts';
import { chromium } from '../scripts/lib/chromium.mjs';

/** Generous, for busy machines. */
const PATIENCE_MS = 60_000;

export type GameName = keyof typeof players;
export const games = Object.keys(players) as GameName[];
export type Robot = InstanceType<(typeof players)[GameName]>;

/** The built server, with one browser context for each player. */
export class House {
  readonly server: Server;
  readonly #browser: Browser;

  private constructor(server: Server, browser: Browser) {
    this.server = server;
    this.#browser = browser;
  }

  static async open(): Promise<House> {
    const executablePath = await chromium();
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
    return new House(await Server.start(), await playwright.launch({ executablePath, args }));
  }

  /** Opens a page in English with empty storage. */
  async page(more: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext({
      baseURL: this.server.url,
      locale: 'en',
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      ...more,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    // Skip the games' introductions.
    const games = Object.keys(players);
    await context.addInitScript(
      (names) =>
        names.forEach((name) => {
          localStorage.setItem(`sobremesa.knows.${name}`, 'yes');
          localStorage.setItem(`sobremesa.tutorialDone.${name}`, 'yes');
        }),
      games,
    );
    return context.newPage();
  }

  /** A page with a robot that plays by itself. */
  async robot(game: GameName, name: string, seed: number): Promise<Robot> {
    const page = await this.page({ reducedMotion: 'reduce' });
    return new players[game]({ page, name, game, input: 'mouse', language: 'en' }).prefer(seed);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    await this.server.stop();
  }
}
