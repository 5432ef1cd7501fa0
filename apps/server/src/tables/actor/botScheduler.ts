import type { LegalMove } from '@sobremesa/games';
import { fallbackMove, versionFor } from '@sobremesa/match';
import type { BotLevel } from '@sobremesa/protocol';
import { positionOf } from '../../bots/position.ts';
import { LateError } from '../../bots/thinker.ts';
import type { TableActor } from './actor.ts';
import { played } from '../rules/changes.ts';
import type { Context } from '../context.ts';
import type { Change, Live } from '../rules/live.ts';
import { Memory } from './eventHistory.ts';

/** Of several servers one after the other has a bot think, by so much: whoever is first makes it needless for the rest. */
const BEHIND_MS = 1500;

/** A seat for which the server has to move. */
export interface Due {
  seat: number;
  level: BotLevel;
  /** A bot sits there, and so its move is made as soon as it is thought. Who is played for may want to come back. */
  isBot: boolean;
  /** It is asked in a window, with others at the same time. */
  isWindow: boolean;
}

/** A move that is being thought about. */
interface Thought {
  /** What it is about; it is left alone as long as that is the same. */
  key: string;
  /** Nobody needs it any more. */
  stop: () => void;
}

interface ThoughtsParts {
  actor: TableActor;
  context: Context;
  /** Seats for which the server has to move now. */
  due: (live: Live) => readonly Due[];
  /** A move could not be made, such as when the disk is full. */
  onFailed: (seat: number, error: unknown) => void;
}

/**
 * The moves that the server makes for bots and for people who are away. A bot thinks about each; where it cannot, or is late, or is
 * wrong, the game's own stand-in moves, so that play goes on. In a window all answer at the same moment, whatever they thought.
 */
export class Thoughts {
  readonly #parts: ThoughtsParts;
  readonly #memory: Memory;
  readonly #seats = new Map<number, Thought>();

  constructor(parts: ThoughtsParts) {
    this.#parts = parts;
    this.#memory = new Memory(parts.context.storage);
  }

  get armed(): boolean {
    return this.#seats.size > 0;
  }

  stop(): void {
    for (const { stop } of this.#seats.values()) stop();
    this.#seats.clear();
  }

  /** Has all seats thought about for which the server has to move, and no others. */
  arm(live: Live): void {
    const due = new Map(this.#parts.due(live).map((each) => [each.seat, each]));
    for (const [seat, thought] of this.#seats) {
      const still = due.get(seat);
      if (still !== undefined && keyOf(live, still) === thought.key) continue;
      thought.stop();
      this.#seats.delete(seat);
    }
    for (const each of due.values()) if (!this.#seats.has(each.seat)) this.#begin(live, each);
  }

  #begin(live: Live, due: Due): void {
    const { clock, nodes, settings } = this.#parts.context;
    const behind = (nodes?.place(live.table.id) ?? 0) * BEHIND_MS;
    const controller = new AbortController();
    const { signal } = controller;
    const cancels: (() => void)[] = [];
    const thought: Thought = {
      key: keyOf(live, due),
      stop: () => {
        controller.abort();
        for (const cancel of cancels) cancel();
      },
    };
    this.#seats.set(due.seat, thought);
    let move: LegalMove | null | undefined;
    let isTime = false;
    const make = () => void this.#make(thought, due, move ?? null);
    const think = async () => {
      const found = await this.#think(live, due, signal);
      if (signal.aborted) return;
      move = found;
      if (isTime) make();
    };
    after(behind, () => void think());
    after(behind + (due.isBot && !due.isWindow ? 0 : settings.standInDelayMs), () => {
      isTime = true;
      if (move === undefined && due.isWindow) {
        controller.abort();
        this.#missed(due, 'late');
        make();
      } else if (move !== undefined) make();
    });

    function after(ms: number, work: () => void): void {
      if (ms > 0) cancels.push(clock.after(ms, work));
      else work();
    }
  }

  /** Null where the stand-in has to do. */
  async #think(live: Live, due: Due, signal: AbortSignal): Promise<LegalMove | null> {
    const { thinker, meter } = this.#parts.context;
    const { table, module, match } = live;
    if (thinker === null || match === null) return null;
    try {
      const events = await this.#memory.until(live);
      const begun = performance.now();
      const move = await thinker.think(table.id, positionOf(module, match, due.seat, due.level, events), signal);
      meter.thought(performance.now() - begun);
      return move;
    } catch (error) {
      if (!signal.aborted) this.#missed(due, error instanceof LateError ? 'late' : 'failed', error);
      return null;
    }
  }

  async #make(thought: Thought, due: Due, move: LegalMove | null): Promise<void> {
    const { actor, onFailed } = this.#parts;
    try {
      await actor.change('bot', (live): Change<void> => {
        const still = this.#parts.due(live).find(({ seat }) => seat === due.seat);
        if (still === undefined || keyOf(live, still) !== thought.key) return { answer: undefined };
        return this.#played(live, due, move);
      });
      this.#forget(due.seat, thought);
    } catch (error) {
      this.#forget(due.seat, thought);
      onFailed(due.seat, error);
    }
  }

  #forget(seat: number, thought: Thought): void {
    if (this.#seats.get(seat) === thought) this.#seats.delete(seat);
  }

  #played(live: Live, due: Due, move: LegalMove | null): Change<void> {
    const now = this.#parts.context.clock.now();
    if (move !== null) {
      try {
        return { ...played(live, { seat: due.seat, ...move }, now), answer: undefined };
      } catch (error) {
        this.#missed(due, 'illegal', error);
      }
    }
    const attempt = live.match === null ? null : fallbackMove(live.module, live.match, due.seat);
    return attempt === null ? { answer: undefined } : { ...played(live, attempt, now), answer: undefined };
  }

  #missed({ seat, level }: Due, why: 'late' | 'failed' | 'illegal', err?: unknown): void {
    const { actor, context } = this.#parts;
    context.meter.missed(why);
    context.log.warn({ table: actor.nameInLog, seat, level, why, err }, 'a bot returned no move; using the fallback move');
  }
}

/** What the seat sees, and who thinks for it: whatever else happens at the table makes no other move of it. */
function keyOf({ match }: Live, { seat, level }: Due): string {
  return `${level} ${match === null ? '' : versionFor(match, seat)}`;
}
