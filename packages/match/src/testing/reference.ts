import type { GameModule } from '@sobremesa/games';
import { beginMatch, type Beginning } from '../begin.ts';
import type { Audience } from '../model.ts';
import type { LogRecord, MoveRecord } from '../records.ts';
import { replayed } from '../restore.ts';
import { versionFor } from '../versions.ts';
import { stateFor, Updates } from '../views.ts';
import { stepOf } from './outcomes.ts';

/** The updates that an audience must get: one for each change that it can see. */
export interface Reference {
  audience: Audience;
  updates: { version: number; text: string }[];
}

/**
 * Replays a match from its stored changes, as a restart does, and lists the updates for each
 * audience.
 *
 * @param seq number of the first log line after the beginning
 */
export function referenceOf(module: GameModule, beginning: Beginning, moves: readonly MoveRecord[], seq: number): Reference[] {
  let { match } = stepOf(beginMatch(module, beginning));
  const references = [...Array.from({ length: beginning.players }, (_, seat) => seat), null].map((audience): Reference => ({
    audience,
    updates: [],
  }));
  let next = seq;
  for (const move of moves) {
    const before = match;
    match = replayed(module, before, move);
    const { version, at, seat, action } = move;
    const entries: LogRecord['entry'][] =
      'undo' in action
        ? [{ kind: 'table', event: { type: 'undone', seat } as { type: string } }]
        : module.events(match.state.G).map((event) => ({ kind: 'game', event }));
    const fresh = entries.map((entry, i) => ({ seq: next + i, at, version, entry }));
    next += fresh.length;
    for (const { audience, updates } of references) {
      if (versionFor(match, audience) === versionFor(before, audience)) continue;
      const [old, now] = [stateFor(module, before, audience), stateFor(module, match, audience)];
      updates.push({ version: versionFor(match, audience), text: new Updates(module, fresh).textFor(audience, old, now) });
    }
  }
  return references;
}
