import en from '../apps/web/src/local/page/messages/en.ts';
import { expect, test } from './test.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const names = ['Guadalupe', 'Maximiliano', 'Bartholomew', 'Esperanza'];

for (const game of ['prado', 'museum', 'patzcuaro'] as const) {
  test(`four long names stand whole on the chips of ${game}`, { tag: game === 'prado' ? [] : '@variant' }, async ({ arrive }) => {
    test.setTimeout(120_000);
    const person = await arrive('Guadalupe', { game });
    const { page, board } = person;
    await page.goto(`here/${game}`);
    const people = page.getByRole('group', { name: en.people });
    await people.getByRole('radio', { name: String(names.length), exact: true }).check();
    for (const [i, name] of names.entries()) await page.getByLabel(en.name.replace('{number}', String(i + 1))).fill(name);
    await page.getByRole('button', { name: en.begin, exact: true }).click();
    await page.getByRole('button', { name: new RegExp(`^${en.iAm.replace('{name}', '')}`) }).click();
    await expect(board).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (await person.button('table.panel.close').isVisible()) await person.press('table.panel.close');
      await page.evaluate(() => document.fonts.ready);
      const chips = await page.locator('[data-name]').evaluateAll((texts) =>
        texts.map((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          const lines = [...range.getClientRects()];
          // The first letter may have a box of its own.
          const isOneLine = lines.every((line) => line.top < lines[0]!.bottom && line.bottom > lines[0]!.top);
          const { left, right, top, bottom } = text.closest('button')!.getBoundingClientRect();
          const isInside = lines.every(
            (line) => line.left >= left && line.right <= right && line.top >= top && line.bottom <= bottom,
          );
          return {
            name: text.textContent ?? '',
            isWhole: isOneLine && isInside && text.scrollWidth <= text.clientWidth + 1,
          };
        }),
      );
      const shown = chips.filter(({ name }) => names.includes(name));
      // The fourth is the reader’s own.
      expect.soft(shown, `names at ${size.width} pixels`).toHaveLength(3);
      expect
        .soft(
          shown.filter(({ isWhole }) => !isWhole),
          `names that are cut at ${size.width} pixels`,
        )
        .toEqual([]);
    }
  });
}
