import { randomUUID } from 'node:crypto';
import type { LegalMove, ViewCtx } from '@sobremesa/games';
import {
  type AnswerTo,
  type MatchSnapshot,
  type MatchState,
  type MatchUpdate,
  NAMESPACE,
  PROTOCOL_VERSION,
  type RequestInput,
  type RequestName,
} from '@sobremesa/protocol';
import jsonPatch from 'fast-json-patch';
import { io, type Socket } from 'socket.io-client';
import { bytesRead, type Guest } from './table.ts';

/** A client of our own protocol, as the page is one. */
class OurGuest implements Guest {
  view: { version: number; G: unknown; ctx: ViewCtx } | null = null;
  table = '';
  readonly #socket: Socket;
  #state: MatchState | null = null;

  constructor(url: string) {
    this.#socket = io(url + NAMESPACE, {
      forceNew: true,
      transports: ['websocket'],
      auth: { protocol: PROTOCOL_VERSION },
    });
    this.#socket.on('snapshot', ({ match }: { match: MatchSnapshot }) => this.#show(match.version, match.state));
    this.#socket.on('update', ({ version, patch }: MatchUpdate) => {
      if (this.#state === null) throw new Error('an update before the first snapshot');
      this.#show(version, jsonPatch.applyPatch(this.#state, patch, false, false).newDocument);
    });
  }

  async request<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Extract<AnswerTo<N>, { ok: true }>> {
    const answer = (await this.#socket.emitWithAck(name, input)) as AnswerTo<N>;
    if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
    return answer;
  }

  async enter(table: string): Promise<void> {
    this.table = table;
    await this.request('table:enter', { table });
  }

  bytes(): number {
    return bytesRead(this.#socket);
  }

  async move({ move, args }: LegalMove): Promise<void> {
    const version = this.view?.version ?? 0;
    const input = { table: this.table, request: randomUUID(), version, move, args: args as never };
    await this.request('match:move', input);
  }

  close(): void {
    this.#socket.disconnect();
  }

  #show(version: number, state: MatchState): void {
    this.#state = state;
    this.view = { version, G: state.G, ctx: state.ctx as ViewCtx };
  }
}

/** Opens a table, fills it, lets one more watch, and starts the match. */
export async function sitAtOurs(url: string, players: number): Promise<{ seats: Guest[]; watcher: Guest }> {
  const seats = Array.from({ length: players }, () => new OurGuest(url));
  const watcher = new OurGuest(url);
  const host = seats[0] as OurGuest;
  for (const [i, guest] of seats.entries()) await guest.request('identify', { name: `Player ${i + 1}` });
  const { table } = await host.request('table:open', { game: 'patzcuaro', seats: players, listed: false });
  for (const guest of [...seats, watcher]) await guest.enter(table);
  for (const guest of seats.slice(1)) await guest.request('table:sit', { table });
  await host.request('table:start', { table });
  return { seats, watcher };
}
