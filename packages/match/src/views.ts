import type { GameModule } from '@sobremesa/games/kit';
import {
  deltaText,
  packedLog,
  updateText,
  type DeltaCache,
  type LogEntry,
  type LogLines,
  type MatchSnapshot,
  type MatchState,
} from '@sobremesa/protocol';
import type { Audience, Shown } from './model.ts';
import type { LogRecord } from './records.ts';

const playerOf = (audience: Audience): string | null => (audience === null ? null : String(audience));

/** The match in this audience's view. No other part of a match leaves the server. */
export function stateFor(module: GameModule, match: Shown, audience: Audience): MatchState {
  const { G, ctx } = match.state;
  const playerID = playerOf(audience);
  return {
    G: module.view(G, ctx, playerID),
    ctx: module.viewCtx(G, ctx, playerID),
    undo: audience !== null && 'undo' in match && match.undo.at(-1)?.seat === audience,
    window: match.window,
  };
}

export function logFor(module: GameModule, lines: readonly LogRecord[], audience: Audience): LogEntry[] {
  const playerID = playerOf(audience);
  return lines.map(({ seq, at, entry }) => {
    if (entry.kind === 'table') return { seq, at, ...entry } as LogEntry;
    const event = module.viewEvent(entry.event, playerID);
    return entry.bot === true ? { seq, at, kind: 'game', event, bot: true } : { seq, at, kind: 'game', event };
  });
}

/** The same, encoded for sending; null for none. */
export function linesFor(module: GameModule, lines: readonly LogRecord[], audience: Audience): LogLines | null {
  return packedLog(logFor(module, lines, audience), module.eventFields);
}

export function snapshotFor(
  module: GameModule,
  version: number,
  state: MatchState,
  log: LogEntry[],
  audience: Audience,
): MatchSnapshot {
  return { version, playerID: playerOf(audience), state, log, fields: module.eventFields ?? {} };
}

/**
 * The updates of one change of a match, for all audiences. Common parts are compared and encoded
 * once.
 */
export class Updates {
  readonly #module: GameModule;
  readonly #fresh: readonly LogRecord[];
  readonly #cache: DeltaCache = new Map();
  /** The events of the lines in an audience's view, and the encoding of the lines. */
  readonly #logs: { events: readonly unknown[]; text: string }[] = [];

  /** @param fresh the lines of the log that come with it, unfiltered */
  constructor(module: GameModule, fresh: readonly LogRecord[]) {
    this.#module = module;
    this.#fresh = fresh;
  }

  /** The protocol's `MatchUpdate`, as JSON. */
  textFor(audience: Audience, before: MatchState, after: MatchState): string {
    return updateText(deltaText(before, after, this.#cache), this.#logText(audience));
  }

  #logText(audience: Audience): string | null {
    if (this.#fresh.length === 0) return null;
    // An event without hidden parts is the same object for everybody.
    const same = this.#logs.find(({ events }) => this.#isSame(events, playerOf(audience)));
    if (same !== undefined) return same.text;
    const entries = logFor(this.#module, this.#fresh, audience);
    const text = JSON.stringify(packedLog(entries, this.#module.eventFields));
    this.#logs.push({ events: entries.map(({ event }) => event), text });
    return text;
  }

  #isSame(events: readonly unknown[], playerID: string | null): boolean {
    return this.#fresh.every(({ entry }, i) => {
      return events[i] === (entry.kind === 'table' ? entry.event : this.#module.viewEvent(entry.event, playerID));
    });
  }
}
