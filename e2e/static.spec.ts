import type { BrowserContext, Page } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import aboutEn from '../apps/web/src/about/messages/en.ts';
import houseEn from '../apps/web/src/i18n/messages/en.ts';
import houseEs from '../apps/web/src/i18n/messages/es.ts';
import learnEn from '../apps/web/src/learn/messages/en.ts';
import hereEn from '../apps/web/src/local/page/messages/en.ts';
import hereEs from '../apps/web/src/local/page/messages/es.ts';
import en from '../apps/web/src/static/messages/en.ts';
import es from '../apps/web/src/static/messages/es.ts';
import { PatzcuaroPlayer } from './players/patzcuaro.ts';
import { StaticServer } from './staticServer.ts';
import { expect, test as base } from './test.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/static`;
const languages = {
  en: { own: en, here: hereEn, house: houseEn },
  es: { own: es, here: hereEs, house: houseEs },
};
const devices = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

interface Visit {
  host: StaticServer;
  /** A device that may request nothing outside of the host's folder. */
  visit: (device: keyof typeof devices, language: keyof typeof languages) => Promise<Page>;
}

const test = base.extend<Visit>({
  // oxlint-disable-next-line no-empty-pattern
  host: async ({}, use) => {
    const host = await StaticServer.of(folder, '/some/repository/');
    await use(host);
    await host.end();
  },
  visit: async ({ browser, faults, host }, use) => {
    const contexts: BrowserContext[] = [];
    const outside: string[] = [];
    await use(async (device, language) => {
      const context = await browser.newContext({
        ...devices[device],
        baseURL: host.url,
        locale: language,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      context.on('page', faults);
      context.on('request', (request) => {
        if (/^(?:https?|wss?):/.test(request.url()) && !request.url().startsWith(host.url)) outside.push(request.url());
      });
      contexts.push(context);
      const page = await context.newPage();
      await page.addInitScript(() => localStorage.setItem('sobremesa.knows.patzcuaro', 'yes'));
      page.on('websocket', (socket) => outside.push(socket.url()));
      return page;
    });
    for (const context of contexts) await context.close();
    expect(outside, 'requests that leave the folder').toEqual([]);
  },
});

// One worker builds the page for all of them.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  await promisify(execFile)(process.execPath, ['scripts/build-static.mjs'], { cwd: root });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const box = (page: Page, name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

/** Number of files in the device's cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().length;
  });

for (const [device, language] of [
  ['desk', 'en'],
  ['phone', 'es'],
] as const) {
  const { own, here, house } = languages[language];

  test(
    `the start page opens a match against bots, also offline (${device}, ${language})`,
    { tag: '@long' },
    async ({ host, visit }) => {
      const page = await visit(device, language);
      await page.goto('./');
      await expect(heading(page)).toHaveText(own.title);
      await box(page, 'Pátzcuaro').getByRole('button', { name: own.bots }).click();
      const input = device === 'phone' ? 'touch' : 'mouse';
      const ana = new PatzcuaroPlayer({ page, name: 'Ana', game: 'patzcuaro', input, language });
      await expect(ana.hand).toBeVisible();
      await page.reload();
      await expect(ana.hand).toBeVisible();
      await expect.poll(() => ana.asked()).not.toBeNull();
      await ana.move();
      const moves = await ana.log.count();
      const assets = await readdir(`${folder}/assets`, { recursive: true, withFileTypes: true });
      const files = assets.filter((file) => file.isFile()).length;
      await expect.poll(() => kept(page), { timeout: 60_000 }).toBeGreaterThan(files);

      await host.end();
      await page.reload();
      await expect(ana.hand).toBeVisible();
      expect(await ana.log.count()).toBeGreaterThanOrEqual(moves);
      await expect.poll(() => ana.asked()).not.toBeNull();
      await ana.move();
      await page.goto('./');
      await expect(box(page, 'Pátzcuaro').getByRole('button', { name: own.resume })).toBeVisible();
      await page.goto('rules/prado');
      await expect(heading(page)).toContainText('Prado');
      await expect(page.getByText(house.connection.lost)).toBeHidden();
    },
  );

  test(`two people play on one device, without others (${device}, ${language})`, { tag: '@long' }, async ({ visit }) => {
    const page = await visit(device, language);
    await page.goto('./');
    await box(page, 'Prado').getByRole('link', { name: own.device }).click();
    for (const [i, name] of ['Ana', 'Luis'].entries())
      await page.getByLabel(here.name.replace('{number}', String(i + 1))).fill(name);
    await expect(page.getByRole('group', { name: here.bots }).getByRole('radio', { name: '0', exact: true })).toBeChecked();
    await page.getByRole('button', { name: here.begin, exact: true }).click();
    await page.getByRole('button', { name: /(?:Ana|Luis)$/ }).click();
    await expect(page.locator('[data-board]')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await expect(page.getByRole('button', { name: /(?:Ana|Luis)$/ })).toBeVisible();
  });
}

test('every link leads to an existing page, and none to a server', { tag: '@long' }, async ({ host, visit }) => {
  test.slow();
  const page = await visit('desk', 'en');
  const seen = new Set<string>();
  const waiting = [host.url];
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const response = await page.goto(address);
    expect([response?.status(), address]).toEqual([200, address]);
    await expect(page.locator('main')).toBeVisible();
    await expect(heading(page).or(page.locator('[data-board]')).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: houseEn.app.notFoundTitle })).toHaveCount(0);
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    waiting.push(...links.map((link) => link.replace(/#.*/, '')).filter((link) => link.startsWith(host.url)));
    const words = await page.locator('body').innerText();
    const tables = [houseEn.lobby.openTable.title, houseEn.lobby.shelf.open, aboutEn.toLobby, learnEn.offer];
    expect(tables.filter((text) => words.includes(text))).toEqual([]);
  }
  for (const path of ['', 'licences', 'about/museum', 'learn/museum', 'rules/museum', 'rules/museum/es'])
    expect([...seen].map((address) => address.slice(host.url.length).replace(/\?.*/, ''))).toContain(path);
  expect(host.missing).toEqual([]);
});

test('lessons, settings and the list of licences work without a server', { tag: '@long' }, async ({ host, visit }) => {
  const page = await visit('phone', 'en');
  await page.goto('learn/prado');
  await expect(page.locator('[data-board]')).toBeVisible();
  await expect(page.getByRole('region', { name: learnEn.coach })).toBeVisible();
  expect(page.url()).toBe(`${host.url}learn/prado/`);
  await page.goto('licences');
  await expect(page.getByText('react-dom')).toBeVisible();
  await page.getByRole('button', { name: houseEn.settings.title }).click();
  await page.getByRole('radio', { name: houseEn.settings.theme.dark }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('button', { name: houseEn.settings.devices })).toHaveCount(0);
  await expect(page.getByRole('button', { name: houseEn.settings.notices })).toHaveCount(0);
});

test('a missing page shows an error and a link back', { tag: '@long' }, async ({ browser }) => {
  const host = await StaticServer.of(folder, '/');
  const page = await browser.newPage({ baseURL: host.url });
  const response = await page.goto('somewhere/else');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(houseEn.app.notFoundTitle);
  await page.getByRole('link', { name: houseEn.app.toLobby }).click();
  await expect(heading(page)).toHaveText(en.title);
  await page.close();
  await host.end();
});

test('a page is served under each of its names', { tag: '@long' }, async ({ host, browser }) => {
  const page = await browser.newPage({ baseURL: host.url, locale: 'en' });
  // Some hosts serve a folder's file at an address without a trailing slash.
  await page.route(`${host.url}about/prado`, (route) => route.fulfill({ path: `${folder}/about/prado/index.html` }));
  for (const address of ['about/prado', 'about/prado/', 'about/prado/index.html']) {
    await page.goto(address);
    await expect(heading(page)).toHaveText('Prado');
  }
  await page.goto('index.html');
  await expect(heading(page)).toHaveText(en.title);
  await page.close();
});
