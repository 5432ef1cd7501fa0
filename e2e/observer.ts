import { patzcuaro, type View } from '@sobremesa/games/patzcuaro';
import type { ViewCtx } from '@sobremesa/games/kit';
import { NAMESPACE, PROTOCOL_VERSION, type AnswerTo, type MatchState } from '@sobremesa/protocol';
import { io } from 'socket.io-client';

/** What the server tells somebody who watches the table, beside every page. */
async function watchedState(server: string, table: string): Promise<MatchState> {
  const socket = io(`${server}${NAMESPACE}`, { auth: { protocol: PROTOCOL_VERSION }, transports: ['websocket'] });
  try {
    const answer = (await socket.timeout(10_000).emitWithAck('table:enter', { table })) as AnswerTo<'table:enter'>;
    if (!answer.ok || answer.match === null) throw new Error(`There is no match to watch: ${JSON.stringify(answer)}`);
    return answer.match.state;
  } finally {
    socket.disconnect();
  }
}

/** Total points by player id, as the rules count them on what a watcher sees. */
export async function watchedTotals(server: string, table: string): Promise<number[]> {
  const { G, ctx } = await watchedState(server, table);
  return patzcuaro.score(G as View, ctx as ViewCtx).map(({ total }) => total);
}
