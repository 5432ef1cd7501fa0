import { engineOf, type EngineState } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games/kit';
import type { WatchDelay } from '@sobremesa/protocol';
import { moved, takenBack } from './change.ts';
import { grantedFrom } from './granted.ts';
import type { Match } from './model.ts';
import type { MoveRecord, SnapshotRecord, StoredMatch } from './records.ts';
import type { StoredState } from './snapshot.ts';
import { countedFor } from './versions.ts';

/**
 * Restores a stored match: its snapshot, with the later moves replayed.
 *
 * @param delay the spectator delay
 * @throws RangeError if the rules cannot upgrade the snapshot, or reject a stored move
 */
export function restored(module: GameModule, { snapshot, moves }: StoredMatch, delay: WatchDelay | null = null): Match {
  return moves.reduce((match, record) => replayed(module, match, record), fromSnapshot(module, snapshot, delay));
}

function fromSnapshot(module: GameModule, snapshot: SnapshotRecord, delay: WatchDelay | null): Match {
  const { version, rules, window } = snapshot;
  const requests = Object.fromEntries(Object.entries(snapshot.requests).map(([seat, each]) => [seat, grantedFrom(each)]));
  const { undo = [], seen: counted, past = [], ...state } = JSON.parse(snapshot.state) as StoredState;
  const seen = counted ?? countedFor(state.ctx.numPlayers, version);
  const delayed = delay === null || state.ctx.gameover !== undefined ? null : { delay, points: past };
  const match = { version, state, undo, requests, timed: true, window, delayed, seen, since: seen, snapshot: version };
  if (rules === module.rulesVersion) return match;
  if (module.upgrade === undefined || rules > module.rulesVersion) {
    throw new RangeError(`${module.game.name}: no way from version ${rules} of the rules to ${module.rulesVersion}`);
  }
  const upgraded = (old: EngineState): EngineState => ({ ...old, ...module.upgrade?.(old, rules) });
  const points = past.map(({ state: old, ...point }) => Object.assign(point, { state: upgraded(old) }));
  // Undo points hold states of the earlier rules, so they are dropped.
  return { ...match, undo: [], state: upgraded(state), delayed: delayed && { ...delayed, points } };
}

/** The match after a stored change. @throws RangeError as `restored` */
export function replayed(module: GameModule, before: Match, { version, at, seat, action, request, window }: MoveRecord): Match {
  if (version !== before.version + 1) throw new RangeError(`the change that leads to version ${before.version + 1} is missing`);
  if ('undo' in action) {
    const point = before.undo.at(-1);
    if (point?.version !== action.undo || request === null)
      throw new RangeError(`version ${version} undoes a version that is not an undo state`);
    return { ...takenBack(before, { seat, request }, point, at), window };
  }
  const result = engineOf(module).move(before.state, String(seat), action.move, action.args);
  if (!result.ok) throw new RangeError(`the rules refuse ${action.move}, which led to version ${version}`);
  const made = { seat, move: action.move, ...(request === null ? {} : { request }) };
  return moved(module, before, made, result, window, at);
}
