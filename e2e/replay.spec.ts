import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import en from '../apps/web/src/replay/messages/en.ts';
import es from '../apps/web/src/replay/messages/es.ts';
import type { Person } from './players/person.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

const words = { es, en };

/** The document of a match with this number of players, which a release has written. */
function kept(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(`../packages/match/kept/${name}.json.gz`, import.meta.url)));
}

async function open({ page }: Person, name: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: kept(name) });
}

for (const [device, language, name] of [
  ['desk', 'en', 'prado-3-rules3'],
  ['phone', 'es', 'museum-4-rules1'],
] as const) {
  const say = words[language];
  test(`a saved match is shown move by move on a ${device}`, async ({ arrive }) => {
    const ana = await arrive('Ana', { device, language });
    const { page } = ana;
    await page.goto('./replay?at=3');
    await open(ana, name);
    await expect(page.locator('[data-board]')).toBeVisible();
    const slider = page.getByRole('slider', { name: say.move });
    await expect(slider).toHaveValue('3');

    await test.step('with keys and buttons', async () => {
      await page.keyboard.press('ArrowRight');
      await expect(slider).toHaveValue('4');
      await page.getByRole('button', { name: say.turnNext }).click();
      await expect(page).toHaveURL(/at=\d+$/);
      await page.keyboard.press('Home');
      await expect(slider).toHaveValue('0');
      await page.keyboard.press('f');
      await expect(page.getByLabel(say.view)).toHaveValue('0');
      await expect(page).toHaveURL(/at=0&seat=0$/);
    });

    await test.step('by itself', async () => {
      await page.getByLabel(say.speed).selectOption(say.speeds.fast);
      await page.getByRole('button', { name: say.play, exact: true }).click();
      await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(2);
      await page.getByRole('button', { name: say.pause }).click();
    });

    await test.step('from a line of the log', async () => {
      if (device === 'phone') await page.getByRole('button', { name: say.openLog }).click();
      const log = page.getByRole('complementary', { name: say.log });
      await log.getByRole('button').last().click();
      await expect(page.getByRole('button', { name: say.next })).toHaveAttribute('aria-disabled', 'true');
      await expect(log.locator('[aria-current]').last()).toBeInViewport();
    });
    if (process.env['OUT'] !== undefined) await shots(ana, `${process.env['OUT']}-${device}`);
  });
}

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
