import type { BrowserContext, Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import en from '../apps/web/src/i18n/messages/en.ts';
import hereEn from '../apps/web/src/local/page/messages/en.ts';
import learnEn from '../apps/web/src/learn/messages/en.ts';
import replayEn from '../apps/web/src/replay/messages/en.ts';
import { openKept } from './keptDocument.ts';
import { PatzcuaroPlayer } from './players/patzcuaro.ts';
import { ReverseProxy } from './reverseProxy.ts';
import { Server } from './server.ts';
import { expect, test as base } from './test.ts';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** A copy of the built page that can become another build. */
class Build {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async copied(): Promise<Build> {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-page-'));
    await cp(dist, folder, { recursive: true });
    return new Build(folder);
  }

  get settings(): Record<string, string> {
    return { WEB_DIR: this.#folder };
  }

  /** Makes it another build without other changes. */
  async rename(to: string): Promise<void> {
    const name = /<meta name="build" content="([\w-]+)"/.exec(await this.#read('index.html'))![1]!;
    for (const file of ['index.html', 'sw.js']) {
      await writeFile(join(this.#folder, file), (await this.#read(file)).replaceAll(name, to));
      for (const packed of [`${file}.br`, `${file}.gz`]) await rm(join(this.#folder, packed), { force: true });
    }
  }

  /** The files that a device must cache: paths relative to the page's address. */
  async files(): Promise<string[]> {
    const assets = await readdir(join(this.#folder, 'assets'), { recursive: true, withFileTypes: true });
    return assets
      .filter((file) => file.isFile() && !/\.(?:br|gz)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name).slice(this.#folder.length + 1));
  }

  async remove(): Promise<void> {
    await rm(this.#folder, { recursive: true });
  }

  #read(file: string): Promise<string> {
    return readFile(join(this.#folder, file), 'utf8');
  }
}

/** Devices that cache the page, and a server whose page can become another build. */
const test = base.extend<{ build: Build; house: Server; device: (url: string) => Promise<BrowserContext> }>({
  // oxlint-disable-next-line no-empty-pattern
  build: async ({}, use) => {
    const build = await Build.copied();
    await use(build);
    await build.remove();
  },
  house: async ({ build }, use) => {
    const house = await Server.start(build.settings);
    await use(house);
    await house.stop();
  },
  device: async ({ browser, faults }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (baseURL) => {
      const context = await browser.newContext({ baseURL, serviceWorkers: 'allow', reducedMotion: 'reduce' });
      context.on('page', faults);
      devices.push(context);
      return context;
    });
    for (const context of devices) await context.close();
  },
});

/** Number of the page's files in the device's cache, by build. */
function kept(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const found: Record<string, number> = {};
    for (const name of await caches.keys()) found[name.split(' ').at(-1)!] = (await (await caches.open(name)).keys()).length;
    return found;
  });
}

const buildOf = (page: Page) => page.locator('meta[name="build"]').getAttribute('content');
const newer = (page: Page) => page.getByText(en.connection.outdated);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the device has cached at least this many files. */
async function keeps(page: Page, files: number): Promise<void> {
  await expect
    .poll(async () => Math.max(0, ...Object.values(await kept(page))), { timeout: 60_000 })
    .toBeGreaterThanOrEqual(files);
}

test.use({ mayBeUnreachable: true });

test(
  'after a first visit, the page, its lessons, rules, replays and local matches work without a server',
  { tag: '@slow' },
  async ({ build, house, device }) => {
    test.slow();
    const page = await (await device(house.url)).newPage();
    await page.goto('./');
    await expect(heading(page)).toBeVisible();
    // Except for files that only the operator needs.
    await keeps(page, (await build.files()).length - 2);

    await house.kill();
    await page.reload();
    await expect(heading(page)).toHaveText(en.lobby.title);
    await expect(page.getByText(en.connection.lost)).toBeVisible();
    await page.getByRole('button', { name: `${en.lobby.playNow.title} Pátzcuaro` }).click();
    await expect(page.getByRole('button', { name: en.table.howTo.done }).or(page.locator('[data-board]')).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/here/patzcuaro');
    await expect(page.getByText(en.connection.lost)).toBeHidden();
    await page.evaluate(() => localStorage.removeItem('sobremesa.here.patzcuaro'));
    await page.goto('replay');
    await openKept(page, 'patzcuaro-2-rules1');
    const move = page.getByRole('slider', { name: replayEn.move });
    await expect(move).toHaveValue('0');
    await page.keyboard.press('ArrowRight');
    await expect(move).toHaveValue('1');
    await expect(page.locator('[data-board]')).toBeVisible();
    await page.goto('learn/patzcuaro');
    await expect(page.locator('[data-board]')).toBeVisible();
    await expect(page.getByRole('region', { name: learnEn.coach })).toBeVisible();
    for (const game of ['patzcuaro', 'prado', 'museum']) {
      await page.goto(`rules/${game}`);
      await expect(heading(page)).toContainText(en.games[game]!.name);
    }
    await page.evaluate(() => localStorage.setItem('sobremesa.knows.patzcuaro', 'yes'));
    await page.goto('here/patzcuaro');
    await page.getByRole('button', { name: hereEn.begin, exact: true }).click();
    const ana = new PatzcuaroPlayer({ page, name: 'Ana', game: 'patzcuaro', input: 'mouse', language: 'en' });
    await expect(ana.hand).toBeVisible();
    for (let i = 0; i < 3; i++) {
      await expect.poll(() => ana.asked()).not.toBeNull();
      await ana.move();
    }
    const kinds = await page.evaluate(async () => {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kinds.filter((path) => !/^\/(?:|assets\/.+|theme\.js|favicon(?:-calling)?\.svg)$/.test(path))).toEqual([]);
  },
);

test('a page in use offers a newer version, and loads it when asked to', { tag: '@long' }, async ({ build, house, device }) => {
  const context = await device(house.url);
  const page = await context.newPage();
  await page.goto('./');
  await keeps(page, 10);
  await heading(page).click();
  await build.rename('another');
  await house.restart();
  await expect(newer(page)).toBeVisible({ timeout: 60_000 });
  expect(await buildOf(page)).not.toBe('another');
  await page.getByRole('button', { name: en.connection.reload, exact: true }).click();
  await expect.poll(() => buildOf(page)).toBe('another');
  await expect(newer(page)).toBeHidden();
  await expect.poll(async () => Object.keys(await kept(page))).toEqual(['another']);

  // Nobody has used the page since, so the next build loads by itself.
  await page.goto('licences');
  await expect(heading(page)).toHaveText(en.licences.title);
  await build.rename('a-third');
  await house.restart();
  await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe('a-third');

  // The next build also loads on navigation.
  await page.goto('./');
  await heading(page).click();
  await build.rename('a-fourth');
  await house.restart();
  await expect(newer(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: en.connection.later }).click();
  await page.getByRole('link', { name: en.licences.link }).click();
  await expect.poll(() => buildOf(page)).toBe('a-fourth');
  await expect(heading(page)).toHaveText(en.licences.title);
});

test(
  'a reopened page becomes the newest version as soon as it reaches its server',
  { tag: '@long' },
  async ({ build, house, device }) => {
    const context = await device(house.url);
    const before = await context.newPage();
    await before.goto('./');
    await keeps(before, 10);
    await before.close();
    await build.rename('another');
    await house.restart();
    const page = await context.newPage();
    await page.goto('./');
    await expect.poll(() => buildOf(page), { timeout: 60_000 }).toBe('another');
    await expect.poll(async () => Object.keys(await kept(page))).toEqual(['another']);
  },
);

test(
  'if the operator turns the service worker off, the worker and its cache are removed',
  { tag: '@long' },
  async ({ build, device }) => {
    const proxy = await ReverseProxy.at('', false);
    const keeping = await Server.start({ ...build.settings, PUBLIC_URL: proxy.url });
    const forgetting = await Server.start({ ...build.settings, PUBLIC_URL: proxy.url, OFFLINE: 'false' });
    proxy.target = new URL(keeping.url);
    const page = await (await device(`${proxy.url}/`)).newPage();
    await page.goto('./');
    await keeps(page, 10);
    // Until then a page treats the worker as new, and does not check for a newer one.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    proxy.target = new URL(forgetting.url);
    await page.goto('./');
    await expect.poll(() => kept(page), { timeout: 60_000 }).toEqual({});
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    for (const server of [keeping, forgetting]) await server.stop();
    await proxy.end();
  },
);

test('under a path the page is installed under that path', { tag: '@long' }, async ({ build, device }) => {
  const proxy = await ReverseProxy.at('/mesa', true);
  const server = await Server.start({ ...build.settings, PUBLIC_URL: proxy.url });
  proxy.target = new URL(server.url);
  const context = await device(`${proxy.url}/`);
  const page = await context.newPage();
  await page.goto('./');
  await keeps(page, 10);
  const client = await context.newCDPSession(page);
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
  // Every test has its own browser with a temporary profile, which cannot install pages.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${proxy.url}/manifest.en.webmanifest`);
  const { icons, screenshots, shortcuts } = JSON.parse(data!) as Record<
    'icons' | 'screenshots' | 'shortcuts',
    { src?: string; url?: string }[]
  >;
  for (const { src, url: address } of [...icons, ...screenshots, ...shortcuts]) {
    const response = await fetch(new URL((src ?? address)!, url));
    expect([response.status, src ?? address]).toEqual([200, src ?? address]);
  }
  await server.stop();
  await page.reload();
  await expect(heading(page)).toHaveText(en.lobby.title);
  await proxy.end();
});
