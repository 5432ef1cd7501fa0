import { games, KeyedRandom, type LegalMove, type ViewCtx } from '@sobremesa/games';

/** One client at a table: a seat, or a watcher. */
export interface Guest {
  /** The newest view that arrived; null before the first. */
  readonly view: { version: number; G: unknown; ctx: ViewCtx } | null;
  /** Bytes that came over the wire so far, frame headers and compression included. */
  bytes(): number;
  /** Resolves when the server has answered, where it answers at all. */
  move(move: LegalMove): Promise<void>;
  close(): void;
}

/** What playing one match to its end took. */
export interface Played {
  moves: number;
  /** Mean bytes that one client received for one move. */
  bytesPerMove: number;
  /**
   * From the move of one player to the arrival at the last of all clients, in milliseconds, one for
   * each move.
   */
  latencies: number[];
}

const game = 'patzcuaro';

/**
 * Plays a match to its end: whoever is asked makes a legal move by chance, and everybody waits for
 * it to arrive.
 */
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

/** Waits, without resting, for something that other tasks bring about. */
export async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('waited too long');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Bytes read by the TCP connection below a socket.io client in Node. */
export function bytesRead(socket: { io: { engine: { transport: unknown } } }): number {
  const transport = socket.io.engine.transport as { ws?: { _socket?: { bytesRead: number } } };
  return transport.ws?._socket?.bytesRead ?? 0;
}
