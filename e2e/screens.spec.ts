import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import type { PatzcuaroPlayer, Stage } from './players/patzcuaro.ts';
import { wordsIn } from './players/words.ts';
import { expect, test } from './test.ts';

// The lobby shows all tables of the server.
test.use({ ownServer: true });

test('every screen before a match is accessible and fits a phone', { tag: '@long' }, async ({ arrive }) => {
  test.setTimeout(150_000);
  const eva = [await arrive('Eva'), await arrive('Eva', { device: 'phone' })];
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');

  for (const person of eva) {
    await person.goToLobby();
    await expect(person.page.getByText(person.words.house('lobby.noneOpen'))).toBeVisible();
    await inspect(person, 'lobby, empty');
    await person.page.getByRole('link', { name: person.words.house('licences.link') }).click();
    await expect(person.page.getByText('react-dom')).toBeVisible();
    await inspect(person, 'licences');
    await person.goToLobby();
    await person.press('lobby.openTable.title');
    await expect(person.button('lobby.openTable.open')).toBeVisible();
    await inspect(person, 'form that opens a table', 'dialog');
    await person.input.press(person.page.getByRole('radio', { name: person.words.house('games.prado.name') }));
    await person.input.press(person.page.locator('summary'));
    await expect(person.page.getByRole('group', { name: wordsIn('en', 'prado').game('options.guard.label') })).toBeVisible();
    await inspect(person, 'form that opens a table of Prado', 'dialog');
    await person.page.keyboard.press('Escape');
  }

  await ana.goToLobby();
  const link = await ana.openTable({ seats: 3 });
  const host = [ana, await arrive('Ana', { device: 'phone', as: ana })];
  await host[1]?.follow(link);
  for (const person of eva) {
    const open = person.page.getByRole('region', { name: person.words.house('lobby.open') });
    await expect(open.getByRole('link', { name: 'Pátzcuaro', exact: true })).toBeVisible();
    await inspect(person, 'lobby with a table');
    await person.follow(link);
    await expect(person.button('table.open.sitDown')).toBeVisible();
    await inspect(person, 'waiting room, before sitting down');
  }
  await luis.follow(link);
  await luis.sitDown();
  for (const person of host) {
    await expect(person.atChairs('Luis')).toBeVisible();
    await inspect(person, 'waiting room of the host');
  }
});

test('every screen of a match is accessible and fits a phone', { tag: '@long' }, async ({ arrive }) => {
  test.setTimeout(300_000);
  const desk = await arrive('Ana');
  const luis = await arrive('Luis');
  const watcher = await arrive('Olga', { device: 'phone' });
  await desk.goToLobby();
  const link = await desk.openTable({ seats: 2 });
  const phone = await arrive('Ana', { device: 'phone', as: desk });
  await phone.follow(link);
  await luis.follow(link);
  await luis.sitDown();
  await watcher.follow(link);
  await desk.start();
  await expect(watcher.board).toBeVisible();
  await inspect(watcher, 'board of a spectator');

  const choice = new RegExp(desk.words.game('action.choose', { options: '' }).trim());
  const left = new Set<Stage>(['travel', 'choose', 'trade', 'place']);
  await playOn([desk.seek(choice), luis], async (next, _moves, { stage }) => {
    if (next !== desk || !left.delete(stage)) return false;
    for (const person of [desk, phone]) {
      await expect.poll(async () => (await person.asked())?.stage).toBe(stage);
      await inspect(person, `board: ${stage}`);
      if (stage === 'travel') {
        await person.input.press(person.rondel.locator('button[aria-pressed]').first());
        await inspect(person, 'board: a space is inspected');
        await person.input.press(person.inBoard('board.cancel'));
        await inspectAround(person);
      }
    }
    // Other tests check the end of a match.
    return left.size === 0;
  });
  expect([...left]).toEqual([]);
});

/** Checks what opens beside and over the board. */
async function inspectAround(person: PatzcuaroPlayer): Promise<void> {
  for (const tab of ['scores', 'people', 'chat', 'log'] as const) {
    await person.openPanel(tab);
    await inspect(person, `panel: ${tab}`, 'aside');
  }
  await person.closePanel();
  await person.press('table.rules.open');
  await expect(person.page.getByRole('complementary', { name: 'The rules of Pátzcuaro' })).toBeVisible();
  await inspect(person, 'rules', 'aside[aria-labelledby]');
  await person.page.keyboard.press('Escape');
  await person.fromMenu('handover');
  await expect(person.page.getByRole('textbox', { name: person.words.house('table.menu.handoverLink') })).toBeVisible();
  await inspect(person, 'link for another device', 'dialog');
  await person.page.keyboard.press('Escape');
}
