import { connect, identityInMemory, TableSession, type TableState } from '@sobremesa/client';
import { strict } from '@sobremesa/client/strict';
import { games } from '@sobremesa/games';
import type { ViewCtx } from '@sobremesa/games/kit';

const PATIENCE = 10_000;

/** The server's data for a spectator, independent of any page. */
async function watched(server: string, link: string): Promise<{ game: string; version: number; G: unknown; ctx: ViewCtx }> {
  const connection = connect(server, { identity: identityInMemory(), check: strict }, { transports: ['websocket'] });
  try {
    const session = new TableSession(connection, link.split('/').at(-1) ?? '');
    session.start();
    const { view, match, failure } = await shown(session);
    if (view === null || match === null) throw new Error(`There is no match to watch: ${failure ?? 'no message'}`);
    return { game: view.game, version: match.version, G: match.state.G, ctx: match.state.ctx as ViewCtx };
  } finally {
    connection.close();
  }
}

/** Resolves when the match has arrived, or failed to. */
function shown({ store }: TableSession): Promise<TableState> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => done(store.getState()), PATIENCE);
    const done = (state: TableState) => {
      clearTimeout(timer);
      stop();
      resolve(state);
    };
    const stop = store.subscribe((state) => {
      if (state.match !== null || state.failure !== null) done(state);
    });
  });
}

/**
 * Total points by the rules, computed from a spectator's view: the players in order, then opponents
 * that the rules play.
 */
export async function watchedTotals(server: string, link: string): Promise<number[]> {
  const { game, G, ctx } = await watched(server, link);
  const module = games[game];
  if (module === undefined) throw new Error(`There are no rules of ${game}.`);
  return [...module.score(G, ctx), ...(module.rivals?.(G, ctx) ?? [])].map(({ total }) => total);
}

/** The version of the match for spectators. */
export async function watchedVersion(server: string, link: string): Promise<number> {
  return (await watched(server, link)).version;
}
