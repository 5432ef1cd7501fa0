import type { EngineState } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games/kit';
import type { Match, PastPoint, UndoPoint } from './model.ts';
import type { SnapshotRecord } from './records.ts';
import { askedSeats } from './waiting.ts';

/** The JSON of a snapshot. Snapshots of the first release have neither `undo` nor `seen`. */
export interface StoredState extends EngineState {
  undo?: readonly UndoPoint[];
  seen?: readonly number[];
  past?: readonly PastPoint[];
}

/** The whole match, with its undo states, and the states that spectators have yet to see. */
export function snapshotOf(module: GameModule, match: Match): SnapshotRecord {
  const { version, state, undo, requests, window, delayed, seen } = match;
  return {
    version,
    rules: module.rulesVersion,
    state: JSON.stringify({ ...state, undo, seen, ...(delayed && { past: delayed.points }) } satisfies StoredState),
    requests: { ...requests },
    asked: askedSeats(match),
    window,
  };
}
