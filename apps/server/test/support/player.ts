import { connect, identityInMemory, TableSession, type Connection } from '@sobremesa/client';
import { strict } from '@sobremesa/client/strict';
import { isActive, type GameModule, type LegalMove, type Random, type ViewCtx } from '@sobremesa/games';
import type { BotLevel, Results, RequestInput, RequestName } from '@sobremesa/protocol';

/**
 * A player at a table, with a page's logic but without its user interface. Reconnects by itself
 * after a restart of the server.
 */
export class Player {
  readonly connection: Connection;
  #sessions: { session: TableSession; stop: () => void }[] = [];

  private constructor(connection: Connection) {
    this.connection = connection;
  }

  static async named(url: string, name: string, options: Parameters<typeof connect>[2] = {}): Promise<Player> {
    const connection = connect(
      url,
      { identity: identityInMemory(null), answerMs: 4000, check: strict },
      { forceNew: true, transports: ['websocket'], reconnectionDelay: 20, reconnectionDelayMax: 100, ...options },
    );
    const player = new Player(connection);
    await new Promise<void>((ready) => connection.onReady(ready));
    const answer = await connection.identify(name);
    if (answer.ok) return player;
    player.close();
    throw new Error(`${name} was refused: ${answer.error.code}`);
  }

  /** @throws Error if the server refuses */
  async do<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Results[N]> {
    const answer = await this.connection.request(name, input);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}`);
    return answer;
  }

  at(table: string): TableSession {
    const session = new TableSession(this.connection, table);
    this.#sessions.push({ session, stop: session.start() });
    return session;
  }

  leave(session: TableSession): void {
    const at = this.#sessions.findIndex((each) => each.session === session);
    for (const { stop } of this.#sessions.splice(at, at === -1 ? 0 : 1)) stop();
  }

  close(): void {
    for (const { stop } of this.#sessions.splice(0)) stop();
    this.connection.close();
  }
}

/**
 * A running match of these players and then bots, and each player's view of it. The first player is
 * the host.
 */
export async function seated(
  players: readonly Player[],
  game: string,
  options: Record<string, number> = {},
  bots: readonly BotLevel[] = [],
) {
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('nobody plays');
  const { table } = await host.do('table:open', { game, seats: players.length + bots.length, options });
  for (const guest of guests) await guest.do('table:sit', { table });
  for (const [i, level] of bots.entries()) await host.do('table:bot', { table, seat: players.length + i, level });
  await host.do('table:start', { table });
  const sessions = players.map((player) => player.at(table));
  for (const session of sessions) await seen(session, ({ match }) => match !== null);
  return { table, sessions };
}

/** Resolves as soon as a session's state satisfies the condition. */
export function seen(session: TableSession, holds: (state: ReturnType<TableSession['store']['getState']>) => boolean) {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (!holds(session.store.getState())) return false;
      stop();
      resolve();
      return true;
    };
    const stop = session.store.subscribe(look);
    look();
  });
}

/** A legal move of this viewer; null if the match does not wait for them. */
export function pickFor(session: TableSession, module: GameModule, random: Random): LegalMove | null {
  const { match } = session.store.getState();
  if (match === null || match.playerID === null) return null;
  const { G, ctx } = match.state;
  if ((ctx as ViewCtx).gameover !== undefined || !isActive(ctx as ViewCtx, match.playerID)) return null;
  return module.pickMove(G, ctx as ViewCtx, match.playerID, random);
}

/** Plays until the match reaches this version or its end. @throws Error if a move is refused */
export async function playUntil(
  sessions: readonly TableSession[],
  version: number,
  module: GameModule,
  random: Random,
): Promise<void> {
  for (;;) {
    const next = sessions.map((session) => ({ session, pick: pickFor(session, module, random) })).find(({ pick }) => pick);
    if (next === undefined || next.pick === null) return;
    const refusal = await next.session.play(next.pick.move, next.pick.args);
    if (refusal !== null) throw new Error(`${next.pick.move} was refused: ${refusal.code}`);
    const reached = next.session.store.getState().match?.version ?? 0;
    for (const session of sessions) await seen(session, ({ match }) => (match?.version ?? 0) >= reached);
    if (reached >= version) return;
  }
}
