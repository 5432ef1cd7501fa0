import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

test('a dialog that is closed hands the focus back to what opened it', async ({ arrive }) => {
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

test('a dialog of a menu hands the focus back to the button of the menu', async ({ arrive }) => {
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
