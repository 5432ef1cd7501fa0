import { performance } from 'node:perf_hooks';
import { games } from '@sobremesa/games';
import { GAME, SEATS, type Door, type Listener, type Seat } from './seat.ts';

/** What all matches of one generator have seen since the last mark. Times are in milliseconds. */
export interface Counts {
  moves: number;
  /** Matches that came to their end. */
  ended: number;
  /** Bytes that players' connections read while their matches were played. */
  bytes: number;
  /** From a move's being sent to its arrival at each of the other seats. */
  others: number[];
  /** From a move's being sent to the mover's knowing that it is made. */
  mover: number[];
}

export interface Play {
  door: Door;
  counts: Counts;
  /** How long somebody thinks about a move on average, in milliseconds; 0 is not at all. */
  think: number;
  /** Called once for every failure; the matches go on as far as they can. */
  failed(why: string): void;
}

/** As much of a move that was sent as its arrivals are compared with. */
interface Sent {
  seat: number;
  at: number;
}

const game = games[GAME];

/**
 * One match, played again and again by the same players: whoever is asked makes a legal move by
 * chance.
 */
export class Match {
  readonly #play: Play;
  readonly #seats: Seat[];
  /** Since when the arrivals of moves are counted. */
  #since = 0;
  #bytes = 0;
  /** By the version that the move was to make. */
  #sent: Sent[] = [];
  /**
   * The seat from which we will learn how it goes on, and the version that it has to have for that.
   */
  #awaited = 0;
  #expected = 0;
  /** At which version it stops; then `#stopped` is called. */
  #stop = Number.POSITIVE_INFINITY;
  #stopped: (() => void) | null = null;
  #playing = false;
  /** Whether the server answers moves. */
  #answers = false;

  private constructor(play: Play, seats: Seat[]) {
    this.#play = play;
    this.#seats = seats;
  }

  /**
   * Connects the players and puts them at their match. `number` tells this match from all others.
   */
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

  /** When the move was sent on whose arrival this match waits; null when it waits for none. */
  get waitingSince(): number | null {
    return this.#playing ? (this.#sent[this.#expected]?.at ?? null) : null;
  }

  /**
   * Plays on, for good or until `version`. Resolves when it stops there, or at the match's end
   * before.
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

  /** What was sent before is not counted from now on. */
  mark(): void {
    for (const seat of this.#seats) seat.read();
    this.#since = performance.now();
    this.#bytes = this.#read();
  }

  /** Counts what has come until now. */
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

  /** Follows the match from whoever moved to whoever is asked next, as far as that has arrived. */
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
