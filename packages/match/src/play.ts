import { engineOf, type EngineState, type Refused } from '@sobremesa/engine';
import type { GameEvent, GameModule } from '@sobremesa/games/kit';
import { moved, ruleOf, takenBack } from './change.ts';
import { grantedTo, mayBeForgotten } from './granted.ts';
import { refuse, type Attempt, type Match, type Outcome } from './model.ts';
import type { MoveRecord } from './records.ts';
import { snapshotOf } from './snapshot.ts';
import { versionFor } from './versions.ts';
import { askedSeats } from './waiting.ts';
import { windowOf } from './windows.ts';

/** A snapshot is due after this many changes, whose replay takes some milliseconds. */
const SNAPSHOT_EVERY = 256;

/**
 * Makes a move. Refused with `stale`, `badRequest` or `illegalMove`.
 *
 * @param now milliseconds since 1970
 * @throws any error of the rules
 */
export function play(module: GameModule, before: Match, attempt: Attempt, now: number): Outcome {
  const { seat, move, args, version } = attempt;
  if (!isFresh(before, seat, version, ruleOf(module, move)?.concurrent === true)) return refuse('stale');
  const result = engineOf(module).move(before.state, String(seat), move, args);
  if (!result.ok) return refused(module, before.state, attempt, result.why);
  const match = moved(module, before, attempt, result, windowOf(module, before, result.state, now), now);
  const made = { seat, action: { move, args }, request: attempt.request ?? null, at: now };
  return stepTo(module, match, made, result.events);
}

/**
 * Undoes the last move of `seat`. Refused with `stale` or `nothingToUndo`. @param now milliseconds
 * since 1970
 */
export function takeBack(
  module: GameModule,
  before: Match,
  attempt: { seat: number; request: string; version: number },
  now: number,
): Outcome {
  const { seat, request, version } = attempt;
  if (!isFresh(before, seat, version)) return refuse('stale');
  const point = before.undo.at(-1);
  if (point?.seat !== seat) return refuse('nothingToUndo');
  const match = takenBack(before, attempt, point, now);
  const settled = { ...match, window: windowOf(module, before, match.state, now) };
  return stepTo(module, settled, { seat, action: { undo: point.version }, request, at: now }, []);
}

/** An answer to a window names it, and may have been sent before somebody else's answer arrived. */
function isFresh(match: Match, seat: number, known: number | undefined, concurrent = false): boolean {
  if (known === undefined) return true;
  const isCurrent = known <= versionFor(match, seat) && (concurrent || known >= (match.since[seat] ?? 0));
  return isCurrent && !mayBeForgotten(grantedTo(match, seat), known);
}

/** The rules get only the player's view: a reason from the whole state could reveal a secret. */
function refused(module: GameModule, { G, ctx }: EngineState, { seat, move, args }: Attempt, why: Refused): Outcome {
  if (why === 'unknownMove' || why === 'badArguments') return refuse('badRequest');
  if (why === 'notOpen') return refuse('illegalMove');
  const playerID = String(seat);
  return refuse('illegalMove', module.why(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, move, args));
}

function stepTo(
  module: GameModule,
  match: Match,
  made: Pick<MoveRecord, 'seat' | 'action' | 'request' | 'at'>,
  events: readonly GameEvent[],
): Outcome {
  const { version, window } = match;
  const move: MoveRecord = { ...made, version, rules: module.rulesVersion, asked: askedSeats(match), window };
  if (version - match.snapshot < SNAPSHOT_EVERY) return { ok: true, step: { match, move, snapshot: null, events } };
  return { ok: true, step: { match: { ...match, snapshot: version }, move, snapshot: snapshotOf(module, match), events } };
}
