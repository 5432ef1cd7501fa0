import { isActive, type GameEvent, type GameModule } from '@sobremesa/games';
import type { MatchRecord, RequestRecord, StoredTable, TableWrite, UndoRecord, WindowRecord } from '../storage/storage.ts';
import { RefusedError } from '../refused.ts';
import { applyMove, begin, type EngineState } from './engine.ts';

/** A match in memory. Values, never changed in place. */
export interface Match {
  version: number;
  state: EngineState;
  /** `state` as JSON, as it is stored. */
  text: string;
  undo: readonly UndoRecord[];
  /** The last granted request by seat. */
  requests: Readonly<Record<string, RequestRecord>>;
  window: WindowRecord | null;
  /**
   * Since this version only private settings have changed, so that what was seen then is what is seen now. Not stored: after
   * a restart it is the version itself.
   */
  since: number;
}

/** One step of a match: what it became, what is to be stored, and what happened. */
export interface Step {
  match: Match;
  write: NonNullable<TableWrite['match']>;
  events: readonly GameEvent[];
}

/** A move as it arrived. The server's own have neither a request nor a version, and cannot be taken back. */
export interface Attempt {
  seat: number;
  move: string;
  args: readonly unknown[];
  request?: string;
  version?: number;
}

/** @throws RefusedError `badOptions` when the options are not for so many players */
export function beginMatch(module: GameModule, numPlayers: number, options: unknown, now: number): Step {
  if (!optionsFit(module, options, numPlayers)) throw new RefusedError('badOptions');
  const state = begin(module, numPlayers, options);
  const match: Match = {
    version: 0,
    state,
    text: JSON.stringify(state),
    undo: [],
    requests: {},
    window: windowOf(module, state, null, now),
    since: 0,
  };
  const write = { record: toRecord(match), from: null, undo: { keep: 0, push: null } };
  return { match, write, events: module.events(state.G) };
}

/** Whether a match of so many players may be played with these options, which must have passed the module's schema. */
export function optionsFit({ game }: GameModule, options: unknown, numPlayers: number): boolean {
  return game.validateSetupData?.(options, numPlayers) === undefined;
}

export function storedMatch({ undo, state, ...rest }: NonNullable<StoredTable['match']>): Match {
  return { ...rest, undo, text: state, state: JSON.parse(state) as EngineState, since: rest.version };
}

/**
 * Makes a move.
 *
 * @throws RefusedError `stale`, `badRequest` or `illegalMove`; and whatever the rules throw.
 */
export function play(module: GameModule, match: Match, attempt: Attempt, now: number): Step {
  const { seat, move, args, request, version } = attempt;
  const rule = Object.hasOwn(module.moves, move) ? module.moves[move] : undefined;
  mustBeFresh(match, version, rule?.concurrent === true);
  const result = applyMove(module, match.state, String(seat), move, args);
  if (!result.ok) throw new RefusedError(result.refusal.code, result.refusal.reason);

  const { state, events, stands } = result;
  if (rule?.setting === true) {
    const undo = { keep: match.undo.length, push: null };
    const step = advance(module, match, state, attempt, match.undo, undo, now);
    return { ...step, match: { ...step.match, since: match.since }, events };
  }
  const mayReturn = !stands && request !== undefined && state.ctx.gameover === undefined;
  const keep = mayReturn && match.undo.at(-1)?.seat === seat ? match.undo.length : 0;
  const push = mayReturn ? { seat, state: match.text } : null;
  const undo = push === null ? [] : [...match.undo.slice(0, keep), push];
  return { ...advance(module, match, state, attempt, undo, { keep, push }, now), events };
}

/**
 * Takes back the last move of `seat`.
 *
 * @throws RefusedError `stale` or `nothingToUndo`
 */
export function takeBack(
  module: GameModule,
  match: Match,
  attempt: { seat: number; request: string; version: number },
  now: number,
): Step {
  mustBeFresh(match, attempt.version);
  const last = match.undo.at(-1);
  if (last?.seat !== attempt.seat) throw new RefusedError('nothingToUndo');
  const keep = match.undo.length - 1;
  const earlier = JSON.parse(last.state) as EngineState;
  const state = { ...earlier, G: module.withSettings?.(earlier.G, match.state.G) ?? earlier.G };
  return { ...advance(module, match, state, attempt, match.undo.slice(0, keep), { keep, push: null }, now), events: [] };
}

/** Seats for which the match waits. */
export function askedSeats({ state: { ctx } }: Match): number[] {
  return Array.from({ length: ctx.numPlayers }, (_, seat) => seat).filter((seat) => isActive(ctx, String(seat)));
}

export function isOver({ state }: Match): boolean {
  return state.ctx.gameover !== undefined;
}

/** What the game would do for a seat whose person is away, judged by what that seat may know; null when nothing is asked. */
export function standInMove(module: GameModule, { state: { G, ctx } }: Match, seat: number): Attempt | null {
  const playerID = String(seat);
  if (!isActive(ctx, playerID)) return null;
  const answer = module.standIn(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID);
  return answer === null ? null : { seat, move: answer.move, args: answer.args };
}

/** Seats that the open window still waits for, if it is the one with this id. */
export function windowSeats(module: GameModule, { state: { G, ctx } }: Match, id: string): number[] {
  const window = module.window?.(G, ctx) ?? null;
  return window?.id === id ? window.players.filter((playerID) => isActive(ctx, playerID)).map(Number) : [];
}

/** An answer that the server gives for a seat which the open window still waits for. */
export interface AutoAnswerDue {
  seat: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The person has something to decide. */
  asked: boolean;
}

/** The answers that the server will have to give, unless they are given before. */
export function autoAnswers(module: GameModule, { state: { G, ctx }, window }: Match): AutoAnswerDue[] {
  const open = module.window?.(G, ctx) ?? null;
  if (window === null || open?.id !== window.id) return [];
  const opened = window.until - open.ms;
  return Object.entries(open.auto ?? {})
    .filter(([playerID]) => isActive(ctx, playerID))
    .map(([playerID, { after, asked }]) => ({ seat: Number(playerID), at: opened + after, asked }));
}

/** @throws RefusedError `stale` when the mover has not seen what is; an answer to a window may have been sent before. */
function mustBeFresh({ version, since }: Match, seen: number | undefined, concurrent = false): void {
  const fresh = seen === undefined || (seen <= version && (seen >= since || concurrent));
  if (!fresh) throw new RefusedError('stale');
}

function advance(
  module: GameModule,
  before: Match,
  state: EngineState,
  { seat, request }: { seat: number; request?: string },
  undo: readonly UndoRecord[],
  undoWrite: Step['write']['undo'],
  now: number,
): Omit<Step, 'events'> {
  const version = before.version + 1;
  const match: Match = {
    version,
    state,
    text: JSON.stringify(state),
    undo,
    requests: request === undefined ? before.requests : { ...before.requests, [seat]: { request, version } },
    window: windowOf(module, state, before.window, now),
    since: version,
  };
  return { match, write: { record: toRecord(match), from: before.version, undo: undoWrite } };
}

/** A window keeps its end and the seats with which it opened, so that it does not tell who has answered. */
function windowOf(module: GameModule, { G, ctx }: EngineState, before: WindowRecord | null, now: number): WindowRecord | null {
  if (ctx.gameover !== undefined) return null;
  const window = module.window?.(G, ctx) ?? null;
  if (window === null || window.id === before?.id) return window === null ? null : before;
  return { id: window.id, seats: window.players.map(Number), until: now + window.ms };
}

function toRecord({ version, text, requests, window }: Match): MatchRecord {
  return { version, state: text, requests: { ...requests }, window };
}
