import { engineOf } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games';
import type { MoveRecord, SnapshotRecord, StoredMatch } from '../storage/storage.ts';
import { moved, takenBack, type Match, type StoredState } from './match.ts';

/**
 * The match as it stood when it was last stored: its snapshot, and the moves after it made again.
 *
 * @throws RangeError when the rules have no way from the snapshot's version of them, or refuse a move that was made.
 */
export function restored(module: GameModule, { snapshot, moves }: StoredMatch): Match {
  return moves.reduce((match, record) => again(module, match, record), fromSnapshot(module, snapshot));
}

function fromSnapshot(module: GameModule, { version, rules, state, requests, window }: SnapshotRecord): Match {
  const { undo = [], ...stored } = JSON.parse(state) as StoredState;
  const match = { version, state: stored, undo, requests, window, since: version, snapshot: version };
  if (rules === module.rulesVersion) return match;
  if (module.upgrade === undefined || rules > module.rulesVersion) {
    throw new RangeError(`${module.game.name}: no way from version ${rules} of the rules to ${module.rulesVersion}`);
  }
  // What was to be taken back was seen under other rules.
  return { ...match, undo: [], state: { ...stored, ...module.upgrade(stored, rules) } };
}

function again(module: GameModule, before: Match, { version, seat, action, request, window }: MoveRecord): Match {
  if (version !== before.version + 1) throw new RangeError(`the change that leads to version ${before.version + 1} is missing`);
  if ('undo' in action) {
    const point = before.undo.at(-1);
    if (point?.version !== action.undo || request === null)
      throw new RangeError(`version ${version} took back what is not there`);
    return { ...takenBack(module, before, { seat, request }, point), window };
  }
  const result = engineOf(module).move(before.state, String(seat), action.move, action.args);
  if (!result.ok) throw new RangeError(`the rules refuse ${action.move}, which led to version ${version}`);
  const made = { seat, move: action.move, ...(request === null ? {} : { request }) };
  return moved(module, before, made, result, window);
}
