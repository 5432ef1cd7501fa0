import { games, KeyedRandom, type LegalMove, type ViewCtx } from '@sobremesa/games';

/** One client at a table: a player or a spectator. */
export interface Guest {
  /** The newest received view; null before the first. */
  readonly view: { version: number; G: unknown; ctx: ViewCtx } | null;
  /** Bytes received so far, with frame headers and compression. */
  bytes(): number;
  /** Resolves when the server has answered, if it does. */
  move(move: LegalMove): Promise<void>;
  close(): void;
}

/** Results of one played match. */
export interface Played {
  moves: number;
  /** Mean bytes that a client received per move. */
  bytesPerMove: number;
  /** For each move, the time until the last client received it, in milliseconds. */
  latencies: number[];
}

const game = 'patzcuaro';

/** Plays a match to its end with random legal moves. All clients wait for each move to arrive. */
export async function playMatch(seats: readonly Guest[], watcher: Guest, seed: number): Promise<Played> {
  const module = games[game];
  if (module === undefined) throw new Error(`no game named ${game}`);
  const random = new KeyedRandom({ seed: seed.toString(16).padStart(64, '0'), drawn: 0 });
  const all = [...seats, watcher];
  const before = all.map((guest) => guest.bytes());
  const latencies: number[] = [];
  for (;;) {
    const asked = seats.flatMap((guest, seat) => {
      const { G, ctx } = viewOf(guest);
      const moves = module.legalMoves(G, ctx, String(seat));
      return moves.length === 0 ? [] : [{ guest, moves }];
    })[0];
    if (asked === undefined) break;
    const { version } = viewOf(asked.guest);
    const start = performance.now();
    const answered = asked.guest.move(asked.moves[random.below(asked.moves.length)] as LegalMove);
    await until(() => all.every((guest) => viewOf(guest).version > version));
    latencies.push(performance.now() - start);
    await answered;
  }
  const bytes = all.reduce((sum, guest, i) => sum + guest.bytes() - (before[i] ?? 0), 0);
  return { moves: latencies.length, bytesPerMove: bytes / all.length / latencies.length, latencies };
}

function viewOf(guest: Guest): NonNullable<Guest['view']> {
  if (guest.view === null) throw new Error('a guest has not seen the match yet');
  return guest.view;
}

const PATIENCE = 10_000;

/** Busy-waits for a condition that other tasks fulfil. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('waited too long');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Bytes read by the TCP connection of a socket.io client in Node. */
export function bytesRead(socket: { io: { engine: { transport: unknown } } }): number {
  const transport = socket.io.engine.transport as { ws?: { _socket?: { bytesRead: number } } };
  return transport.ws?._socket?.bytesRead ?? 0;
}
