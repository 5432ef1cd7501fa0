import type { LegalMove } from '@sobremesa/games';
import { fallbackMove, versionFor } from '@sobremesa/match';
import type { BotLevel, BotManner } from '@sobremesa/protocol';
import { positionOf } from '../../bots/position.ts';
import { LateError } from '../../bots/thinker.ts';
import type { Context } from '../context.ts';
import type { Change } from '../rules/change.ts';
import type { Live } from '../rules/live.ts';
import { makeMove } from '../rules/moves.ts';
import { EventHistory } from './eventHistory.ts';
import type { TableAccess } from './tableAccess.ts';

/**
 * Offset between the servers' searches for the same bot. The first move makes the others
 * unnecessary.
 */
const BEHIND_MS = 1500;

/** Moves in a row with all their thinking after which bots no longer count as hurried. */
const CALM_AFTER = 3;

/** A seat for which the server has to move. */
export interface BotTurn {
  seat: number;
  level: BotLevel;
  manner: BotManner;
  /** A bot moves as soon as its search ends. A stand-in waits, since the person may come back. */
  isBot: boolean;
  /** The seat answers in a window, together with others. */
  isWindow: boolean;
}

/** A bot's search for a move. */
interface Search {
  /** The search goes on as long as its key stays the same. */
  key: string;
  stop: () => void;
}

interface BotSchedulerParts {
  table: TableAccess;
  context: Context;
  /** The seats for which the server has to move now. */
  turns: (live: Live) => readonly BotTurn[];
  /** Whether the bots of this table think less than their levels stand for has changed. */
  onHurried: (isHurried: boolean) => void;
  /** A move could not be stored, as when the disk is full. */
  onFailed: (seat: number, error: unknown) => void;
}

/**
 * Makes the moves of bots and of stand-ins for people who are away. If a bot times out, crashes or
 * returns an illegal move, the game's fallback move is played. In an answer window all answers come
 * at the same moment, however long each search took.
 */
export class BotScheduler {
  readonly #parts: BotSchedulerParts;
  readonly #history: EventHistory;
  readonly #searches = new Map<number, Search>();
  /**
   * Moves with all their thinking since the last one without; `CALM_AFTER` if bots are not hurried.
   */
  #calmMoves = CALM_AFTER;

  constructor(parts: BotSchedulerParts) {
    this.#parts = parts;
    this.#history = new EventHistory(parts.context.storage);
  }

  get isArmed(): boolean {
    return this.#searches.size > 0;
  }

  stop(): void {
    for (const { stop } of this.#searches.values()) stop();
    this.#searches.clear();
  }

  /** Starts a search for each seat for which the server has to move, and stops all others. */
  arm(live: Live): void {
    const due = this.#parts.turns(live);
    if (due.length === 0 && this.#searches.size === 0) return;
    const turns = new Map(due.map((each) => [each.seat, each]));
    for (const [seat, search] of this.#searches) {
      const turn = turns.get(seat);
      if (turn !== undefined && keyOf(live, turn) === search.key) continue;
      search.stop();
      this.#searches.delete(seat);
    }
    for (const turn of turns.values()) if (!this.#searches.has(turn.seat)) this.#begin(live, turn);
  }

  #begin(live: Live, turn: BotTurn): void {
    const { clock, nodes, settings } = this.#parts.context;
    const behind = (nodes?.rank(live.table.id) ?? 0) * BEHIND_MS;
    const controller = new AbortController();
    const { signal } = controller;
    const cancels: (() => void)[] = [];
    const search: Search = {
      key: keyOf(live, turn),
      stop: () => {
        controller.abort();
        for (const cancel of cancels) cancel();
      },
    };
    this.#searches.set(turn.seat, search);
    let move: LegalMove | null | undefined;
    let isTime = false;
    const make = () => void this.#make(search, turn, move ?? null);
    const think = async () => {
      const found = await this.#think(live, turn, signal);
      if (signal.aborted) return;
      move = found;
      if (isTime) make();
    };
    after(behind, () => void think());
    after(behind + (turn.isBot && !turn.isWindow ? 0 : settings.standInDelayMs), () => {
      isTime = true;
      if (move === undefined && turn.isWindow) {
        controller.abort();
        this.#missed(turn, 'late');
        make();
      } else if (move !== undefined) make();
    });

    function after(ms: number, work: () => void): void {
      if (ms > 0) cancels.push(clock.after(ms, work));
      else work();
    }
  }

  /** Null: the fallback move is played. */
  async #think(live: Live, turn: BotTurn, signal: AbortSignal): Promise<LegalMove | null> {
    const { thinker, meter } = this.#parts.context;
    const { table, module, match } = live;
    if (thinker === null || match === null) return null;
    try {
      const events = await this.#history.until(live);
      const begun = performance.now();
      const { move, isShortened } = await thinker.think(
        table.host ?? table.id,
        positionOf(module, match, turn.seat, turn, events),
        signal,
      );
      meter.thought(performance.now() - begun);
      if (isShortened) meter.shortened();
      this.#noteHurry(isShortened);
      return move;
    } catch (error) {
      if (!signal.aborted) this.#missed(turn, error instanceof LateError ? 'late' : 'failed', error);
      return null;
    }
  }

  async #make(search: Search, turn: BotTurn, move: LegalMove | null): Promise<void> {
    const { table, turns, onFailed } = this.#parts;
    try {
      await table.change('bot', (live): Change<void> => {
        const current = turns(live).find(({ seat }) => seat === turn.seat);
        if (current === undefined || keyOf(live, current) !== search.key) return { answer: undefined };
        return this.#changeBy(live, turn, move);
      });
      this.#forget(turn.seat, search);
    } catch (error) {
      this.#forget(turn.seat, search);
      onFailed(turn.seat, error);
    }
  }

  #forget(seat: number, search: Search): void {
    if (this.#searches.get(seat) === search) this.#searches.delete(seat);
  }

  #changeBy(live: Live, turn: BotTurn, move: LegalMove | null): Change<void> {
    const now = this.#parts.context.clock.now();
    if (move !== null) {
      try {
        return { ...makeMove(live, { seat: turn.seat, ...move }, now), answer: undefined };
      } catch (error) {
        this.#missed(turn, 'illegal', error);
      }
    }
    const attempt = live.match === null ? null : fallbackMove(live.module, live.match, turn.seat);
    return attempt === null ? { answer: undefined } : { ...makeMove(live, attempt, now), answer: undefined };
  }

  #noteHurry(isHurried: boolean): void {
    const wasCalm = this.#calmMoves === CALM_AFTER;
    this.#calmMoves = isHurried ? 0 : Math.min(CALM_AFTER, this.#calmMoves + 1);
    const isCalm = this.#calmMoves === CALM_AFTER;
    if (isCalm !== wasCalm) this.#parts.onHurried(!isCalm);
  }

  #missed({ seat, level }: BotTurn, why: 'late' | 'failed' | 'illegal', err?: unknown): void {
    const { table, context } = this.#parts;
    if (why === 'late') this.#noteHurry(true);
    context.meter.missed(why);
    context.log.warn({ table: table.nameInLog, seat, level, why, err }, 'a bot returned no move; using the fallback move');
  }
}

/** The seat's view and the bot's level: other changes at the table do not affect the move. */
function keyOf({ match }: Live, { seat, level }: BotTurn): string {
  return `${level} ${match === null ? '' : versionFor(match, seat)}`;
}
