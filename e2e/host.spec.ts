import { expect, test } from './test.ts';

test('the host closes, opens and frees seats, and sees why the match cannot start yet', { tag: '@slow' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const { words } = ana;
  const does = async (seat: number, what: string, values?: Record<string, string>) => {
    await ana.press('table.seat.actions', { number: String(seat) });
    await ana.press(`table.seat.${what}`, values);
  };
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 3 });

  await test.step('too few', async () => {
    const start = ana.button('table.open.start');
    const reason = words.house('table.open.tooFew', { min: '2' });
    await expect(start).toBeDisabled();
    await expect(start).toHaveAccessibleDescription(reason);
    await expect(ana.page.getByText(reason)).toBeVisible();
    await start.click({ force: true });
    await expect(start).toBeVisible();
    await expect(ana.board).toHaveCount(0);
  });

  await test.step('closed seats are not free', async () => {
    await does(2, 'close');
    await does(3, 'close');
    await expect(ana.atChairs(words.house('table.seat.closed'))).toHaveCount(2);
    await luis.follow(link);
    await expect(luis.page.getByText(words.house('table.open.fullWatch'))).toBeVisible();
    await does(2, 'open');
    await luis.sitDown();
    await expect(ana.atChairs('Luis')).toBeVisible();
  });

  await test.step('a removed guest can sit down again once the host allows it', async () => {
    await does(2, 'remove', { name: 'Luis' });
    await expect(ana.atChairs('Luis')).toHaveCount(0);
    await expect(ana.button('table.open.start')).toBeDisabled();
    await expect(luis.page.getByText(words.house('table.open.lostSeat'))).toBeVisible();
    await luis.tryToSitDown();
    await expect(luis.page.getByText(words.house('table.refusals.removed')).first()).toBeVisible();
    await ana.press('table.open.admit', { name: 'Luis' });
    await luis.sitDown();
  });

  await test.step('the match starts without the closed seat', async () => {
    await ana.start();
    await expect(luis.board).toBeVisible();
    await expect(ana.board.getByRole('list', { name: words.game('board.altars') }).getByRole('listitem')).toHaveCount(2);
  });
});

test('a removed player of a table without spectators gets a message', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2, watchable: false });
  await luis.follow(link);
  await luis.sitDown();
  await ana.press('table.seat.actions', { number: '2' });
  await ana.press('table.seat.remove', { name: 'Luis' });
  await expect(luis.page.getByText(luis.words.house('table.absent.removed'))).toBeVisible();
  await expect(ana.atChairs('Luis')).toHaveCount(0);
});

test('a player stands up, and the host discards the table', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2 });
  await luis.follow(link);
  await luis.sitDown();
  await luis.press('table.open.standUp');
  await expect(luis.button('table.open.sitDown')).toBeVisible();
  await expect(ana.atChairs('Luis')).toHaveCount(0);

  await ana.press('table.open.discard');
  const dialog = ana.page.getByRole('dialog', { name: ana.words.house('table.open.discardTitle') });
  await ana.input.press(dialog.getByRole('button', { name: ana.words.house('table.open.discard'), exact: true }));
  await expect(luis.page.getByText(luis.words.house('table.absent.discarded'))).toBeVisible();
  await expect(ana.page.getByText(ana.words.house('table.absent.discarded'))).toBeVisible();
  await luis.page.reload();
  await expect(luis.page.getByText(luis.words.house('table.refusals.unknownTable'))).toBeVisible();
});
