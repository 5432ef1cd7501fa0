import { askedSeats, autoAnswers, fallbackMove, type WindowRecord, windowSeats } from '@sobremesa/match';
import { botManners, limits } from '@sobremesa/protocol';
import { RefusedError } from '../../refused.ts';
import type { TableRecord } from '../../storage/storage.ts';
import type { Context } from '../context.ts';
import { firstDue } from '../rules/clock.ts';
import type { Live } from '../rules/live.ts';
import { makeMove } from '../rules/moves.ts';
import { proposalLapsed } from '../rules/proposals.ts';
import { endWait } from '../rules/starting.ts';
import { isPlayed, isStarting } from '../rules/table.ts';
import { applyTimeouts, isPlayedByServer, playsUnattended, termOf } from '../rules/timeControl.ts';
import { voteLapsed } from '../rules/vote.ts';
import { BotScheduler, type BotTurn } from './botScheduler.ts';
import type { Room } from './room.ts';
import type { TableAccess } from './tableAccess.ts';

/** How long after a failure, such as a full disk, the timers are set again. */
const RETRY_MS = 1000;
/**
 * Offset between the timers of servers that share a table. The first to fire makes the others
 * no-ops.
 */
const BEHIND_MS = 150;

type TimedRoom = Pick<Room, 'hasVisitors' | 'nextShowing' | 'setHurried' | 'showDelayed'>;

interface Alarm {
  /** The alarm stays set as long as its key stays the same. */
  key: string;
  at: number;
  cancel: () => void;
}

/**
 * The work that the server starts by itself at a table: it answers in windows and closes them,
 * applies timeouts, ends votes and proposals, updates delayed spectators, and schedules bots.
 */
export class Timers {
  readonly #table: TableAccess;
  readonly #room: TimedRoom;
  readonly #context: Context;
  #window: Alarm | null = null;
  #answer: Alarm | null = null;
  #vote: Alarm | null = null;
  #proposal: Alarm | null = null;
  /** The first clock runs out. */
  #timeout: Alarm | null = null;
  /** The start stops waiting for contributions. */
  #start: Alarm | null = null;
  /** A state is due for delayed spectators. */
  #show: Alarm | null = null;
  /** Cancels the retry after a failure. */
  #cancelRetry: (() => void) | null = null;
  readonly #bots: BotScheduler;
  /** The window that was closed last, or is being closed. */
  #closed: string | null = null;

  constructor(table: TableAccess, room: TimedRoom, context: Context) {
    this.#table = table;
    this.#room = room;
    this.#context = context;
    this.#bots = new BotScheduler({
      table,
      context,
      turns: (live) => this.#botTurns(live),
      onHurried: (isHurried) => this.#showHurry(isHurried),
      onFailed: (seat, error) => this.#failed('bot', seat, error),
    });
  }

  /**
   * Whether the table has to stay in memory. The due-table scanner loads it again for alarms that
   * are far off.
   */
  get isArmed(): boolean {
    const { clock, settings } = this.#context;
    const soon = clock.now() + settings.wakeAheadMs;
    const isSoon = [this.#window, this.#answer, this.#vote, this.#proposal, this.#timeout, this.#start, this.#show].some(
      (alarm) => alarm && alarm.at <= soon,
    );
    return isSoon || this.#bots.isArmed || this.#cancelRetry !== null;
  }

  stop(): void {
    this.#window?.cancel();
    this.#answer?.cancel();
    this.#bots.stop();
    this.#vote?.cancel();
    this.#proposal?.cancel();
    this.#timeout?.cancel();
    this.#start?.cancel();
    this.#show?.cancel();
    this.#cancelRetry?.();
    this.#window = null;
    this.#answer = null;
    this.#vote = null;
    this.#proposal = null;
    this.#timeout = null;
    this.#start = null;
    this.#show = null;
    this.#cancelRetry = null;
  }

  /** Sets the alarms for this state of the table. */
  arm(live: Live): void {
    if (this.#cancelRetry !== null) return;
    const { clock } = this.#context;
    const { table } = live;
    const runs = table.status === 'running';
    const open = runs ? openWindow(live) : null;
    const window = open === null || keyOf(open) === this.#closed ? null : open;
    // Few moves have any alarm, so most need no key and no function for one.
    if (this.#window !== null || window !== null) {
      this.#window = this.#set(this.#window, window && keyOf(window), window?.until, () => window && this.#closeWindow(window));
    }
    if (this.#answer !== null || open !== null) this.#armAnswer(live, open, window);
    this.#bots.arm(live);
    const vote = runs ? table.vote : null;
    if (this.#vote !== null || vote !== null) {
      this.#vote = this.#set(this.#vote, vote && `${vote.by} ${vote.until}`, vote?.until, () => this.#endVote());
    }
    const proposal = runs ? table.wish : null;
    if (this.#proposal !== null || proposal !== null) {
      const key = proposal && `${proposal.by} ${proposal.until}`;
      this.#proposal = this.#set(this.#proposal, key, proposal?.until, () => this.#endProposal());
    }
    const due = runs && table.clock !== null ? firstDue(table.clock) : null;
    if (this.#timeout !== null || due !== null) {
      this.#timeout = this.#set(this.#timeout, due === null ? null : String(due), due ?? 0, () => this.#timeOut());
    }
    this.#armStart(live);
    const showing = this.#room.nextShowing(live);
    if (this.#show !== null || showing !== null) {
      this.#show = set(this.#show, showing === null ? null : String(showing), showing ?? 0, () =>
        clock.after((showing ?? 0) - clock.now(), () => this.#showMore()),
      );
    }
  }

  #showHurry(isHurried: boolean): void {
    this.#room.setHurried(isHurried);
    this.#table
      .ask('hurry', (live) => this.#table.presenceChanged(live))
      .catch((err: unknown) => this.#context.log.error({ table: this.#table.nameInLog, err }, 'failed to report busy bots'));
  }

  /** After a restart the wait begins anew, since the players' devices are connecting. */
  #armStart({ table }: Live): void {
    const until = isStarting(table) ? (table.shuffle?.until ?? null) : null;
    if (this.#start === null && until === null) return;
    const { clock, settings } = this.#context;
    const now = clock.now();
    const at = until === null || until > now ? (until ?? 0) : now + settings.revealMs;
    this.#start = this.#set(this.#start, until === null ? null : String(until), at, () => this.#endWait());
  }

  /**
   * Answers that are due at the window's end are given when it closes, or after it has waited for a
   * player.
   */
  #armAnswer(live: Live, open: WindowRecord | null, window: WindowRecord | null): void {
    const answers = this.#answers(live).filter(({ at }) => open !== null && (at < open.until || window === null));
    const [next] = answers.toSorted((a, b) => a.at - b.at);
    const answer = next ? `${open?.id} ${next.seat} ${next.at}` : null;
    this.#answer = this.#set(this.#answer, answer, next?.at, () => next && this.#answerFor(next));
  }

  /** An alarm for work that every server with the table attempts, one after the other. */
  #set(alarm: Alarm | null, key: string | null, at = 0, fire: () => void): Alarm | null {
    const { clock } = this.#context;
    return set(alarm, key, at, () => clock.after(at - clock.now() + this.#behind, fire));
  }

  get #behind(): number {
    return (this.#context.nodes?.rank(this.#table.id) ?? 0) * BEHIND_MS;
  }

  #showMore(): void {
    this.#show = null;
    const { clock, log } = this.#context;
    const show = (live: Live) => {
      this.#room.showDelayed(live, clock.now());
      this.arm(live);
    };
    this.#table.ask('show', show).catch((err: unknown) => {
      log.error({ table: this.#table.nameInLog, err }, 'failed to update delayed spectators');
      this.#retryLater();
    });
  }

  /**
   * The seats for which the server has to move. None while nobody is present, so that a match does
   * not continue without an audience; except in a correspondence match, to which its players
   * return.
   */
  #botTurns({ table, module, match }: Live): BotTurn[] {
    if (table.status !== 'running' || match === null || table.clock?.isPaused === true) return [];
    if (!this.#room.hasVisitors && !playsUnattended(table)) return [];
    const inWindow = match.window === null ? [] : windowSeats(module, match, match.window.id);
    return askedSeats(match).flatMap((seat) => {
      const there = table.seats[seat];
      if (there === undefined || !isPlayedByServer(table, match, seat)) return [];
      const level = there.bot?.level ?? table.settings.standInLevel;
      const manner = there.bot === null ? 'balanced' : botManners[there.bot.character];
      return [{ seat, level, manner, isBot: there.bot !== null, isWindow: inWindow.includes(seat) }];
    });
  }

  /**
   * When the server answers the open window, by seat: at the game's moment for everybody, present
   * or away, so that the moment does not reveal who had a decision. In a correspondence match it
   * waits for owners who play, and if all opponents are bots, for the owner.
   */
  #answers({ table, module, match }: Live): { seat: number; at: number }[] {
    if (table.status !== 'running' || match === null) return [];
    const isWaitedFor = (seat: number) => termOf(table) !== null && isPlayedAt(table, seat);
    return autoAnswers(module, match, table.clock?.window?.opened).filter(
      ({ seat, asked }) => !(asked && (isWaitedFor(seat) || isAlone(table, seat))),
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
        if (table.status !== 'running' || match === null || !windowSeats(module, match, id).includes(seat)) return false;
        // With only bots as opponents, nobody else has to wait.
        return !isAlone(table, seat) || autoAnswers(module, match).every((due) => due.seat !== seat || !due.asked);
      });
    }
  }

  #endVote(): void {
    this.#vote = null;
    const { clock, log } = this.#context;
    this.#table
      .change('vote', (live) => voteLapsed(live, clock.now()))
      .catch((err: unknown) => {
        log.error({ table: this.#table.nameInLog, err }, 'failed to end a vote');
        this.#retryLater();
      });
  }

  #endProposal(): void {
    this.#proposal = null;
    const { clock, log } = this.#context;
    this.#table
      .change('proposal', (live) => proposalLapsed(live, clock.now()))
      .catch((err: unknown) => {
        log.error({ table: this.#table.nameInLog, err }, 'failed to end a proposal');
        this.#retryLater();
      });
  }

  #endWait(): void {
    this.#start = null;
    const { clock, log } = this.#context;
    this.#table
      .change('start', (live) => endWait(live, clock.now()))
      .catch((err: unknown) => {
        if (!isGone(err)) log.error({ table: this.#table.nameInLog, err }, 'failed to start a match');
        this.#retryLater();
      });
  }

  #timeOut(): void {
    this.#timeout = null;
    this.#applyTimeouts().catch((err: unknown) => {
      if (!isGone(err)) this.#context.log.error({ table: this.#table.nameInLog, err }, 'failed to apply the timeout of a player');
      this.#retryLater();
    });
  }

  async #applyTimeouts(): Promise<void> {
    const { clock, outages } = this.#context;
    // First detects an outage that has just ended, whose time is given back.
    await outages.beat();
    await this.#table.change('time', (live) => applyTimeouts(live, clock.now()));
    await this.#table.ask('time', (live) => this.arm(live));
  }

  #moveFor(what: string, seat: number, isDue: (live: Live) => boolean): void {
    const { clock } = this.#context;
    this.#table
      .change(what, (live) => {
        const attempt = live.match !== null && isDue(live) ? fallbackMove(live.module, live.match, seat) : null;
        return attempt === null ? { answer: undefined } : { ...makeMove(live, attempt, clock.now()), answer: undefined };
      })
      .catch((err: unknown) => this.#failed(what, seat, err));
  }

  #failed(what: string, seat: number, err: unknown): void {
    if (!isGone(err)) this.#context.log.error({ table: this.#table.nameInLog, what, seat, err }, 'failed to move for a seat');
    this.#retryLater();
  }

  /**
   * Failed work stays due, and perhaps no request comes to retry it. After a failure all timers
   * pause, then start again.
   */
  #retryLater(): void {
    const { clock, log } = this.#context;
    this.stop();
    this.#cancelRetry = clock.after(RETRY_MS, () => {
      this.#cancelRetry = null;
      this.#closed = null;
      this.#table
        .ask('retry', (live) => this.arm(live))
        .catch((err: unknown) => log.error({ table: this.#table.nameInLog, err }, 'failed to resume a match'));
    });
  }
}

function isPlayedAt(table: TableRecord, seat: number): boolean {
  const there = table.seats[seat];
  return there !== undefined && isPlayed(there);
}

/** Whether the owner of a seat plays, and all the others are bots. */
function isAlone(table: TableRecord, seat: number): boolean {
  const others = table.seats.filter((there, index) => index !== seat && there.state === 'taken');
  return isPlayedAt(table, seat) && others.every(({ bot }) => bot !== null);
}

/** The table no longer exists, or the storage is unavailable for now. */
function isGone(error: unknown): boolean {
  return error instanceof RefusedError && (error.refusal.code === 'unknownTable' || error.refusal.code === 'unavailable');
}

function keyOf({ id, until }: Pick<WindowRecord, 'id' | 'until'>): string {
  return `${id} ${until}`;
}

/** The open window, with the time of outages given back. */
function openWindow({ table, match }: Live): WindowRecord | null {
  const window = match?.window ?? null;
  return window && { ...window, until: table.clock?.window?.until ?? window.until };
}

/** Keeps an alarm with the same key, and otherwise replaces it; a null key sets none. */
function set(alarm: Alarm | null, key: string | null, at: number, start: () => () => void): Alarm | null {
  if (alarm?.key === key) return alarm;
  alarm?.cancel();
  return key === null ? null : { key, at, cancel: start() };
}
