import en from '../apps/web/src/i18n/messages/en.ts';
import es from '../apps/web/src/i18n/messages/es.ts';
import paceEn from '../apps/web/src/timeControl/messages/en.ts';
import paceEs from '../apps/web/src/timeControl/messages/es.ts';
import { expect, test } from './test.ts';

for (const { device, language, house, pace } of [
  { device: 'phone', language: 'es', house: es, pace: paceEs },
  { device: 'desk', language: 'en', house: en, pace: paceEn },
] as const) {
  test(`a table without a host's name shows where the name belongs (${device}, ${language})`, async ({ arrive }) => {
    const { page } = await arrive('Ana', { device, language });
    await page.goto('./');
    await page.getByRole('button', { name: house.lobby.openTable.title }).click();
    const dialog = page.getByRole('dialog');
    const paces = dialog.getByRole('group', { name: pace.title }).getByRole('radio');
    await expect(paces).toHaveCount(3);
    await dialog.getByRole('button', { name: pace.others }).click();
    await expect(paces).toHaveCount(8);
    await dialog.getByRole('group', { name: house.lobby.openTable.standInLevel }).scrollIntoViewIfNeeded();
    await dialog.getByRole('button', { name: house.lobby.openTable.open, exact: true }).click();

    const field = dialog.getByRole('textbox', { name: house.name.label });
    await expect(field).toBeFocused();
    for (const shown of [dialog.getByText(house.name.label), field, dialog.getByText(house.name.empty)])
      await expect(shown).toBeInViewport({ ratio: 1 });
  });
}

test('a person with a name sees it beside the seat, and can change it', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone', language: 'es' });
  await ana.page.goto('./');
  const link = await ana.openTable();
  await luis.page.goto('./');
  await luis.openTable();
  await luis.follow(link);
  await expect(luis.page.getByText(es.table.open.sitAs.replace('{name}', 'Luis'))).toBeVisible();
  await luis.press('table.open.otherName');
  await luis.page.getByRole('textbox', { name: es.name.label }).fill('Lucho');
  await luis.press('table.open.sitDown');
  await expect(ana.atChairs('Lucho')).toBeVisible();
});
