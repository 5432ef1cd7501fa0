import { FaultProxy } from '../apps/server/test/support/faultProxy.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { expect, test } from './test.ts';

test.use({ mayBeUnreachable: true });

test('a player who was offline misses nothing after reconnecting', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const players = [ana, luis];
  await sitTogether(players);
  await playOn(players, (next, moves) => moves > 3 && next === luis);

  await ana.page.context().setOffline(true);
  do await luis.move();
  while ((await luis.asked()) !== null);
  await expect(ana.lostConnection).toBeVisible({ timeout: 60_000 });
  const lines = await luis.log.count();
  await ana.page.context().setOffline(false);
  await expect(ana.lostConnection).toBeHidden();
  await expect(ana.log).toHaveCount(lines);
  const deck = (await luis.deck.textContent()) ?? '';
  await expect(ana.deck).toHaveText(deck);
  await ana.move();
});

const drops = [
  { what: 'that arrived, but whose answer did not,', direction: 'dropsToClient' },
  { what: 'that did not arrive', direction: 'dropsToServer' },
] as const;

for (const { what, direction } of drops) {
  test(
    `a move ${what} when the connection broke is made exactly once`,
    { tag: direction === 'dropsToServer' ? '@variant' : [] },
    async ({ arrive, server }) => {
      const proxy = await FaultProxy.to(server.url);
      const ana = await arrive('Ana', { home: `${proxy.url}/` });
      const luis = await arrive('Luis');
      const players = [luis, ana];
      await sitTogether(players);
      await playOn(players, async (next) => next === ana && (await next.asked())?.stage === 'travel');
      const lines = await luis.log.count();
      const moves = luis.log.filter({ hasText: /^Ana moves/ });
      const before = await moves.count();

      proxy[direction] = true;
      await ana.travel();
      if (direction === 'dropsToClient') await expect(moves).toHaveCount(before + 1);
      proxy.cut();
      await expect(ana.lostConnection).toBeVisible();
      if (direction === 'dropsToServer') await expect(luis.log).toHaveCount(lines);
      proxy.mend();
      await expect(ana.lostConnection).toBeHidden();

      await expect(moves).toHaveCount(before + 1);
      await expect(ana.log).toHaveCount(await luis.log.count());
      await playOn(players, (next) => next === luis);
      await luis.move();
      await expect(moves).toHaveCount(before + 1);
      await proxy.close();
    },
  );
}
