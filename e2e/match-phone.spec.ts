import { inspect } from './players/inspect.ts';
import { nextToMove, playOn } from './players/match.ts';
import type { PatzcuaroPlayer } from './players/patzcuaro.ts';
import { expect, test } from './test.ts';
import { watchedTotals } from './observer.ts';

test.use({ ownServer: true, mayBeUnreachable: true });

test(
  'four players on phones finish a match despite a server crash and a change of device',
  { tag: '@long' },
  async ({ server, arrive }) => {
    test.setTimeout(300_000);
    const ana = (await arrive('Ana', { device: 'phone' })).prefer(3);
    const luis = (await arrive('Luis', { device: 'phone' })).prefer(5);
    const marisol = (await arrive('Marisol', { device: 'phone', motion: true })).prefer(13);
    const tomas = (await arrive('Tomás', { device: 'phone' })).prefer(17);
    let players: PatzcuaroPlayer[] = [ana, luis, marisol, tomas];

    await ana.goToLobby();
    const link = await ana.openTable({ seats: 4 });
    for (const guest of [luis, marisol, tomas]) {
      await guest.follow(link);
      await guest.sitDown();
    }
    await ana.start();
    await playOn(players, (_next, moves) => moves === 20);

    await test.step('the server is killed and comes back; the pages continue without a reload', async () => {
      for (const { page } of players) await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
      const lines = await luis.log.allTextContents();
      await server.kill();
      for (const person of players) await expect(person.lostConnection, `${person.name} sees the lost connection`).toBeVisible();
      await server.restart();
      for (const person of players) await expect(person.lostConnection, `${person.name} is connected again`).toBeHidden();
      await playOn(players, (_next, moves) => moves === 10);
      for (const { page } of players) expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
      expect((await luis.log.allTextContents()).slice(0, lines.length), 'no sent data is lost').toEqual(lines);
    });

    await test.step('Marisol continues on another device; her link works once', async () => {
      await marisol.fromMenu('handover');
      const seatLink = await marisol.page
        .getByRole('textbox', { name: marisol.words.house('table.menu.handoverLink') })
        .inputValue();
      const hand = await marisol.cards();
      const tablet = (await arrive('Marisol', { device: 'phone' })).prefer(19);
      await tablet.takeSeat(seatLink);
      await expect(tablet.board).toBeVisible();
      await expect(tablet.hand.getByRole('button')).toHaveCount(hand.length);
      expect(await tablet.cards()).toEqual(hand);

      await expect(marisol.hand, 'the old page becomes a spectator').toHaveCount(0);
      expect(await marisol.asked()).toBeNull();
      await expect(marisol.page.getByText(marisol.words.house('table.play.movedAway')), 'and shows this').toBeVisible();

      const thief = await arrive('Eva', { device: 'phone' });
      await thief.takeSeat(seatLink);
      await expect(thief.page.getByRole('main').getByText(thief.words.house('table.refusals.badHandover'))).toBeVisible();
      expect(new URL(thief.page.url()).pathname).toMatch(/^\/take\//);

      players = [ana, luis, tablet, tomas];
    });

    await test.step('and the new device plays', async () => {
      const tablet = players[2];
      await playOn(players, (next) => next === tablet);
      expect(await nextToMove(players)).toBe(tablet);
      await tablet?.move();
    });

    await playOn(players);
    const [a, l, m, t] = await watchedTotals(server.url, link);
    for (const reader of [...players, marisol]) {
      expect(await reader.totals(['Ana', 'Luis', 'Marisol', 'Tomás']), `what ${reader.name} reads`).toEqual({
        Ana: a,
        Luis: l,
        Marisol: m,
        Tomás: t,
      });
    }
    await inspect(ana, 'final count');
  },
);
