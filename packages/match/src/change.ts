import type { EngineState } from '@sobremesa/engine';
import type { GameEvent, GameModule } from '@sobremesa/games/kit';
import { grantedTo, withGranted } from './granted.ts';
import type { Attempt, Match, UndoPoint } from './model.ts';
import type { WindowRecord } from './records.ts';
import { delayedAfter } from './spectatorDelay.ts';
import { isSeenBy, versionFor } from './versions.ts';
import { isOver } from './waiting.ts';

/** The most of its own moves that a seat can undo, one after the other. */
const UNDO_DEPTH = 32;

/** The match after a move that the engine has made. */
export function moved(
  module: GameModule,
  before: Match,
  { seat, move, request }: Pick<Attempt, 'seat' | 'move' | 'request'>,
  { state, stands, events }: { state: EngineState; stands: boolean; events: readonly GameEvent[] },
  window: WindowRecord | null,
  now: number,
): Match {
  const isSetting = ruleOf(module, move)?.setting === true;
  const mayReturn = request !== undefined && !stands && !isOver({ state });
  const undo = isSetting ? undoWith(module, before, state, seat) : undoAfter(before, seat, mayReturn);
  const after = { ...before, version: before.version + 1, state, window, undo };
  const sees = before.seen.map((_, i) => events.length > 0 || isSeenBy(module, before, after, i));
  return counted(before, after, { seat, request, now }, sees, isSetting);
}

/**
 * The match after the undo of `point`'s move: the state before it, with all settings made since.
 */
export function takenBack(
  before: Match,
  { seat, request }: { seat: number; request: string },
  point: UndoPoint,
  now: number,
): Match {
  const after = { ...before, version: before.version + 1, state: point.state, undo: before.undo.slice(0, -1) };
  const isSeenByAll = before.seen.map(() => true);
  return counted(before, after, { seat, request, now }, isSeenByAll, false);
}

export function ruleOf({ moves }: GameModule, name: string) {
  return Object.hasOwn(moves, name) ? moves[name] : undefined;
}

/** @param sees whether each viewer sees something of the change, in the order of `seen` */
function counted(
  before: Match,
  after: Match,
  { seat, request, now }: { seat: number; request: string | undefined; now: number },
  sees: readonly boolean[],
  isSetting: boolean,
): Match {
  // See `Granted`: a request counts for its sender, even if it changed nothing visible to them.
  const isMaker = (i: number) => request !== undefined && i === seat;
  const seen = before.seen.map((count, i) => count + Number(sees[i] === true || isMaker(i)));
  const since = isSetting ? before.since : before.since.map((count, i) => (sees[i] ? (seen[i] ?? count) : count));
  const delayed = sees.at(-1) ? delayedAfter(before, { state: after.state, seen }, now) : before.delayed;
  if (request === undefined) return { ...after, seen, since, delayed };
  const granted = withGranted(grantedTo(before, seat), request, versionFor({ seen }, seat));
  return { ...after, seen, since, delayed, requests: { ...before.requests, [seat]: granted } };
}

function undoAfter({ undo, version, state }: Match, seat: number, mayReturn: boolean): readonly UndoPoint[] {
  if (!mayReturn) return [];
  const own = undo.at(-1)?.seat === seat ? undo : [];
  return [...own.slice(1 - UNDO_DEPTH), { seat, version, state }];
}

/**
 * Only its owner's move changes a private setting. So the undo states get the setting when its
 * owner makes it. A move's own effect on settings (such as a reset at the end of a turn) is undone
 * with the move.
 */
function undoWith(module: GameModule, { undo }: Match, now: EngineState, owner: number): readonly UndoPoint[] {
  return undo.map((point) => {
    const G = module.withSettings?.(point.state.G, now.G, String(owner)) ?? point.state.G;
    return { ...point, state: { ...point.state, G } };
  });
}
