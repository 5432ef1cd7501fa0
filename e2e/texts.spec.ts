import { expect, test } from './test.ts';

/** The built files of the common texts in a language. */
const texts = /\/assets\/en-[\w-]+\.js$/;

test.use({ mayBeUnreachable: true });

test('texts that failed to load are requested again', async ({ page }) => {
  let asked = 0;
  await page.route(texts, async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  await page.goto('/');
  await expect(page.locator('[data-first]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open a table', exact: true })).toBeVisible();
  expect(asked).toBe(2);
});

test('a page without texts shows an error in both languages, and retries on demand', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, locale: 'en' });
  await page.route(texts, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('No se pudo cargar la página. · The page could not be loaded.')).toBeVisible();
  await page.unroute(texts);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Open a table', exact: true })).toBeVisible();
  await page.close();
});
