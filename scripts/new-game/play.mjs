import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/** @import { Page } from '@playwright/test' */

const START_MS = 30_000;
const CLICK_MS = 2000;
/** Far more than a match needs. */
const MATCH_MS = 120_000;
/** The narrowest supported phone. */
const viewport = { width: 360, height: 740 };
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Plays a match against a bot on the built server of a copy.
 * @param {{ program: string, copy: string, game: string }} settings the program is Chromium's
 * @returns {Promise<string[]>} the problems
 */
export async function playInBrowser({ program, copy, game }) {
  const port = await freePort();
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: join(copy, 'data'), LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [join(copy, 'apps/server/dist/main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const browser = await chromium.launch({ executablePath: program, args });
  /** @type {string[]} */
  const problems = [];
  try {
    const url = `http://127.0.0.1:${port}`;
    await ready(url);
    const context = await browser.newContext({ viewport, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addInitScript((name) => {
      localStorage.setItem(`sobremesa.knows.${name}`, 'yes');
      localStorage.setItem('sobremesa.bots', '1');
      localStorage.setItem('sobremesa.pace', 'atOnce');
    }, game);
    const page = await context.newPage();
    page.on('pageerror', (error) => problems.push(error.stack ?? error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await page.goto(url);
    await page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/about/${game}"]`) })
      .getByRole('button')
      .first()
      .click();
    await playOn(page, problems);
  } catch (error) {
    problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error), output);
  } finally {
    await browser.close();
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  }
  return problems;
}

/**
 * Repeatedly makes the first move that the board offers, until the final scores appear.
 * @param {Page} page
 * @param {string[]} problems
 */
async function playOn(page, problems) {
  const move = page.locator('[data-open="true"], [data-piece^="guess-"]:not([aria-disabled="true"])').first();
  const over = page.getByRole('region', { name: 'Final scores' });
  await page.locator('[data-board]').waitFor({ timeout: START_MS });
  const deadline = Date.now() + MATCH_MS;
  let [moves, last] = [0, ''];
  while (!(await over.isVisible())) {
    if (problems.length > 0) return;
    if (Date.now() > deadline) throw new Error(`the match is not over after ${moves} moves; the last click: ${last}`);
    if (await move.isVisible()) {
      // The board may change before the click, and remove the control.
      last = await move.click({ timeout: CLICK_MS }).then(
        () => 'made',
        (error) => String(error),
      );
      moves += last === 'made' ? 1 : 0;
    }
    await sleep(20);
  }
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) problems.push(`the page is ${excess} px wider than a phone of ${viewport.width} px`);
}

/** @param {string} url */
async function ready(url) {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok === true) return;
    await sleep(50);
  }
  throw new Error('the server did not become ready');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
