import { ReverseProxy } from './reverseProxy.ts';
import { nextToMove } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { Server } from './server.ts';
import { expect, test } from './test.ts';

for (const strips of [false, true]) {
  test(
    `the page works under a path behind a proxy that ${strips ? 'strips' : 'keeps'} it`,
    { tag: strips ? '@long' : '@variant' },
    async ({ arrive }) => {
      const proxy = await ReverseProxy.at('/mesa', strips);
      const server = await Server.start({ PUBLIC_URL: proxy.url });
      proxy.target = new URL(server.url);
      const players = [await arrive('Ana', { home: `${proxy.url}/` }), await arrive('Luis', { home: `${proxy.url}/` })];

      const link = await sitTogether(players);
      expect(link.startsWith(`${proxy.url}/t/`), `${link} is under ${proxy.url}`).toBe(true);
      const mover = (await nextToMove(players))!;
      const other = players.find((player) => player !== mover)!;
      await mover.move();
      await expect(other.log).toHaveCount(await mover.log.count());
      await mover.page.reload();
      await expect(mover.hand).toBeVisible();

      await Promise.all(players.map(({ page }) => page.context().close()));
      await server.stop();
      await proxy.end();
    },
  );
}
