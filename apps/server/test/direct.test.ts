import { expect, it } from 'vitest';
import type { MatchState } from '@sobremesa/protocol';
import { Page, newcomer, playing } from './support/page.ts';
import { startServer } from './support/server.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { isActive, type ViewCtx } from '@sobremesa/games';

/** The first legal move of the seat that has one. */
function legal({ G, ctx }: Pick<MatchState, 'G' | 'ctx'>, playerID: string) {
  const module = secretsGame();
  const view = ctx as ViewCtx;
  return isActive(view, playerID) ? module.legalMoves(G, view, playerID)[0] : undefined;
}

it('carries out a move after the requests that the same connection sent before it', async () => {
  await using server = await startServer();
  const { table, seated, close } = await playing(server.url, ['Ana', 'Bea']);
  for (const { page, playerID } of seated) {
    const { match } = await page.do('match:sync', { table });
    const found = legal(match.state, playerID);
    if (found === undefined) continue;
    const answers: string[] = [];
    const move = { table, request: 'request-1', version: match.version, move: found.move, args: [...found.args] as never };
    await Promise.all([
      page.do('match:sync', { table }).then((answer) => answers.push(`sync ${answer.match.version}`)),
      page.do('match:move', move).then(({ version }) => answers.push(`move ${version}`)),
      page.do('match:sync', { table }).then((answer) => answers.push(`sync ${answer.match.version}`)),
    ]);
    expect(answers).toEqual([`sync ${match.version}`, `move ${match.version + 1}`, `sync ${match.version + 1}`]);
    break;
  }
  close();
});

it('answers moves and sends updates over polling, too', async () => {
  await using server = await startServer();
  const { page: host } = await newcomer(server.url, 'Ana');
  const guest = new Page(server.url, { transports: ['polling'] });
  await guest.do('identify', { name: 'Bea' });
  const { table } = await host.do('table:open', { game: 'secrets', seats: 2 });
  for (const page of [host, guest]) await page.do('table:enter', { table });
  for (const page of [host, guest]) await page.ask('table:sit', { table });
  await host.do('table:start', { table });
  const made = new Set<Page>();
  for (let n = 0; made.size < 2; n++) {
    for (const page of [host, guest]) {
      const { match } = await page.do('match:sync', { table });
      const found = legal(match.state, match.playerID ?? '');
      if (found === undefined) continue;
      const move = { table, request: `request-${n}`, version: match.version, move: found.move, args: [...found.args] as never };
      const { version } = await page.do('match:move', move);
      const other = page === host ? guest : host;
      const { update } = await other.pushed('update', (each) => each.table === table && each.version === version);
      expect(update[0]).not.toBeNull();
      made.add(page);
    }
  }
  host.close();
  guest.close();
});
