import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

test('closing a dialog returns the focus to the button that opened it', async ({ arrive }) => {
  const ana = await arrive('Ana', { input: 'keyboard' });
  await ana.goToLobby();
  const opener = ana.button('lobby.openTable.title');
  await opener.focus();
  for (const close of ['Escape', 'Enter']) {
    await ana.page.keyboard.press('Enter');
    const dialog = ana.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    if (close === 'Enter') await dialog.getByRole('button', { name: ana.words.house('ui.close') }).focus();
    await ana.page.keyboard.press(close);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("closing a dialog that a menu opened returns the focus to the menu's button", { tag: '@long' }, async ({ arrive }) => {
  const players = [await arrive('Ana'), await arrive('Luis')];
  const [ana] = players;
  if (ana === undefined) throw new Error('nobody came');
  await sitTogether(players);
  await playOn(players, (_next, moves) => moves >= 1);
  const menu = ana.button('table.menu.title');
  await menu.focus();
  await ana.page.keyboard.press('Enter');
  const leave = ana.button('table.menu.leave');
  await leave.focus();
  await ana.page.keyboard.press('Enter');
  await expect(ana.page.getByRole('dialog')).toBeVisible();
  await ana.page.keyboard.press('Escape');
  await expect(ana.page.getByRole('dialog')).toBeHidden();
  await expect(menu).toBeFocused();
});

test('the focus stays on the board after each move, and forced colours show highlights', { tag: '@slow' }, async ({ arrive }) => {
  const players = [await arrive('Ana', { input: 'keyboard' }), await arrive('Luis', { input: 'keyboard' })] as const;
  await sitTogether([...players]);
  const moved = new Set<unknown>();
  await playOn([...players], async (next, moves) => {
    for (const { page, name } of players.filter((player) => moved.has(player))) {
      const focused = () => page.evaluate(() => document.activeElement?.closest('[data-board]') != null);
      await expect.poll(focused, { message: `the focus of ${name} after ${moves} moves` }).toBe(true);
    }
    moved.add(next);
    return moves >= 6;
  });
  const [{ page }] = players;
  await page.emulateMedia({ forcedColors: 'active' });
  const selected = page.getByRole('tab', { selected: true });
  expect(await selected.evaluate((tab) => getComputedStyle(tab).outlineStyle)).toBe('solid');
});
