import { engineOf } from '@sobremesa/engine';
import type { GameModule } from '@sobremesa/games/kit';
import type { WatchDelay } from '@sobremesa/protocol';
import { refuse, type Match, type Outcome } from './model.ts';
import { snapshotOf } from './snapshot.ts';
import { countedFor } from './versions.ts';
import { windowOf } from './windows.ts';

/** The parameters of a new match. */
export interface Beginning {
  players: number;
  /** The output of the module's schema. */
  options: unknown;
  /** Milliseconds since 1970. */
  now: number;
  /** The spectator delay; left out for none. */
  delay?: WatchDelay | null;
  /** Whether answer windows close by time; true by default. */
  timed?: boolean;
  /** 64 hex digits, to deal a known match again; left out for a new deal. */
  seed?: string;
}

/** Begins a match. Refused with `badOptions` if the options do not suit the number of players. */
export function beginMatch(module: GameModule, { players, options, now, delay = null, timed = true, seed }: Beginning): Outcome {
  if (!optionsFit(module, options, players)) return refuse('badOptions');
  const state = engineOf(module).begin(players, options, seed);
  const seen = countedFor(players, 0);
  const match: Match = {
    version: 0,
    state,
    undo: [],
    requests: {},
    timed,
    window: windowOf(module, { timed, window: null }, state, now),
    delayed: delay === null ? null : { delay, points: [] },
    seen,
    since: seen,
    snapshot: 0,
  };
  return { ok: true, step: { match, move: null, snapshot: snapshotOf(module, match), events: module.events(state.G) } };
}

/** Whether the options, which must have passed the module's schema, suit this number of players. */
export function optionsFit({ game }: GameModule, options: unknown, numPlayers: number): boolean {
  return game.validateSetupData?.(options, numPlayers) === undefined;
}
