import type { EngineState } from '@sobremesa/engine';
import { isActive, type GameModule } from '@sobremesa/games/kit';
import type { Match, Step } from './model.ts';
import type { WindowRecord } from './records.ts';
import { snapshotOf } from './snapshot.ts';

/**
 * A window keeps the end and the seats with which it opened, so that it does not reveal who has
 * answered.
 */
export function windowOf(
  module: GameModule,
  before: Pick<Match, 'timed' | 'window'>,
  { G, ctx }: EngineState,
  now: number,
): WindowRecord | null {
  if (!before.timed || ctx.gameover !== undefined) return null;
  const window = module.window?.(G, ctx) ?? null;
  if (window === null) return null;
  if (window.id === before.window?.id) return before.window;
  return { id: window.id, seats: window.players.map(Number), until: now + window.ms };
}

/** The same change, but its new window stays open until this time, in milliseconds since 1970. */
export function lasting(module: GameModule, step: Step, until: number): Step {
  const window = step.match.window && { ...step.match.window, until };
  const match = { ...step.match, window };
  const move = step.move && { ...step.move, window };
  return { ...step, match, move, snapshot: step.snapshot && snapshotOf(module, match) };
}

/** Seats that the open window still waits for, if it has this id. */
export function windowSeats(module: GameModule, { state: { G, ctx } }: Pick<Match, 'state'>, id: string): number[] {
  const window = module.window?.(G, ctx) ?? null;
  return window?.id === id ? window.players.filter((playerID) => isActive(ctx, playerID)).map(Number) : [];
}

/** An answer to give in place of a seat that the open window still waits for. */
export interface AutoAnswerDue {
  seat: number;
  /** Milliseconds since 1970. */
  at: number;
  /** From the game: whether the person has a decision to make. */
  asked: boolean;
}

/**
 * The answers that the server gives at a time, unless the player has answered before.
 *
 * @param since when the window opened, if it stays open for longer than the game's time
 */
export function autoAnswers(module: GameModule, { state: { G, ctx }, window }: Match, since?: number): AutoAnswerDue[] {
  if (window === null) return [];
  const open = module.window?.(G, ctx) ?? null;
  if (open?.id !== window.id) return [];
  const opened = since ?? window.until - open.ms;
  return Object.entries(open.auto ?? {})
    .filter(([playerID]) => isActive(ctx, playerID))
    .map(([playerID, { after, asked }]) => ({ seat: Number(playerID), at: opened + after, asked }));
}
