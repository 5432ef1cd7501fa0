import { expect, test } from './test.ts';

// The lobby shows all tables of the server.
test.use({ ownServer: true });

test('a friend with the link sits down with a name and one press; a third person watches', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone' });
  const eva = await arrive('Eva');
  await eva.goToLobby();
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2, listed: false });
  expect(new URL(link).pathname).toMatch(/^\/t\/[A-Za-z0-9_-]+$/);
  await expect(ana.page.getByRole('textbox', { name: ana.words.house('table.open.link') })).toHaveValue(link);

  await luis.follow(link);
  await luis.sitDown();
  await expect(ana.atChairs('Luis')).toBeVisible();

  await test.step('a person stays the same after a reload and in a second tab', async () => {
    await luis.page.reload();
    await expect(luis.heading('table.open.seated')).toBeVisible();
    const tab = await luis.page.context().newPage();
    await tab.goto(link);
    await expect(tab.getByRole('heading', { name: luis.words.house('table.open.seated') })).toBeVisible();
    await expect(ana.atChairs('Luis')).toHaveCount(1);
    await tab.close();
    await expect(ana.atChairs(ana.words.house('table.seat.away'))).toHaveCount(0);
  });

  await test.step('at a full table, a newcomer becomes a spectator', async () => {
    await eva.follow(link);
    await expect(eva.page.getByText(eva.words.house('table.open.fullWatch'))).toBeVisible();
    await expect(eva.button('table.open.sitDown')).toHaveCount(0);
    await ana.start();
    await expect(eva.board).toBeVisible();
    await expect(eva.hand).toHaveCount(0);
    const people = await ana.openPanel('people');
    await expect(people.getByRole('listitem')).toHaveCount(3);
  });
});

test('the lobby shows listed tables without a reload, and no others', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const eva = await arrive('Eva');
  const list = (title: string) => eva.page.getByRole('region', { name: eva.words.house(title), exact: true });
  const tables = (title: string) => list(title).getByRole('link');
  await eva.goToLobby();
  await eva.page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  await expect(eva.page.getByText(eva.words.house('lobby.noneOpen'))).toBeVisible();

  await luis.goToLobby();
  await luis.openTable({ seats: 2, listed: false });
  await ana.goToLobby();
  const link = await ana.openTable({ seats: 2 });
  await expect(tables('lobby.open')).toHaveCount(1);
  await expect(list('lobby.open')).toContainText('Ana');
  await expect(list('lobby.open')).toContainText(eva.words.house('lobby.seatsLeft', { free: 1 }));

  await eva.input.press(tables('lobby.open'));
  await expect(eva.page).toHaveURL(link);
  await eva.sitDown();
  await ana.start();
  await expect(eva.board).toBeVisible();
  await eva.page.goBack();
  await expect(tables('lobby.mine')).toHaveCount(1);
  await expect(tables('lobby.open')).toHaveCount(0);
  expect(await eva.page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
});

test(
  'of two people who press at once, one gets the last seat and the other sees the reason',
  { tag: '@long' },
  async ({ arrive }) => {
    const ana = await arrive('Ana');
    const rivals = [await arrive('Luis'), await arrive('Marisol')] as const;
    await ana.goToLobby();
    const link = await ana.openTable({ seats: 2 });
    for (const { page, name, words } of rivals) {
      await page.goto(link);
      await page.getByRole('textbox', { name: words.house('name.label') }).fill(name);
    }
    // Pressed at once, without waiting until the button is still: it disappears as soon as the
    // other person has the seat.
    const buttons = await Promise.all(rivals.map((rival) => rival.button('table.open.sitDown').elementHandle()));
    await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));

    const seated = rivals.map((rival) => rival.heading('table.open.seated'));
    const notices = rivals.map((rival) => rival.page.getByText(rival.words.house('table.open.fullWatch')));
    for (const i of [0, 1]) await expect((seated[i] ?? notices[0])!.or(notices[i]!)).toBeVisible();
    const outcomes = await Promise.all([0, 1].map(async (i) => [await seated[i]?.count(), await notices[i]?.count()]));
    expect(outcomes.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [0, 1],
      [1, 0],
    ]);
    await expect(ana.atChairs('Luis').or(ana.atChairs('Marisol'))).toHaveCount(1);
  },
);
