import { askedSeats, autoAnswers, fallbackMove, type WindowRecord, windowSeats } from '@sobremesa/match';
import { limits } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import type { SeatRecord } from '../../storage/storage.ts';
import type { TableActor } from './actor.ts';
import { lapsed, played } from '../rules/changes.ts';
import type { Context } from '../context.ts';
import { firstDue } from '../rules/clock.ts';
import type { Live } from '../rules/live.ts';
import { isMovedFor, outOfTime, playsAlone, termOf, wishLapsed } from '../rules/timeControl.ts';
import { isPlayed } from '../rules/table.ts';
import { Thoughts, type Due } from './botScheduler.ts';

/** A move of the server's that failed, as when the disk is full, is tried again after so long. */
const RETRY_MS = 1000;
/** One server after the other does what falls to all of them, by so much. */
const BEHIND_MS = 150;

interface Alarm {
  /** What it is set for; it is left alone as long as that is the same. */
  key: string;
  /** When it goes off. */
  at: number;
  cancel: () => void;
}

/**
 * What the server does by itself at a table: it answers in windows and closes them, handles clocks that run out, and has bots
 * think for themselves and for people who are away.
 */
export class Timers {
  readonly #actor: TableActor;
  readonly #context: Context;
  #window: Alarm | null = null;
  #answer: Alarm | null = null;
  #vote: Alarm | null = null;
  #wish: Alarm | null = null;
  /** Somebody's time is out. */
  #time: Alarm | null = null;
  /** Shows more to watchers who see the match late. */
  #show: Alarm | null = null;
  /** After a failure: takes back that it is tried again. */
  #retry: (() => void) | null = null;
  readonly #thoughts: Thoughts;
  /** The window for which everything is being done, or was done, that could be. */
  #closed: string | null = null;

  constructor(actor: TableActor, context: Context) {
    this.#actor = actor;
    this.#context = context;
    this.#thoughts = new Thoughts({
      actor,
      context,
      due: (live) => this.#due(live),
      onFailed: (seat, error) => this.#failed('bot', seat, error),
    });
  }

  /** Whether something is to be done that the table must be kept in memory for. Whatever is far off will have it woken. */
  get armed(): boolean {
    const { clock, settings } = this.#context;
    const soon = clock.now() + settings.wakeAheadMs;
    const isSoon = [this.#window, this.#answer, this.#vote, this.#wish, this.#time, this.#show].some(
      (alarm) => alarm && alarm.at <= soon,
    );
    return isSoon || this.#thoughts.armed || this.#retry !== null;
  }

  stop(): void {
    this.#window?.cancel();
    this.#answer?.cancel();
    this.#thoughts.stop();
    this.#vote?.cancel();
    this.#wish?.cancel();
    this.#time?.cancel();
    this.#show?.cancel();
    this.#retry?.();
    this.#window = null;
    this.#answer = null;
    this.#vote = null;
    this.#wish = null;
    this.#time = null;
    this.#show = null;
    this.#retry = null;
  }

  /** Sets the alarms that this state of the table needs. */
  arm(live: Live): void {
    if (this.#retry !== null) return;
    const { clock } = this.#context;
    const { table } = live;
    const runs = table.status === 'running';
    const open = runs ? openWindow(live) : null;
    const window = open === null || keyOf(open) === this.#closed ? null : open;
    this.#window = this.#set(this.#window, window && keyOf(window), window?.until, () => window && this.#closeWindow(window));
    const answers = this.#answers(live).filter(({ at }) => open !== null && at < open.until);
    const [next] = answers.toSorted((a, b) => a.at - b.at);
    const answer = next ? `${open?.id} ${next.seat} ${next.at}` : null;
    this.#answer = this.#set(this.#answer, answer, next?.at, () => next && this.#answerFor(next));
    this.#thoughts.arm(live);
    const vote = runs ? table.vote : null;
    this.#vote = this.#set(this.#vote, vote && `${vote.by} ${vote.until}`, vote?.until, () => this.#endVote());
    const wish = runs ? table.wish : null;
    this.#wish = this.#set(this.#wish, wish && `${wish.by} ${wish.until}`, wish?.until, () => this.#endWish());
    const due = runs && table.clock !== null ? firstDue(table.clock) : null;
    this.#time = this.#set(this.#time, due === null ? null : String(due), due ?? 0, () => this.#timeOut());
    const showing = this.#actor.room.nextShowing(live);
    this.#show = set(this.#show, showing === null ? null : String(showing), showing ?? 0, () =>
      clock.after((showing ?? 0) - clock.now(), () => this.#showMore()),
    );
  }

  /** An alarm for what every server does that has the table, one a little after the other. */
  #set(alarm: Alarm | null, key: string | null, at = 0, fire: () => void): Alarm | null {
    const { clock } = this.#context;
    return set(alarm, key, at, () => clock.after(at - clock.now() + this.#behind, fire));
  }

  /** How much later this server does what others do as well, in milliseconds: whoever is first makes it needless for the rest. */
  get #behind(): number {
    return (this.#context.nodes?.place(this.#actor.id) ?? 0) * BEHIND_MS;
  }

  #showMore(): void {
    this.#show = null;
    const { clock, log } = this.#context;
    const show = (live: Live) => {
      this.#actor.room.catchUp(live, clock.now());
      this.arm(live);
    };
    this.#actor.ask('show', show).catch((err: unknown) => {
      log.error({ table: this.#actor.nameInLog, err }, 'failed to show watchers more');
      this.#tryAgain();
    });
  }

  /**
   * Seats that the server has to move for. None when nobody is here: no match plays itself out in an empty room, but for one over days that
   * somebody will come back to.
   */
  #due({ table, module, match }: Live): Due[] {
    if (table.status !== 'running' || match === null || table.clock?.isPaused === true) return [];
    if (!this.#actor.room.isVisited && !playsAlone(table)) return [];
    const inWindow = match.window === null ? [] : windowSeats(module, match, match.window.id);
    return askedSeats(match).flatMap((seat) => {
      const there = table.seats[seat];
      if (there === undefined || !isMovedFor(table, match, seat)) return [];
      const level = there.bot?.level ?? table.settings.standInLevel;
      return [{ seat, level, isBot: there.bot !== null, isWindow: inWindow.includes(seat) }];
    });
  }

  /**
   * When the server answers the open window for which seats: at the game's moment for everybody, here or away, so that the
   * moment does not tell who had something to decide. Over days a window lasts for a term, and the server waits for those who have.
   */
  #answers({ table, module, match }: Live): { seat: number; at: number }[] {
    if (table.status !== 'running' || match === null) return [];
    const isWaitedFor = (there: SeatRecord | undefined) => termOf(table) !== null && there !== undefined && isPlayed(there);
    return autoAnswers(module, match, table.clock?.window?.opened).filter(
      ({ seat, asked }) => !(asked && isWaitedFor(table.seats[seat])),
    );
  }

  #answerFor({ seat, at }: { seat: number; at: number }): void {
    this.#answer = null;
    const isDue = (due: { seat: number; at: number }) => due.seat === seat && due.at <= at;
    this.#moveFor('answer', seat, (live) => this.#answers(live).some(isDue));
  }

  #closeWindow({ id, until }: WindowRecord): void {
    this.#window = null;
    this.#closed = keyOf({ id, until });
    for (let seat = 0; seat < limits.seats; seat++) {
      this.#moveFor('window', seat, ({ module, table, match }) => {
        return table.status === 'running' && match !== null && windowSeats(module, match, id).includes(seat);
      });
    }
  }

  /** Not all have agreed in time. */
  #endVote(): void {
    this.#vote = null;
    const { clock, log } = this.#context;
    this.#actor
      .change('vote', (live) => lapsed(live, clock.now()))
      .catch((err: unknown) => {
        log.error({ table: this.#actor.nameInLog, err }, 'failed to end a vote');
        this.#tryAgain();
      });
  }

  #endWish(): void {
    this.#wish = null;
    const { clock, log } = this.#context;
    this.#actor
      .change('wish', (live) => wishLapsed(live, clock.now()))
      .catch((err: unknown) => {
        log.error({ table: this.#actor.nameInLog, err }, 'failed to end a proposal');
        this.#tryAgain();
      });
  }

  /** Whoever's time is out has it run out, unless no server was there meanwhile, which nobody may have noticed yet. */
  #timeOut(): void {
    this.#time = null;
    this.#runOut().catch((err: unknown) => {
      if (!isGone(err)) this.#context.log.error({ table: this.#actor.nameInLog, err }, 'failed to apply the timeout of a player');
      this.#tryAgain();
    });
  }

  async #runOut(): Promise<void> {
    const { clock, outages } = this.#context;
    await outages.look();
    await this.#actor.change('time', (live) => outOfTime(live, clock.now()));
    await this.#actor.ask('time', (live) => this.arm(live));
  }

  #moveFor(what: string, seat: number, due: (live: Live) => boolean): void {
    const { clock } = this.#context;
    this.#actor
      .change(what, (live) => {
        const attempt = live.match !== null && due(live) ? fallbackMove(live.module, live.match, seat) : null;
        return attempt === null ? { answer: undefined } : { ...played(live, attempt, clock.now()), answer: undefined };
      })
      .catch((err: unknown) => this.#failed(what, seat, err));
  }

  #failed(what: string, seat: number, err: unknown): void {
    if (!isGone(err)) this.#context.log.error({ table: this.#actor.nameInLog, what, seat, err }, 'failed to move for a seat');
    this.#tryAgain();
  }

  /** Whatever is due is due still, and nobody else may ever do it; but what failed just now is left alone for a moment. */
  #tryAgain(): void {
    const { clock, log } = this.#context;
    this.stop();
    this.#retry = clock.after(RETRY_MS, () => {
      this.#retry = null;
      this.#closed = null;
      this.#actor
        .ask('retry', (live) => this.arm(live))
        .catch((err: unknown) => log.error({ table: this.#actor.nameInLog, err }, 'failed to resume a match'));
    });
  }
}

/** The table is not there any more, or the server has to wait until it can store something. */
function isGone(error: unknown): boolean {
  return error instanceof RefusedError && (error.refusal.code === 'unknownTable' || error.refusal.code === 'unavailable');
}

function keyOf({ id, until }: Pick<WindowRecord, 'id' | 'until'>): string {
  return `${id} ${until}`;
}

/** The open window, with the time that outages have given back to it. */
function openWindow({ table, match }: Live): WindowRecord | null {
  const window = match?.window ?? null;
  return window && { ...window, until: table.clock?.window?.until ?? window.until };
}

/** Keeps the alarm if it is for the same, otherwise replaces it by the one that `start` sets; none when `key` is null. */
function set(alarm: Alarm | null, key: string | null, at: number, start: () => () => void): Alarm | null {
  if (alarm?.key === key) return alarm;
  alarm?.cancel();
  return key === null ? null : { key, at, cancel: start() };
}
