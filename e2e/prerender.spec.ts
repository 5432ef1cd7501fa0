import { EventEmitter, once } from 'node:events';
import { expect, test } from './test.ts';

// Players at other tables would be counted on the boxes, which moves what lies below.
test.use({ ownServer: true });

/** The page's own program. */
const program = /\/assets\/index-[\w-]+\.js$/;

for (const [language, title, rules] of [
  ['es', 'La mesa sigue puesta', 'Todas las reglas de Prado'],
  ['en', 'Stay for one more game', 'All the rules of Prado'],
] as const) {
  test(`the start page and those of games are seen before their program has come (${language})`, async ({ browser, server }) => {
    const context = await browser.newContext({ baseURL: server.url, locale: language });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route(program, async (route) => {
      await opened;
      await route.continue();
    });
    // What the program says first is asked for with it, and not only when it runs.
    const texts = page.waitForRequest(new RegExp(`/assets/${language}-[\\w-]+\\.js$`));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-first] h1')).toHaveText(title);
    await texts;
    const box = page.locator('[data-first] h3').first();
    await expect(box).toBeVisible();
    const before = await box.boundingBox();
    gate.emit('open');
    await expect(page.locator('[data-first]')).toHaveCount(0);
    // Nothing moves when the page takes its place.
    expect(await page.locator('h3').first().boundingBox()).toEqual(before);

    await page.unroute(program);
    await page.route(program, (route) => route.abort());
    await page.goto('/about/prado', { waitUntil: 'commit' });
    await expect(page.getByText(rules)).toBeVisible();
    expect(refused.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
    await context.close();
  });
}

test('whoever has a name, or has chosen another language, does not see what a stranger sees', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en' });
  const page = await context.newPage();
  await page.route(program, (route) => route.abort());
  for (const [key, value] of [
    ['sobremesa.name', 'Ana'],
    ['sobremesa.language', 'es'],
  ] as const) {
    await page.goto('/licences', { waitUntil: 'commit' });
    await page.evaluate(([key, value]) => (localStorage.clear(), localStorage.setItem(key, value)), [key, value] as const);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('[data-first] h1')).toBeHidden();
    await expect(page.locator('[data-first] h1')).toHaveCount(1);
  }
  await context.close();
});
