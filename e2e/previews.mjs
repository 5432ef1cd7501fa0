// `npm run previews`: draws the pictures of link previews, in apps/web/public/previews, from the
// built boxes.
import { mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as browsers } from '@playwright/test';
import { build } from '../scripts/lib/build.mjs';
import { chromium } from '../scripts/lib/chromium.mjs';
import { main, root } from '../scripts/lib/run.mjs';

const size = { width: 1200, height: 630 };
/** Maximum size of a picture in bytes: some programs show only up to 300 kB. */
const most = 250_000;

const dist = join(root, 'apps/web/dist');
const assets = join(dist, 'assets');
const folder = join(root, 'apps/web/public/previews');

/** @param {string} path @param {string} type */
const inline = (path, type) => `data:${type};base64,${readFileSync(path).toString('base64')}`;

/** @param {RegExp} name */
const asset = (name) => {
  const found = readdirSync(assets).find((file) => name.test(file));
  if (found === undefined) throw new Error(`nothing like ${name} was built`);
  return join(assets, found);
};

/**
 * The games on their shelf under the site's name. @param {readonly string[]} games one of them, or
 * all
 */
function page(games) {
  const covers = asset(/^covers-/);
  const boxes = games.map((game) => `<img src="${inline(join(covers, `${game}.svg`), 'image/svg+xml')}">`).join('');
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: Name; src: url('${inline(asset(/^fraunces-name-/), 'font/woff2')}') }
    body { margin: 0; height: 630px; overflow: hidden; display: grid; grid-template-columns: ${games.length > 1 ? '1fr' : '500px 1fr'};
      align-items: end; justify-items: center; background: #f7f1e6; font-family: Name }
    .boxes { display: flex; gap: 44px; padding: 0 0 70px ${games.length > 1 ? 0 : '60px'} }
    .boxes img { width: ${games.length > 1 ? 330 : 470}px; height: ${games.length > 1 ? 330 : 470}px }
    .shelf { position: absolute; inset: 560px 0 auto; height: 20px; background: #b7824f; box-shadow: 0 8px 0 #94623a }
    .house { display: flex; gap: 24px; align-items: center; font-size: ${games.length > 1 ? 76 : 84}px; color: #2a2320;
      ${games.length > 1 ? 'position: absolute; inset: 48px 0 auto; justify-content: center' : 'padding-bottom: 250px'} }
    .house img { width: 104px }
    </style>
    <div class="shelf"></div>
    <div class="boxes">${boxes}</div>
    <div class="house"><img src="${inline(join(dist, 'favicon.svg'), 'image/svg+xml')}">Sobremesa</div>`;
}

await main(async () => {
  await build();
  const games = readdirSync(asset(/^covers-/)).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -'.svg'.length)] : []));
  mkdirSync(folder, { recursive: true });
  const browser = await browsers.launch({ executablePath: await chromium(), args: ['--no-sandbox'] });
  const tab = await browser.newPage({ viewport: size });
  for (const [name, shown] of [['sobremesa', games], ...games.map((game) => [game, [game]])]) {
    await tab.setContent(page(/** @type {string[]} */ (shown)));
    await tab.evaluate(() => document.fonts.ready);
    const path = join(folder, `${String(name)}.png`);
    await tab.screenshot({ path });
    if (statSync(path).size > most) throw new Error(`${path} has more than ${most} bytes`);
  }
  await browser.close();
});
