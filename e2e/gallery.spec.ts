import en from '../apps/web/src/gallery/messages/en.ts';
import { inspect } from './players/inspect.ts';
import { expect, test } from './test.ts';

test('a visitor filters the gallery, and reads labels by keyboard', async ({ arrive }) => {
  const ana = await arrive('Ana', { input: 'keyboard' });
  const { page } = ana;
  await page.goto('./');
  await page.getByRole('link', { name: ana.words.house('lobby.shelf.gallery') }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeFocused();
  await page.getByLabel(en.filters.group).selectOption({ label: 'Spain' });
  await page.getByLabel(en.filters.century).selectOption({ label: '17th century' });
  await expect(page).toHaveURL(/\/gallery\?game=prado&group=ES&century=17$/);
  await inspect(ana, 'the wall of the gallery');

  await test.step('a label opens by keyboard, and the arrow keys turn to the next one', async () => {
    const painting = page.getByRole('link', { name: /^Las Meninas/ });
    await painting.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Las Meninas' })).toBeFocused();
    await expect(page.getByRole('img', { name: /\w+ \w+/ })).toBeVisible();
    await inspect(ana, 'a label');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Las Meninas');
    await expect(page).toHaveURL(/\?game=prado&group=ES&century=17$/);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Las Meninas');
  });
});

test('the map and the timeline fit on a phone', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana', { device: 'phone' });
  const { page } = ana;
  for (const view of ['map', 'timeline'] as const) {
    await page.goto(`gallery?game=museum&group=GRE&view=${view}`);
    await expect(page.getByRole('region', { name: en[view].title })).toBeVisible();
    await inspect(ana, `the ${view} of the gallery`);
  }
});

test('a card at a table leads to its label', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana', { game: 'prado' });
  const { page } = ana;
  await page.goto('./');
  await ana.playNow();
  const room = ana.board.locator('[data-room] > button[data-about^="terms."]').first();
  await room.focus();
  await page.keyboard.press('?');
  const label = page.getByRole('dialog').getByRole('region', { name: en.card.title });
  await expect(label.getByRole('img')).toHaveAttribute('alt', /\w+ \w+/);
  await inspect(ana, 'the label on a card', 'dialog');
  const [tab] = await Promise.all([page.waitForEvent('popup'), label.getByRole('link').click()]);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText((await label.getByRole('heading').textContent()) ?? '');
});
