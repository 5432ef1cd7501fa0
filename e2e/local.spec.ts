import type { Page } from '@playwright/test';
import en from '../apps/web/src/local/page/messages/en.ts';
import es from '../apps/web/src/local/page/messages/es.ts';
import type { Language } from './players/words.ts';
import { expect, players, test } from './test.ts';

const words = { es, en };

/** Fills in names and bots, and begins. */
async function begin(page: Page, language: Language, names: readonly string[], bots: number): Promise<void> {
  const say = words[language];
  const choose = (legend: string, value: number) =>
    page
      .getByRole('group', { name: legend })
      .getByRole('radio', { name: String(value), exact: true })
      .check();
  await choose(say.people, names.length);
  for (const [i, name] of names.entries()) await page.getByLabel(say.name.replace('{number}', String(i + 1))).fill(name);
  await choose(say.bots, bots);
  await page.getByRole('button', { name: say.begin, exact: true }).click();
}

test('a match against a bot runs on the device, survives a reload, and is discarded', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const { page } = ana;
  await page.goto('./');
  await page.getByRole('link', { name: ana.words.house('lobby.here') }).click();
  await page.getByRole('link', { name: 'Pátzcuaro' }).click();
  await begin(page, 'en', ['Ana'], 1);
  await expect(ana.hand).toBeVisible();
  for (let i = 0; i < 3; i++) {
    await expect.poll(() => ana.asked()).not.toBeNull();
    await ana.move();
  }
  const lines = await ana.log.count();
  expect(lines).toBeGreaterThan(2);
  await page.reload();
  await expect(ana.hand).toBeVisible();
  expect(await ana.log.count()).toBeGreaterThanOrEqual(lines);
  await page.getByRole('button', { name: en.menu }).click();
  await page.getByRole('button', { name: en.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: en.discard }).click();
  await expect(page.getByRole('button', { name: en.begin, exact: true })).toBeVisible();
});

for (const [game, device, language] of [
  ['prado', 'desk', 'en'],
  ['museum', 'phone', 'es'],
] as const) {
  const title = `two play ${game} on one ${device} in ${language}, with a curtain between them`;
  test(title, { tag: device === 'phone' ? '@variant' : '@slow' }, async ({ arrive }) => {
    const say = words[language];
    const ana = await arrive('Ana', { game, device, language });
    const { page } = ana;
    const luis = new players[game]({ page, name: 'Luis', game, input: device === 'phone' ? 'touch' : 'mouse', language });
    await page.goto(`here/${game}`);
    await begin(page, language, ['Ana', 'Luis'], 0);
    const named = (text: string) => page.getByRole('button', { name: new RegExp(`^${text.replace('{name}', '(?:Ana|Luis)')}$`) });
    const [iAm, pass] = [named(say.iAm), named(say.pass)];
    for (let turn = 0; turn < 5; turn++) {
      await expect(iAm).toBeVisible();
      await expect(page.locator('[data-board]')).toHaveCount(0);
      const who = (await iAm.textContent())?.includes('Ana') === true ? ana : luis;
      await iAm.click();
      await expect(who.board).toBeVisible();
      while (!(await pass.isVisible())) {
        if ((await who.asked()) !== null) await who.move();
      }
      await pass.click();
    }
  });
}
