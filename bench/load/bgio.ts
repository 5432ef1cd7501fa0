import { performance } from 'node:perf_hooks';
import type { LegalMove, ViewCtx } from '@sobremesa/games';
import { LobbyClient } from 'boardgame.io/client';
import { PacketSocket } from './packets.ts';
import { GAME, SEATS, type Door, type Listener, type Seat } from './seat.ts';

/** Players of boardgame.io's own server, with the messages of its own clients. */
export function openBgio(url: string): Door {
  const lobby = new LobbyClient({ server: url });
  return {
    async connect(number, listener) {
      const guest = new BgioSeat(url, number, listener);
      await guest.connected();
      return guest;
    },
    async begin(seats) {
      const { matchID } = await lobby.createMatch(GAME, { numPlayers: SEATS });
      for (const [i, seat] of seats.entries()) {
        const playerID = String(i);
        const guest = seat as BgioSeat;
        const { playerCredentials } = await lobby.joinMatch(GAME, matchID, { playerID, playerName: `Player ${guest.number}` });
        guest.place = { matchID, playerID, credentials: playerCredentials };
      }
      await Promise.all(seats.map((seat) => (seat as BgioSeat).sync()));
    },
    async join(seat) {
      const { number, place } = seat as BgioSeat;
      const start = performance.now();
      const guest = new BgioSeat(url, number, null);
      guest.place = place;
      await guest.connected();
      await guest.sync();
      guest.view();
      const joined = { bytes: guest.bytes, ms: performance.now() - start };
      guest.close();
      return joined;
    },
  };
}

interface Place {
  matchID: string;
  playerID: string;
  credentials: string;
}

interface BgioState {
  G: unknown;
  ctx: ViewCtx;
  _stateID: number;
}

const NAMESPACE = `/${GAME}`;
const UPDATE = Buffer.from(`42${NAMESPACE},["update",`);
const SYNC = Buffer.from(`42${NAMESPACE},["sync",`);
const JSON_START = UPDATE.indexOf('[');
/** Log entries after this also contain numbers. */
const STATE_ID = '"_redo":[],"_stateID":';
const ASKED = '"activePlayers":{"';

/**
 * A client of boardgame.io's protocol. Each message holds a whole state, so only the last one is
 * read, and only a little of it.
 */
class BgioSeat extends PacketSocket implements Seat {
  version = -1;
  place: Place = { matchID: '', playerID: '', credentials: '' };
  readonly number: number;
  readonly #listener: Listener | null;
  /** The last frame with a state, in a buffer that only grows. */
  #frame = Buffer.allocUnsafe(0);
  #length = 0;
  #synced: (() => void) | null = null;

  constructor(url: string, number: number, listener: Listener | null) {
    super({ url, namespace: NAMESPACE, auth: {}, headers: {} });
    this.number = number;
    this.#listener = listener;
  }

  /** Resolves with the state of the match. */
  sync(): Promise<void> {
    const { matchID, playerID, credentials } = this.place;
    this.version = -1;
    this.emit(['sync', matchID, playerID, credentials, SEATS], false);
    return new Promise((resolve) => {
      this.#synced = resolve;
    });
  }

  read(): void {
    // The needed parts were read when the frame arrived.
  }

  asked(): number | null {
    const frame = this.#frame.subarray(0, this.#length);
    // The engine keeps the last stages after the end of the game.
    if (frame.includes('"gameover":')) return null;
    const asked = frame.indexOf(ASKED);
    return asked === -1
      ? Number(this.view().ctx.currentPlayer)
      : Number(String.fromCharCode(frame[asked + ASKED.length] as number));
  }

  view(): { G: unknown; ctx: ViewCtx } {
    const json = this.#frame.toString('utf8', JSON_START, this.#length);
    const [, , payload] = JSON.parse(json.slice(json.indexOf('["'))) as [string, string, BgioState | { state: BgioState }];
    return 'state' in payload ? payload.state : payload;
  }

  move({ move, args }: LegalMove): void {
    const { matchID, playerID, credentials } = this.place;
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } };
    this.emit(['update', action, this.version, matchID, playerID], false);
  }

  protected override frame(payload: Buffer, _binary: boolean, at: number): void {
    const isUpdate = starts(payload, UPDATE);
    if (!isUpdate && !starts(payload, SYNC)) return this.take(payload, false, at);
    if (this.#frame.length < payload.length) this.#frame = Buffer.allocUnsafeSlow(Math.ceil(payload.length * 1.25));
    payload.copy(this.#frame);
    this.#length = payload.length;
    if (isUpdate) {
      this.version = stateID(payload);
      this.#listener?.shown(this.version, at);
      this.#listener?.received();
    } else {
      this.version = (this.view() as BgioState)._stateID;
      this.#synced?.();
      this.#synced = null;
    }
    return undefined;
  }

  protected override event(): void {
    // Presence messages arrive, too.
  }

  protected override answer(): void {
    // The protocol has no acknowledgements.
  }

  protected override failed(why: string): void {
    this.#listener?.failed(why);
  }
}

function starts(payload: Buffer, prefix: Buffer): boolean {
  return payload.length > prefix.length && prefix.compare(payload, 0, prefix.length) === 0;
}

function stateID(payload: Buffer): number {
  const found = payload.lastIndexOf(STATE_ID);
  if (found === -1) throw new Error('an update without the number of its state');
  const digits = found + STATE_ID.length;
  return Number.parseInt(payload.toString('latin1', digits, digits + 8), 10);
}
