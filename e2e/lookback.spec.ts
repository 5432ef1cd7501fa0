import en from '../apps/web/src/replay/messages/en.ts';
import es from '../apps/web/src/replay/messages/es.ts';
import { inspect } from './players/inspect.ts';
import { sitTogether } from './players/party.ts';
import type { Player } from './players/player.ts';
import { expect, test } from './test.ts';

/** Moves until the match waits for somebody else. */
async function finishTurn(person: Player): Promise<void> {
  while ((await person.asked()) !== null) await person.move();
}

async function lookBack(person: Player): Promise<void> {
  const panel = await person.openPanel('log');
  await person.input.press(panel.getByRole('button', { name: person.words.house('table.log.lookBack'), exact: true }));
}

test('a player looks back while the others play on, and is called when it is their turn', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const eva = await arrive('Eva', { device: 'phone', language: 'es' });
  await sitTogether([ana, luis], [eva]);
  const [looks, plays] = (await ana.asked()) === null ? [luis, ana] : [ana, luis];
  await finishTurn(looks);
  const { page } = looks;
  const slider = page.getByRole('slider', { name: en.move });
  const back = page.getByRole('button', { name: en.lookBack.back });

  await test.step('shows the past in their own view, by keys, buttons and lines of the log', async () => {
    await lookBack(looks);
    await expect(slider).toBeVisible();
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await expect(page.locator('[data-board]')).toHaveCount(1);
    for (const absent of [en.view, en.playOn.open, en.story]) await expect(page.getByLabel(absent)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await page.getByRole('complementary', { name: en.side }).getByRole('button').nth(1).click();
    await expect(slider).toHaveValue('0');
    await inspect(looks, 'past of a running match');
  });

  await test.step('gets the moves of the others meanwhile, and stays at its moment', async () => {
    const before = Number(await slider.getAttribute('max'));
    await expect(page.getByText(en.lookBack.past)).toBeVisible();
    await finishTurn(plays);
    await expect(page.getByText(en.lookBack.turn).first()).toBeVisible();
    await expect(page).toHaveTitle(/^● /);
    expect(Number(await slider.getAttribute('max'))).toBeGreaterThan(before);
    await expect(slider).toHaveValue('0');
  });

  await test.step('a spectator does so on a phone', async () => {
    await lookBack(eva);
    const own = eva.page.getByRole('slider', { name: es.move });
    await expect(own).toHaveAttribute('max', (await slider.getAttribute('max')) ?? '');
    await eva.page.getByRole('button', { name: es.back, exact: true }).click();
    await expect(eva.page.getByText(es.lookBack.past)).toBeInViewport();
    expect(await eva.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await inspect(eva, 'past of a running match');
    if (process.env['OUT'] !== undefined) await eva.page.screenshot({ path: `${process.env['OUT']}-phone.png` });
    await eva.page.getByRole('button', { name: es.lookBack.back }).click();
    await expect(eva.board).toBeVisible();
    await expect(own).toHaveCount(0);
  });

  await test.step('goes back to the match, and moves', async () => {
    if (process.env['OUT'] !== undefined) await page.screenshot({ path: `${process.env['OUT']}-desk.png` });
    await back.click();
    await expect(slider).toHaveCount(0);
    await looks.move();
  });
});
