import { EventEmitter, once } from 'node:events';
import { expect, test } from './test.ts';

// Boxes show the number of players at other tables, which would shift the layout.
test.use({ ownServer: true });

/** The page's main script. */
const program = /\/assets\/index-[\w-]+\.js$/;

for (const [language, title, rules] of [
  ['es', 'La mesa sigue puesta', 'Todas las reglas de Prado'],
  ['en', 'Stay for one more game', 'All the rules of Prado'],
] as const) {
  test(
    `the start page and the games' pages are visible before their script has loaded (${language})`,
    { tag: language === 'es' ? [] : '@variant' },
    async ({ browser, server }) => {
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
      // The page requests its texts together with the script, not only when it runs.
      const texts = page.waitForRequest(new RegExp(`/assets/${language}-[\\w-]+\\.js$`));
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('[data-first] h1')).toHaveText(title);
      await texts;
      const box = page.locator('[data-first] h3').first();
      await expect(box).toBeVisible();
      const before = await box.boundingBox();
      gate.emit('open');
      await expect(page.locator('[data-first]')).toHaveCount(0);
      // The layout does not shift when the script takes over.
      expect(await page.locator('h3').first().boundingBox()).toEqual(before);

      await page.unroute(program);
      await page.route(program, (route) => route.abort());
      await page.goto('/about/prado', { waitUntil: 'commit' });
      await expect(page.getByText(rules)).toBeVisible();
      expect(refused.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
      await context.close();
    },
  );
}

test('a visitor with a name or another language does not see the prerendered page', async ({ browser, server }) => {
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
