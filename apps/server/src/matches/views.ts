import type { GameModule } from '@sobremesa/games';
import { deltaText, type DeltaCache, type LogEntry, type MatchSnapshot, type MatchState } from '@sobremesa/protocol';
import type { LogRecord } from '../storage/storage.ts';
import type { Match } from './match.ts';

/** Whose eyes: a seat, or null for whoever has none. All with the same audience see the same. */
export type Audience = number | null;

const playerOf = (audience: Audience): string | null => (audience === null ? null : String(audience));

/** The match as this audience may hold it. Nothing else of a match ever leaves the server. */
export function stateFor(module: GameModule, match: Match, audience: Audience): MatchState {
  const { G, ctx } = match.state;
  const playerID = playerOf(audience);
  return {
    G: module.view(G, ctx, playerID),
    ctx: module.viewCtx(G, ctx, playerID),
    undo: audience !== null && match.undo.at(-1)?.seat === audience,
    window: match.window,
  };
}

export function logFor(module: GameModule, lines: readonly LogRecord[], audience: Audience): LogEntry[] {
  return lines.map(({ seq, at, entry }) => {
    if (entry.kind === 'table') return { seq, at, ...entry } as LogEntry;
    return { seq, at, kind: 'game', event: module.viewEvent(entry.event, playerOf(audience)) };
  });
}

export function snapshotFor(version: number, state: MatchState, log: LogEntry[], audience: Audience): MatchSnapshot {
  return { version, playerID: playerOf(audience), state, log };
}
