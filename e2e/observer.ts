import { games } from '@sobremesa/games';
import type { ViewCtx } from '@sobremesa/games/kit';
import { NAMESPACE, PROTOCOL_VERSION, type AnswerTo } from '@sobremesa/protocol';
import { io } from 'socket.io-client';

/** What the server tells somebody who watches the table, beside every page. */
async function watched(server: string, table: string): Promise<{ game: string; G: unknown; ctx: ViewCtx }> {
  const socket = io(`${server}${NAMESPACE}`, { auth: { protocol: PROTOCOL_VERSION }, transports: ['websocket'] });
  try {
    const answer = (await socket.timeout(10_000).emitWithAck('table:enter', { table })) as AnswerTo<'table:enter'>;
    if (!answer.ok || answer.match === null) throw new Error(`There is no match to watch: ${JSON.stringify(answer)}`);
    const { G, ctx } = answer.match.state;
    return { game: answer.view.game, G, ctx: ctx as ViewCtx };
  } finally {
    socket.disconnect();
  }
}

/** Total points as the rules count them on what a watcher sees: those of the players in their order, then of whom the rules play. */
export async function watchedTotals(server: string, link: string): Promise<number[]> {
  const { game, G, ctx } = await watched(server, link.split('/').at(-1) ?? '');
  const module = games[game];
  if (module === undefined) throw new Error(`There are no rules of ${game}.`);
  return [...module.score(G, ctx), ...(module.rivals?.(G, ctx) ?? [])].map(({ total }) => total);
}
