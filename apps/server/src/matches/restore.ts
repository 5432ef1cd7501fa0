import { engineOf, type EngineState } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games';
import type { WatchDelay } from '@sobremesa/protocol';
import type { MoveRecord, SnapshotRecord, StoredMatch } from '../storage/storage.ts';
import { grantedFrom } from './granted.ts';
import { moved, takenBack, type Match, type StoredState } from './match.ts';
import { countedFor } from './seen.ts';

/**
 * The match as it stood when it was last stored: its snapshot, and the moves after it made again.
 *
 * @param delay how late watchers see it
 * @throws RangeError when the rules have no way from the snapshot's version of them, or refuse a move that was made.
 */
export function restored(module: GameModule, { snapshot, moves }: StoredMatch, delay: WatchDelay | null = null): Match {
  return moves.reduce((match, record) => again(module, match, record), fromSnapshot(module, snapshot, delay));
}

function fromSnapshot(module: GameModule, snapshot: SnapshotRecord, delay: WatchDelay | null): Match {
  const { version, rules, window } = snapshot;
  const requests = Object.fromEntries(Object.entries(snapshot.requests).map(([seat, each]) => [seat, grantedFrom(each)]));
  const { undo = [], seen: counted, past = [], ...state } = JSON.parse(snapshot.state) as StoredState;
  const seen = counted ?? countedFor(state.ctx.numPlayers, version);
  const hindsight = delay === null || state.ctx.gameover !== undefined ? null : { delay, points: past };
  const match = { version, state, undo, requests, window, hindsight, seen, since: seen, snapshot: version };
  if (rules === module.rulesVersion) return match;
  if (module.upgrade === undefined || rules > module.rulesVersion) {
    throw new RangeError(`${module.game.name}: no way from version ${rules} of the rules to ${module.rulesVersion}`);
  }
  const upgraded = (old: EngineState): EngineState => ({ ...old, ...module.upgrade?.(old, rules) });
  const points = past.map(({ state: old, ...point }) => Object.assign(point, { state: upgraded(old) }));
  // What was to be taken back was seen under other rules.
  return { ...match, undo: [], state: upgraded(state), hindsight: hindsight && { ...hindsight, points } };
}

/** The match after a change that is stored. @throws RangeError as `restored` */
export function again(module: GameModule, before: Match, { version, at, seat, action, request, window }: MoveRecord): Match {
  if (version !== before.version + 1) throw new RangeError(`the change that leads to version ${before.version + 1} is missing`);
  if ('undo' in action) {
    const point = before.undo.at(-1);
    if (point?.version !== action.undo || request === null)
      throw new RangeError(`version ${version} took back what is not there`);
    return { ...takenBack(module, before, { seat, request }, point, at), window };
  }
  const result = engineOf(module).move(before.state, String(seat), action.move, action.args);
  if (!result.ok) throw new RangeError(`the rules refuse ${action.move}, which led to version ${version}`);
  const made = { seat, move: action.move, ...(request === null ? {} : { request }) };
  return moved(module, before, made, result, window, at);
}
