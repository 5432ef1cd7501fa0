import { readFileSync } from 'node:fs';
import en from '../apps/web/src/replay/messages/en.ts';
import es from '../apps/web/src/replay/messages/es.ts';
import { openKept } from './keptDocument.ts';
import type { Person } from './players/person.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

test('a finished match is saved, and shown again from its table', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  await sitTogether([ana, luis]);
  const id = new URL(ana.page.url()).pathname.split('/').at(-1);
  for (let i = 0; i < 2; i++) {
    const mover = (await ana.asked()) === null ? luis : ana;
    await mover.move();
  }
  await ana.fromMenu('end');
  await ana.page
    .getByRole('dialog')
    .getByRole('button', { name: ana.words.house('table.menu.endAsk'), exact: true })
    .click();
  await luis.press('table.vote.agree');

  const saving = ana.page.waitForEvent('download');
  await ana.page.getByRole('button', { name: en.save }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^patzcuaro-\d{4}-\d\d-\d\d\.sobremesa\.json$/);
  const saved = JSON.parse(readFileSync(await file.path(), 'utf8')) as { ending: string; seats: object[]; moves: object[] };
  expect([saved.ending, saved.seats]).toEqual([
    'agreement',
    [
      { name: 'Ana', bot: null },
      { name: 'Luis', bot: null },
    ],
  ]);

  await ana.page.getByRole('link', { name: en.watch }).click();
  await expect(ana.page).toHaveURL(new RegExp(`/replay/${id}`));
  const slider = ana.page.getByRole('slider', { name: en.move });
  await expect(slider).toHaveAttribute('max', String(saved.moves.length));
  await ana.page.keyboard.press('End');
  await expect(ana.page.getByRole('region', { name: ana.words.house('table.finished.howItStood') })).toBeInViewport();
  await expect(ana.page.getByRole('complementary', { name: en.side })).toContainText(ana.words.house('table.log.events.ended'));
});

test('a saved match is shown move by move on a phone', async ({ arrive }) => {
  const ana = await arrive('Ana', { device: 'phone', language: 'es' });
  const { page } = ana;
  await page.goto('./replay?at=3');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(es.problems.notAMatch).first()).toBeVisible();
  await openKept(ana.page, 'museum-4-rules1');
  await expect(page.locator('[data-board]')).toBeVisible();
  const slider = page.getByRole('slider', { name: es.move });
  await expect(slider).toHaveValue('3');

  await test.step('with keys and buttons', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('4');
    await page.getByRole('button', { name: es.turnNext }).click();
    await expect(page).toHaveURL(/at=\d+$/);
    await page.keyboard.press('Home');
    await expect(slider).toHaveValue('0');
    await page.keyboard.press('f');
    await expect(page.getByLabel(es.view)).toHaveValue('0');
    await expect(page).toHaveURL(/at=0&seat=0$/);
  });

  await test.step('by itself', async () => {
    await page.getByLabel(es.speed).selectOption(es.speeds.fast);
    await page.getByRole('button', { name: es.play, exact: true }).click();
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
    await page.getByRole('button', { name: es.pause }).click();
  });

  await test.step('from a line of the log', async () => {
    await page.keyboard.press('End');
    const line = page.locator('header p').first();
    const isCut = () => line.evaluate((box) => box.scrollHeight > box.clientHeight);
    expect(await line.evaluate((box) => box.clientHeight / parseFloat(getComputedStyle(box).lineHeight))).toBeGreaterThan(3);
    expect(await isCut()).toBe(false);
    await page.getByRole('button', { name: es.openSide }).click();
    const log = page.getByRole('complementary', { name: es.side });
    await log.getByRole('button').last().click();
    await expect(page.getByRole('button', { name: es.next })).toHaveAttribute('aria-disabled', 'true');
    await expect(log.locator('[aria-current]').last()).toBeInViewport();
  });
  if (process.env['OUT'] !== undefined) await shots(ana, `${process.env['OUT']}-phone`);
});

async function shots({ page }: Person, out: string): Promise<void> {
  const slider = page.getByRole('slider');
  await page.screenshot({ path: `${out}-end.png` });
  await slider.fill('60');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}-60.png` });
  await page.keyboard.press('f');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}-seat.png` });
}
