import type { GameEvent, LegalMove, Seen, Sentence } from '@sobremesa/games/kit';
import type { DocumentMove, Replay } from '@sobremesa/match/document';
import type { PointsOf, Stop } from './model.ts';

/** A move that stood until the end of the match, made by the seat's own player. */
export interface Decision {
  /** The version before the move. */
  before: number;
  seat: number;
  move: LegalMove;
}

/** The course of a match without undone moves. */
export interface Course {
  stops: readonly Stop[];
  decisions: readonly Decision[];
  /** What a seat knew at a version of the course. */
  seenAt: (version: number, seat: number) => Seen<unknown, GameEvent>;
  /** What the log says of the move to a version, as a seat sees it. */
  saidAt: (version: number, seat: number) => Sentence[];
}

/** Reads the whole match once. */
export function courseOf(replay: Replay): Course {
  const { module, document, length } = replay;
  const path = standing(document.moves);
  const stops: Stop[] = [];
  const events = new Map<number, readonly GameEvent[]>();
  let turn: number | null = null;
  for (const version of path) {
    const { G, ctx } = replay.at(version).state;
    events.set(version, module.events(G));
    if (ctx.turn === turn && version !== path.at(-1)) continue;
    turn = ctx.turn;
    stops.push({ version, turn: ctx.turn, points: pointsAt(replay, version) });
  }
  // After an undo at the end, the last state has two versions.
  const last = stops.at(-1);
  if (last !== undefined) stops[stops.length - 1] = { ...last, version: length };
  return {
    stops,
    decisions: path.slice(1).flatMap((version) => decisionAt(document.moves, version - 1)),
    saidAt(version, seat) {
      return (events.get(version) ?? []).map((event) => module.sentence(module.viewEvent(event, String(seat))));
    },
    seenAt(version, seat) {
      const { G, ctx } = replay.at(version).state;
      const playerID = String(seat);
      const log = path
        .filter((each) => each <= version)
        .flatMap((each) => (events.get(each) ?? []).map((event) => module.viewEvent(event, playerID)));
      return { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID), log };
    },
  };
}

/**
 * The versions that lead to the end, in order, from 0: those of undone moves and of undos are not
 * among them.
 */
export function standing(moves: readonly DocumentMove[]): number[] {
  let path = [0];
  for (const [index, move] of moves.entries()) {
    if ('undo' in move) path = path.filter((version) => version <= move.undo);
    else path.push(index + 1);
  }
  return path;
}

function decisionAt(moves: readonly DocumentMove[], before: number): Decision[] {
  const made = moves[before];
  if (made === undefined || 'undo' in made || made.by !== undefined) return [];
  return [{ before, seat: made.seat, move: { move: made.move, args: made.args } }];
}

function pointsAt(replay: Replay, version: number): PointsOf[] {
  const { module } = replay;
  const { G, ctx } = replay.at(version).state;
  const players = module.score(G, ctx).map(({ playerID, total, parts }) => {
    return { seat: Number(playerID), term: null, total, parts };
  });
  const rivals = (module.rivals?.(G, ctx) ?? []).map(({ term, total, parts }) => ({ seat: null, term, total, parts }));
  return [...players.toSorted((a, b) => a.seat - b.seat), ...rivals];
}
