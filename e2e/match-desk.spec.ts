import { inspect } from './players/inspect.ts';
import { playOn } from './players/match.ts';
import { expect, test } from './test.ts';
import { watchedTotals } from './observer.ts';

test(
  'two players finish a match on desktops, one by keyboard only, with a spectator',
  { tag: ['@slow', '@match'] },
  async ({ server, arrive }) => {
    test.setTimeout(480_000);
    const ana = (await arrive('Ana', { input: 'keyboard' })).prefer(7);
    const luis = (await arrive('Luis')).prefer(11);
    const watcher = await arrive('Olga');

    await ana.goToLobby();
    const link = await ana.openTable({ seats: 2 });
    await luis.follow(link);
    await luis.sitDown();
    await watcher.follow(link);
    await ana.start();

    await test.step('a spectator sees the board, but no hand and no controls', async () => {
      await expect(watcher.board).toBeVisible();
      await expect(watcher.hand).toHaveCount(0);
      await expect(watcher.goal(1, true)).toHaveCount(0);
      await expect(watcher.button('table.play.undo')).toHaveCount(0);
      // A spectator can inspect a space, but not move there.
      await watcher.rondel.getByRole('button').first().click();
      for (const key of ['board.act', 'board.draw1', 'board.tradeGo', 'board.pass'])
        await expect(watcher.inBoard(key)).toHaveCount(0);
      for (const card of [...(await ana.cards()), ...(await luis.cards())]) {
        await expect(watcher.board.getByRole('button', { name: card, exact: true })).toHaveCount(0);
      }
    });

    const moves = await playOn([ana, luis]);
    expect(moves).toBeGreaterThan(10);

    await test.step('all three see the same final score, which matches the rules', async () => {
      const [first = Number.NaN, second = Number.NaN] = await watchedTotals(server.url, link);
      for (const reader of [ana, luis, watcher]) {
        expect(await reader.totals(['Ana', 'Luis']), `what ${reader.name} reads`).toEqual({ Ana: first, Luis: second });
      }
    });

    await inspect(luis, 'final count');

    await test.step('they join the rematch, where their seats are reserved', async () => {
      await ana.press('table.finished.rematch');
      await expect(ana.page).not.toHaveURL(link);
      await expect(ana.button('table.open.start')).toBeVisible();
      await expect(ana.atChairs(ana.words.house('table.seat.reserved', { name: 'Luis' }))).toBeVisible();
      await expect(luis.page.getByText(luis.words.house('table.finished.waiting', { names: 'Ana', count: 1 }))).toBeVisible();

      const stranger = await arrive('Eva');
      await stranger.follow(ana.page.url());
      await stranger.tryToSitDown();
      await expect(stranger.page.getByRole('main').getByText(stranger.words.house('table.refusals.tableFull'))).toBeVisible();

      await watcher.input.press(watcher.page.getByRole('link', { name: watcher.words.house('table.finished.watchRematch') }));
      await expect(watcher.page).toHaveURL(ana.page.url());
      await luis.press('table.finished.joinRematch');
      await expect(luis.heading('table.open.seated')).toBeVisible();
      expect(luis.page.url()).toBe(ana.page.url());
      await ana.start();
      await expect(luis.board).toBeVisible();
      await expect(watcher.board).toBeVisible();
    });
  },
);
