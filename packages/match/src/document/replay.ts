import type { GameModule } from '@sobremesa/games/kit';
import type { TableEvent } from '@sobremesa/protocol';
import { beginMatch } from '../begin.ts';
import type { Match } from '../model.ts';
import type { LogRecord, MoveRecord } from '../records.ts';
import { replayed } from '../restore.ts';
import { publicShuffle } from '../shuffle.ts';
import { isOver } from '../waiting.ts';
import { stateDigest } from './canonical.ts';
import { failure, type DocumentFailure } from './failure.ts';
import { DIGEST_EVERY, hasDigest, shuffleOf, type DocumentMove, type DocumentShuffle, type MatchDocument } from './format.ts';

/** Number of changes between two states that a replay keeps. */
const CHECKPOINT_EVERY = DIGEST_EVERY;

/** The course of a match: enough to play it again. */
export type Course = Pick<MatchDocument, 'rules' | 'options' | 'seed' | 'startedAt' | 'seats' | 'moves'>;

/** The match of a document at each of its versions, without time limits for answers. */
export class Replay {
  readonly module: GameModule;
  readonly document: MatchDocument;
  /** The log from the start to the end, unfiltered. */
  readonly log: readonly LogRecord[];
  readonly #checkpoints: readonly Match[];
  /** The match that was asked for last, from which the next step is one change. */
  #latest: Match;

  constructor(module: GameModule, document: MatchDocument, log: readonly LogRecord[], checkpoints: readonly Match[]) {
    this.module = module;
    this.document = document;
    this.log = log;
    this.#checkpoints = checkpoints;
    this.#latest = checkpoints[0] as Match;
  }

  /** The last version: the number of changes. */
  get length(): number {
    return this.document.moves.length;
  }

  /** @throws RangeError for a version that the match does not have */
  at(version: number): Match {
    const checkpoint = this.#checkpoints[Math.floor(version / CHECKPOINT_EVERY)];
    if (checkpoint === undefined || version > this.length) throw new RangeError(`the match has no version ${version}`);
    const isNear = this.#latest.version <= version && this.#latest.version >= checkpoint.version;
    let match = isNear ? this.#latest : checkpoint;
    while (match.version < version) match = changed(this.module, this.document, match);
    this.#latest = match;
    return match;
  }
}

/**
 * Replays a document whose form is valid, and compares every state with its digest.
 *
 * @returns the reason if a move is illegal, a state differs, or the match is not finished
 */
export function replayDocument(module: GameModule, document: MatchDocument): { ok: true; replay: Replay } | DocumentFailure {
  const checkpoints: Match[] = [];
  const log = new ReplayedLog(module, document);
  const played = playDocument(module, document);
  for (let step = played.next(); ; step = played.next()) {
    if (step.done === true) {
      if (step.value !== null) return step.value;
      return { ok: true, replay: new Replay(module, document, log.ended(document.ending), checkpoints) };
    }
    const match = step.value;
    if (match.version % CHECKPOINT_EVERY === 0) checkpoints.push(match);
    log.add(match);
  }
}

/**
 * Plays a document whose form is valid, and compares every state with its digest. Yields the match
 * at each version, once it has passed the comparison.
 *
 * @returns the reason if a move is illegal, a state differs, or the match is not finished
 */
export function* playDocument(module: GameModule, document: MatchDocument): Generator<Match, DocumentFailure | null, undefined> {
  const { moves, states, ending } = document;
  let match = startOf(module, document);
  if (match === null) return failure('badOptions', `${document.game} has no such match of ${document.seats.length} players`);
  let checked = 0;
  for (;;) {
    const { version } = match;
    if (hasDigest(version, moves.length)) {
      const stored = states[checked++];
      if (stored?.version !== version) return failure('damaged', `no digest of version ${version}`);
      if (stored.sha256 !== stateDigest(match.state)) {
        return failure('differentState', `the replay differs from the match at version ${version}`, version);
      }
    }
    yield match;
    if (version === moves.length) break;
    try {
      match = changed(module, document, match);
    } catch (error) {
      // The rules may fail in any way on moves that nobody made.
      return failure('illegalMove', error instanceof Error ? error.message : String(error), version + 1);
    }
  }
  if (checked !== states.length) return failure('damaged', 'digests of versions that the match does not have');
  if (isOver(match) !== (ending === 'rules')) return failure('notFinished', `the match has not ended by ${ending}`);
  return null;
}

/** The match at version 0; null if the game does not have these options. */
export function startOf(module: GameModule, { options, seats, seed, startedAt }: Course): Match | null {
  const parsed = module.options.safeParse(options);
  if (!parsed.success) return null;
  const begun = beginMatch(module, { players: seats.length, options: parsed.data, now: startedAt, seed, timed: false });
  return begun.ok ? begun.step.match : null;
}

/** The match after its next change. @throws RangeError or any error of the rules */
export function changed(module: GameModule, course: Course, match: Match): Match {
  const move = course.moves[match.version];
  if (move === undefined) throw new RangeError(`version ${match.version} is the last one`);
  const next = replayed(module, match, recordOf(course, move, match.version + 1));
  // Nobody repeats a request, so they need not be remembered.
  return { ...next, requests: {} };
}

function recordOf({ rules, seats, startedAt }: Course, move: DocumentMove, version: number): MoveRecord {
  // Only people undo moves, and only those that they made themselves.
  const isOwn = seats[move.seat]?.bot === null && !('by' in move && move.by !== undefined);
  return {
    version,
    at: startedAt + move.at,
    seat: move.seat,
    action: 'undo' in move ? { undo: move.undo } : { move: move.move, args: move.args },
    request: isOwn ? String(version) : null,
    rules,
    asked: [],
    window: null,
  };
}

/** Collects the log lines of a replay. */
class ReplayedLog {
  readonly #module: GameModule;
  readonly #course: MatchDocument;
  readonly #lines: LogRecord[] = [];

  constructor(module: GameModule, course: MatchDocument) {
    this.#module = module;
    this.#course = course;
  }

  add(match: Match): void {
    if (match.version === 0) {
      this.#addAll(0, [tableEntry(startedEvent(shuffleOf(this.#course))), ...this.#played(match, false)]);
      return;
    }
    const move = this.#course.moves[match.version - 1];
    if (move === undefined) return;
    const isUndo = 'undo' in move;
    const entries = isUndo ? [tableEntry({ type: 'undone', seat: move.seat })] : this.#played(match, move.by === 'standIn');
    this.#addAll(match.version, entries);
  }

  ended(ending: MatchDocument['ending']): readonly LogRecord[] {
    if (ending === 'agreement') this.#addAll(this.#course.moves.length, [tableEntry({ type: 'ended' })]);
    return this.#lines;
  }

  #played({ state }: Match, byBot: boolean): LogRecord['entry'][] {
    return this.#module
      .events(state.G)
      .map((event): LogRecord['entry'] => (byBot ? { kind: 'game', event, bot: true } : { kind: 'game', event }));
  }

  #addAll(version: number, entries: readonly LogRecord['entry'][]): void {
    const at = this.#course.startedAt + (this.#course.moves[version - 1]?.at ?? 0);
    for (const entry of entries) this.#lines.push({ seq: this.#lines.length, at, version, entry });
  }
}

function tableEntry(event: TableEvent): LogRecord['entry'] {
  return { kind: 'table', event };
}

function startedEvent(shuffle: DocumentShuffle | null): TableEvent {
  return shuffle === null ? { type: 'started' } : { type: 'started', shuffle: publicShuffle(shuffle) };
}
