import { setTimeout as sleep } from 'node:timers/promises';
import { playOn } from './people/match.ts';
import type { Player } from './people/player.ts';
import { expect, test } from './test.ts';

/** How much later a part of the page comes than the prompt over it. */
const PART_MS = 1_500;
/** How long the page's words take to the server. */
const LINE_MS = 300;
const MOVES = 6;

for (const game of ['patzcuaro', 'prado', 'museum'] as const) {
  test(`a player of ${game} waits for what the page loads late, and for answers that take long`, async ({ arrive }) => {
    const ana = await arrive('Ana', { game });
    await ana.page.addInitScript(() => localStorage.setItem('sobremesa.pace', 'atOnce'));
    await ana.page.route(/\/(?:Tray|Due)-[^/]*\.js$/, async (route) => {
      await sleep(PART_MS);
      await route.continue();
    });
    await ana.page.routeWebSocket(/\/socket\.io\//, (page) => {
      const server = page.connectToServer();
      page.onMessage((message) => setTimeout(() => server.send(message), LINE_MS));
    });
    await ana.goToLobby();
    await ana.playNow();
    expect(await playOn<Player>([ana], (_next, made) => made === MOVES)).toBe(MOVES);
  });
}
