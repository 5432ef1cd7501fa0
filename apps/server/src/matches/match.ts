import { engineOf, type EngineState, type Refused } from '@sobremesa/engine';
import { isActive, isAsked, type GameEvent, type GameModule } from '@sobremesa/games';
import type { WatchDelay } from '@sobremesa/protocol';
import { RefusedError } from '../refused.ts';
import type { MoveRecord, SnapshotRecord, WindowRecord } from '../storage/storage.ts';
import { answeredBefore, mayBeForgotten, withGranted, type Granted } from './granted.ts';
import { hindsightAfter, type Hindsight, type PastPoint } from './hindsight.ts';
import { countedFor, isSeenBy, versionFor } from './seen.ts';

/** A seat may take back so many moves of its own, one after the other. */
const UNDO_DEPTH = 32;
/** A snapshot is stored when so many changes have been made since the last one; to make them again takes some milliseconds. */
const SNAPSHOT_EVERY = 256;

/** A match in memory. Values, never changed in place. */
export interface Match {
  /** Counts every change. No viewer is told it: see `seen`. */
  version: number;
  state: EngineState;
  /** The moves that their seat may take back, oldest first. */
  undo: readonly UndoPoint[];
  /** The newest granted requests by seat. */
  requests: Readonly<Record<string, Granted>>;
  window: WindowRecord | null;
  /** Null where watchers see everything as it happens. */
  hindsight: Hindsight | null;
  /** How many changes each viewer has seen something of: see `versionFor`. */
  seen: readonly number[];
  /**
   * What `seen` was when each viewer last saw more than private settings change, so that what they saw then is what they see
   * now. Not stored: after a restart it is `seen` itself.
   */
  since: readonly number[];
  /** The version of the newest stored snapshot. */
  snapshot: number;
}

/** What stood before a move that `seat` made and may take back. */
export interface UndoPoint {
  seat: number;
  version: number;
  state: EngineState;
}

/** One change of a match: what it became, what is to be stored, and what happened. */
export interface Step {
  match: Match;
  /** Null when the match begins. */
  move: MoveRecord | null;
  snapshot: SnapshotRecord | null;
  events: readonly GameEvent[];
}

/** A move as it arrived. The server's own have neither a request nor a version, and cannot be taken back. */
export interface Attempt {
  seat: number;
  move: string;
  args: readonly unknown[];
  request?: string;
  /** The version that its maker was told last. */
  version?: number;
}

/**
 * @param delay how late watchers see it
 * @param seed of a match that began before, to begin it again; left out for a new one
 * @throws RefusedError `badOptions` when the options are not for so many players
 */
export function beginMatch(
  module: GameModule,
  numPlayers: number,
  options: unknown,
  now: number,
  delay: WatchDelay | null = null,
  seed?: string,
): Step {
  if (!optionsFit(module, options, numPlayers)) throw new RefusedError('badOptions');
  const state = engineOf(module).begin(numPlayers, options, seed);
  const seen = countedFor(numPlayers, 0);
  const match: Match = {
    version: 0,
    state,
    undo: [],
    requests: {},
    window: windowOf(module, state, null, now),
    hindsight: delay === null ? null : { delay, points: [] },
    seen,
    since: seen,
    snapshot: 0,
  };
  return { match, move: null, snapshot: snapshotOf(module, match), events: module.events(state.G) };
}

/** Whether a match of so many players may be played with these options, which must have passed the module's schema. */
export function optionsFit({ game }: GameModule, options: unknown, numPlayers: number): boolean {
  return game.validateSetupData?.(options, numPlayers) === undefined;
}

/**
 * Makes a move.
 *
 * @throws RefusedError `stale`, `badRequest` or `illegalMove`; and whatever the rules throw.
 */
export function play(module: GameModule, before: Match, attempt: Attempt, now: number): Step {
  const { seat, move, args, version } = attempt;
  mustBeFresh(before, seat, version, ruleOf(module, move)?.concurrent === true);
  const result = engineOf(module).move(before.state, String(seat), move, args);
  if (!result.ok) throw refused(module, before.state, attempt, result.why);
  const match = moved(module, before, attempt, result, windowOf(module, result.state, before.window, now), now);
  const action = { move, args };
  return stepTo(module, match, { seat, action, request: attempt.request ?? null, at: now }, result.events);
}

/**
 * Takes back the last move of `seat`.
 *
 * @throws RefusedError `stale` or `nothingToUndo`
 */
export function takeBack(
  module: GameModule,
  before: Match,
  attempt: { seat: number; request: string; version: number },
  now: number,
): Step {
  const { seat, request, version } = attempt;
  mustBeFresh(before, seat, version);
  const point = before.undo.at(-1);
  if (point?.seat !== seat) throw new RefusedError('nothingToUndo');
  const match = takenBack(module, before, attempt, point, now);
  const settled = { ...match, window: windowOf(module, match.state, before.window, now) };
  return stepTo(module, settled, { seat, action: { undo: point.version }, request, at: now }, []);
}

/** The same change, with the window that it has opened staying open until then. */
export function lasting(module: GameModule, step: Step, until: number): Step {
  const window = step.match.window && { ...step.match.window, until };
  const match = { ...step.match, window };
  const move = step.move && { ...step.move, window };
  return { ...step, match, move, snapshot: step.snapshot && snapshotOf(module, match) };
}

/** The match after a move that the engine has made. */
export function moved(
  module: GameModule,
  before: Match,
  { seat, move, request }: Pick<Attempt, 'seat' | 'move' | 'request'>,
  { state, stands, events }: { state: EngineState; stands: boolean; events: readonly GameEvent[] },
  window: WindowRecord | null,
  now: number,
): Match {
  const isSetting = ruleOf(module, move)?.setting === true;
  const mayReturn = request !== undefined && !stands && !isOver({ state });
  const undo = isSetting ? before.undo : undoAfter(before, seat, mayReturn);
  const after = { ...before, version: before.version + 1, state, window, undo };
  const sees = before.seen.map((_, i) => events.length > 0 || isSeenBy(module, before, after, i));
  return counted(before, after, { seat, request, now }, sees, isSetting);
}

/** The match after `point`'s move was taken back: as it stood then, with everybody's private settings as they are now. */
export function takenBack(
  module: GameModule,
  before: Match,
  { seat, request }: { seat: number; request: string },
  point: UndoPoint,
  now: number,
): Match {
  const state = { ...point.state, G: module.withSettings?.(point.state.G, before.state.G) ?? point.state.G };
  const after = { ...before, version: before.version + 1, state, undo: before.undo.slice(0, -1) };
  const toldToAll = before.seen.map(() => true);
  return counted(before, after, { seat, request, now }, toldToAll, false);
}

/** @param sees whether each viewer sees something of the change, in the order of `seen` */
function counted(
  before: Match,
  after: Match,
  { seat, request, now }: { seat: number; request: string | undefined; now: number },
  sees: readonly boolean[],
  isSetting: boolean,
): Match {
  // See `Granted`: whoever made a request counts it, even if it changed nothing that they see.
  const isMaker = (i: number) => request !== undefined && i === seat;
  const seen = before.seen.map((count, i) => count + Number(sees[i] === true || isMaker(i)));
  const since = isSetting ? before.since : before.since.map((count, i) => (sees[i] ? (seen[i] ?? count) : count));
  const match = { ...after, seen, since };
  const hindsight = sees.at(-1) ? hindsightAfter(before, match, now) : before.hindsight;
  if (request === undefined) return { ...match, hindsight };
  const granted = withGranted(grantedTo(before, seat), request, versionFor(match, seat));
  return { ...match, hindsight, requests: { ...before.requests, [seat]: granted } };
}

/** Everything of the match as it is stored now and then: with the states to which moves may be taken back, and those that watchers are yet to be shown. */
export function snapshotOf(module: GameModule, match: Match): SnapshotRecord {
  const { version, state, undo, requests, window, hindsight, seen } = match;
  return {
    version,
    rules: module.rulesVersion,
    state: JSON.stringify({ ...state, undo, seen, ...(hindsight && { past: hindsight.points }) } satisfies StoredState),
    requests: { ...requests },
    asked: askedSeats(match),
    window,
  };
}

/** What a snapshot's JSON holds. Snapshots of the first release have neither `undo` nor `seen`. */
export interface StoredState extends EngineState {
  undo?: readonly UndoPoint[];
  seen?: readonly number[];
  past?: readonly PastPoint[];
}

/** Seats for which the match waits, those left out that have answered a window and whose answer the server gives later. */
export function askedSeats({ state: { ctx } }: Pick<Match, 'state'>): number[] {
  const seats: number[] = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) if (isAsked(ctx, String(seat))) seats.push(seat);
  return seats;
}

export function isOver({ state }: Pick<Match, 'state'>): boolean {
  return state.ctx.gameover !== undefined;
}

/**
 * What the game would do for a seat whose person is away, judged by what that seat may know; null when nothing is asked. A
 * person's answer that was deferred is given as it is.
 */
export function standInMove(module: GameModule, { state: { G, ctx } }: Match, seat: number): Attempt | null {
  const playerID = String(seat);
  if (!isActive(ctx, playerID)) return null;
  const answer = isAsked(ctx, playerID)
    ? module.standIn(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID)
    : module.standIn(G, ctx, playerID);
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
  /** As the game has it: the person has something to decide. */
  asked: boolean;
}

/**
 * The answers that the server will have to give, unless they are given before.
 *
 * @param since when the window opened, if it stays open for longer than the game has it
 */
export function autoAnswers(module: GameModule, { state: { G, ctx }, window }: Match, since?: number): AutoAnswerDue[] {
  if (window === null) return [];
  const open = module.window?.(G, ctx) ?? null;
  if (open?.id !== window.id) return [];
  const opened = since ?? window.until - open.ms;
  return Object.entries(open.auto ?? {})
    .filter(([playerID]) => isActive(ctx, playerID))
    .map(([playerID, { after, asked }]) => ({ seat: Number(playerID), at: opened + after, asked }));
}

function ruleOf({ moves }: GameModule, name: string) {
  return Object.hasOwn(moves, name) ? moves[name] : undefined;
}

/** The version that answered a request which this seat was granted before; null when none is known. */
export function grantedBefore(match: Match, seat: number, request: string): number | null {
  return answeredBefore(grantedTo(match, seat), request);
}

function grantedTo({ requests }: Match, seat: number): Granted | undefined {
  return Object.hasOwn(requests, seat) ? requests[seat] : undefined;
}

/** An answer to a window names it, and may have been sent before somebody else's answer arrived. */
function mustBeFresh(match: Match, seat: number, told: number | undefined, concurrent = false): void {
  if (told === undefined) return;
  const isFresh = told <= versionFor(match, seat) && (concurrent || told >= (match.since[seat] ?? 0));
  if (!isFresh || mayBeForgotten(grantedTo(match, seat), told)) throw new RefusedError('stale');
}

/** The reason is asked of what the player may know: one given by the whole state could tell a secret. */
function refused(module: GameModule, { G, ctx }: EngineState, { seat, move, args }: Attempt, why: Refused): RefusedError {
  if (why === 'unknownMove' || why === 'badArguments') return new RefusedError('badRequest');
  if (why === 'notOpen') return new RefusedError('illegalMove');
  const playerID = String(seat);
  const reason = module.why(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, move, args);
  return reason === null ? new RefusedError('illegalMove') : new RefusedError('illegalMove', { reason });
}

function undoAfter({ undo, version, state }: Match, seat: number, mayReturn: boolean): readonly UndoPoint[] {
  if (!mayReturn) return [];
  const own = undo.at(-1)?.seat === seat ? undo : [];
  return [...own.slice(1 - UNDO_DEPTH), { seat, version, state }];
}

function stepTo(
  module: GameModule,
  match: Match,
  made: Pick<MoveRecord, 'seat' | 'action' | 'request' | 'at'>,
  events: readonly GameEvent[],
): Step {
  const { version, window } = match;
  const move: MoveRecord = { ...made, version, rules: module.rulesVersion, asked: askedSeats(match), window };
  if (version - match.snapshot < SNAPSHOT_EVERY) return { match, move, snapshot: null, events };
  return { match: { ...match, snapshot: version }, move, snapshot: snapshotOf(module, match), events };
}

/** A window keeps its end and the seats with which it opened, so that it does not tell who has answered. */
function windowOf(module: GameModule, { G, ctx }: EngineState, before: WindowRecord | null, now: number): WindowRecord | null {
  if (ctx.gameover !== undefined) return null;
  const window = module.window?.(G, ctx) ?? null;
  if (window === null || window.id === before?.id) return window === null ? null : before;
  return { id: window.id, seats: window.players.map(Number), until: now + window.ms };
}
