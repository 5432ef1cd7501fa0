import { expect, test } from './test.ts';
import { Line } from './line.ts';
import { playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';

test.use({ mayBeUnreachable: true });

test('somebody without a connection misses nothing once it is back', async ({ arrive }) => {
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
  { what: 'that arrived, but whose answer did not,', direction: 'deaf' },
  { what: 'that did not arrive', direction: 'mute' },
] as const;

for (const { what, direction } of drops) {
  test(`a move ${what} when the connection broke is made exactly once`, async ({ arrive, server }) => {
    const line = await Line.to(server.url);
    const ana = await arrive('Ana', { home: `${line.url}/` });
    const luis = await arrive('Luis');
    const players = [luis, ana];
    await sitTogether(players);
    await playOn(players, async (next) => next === ana && (await next.asked())?.stage === 'travel');
    const lines = await luis.log.count();
    const moves = luis.log.filter({ hasText: /^Ana moves/ });
    const before = await moves.count();

    line[direction] = true;
    await ana.travel();
    if (direction === 'deaf') await expect(moves).toHaveCount(before + 1);
    line.cut();
    await expect(ana.lostConnection).toBeVisible();
    if (direction === 'mute') await expect(luis.log).toHaveCount(lines);
    line.mend();
    await expect(ana.lostConnection).toBeHidden();

    await expect(moves).toHaveCount(before + 1);
    await expect(ana.log).toHaveCount(await luis.log.count());
    await playOn(players, (next) => next === luis);
    await luis.move();
    await expect(moves).toHaveCount(before + 1);
    await line.end();
  });
}
