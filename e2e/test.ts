import { expect, test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import type { InputName } from './players/input.ts';
import { MuseumPlayer } from './players/museum.ts';
import { PatzcuaroPlayer } from './players/patzcuaro.ts';
import type { Person } from './players/person.ts';
import { PradoPlayer } from './players/prado.ts';
import type { GameName, Language } from './players/words.ts';
import { Server } from './server.ts';

/** The robot class of each game. */
export const players = { patzcuaro: PatzcuaroPlayer, prado: PradoPlayer, museum: MuseumPlayer };

export interface Arrival<G extends GameName> {
  /** The game they play or watch; by default Pátzcuaro. */
  game?: G;
  input?: InputName;
  /** desk: 1280 × 800. phone: 360 × 740, with touch. */
  device?: 'desk' | 'phone';
  language?: Language;
  motion?: boolean;
  /** Device pixels per CSS pixel. */
  scale?: number;
  /** The page's URL, if not the server's own; with a slash at its end. */
  home?: string;
  /**
   * Whether the device is new to all games, so that each shows its introduction. By default the
   * games are known.
   */
  newcomer?: boolean;
  /** Opens another device of this person. */
  as?: Person;
}

/** Creates a person with a device of their own, with an empty storage. */
export type Arrive = <G extends GameName = 'patzcuaro'>(
  name: string,
  arrival?: Arrival<G>,
) => Promise<InstanceType<(typeof players)[G]>>;

const devices = {
  desk: { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const satisfies Record<string, BrowserContextOptions>;

/** Browsers' messages about a server that cannot be reached, or rejects a request. */
const UNREACHABLE = /net::ERR_|Failed to load resource|WebSocket connection to/;

interface Fixtures {
  server: Server;
  /** Set with `test.use` for tests that stop their server, or check all its tables. */
  ownServer: boolean;
  /**
   * Set with `test.use` for tests whose server goes away or rejects requests, so that browsers may
   * log errors.
   */
  mayBeUnreachable: boolean;
  arrive: Arrive;
  faults: (page: Page) => void;
}

/**
 * Playwright's `test`. `page` and new contexts have the URL of `server`, which the tests of a
 * worker share.
 */
export const test = base.extend<Fixtures, { sharedServer: Server }>({
  sharedServer: [
    // Playwright reads the required fixtures from the first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  ownServer: [false, { option: true }],
  server: async ({ ownServer, sharedServer }, use, info) => {
    const server = ownServer ? await Server.start() : sharedServer;
    const before = server.output.length;
    await use(server);
    if (ownServer) await server.stop();
    if (info.status !== info.expectedStatus)
      await info.attach('server', { body: server.output.slice(before), contentType: 'text/plain' });
  },
  baseURL: async ({ server }, use) => use(server.url),

  mayBeUnreachable: [false, { option: true }],
  /** Records faults of a page; a test with faults fails. */
  faults: async ({ mayBeUnreachable }, use) => {
    const found: string[] = [];
    await use((page) => {
      page.on('pageerror', (error) => found.push(error.stack ?? error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' || (mayBeUnreachable && UNREACHABLE.test(message.text()))) return;
        found.push(`${message.text()} (${message.location().url})`);
      });
    });
    expect(found, 'No page should have a fault.').toEqual([]);
  },

  page: async ({ page, faults }, use) => {
    faults(page);
    await use(page);
  },

  arrive: async ({ browser, server, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    const arrive = async (name: string, arrival: Arrival<GameName> = {}) => {
      const {
        game = 'patzcuaro',
        device = 'desk',
        language = 'en',
        motion = false,
        scale = 1,
        home = server.url,
        as,
        newcomer = false,
      } = arrival;
      const known = await as?.page.context().storageState();
      const context = await browser.newContext({
        ...devices[device],
        baseURL: home,
        ...(known === undefined ? {} : { storageState: known }),
        locale: language,
        reducedMotion: motion ? 'no-preference' : 'reduce',
        colorScheme: 'light',
        deviceScaleFactor: scale,
      });
      contexts.push(context);
      if (!newcomer)
        await context.addInitScript(
          (names) =>
            names.forEach((name) => {
              localStorage.setItem(`sobremesa.knows.${name}`, 'yes');
              localStorage.setItem(`sobremesa.tutorialDone.${name}`, 'yes');
            }),
          Object.keys(players),
        );
      const page = await context.newPage();
      faults(page);
      const { input = device === 'phone' ? 'touch' : 'mouse' } = arrival;
      return new players[game]({ page, name, game, input, language });
    };
    await use(arrive as Arrive);
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
