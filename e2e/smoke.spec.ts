import { expect, test } from './test.ts';

test.use({ ownServer: true });

test('the page opens, reaches the server and shows the lobby', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });

  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Open a table', exact: true })).toBeVisible();
  // Announced only after the server has sent the list of tables.
  await expect(page.getByText('There are no open tables right now')).toBeVisible();
  expect(errors).toEqual([]);
});
