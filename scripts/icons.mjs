/// <reference lib="dom" />
// `npm run icons`: draws the icons of the installed page from our mark, and pictures of the
// documentation.
import { chromium } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium as found } from './lib/chromium.mjs';
import { main, root } from './lib/run.mjs';

const GROUND = '#f7f1e6';

/**
 * Side in pixels, the mark's part of it, and the background. A device may crop a fifth of a
 * maskable icon on each side.
 */
const icons = {
  'icon-192': { side: 192, part: 1, ground: 'transparent' },
  'icon-512': { side: 512, part: 1, ground: 'transparent' },
  'maskable-512': { side: 512, part: 0.62, ground: GROUND },
  'touch-180': { side: 180, part: 0.74, ground: GROUND },
};

/** Pictures of `docs/images` and their target widths. */
const screens = {
  'board-desk': 960,
  'prado-desk': 960,
  'museum-desk': 960,
  'board-phone': 360,
  'prado-phone': 360,
  'museum-phone': 360,
};

await main(async () => {
  const folder = join(root, 'apps/web/public/icons');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await found(), args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const mark = dataUrl('image/svg+xml', await readFile(join(root, 'apps/web/public/favicon.svg')));
  for (const [name, { side, part, ground }] of Object.entries(icons)) {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<style>body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }</style><img src="${mark}" width="${side * part}">`,
    );
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
  }
  for (const [name, width] of Object.entries(screens)) {
    const picture = dataUrl('image/png', await readFile(join(root, `docs/images/${name}.png`)));
    const small = await page.evaluate(shrunk, { picture, width });
    await writeFile(join(folder, `${name}.webp`), Buffer.from(small.split(',')[1] ?? '', 'base64'));
  }
  await browser.close();
});

/** @param {string} type @param {Buffer} content */
function dataUrl(type, content) {
  return `data:${type};base64,${content.toString('base64')}`;
}

/**
 * In the browser: the picture at this width.
 *
 * @param {{ picture: string, width: number }} from
 */
async function shrunk({ picture, width }) {
  const image = new Image();
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('the canvas has no 2D context');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', 0.72);
}
