import { limits, type TimeControl, type QuietHours, type Timeout } from '@sobremesa/protocol';
import { loudBetween } from '../../src/users/quiet.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;
const OVERTIME = 60 * SECOND;
/** More moves than a player can undo in a row. */
const LINES = 40;

export interface SeatReckoning {
  /** The granted time and the counted time, in milliseconds. */
  given: number;
  counted: number;
  /** When counting began; null while the clock stands. */
  since: number | null;
  /** The last turn for which it got time, with the quiet hours of that moment. */
  turn: number;
  quiet: QuietHours | null;
  /** When the time ran out in this turn; null if it did not. */
  outAt: number | null;
  voted: boolean;
  overtime: boolean;
  holiday: number;
  holidays: number;
}

/** The public state of a match. */
export interface Position {
  turn: number;
  /** The active seats. */
  asked: readonly number[];
  /** Whether an answer window is open. */
  isOpen: boolean;
}

/** A line of the match: the current one, or one without the last moves. */
interface Line extends Position {
  seats: SeatReckoning[];
}

/**
 * A second, simple model of a table's clocks, for tests. It counts each stretch of time in which
 * the match waited for a seat. It ignores who plays a seat and what its owner requests, except for
 * what suspends the clock. Each line is advanced on its own, so that undo drops the newest one.
 */
export class Reckoning {
  isPaused = false;
  /** By seat: whether a person owns it, and their chosen quiet hours. */
  readonly owned: boolean[];
  readonly wanted: (QuietHours | null)[];
  readonly #timeout: Timeout;
  #pace: TimeControl;
  #lines: Line[];
  #now: number;

  constructor(pace: TimeControl, timeout: Timeout, owned: readonly boolean[], now: number, position: Position) {
    this.#pace = pace;
    this.#timeout = timeout;
    this.#now = now;
    this.owned = [...owned];
    this.wanted = owned.map(() => null);
    this.#lines = [{ ...position, seats: owned.map(() => newSeat(pace, limits.holidays)) }];
    this.update();
  }

  get seats(): readonly SeatReckoning[] {
    return this.#line.seats;
  }

  get position(): Position {
    return this.#line;
  }

  isLost(seat: number): boolean {
    const { outAt, voted } = this.seats[seat] as SeatReckoning;
    return !this.#line.isOpen && outAt !== null && (this.#timeout !== 'vote' || voted);
  }

  /** Applies a change: gives new turns their time, and starts and stops the right clocks. */
  update(position: Position = this.#line): void {
    Object.assign(this.#line, { turn: position.turn, asked: position.asked, isOpen: position.isOpen });
    for (const line of this.#lines) for (const [number, seat] of line.seats.entries()) this.#settle(line, seat, number);
    this.pass(this.#now);
  }

  pass(until: number): void {
    for (const { seats } of this.#lines) {
      for (const seat of seats) {
        if (seat.since !== null) seat.counted += loudBetween(seat.quiet, Math.max(this.#now, seat.since), until);
      }
    }
    this.#now = until;
    this.#runOut();
  }

  /** Times only run out in the current line. */
  #runOut(): void {
    for (const seat of this.#line.seats) {
      if (seat.since !== null && seat.counted >= seat.given)
        Object.assign(seat, { counted: seat.given, outAt: this.#now, since: null });
    }
  }

  /** Gives back the time in which no server was running. */
  returnOutageTime(from: number, until: number): void {
    for (const seat of this.#lines.flatMap(({ seats }) => seats)) {
      if (seat.since === null || seat.since >= until) continue;
      seat.counted -= loudBetween(seat.quiet, Math.max(from, seat.since), this.#now);
      seat.since = until;
    }
    this.#now = until;
  }

  /** Begins a move, which can be undone. */
  move(): void {
    this.#lines = [...this.#lines.slice(-LINES, -1), structuredClone(this.#line), this.#line];
  }

  /** Undoes the last move. */
  takeBack(): void {
    this.#lines.pop();
    this.#runOut();
  }

  /** The players continue without this seat. */
  vote(seat: number): void {
    Object.assign(this.seats[seat] as SeatReckoning, { voted: true });
  }

  rest(number: number, days: number): void {
    for (const { seats } of this.#lines) {
      const seat = seats[number] as SeatReckoning;
      Object.assign(seat, {
        holiday: Math.max(seat.holiday, this.#now) + days * DAY,
        holidays: seat.holidays - days,
        since: null,
      });
    }
    this.update();
  }

  comeBack(number: number): void {
    for (const { seats } of this.#lines) {
      const seat = seats[number] as SeatReckoning;
      seat.holidays += Math.max(Math.floor((seat.holiday - this.#now) / DAY), 0);
      Object.assign(seat, { holiday: 0, since: null });
    }
    this.update();
  }

  /** All players have agreed on another time control. */
  begin(pace: TimeControl): void {
    this.#pace = pace;
    for (const line of this.#lines) {
      line.seats = line.seats.map(({ holiday, holidays }) => Object.assign(newSeat(pace, holidays), { holiday }));
    }
    this.update();
  }

  get #line(): Line {
    return this.#lines.at(-1) as Line;
  }

  #settle(line: Line, seat: SeatReckoning, number: number): void {
    const isAwaited = this.owned[number] === true && line.asked.includes(number) && !line.isOpen && !this.isPaused;
    if (line.turn > seat.turn) {
      Object.assign(seat, { outAt: null, voted: false });
      if (isAwaited) this.#give(line, seat, number);
      else if (seat.overtime) Object.assign(seat, { given: 0, counted: 0 });
    }
    if (!isAwaited || seat.outAt !== null) seat.since = null;
    else seat.since ??= Math.max(this.#now, seat.holiday);
  }

  #give({ turn }: Line, seat: SeatReckoning, number: number): void {
    const pace = this.#pace;
    Object.assign(seat, { turn, since: null, quiet: pace.kind === 'days' ? this.wanted[number] : null });
    if (pace.kind === 'days') Object.assign(seat, { given: pace.hours * HOUR, counted: 0 });
    else if (pace.clock !== null && 'turn' in pace.clock) Object.assign(seat, { given: pace.clock.turn * SECOND, counted: 0 });
    else {
      const increment = (pace.clock?.increment ?? 0) * SECOND;
      seat.overtime ||= seat.counted >= seat.given;
      if (seat.overtime) Object.assign(seat, { given: OVERTIME + increment, counted: 0 });
      else seat.given += increment;
    }
  }
}

function newSeat(pace: TimeControl, holidays: number): SeatReckoning {
  const given = pace.kind === 'live' && pace.clock !== null && 'bank' in pace.clock ? pace.clock.bank * SECOND : 0;
  const none = { outAt: null, voted: false, overtime: false };
  return { given, counted: 0, since: null, turn: -1, quiet: null, ...none, holiday: 0, holidays };
}
