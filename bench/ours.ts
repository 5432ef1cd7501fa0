import type { LegalMove, ViewCtx } from '@sobremesa/games';
import { connect, identityInMemory, TableSession, type Connection } from '@sobremesa/client';
import type { AnswerTo, RequestInput, RequestName } from '@sobremesa/protocol';
import { bytesRead, until, type Guest } from './table.ts';

/** A client of our own protocol, like the page. */
class OurGuest implements Guest {
  readonly #connection: Connection;
  #session: TableSession | null = null;

  constructor(url: string) {
    this.#connection = connect(url, { identity: identityInMemory() }, { forceNew: true, transports: ['websocket'] });
  }

  get view(): Guest['view'] {
    const match = this.#session?.store.getState().match ?? null;
    return match === null ? null : { version: match.version, G: match.state.G, ctx: match.state.ctx as ViewCtx };
  }

  async online(): Promise<void> {
    await until(() => this.#connection.store.getState().status === 'online');
  }

  async request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Extract<AnswerTo<N>, { ok: true }>> {
    const answer = await this.#connection.request(name, input);
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
    return answer;
  }

  async enter(table: string): Promise<void> {
    const session = new TableSession(this.#connection, table);
    this.#session = session;
    session.start();
    await until(() => session.store.getState().view !== null);
  }

  bytes(): number {
    return bytesRead(this.#connection.socket);
  }

  async move({ move, args }: LegalMove): Promise<void> {
    const refusal = await this.#session?.play(move, args);
    if (refusal) throw new Error(`${move}: ${refusal.code}`);
  }

  close(): void {
    this.#connection.socket.disconnect();
  }
}

/** Opens a table, fills its seats, adds a spectator, and starts the match. */
export async function sitAtOurs(url: string, players: number): Promise<{ seats: Guest[]; watcher: Guest }> {
  const seats = Array.from({ length: players }, () => new OurGuest(url));
  const watcher = new OurGuest(url);
  const host = seats[0] as OurGuest;
  for (const guest of [...seats, watcher]) await guest.online();
  for (const [i, guest] of seats.entries()) await guest.request('identify', { name: `Player ${i + 1}` });
  const { table } = await host.request('table:open', { game: 'patzcuaro', seats: players, listed: false });
  for (const guest of [...seats, watcher]) await guest.enter(table);
  for (const guest of seats.slice(1)) await guest.request('table:sit', { table });
  await host.request('table:start', { table });
  await until(() => [...seats, watcher].every(({ view }) => view !== null));
  return { seats, watcher };
}

/** A table at which only bots play, one match after the other, with a spectator. */
export interface BotTable {
  /** Number of moves so far. */
  readonly moves: number;
  close(): void;
}

/** Opens a table with strong bots only: its host has left the match and lets a bot play, too. */
export async function watchBots(url: string): Promise<BotTable> {
  const host = new OurGuest(url);
  await host.online();
  await host.request('identify', { name: 'Host' });
  let before = 0;
  let isClosed = false;
  const begin = async () => {
    const { table } = await host.request('table:open', {
      game: 'patzcuaro',
      seats: 4,
      listed: false,
      bots: ['strong', 'strong', 'strong'],
      standInLevel: 'strong',
    });
    await host.enter(table);
    await host.request('table:start', { table });
    await host.request('table:stand', { table });
  };
  await begin();
  const again = setInterval(() => {
    if (host.view?.ctx.gameover === undefined || isClosed) return;
    before += host.view.version;
    begin().catch((error: unknown) => console.warn(String(error)));
  }, 500);
  return {
    get moves() {
      return before + (host.view?.version ?? 0);
    },
    close() {
      isClosed = true;
      clearInterval(again);
      host.close();
    },
  };
}
