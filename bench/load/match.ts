import { performance } from 'node:perf_hooks';
import { games } from '@sobremesa/games';
import { GAME, SEATS, type Door, type Listener, type Seat } from './seat.ts';

/** Counts of all matches of one generator since the last mark. Times are in milliseconds. */
export interface Counts {
  moves: number;
  /** Number of finished matches. */
  ended: number;
  /** Bytes that players' connections received during the matches. */
  bytes: number;
  /** From sending a move to its arrival at each other seat. */
  others: number[];
  /** From sending a move to its acknowledgement. */
  mover: number[];
}

export interface Play {
  door: Door;
  counts: Counts;
  /** Average thinking time, in milliseconds; 0 means none. */
  think: number;
  /** Called for each failure. The matches go on as far as possible. */
  failed(why: string): void;
}

/** The data of a sent move that is compared on arrival. */
interface Sent {
  seat: number;
  at: number;
}

const game = games[GAME];

/** One match, played repeatedly by the same players, who make random legal moves. */
export class Match {
  readonly #play: Play;
  readonly #seats: Seat[];
  /** Arrivals count from this time on. */
  #since = 0;
  #bytes = 0;
  /** Indexed by the version that the move should produce. */
  #sent: Sent[] = [];
  /** The seat that will receive the next state, and the version to wait for. */
  #awaited = 0;
  #expected = 0;
  /** The version at which to stop and call `#stopped`. */
  #stop = Number.POSITIVE_INFINITY;
  #stopped: (() => void) | null = null;
  #playing = false;
  /** Whether the server acknowledges moves. */
  #answers = false;

  private constructor(play: Play, seats: Seat[]) {
    this.#play = play;
    this.#seats = seats;
  }

  /** Connects the players and seats them. `number` distinguishes this match from all others. */
  static async sit(play: Play, number: number): Promise<Match> {
    const seats: Seat[] = [];
    const match = new Match(play, seats);
    for (let seat = 0; seat < SEATS; seat++) seats.push(await play.door.connect(number * SEATS + seat, match.#listener(seat)));
    await play.door.begin(seats);
    return match;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** When the awaited move was sent; null when none is awaited. */
  get waitingSince(): number | null {
    return this.#playing ? (this.#sent[this.#expected]?.at ?? null) : null;
  }

  /**
   * Plays on without end, or until `version`. Resolves at that version, or at the end of the match.
   */
  play(version = Number.POSITIVE_INFINITY): Promise<void> {
    this.#stop = version;
    this.#playing = true;
    this.#bytes = this.#read();
    return new Promise((resolve) => {
      this.#stopped = resolve;
      this.#goOn();
    });
  }

  /** Ignores moves sent before this point. */
  mark(): void {
    for (const seat of this.#seats) seat.read();
    this.#since = performance.now();
    this.#bytes = this.#read();
  }

  /** Counts arrivals up to now. */
  count(): void {
    for (const seat of this.#seats) seat.read();
    if (!this.#playing) return;
    const read = this.#read();
    this.#play.counts.bytes += read - this.#bytes;
    this.#bytes = read;
  }

  leave(): void {
    this.#playing = false;
    for (const seat of this.#seats) seat.close();
  }

  #read(): number {
    return this.#seats.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  #listener(seat: number): Listener {
    const play = this.#play;
    return {
      received: () => {
        if (seat === this.#awaited && this.#playing) this.#goOn();
      },
      shown: (version, at) => {
        const sent = this.#sent[version];
        if (sent === undefined || sent.at < this.#since) return;
        if (sent.seat !== seat) play.counts.others.push(at - sent.at);
        else if (!this.#answers) play.counts.mover.push(at - sent.at);
      },
      answered: (version, at) => {
        this.#answers = true;
        const sent = this.#sent[version];
        if (sent !== undefined && sent.at >= this.#since) play.counts.mover.push(at - sent.at);
      },
      failed: (why) => {
        if (this.#playing) play.failed(why);
      },
    };
  }

  /** Follows the match from each mover to the next one, as far as states have arrived. */
  #goOn(): void {
    for (;;) {
      const seat = this.#seats[this.#awaited] as Seat;
      seat.read();
      if (seat.version < this.#expected) return;
      this.#expected = seat.version;
      const asked = seat.asked();
      if (asked === null || seat.version >= this.#stop) return this.#end(asked === null);
      if (asked === this.#awaited) {
        this.#expected += 1;
        return this.#think(asked);
      }
      this.#awaited = asked;
    }
  }

  #think(seat: number): void {
    const { think } = this.#play;
    if (think === 0) return this.#move(seat);
    setTimeout(
      () => {
        if (this.#playing) this.#move(seat);
      },
      -Math.log(1 - Math.random()) * think,
    );
    return undefined;
  }

  #move(number: number): void {
    const seat = this.#seats[number] as Seat;
    const { G, ctx } = seat.view();
    const moves = game?.legalMoves(G, ctx, String(number)) ?? [];
    const move = moves[Math.floor(Math.random() * moves.length)];
    if (move === undefined) return this.#play.failed('a seat that is asked has no move');
    this.#sent[this.#expected] = { seat: number, at: performance.now() };
    seat.move(move);
    this.#play.counts.moves += 1;
    return undefined;
  }

  #end(over: boolean): void {
    this.count();
    this.#playing = false;
    this.#stopped?.();
    this.#stopped = null;
    if (!over || this.#stop !== Number.POSITIVE_INFINITY) return;
    this.#play.counts.ended += 1;
    this.#again().catch((error: unknown) => this.#play.failed(String(error)));
  }

  async #again(): Promise<void> {
    await this.#play.door.begin(this.#seats);
    this.#sent = [];
    this.#awaited = 0;
    this.#expected = 0;
    void this.play();
  }
}
