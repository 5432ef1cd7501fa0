import type { GameModule } from '@sobremesa/games/kit';
import { ruleOf } from '../change.ts';
import { isOver } from '../waiting.ts';
import type { DocumentMove } from './format.ts';
import { changed, startOf, type Replay } from './replay.ts';

type MadeMove = Exclude<DocumentMove, { undo: number }>;

/**
 * The moves from the start of a match to its state at a version, without undone ones. A match under
 * the same seed can go on after them.
 *
 * @returns null if the match is over at this version
 * @throws RangeError for a version that the match does not have
 */
export function movesTo(replay: Replay, version: number): readonly MadeMove[] | null {
  const { module, document } = replay;
  if (isOver(replay.at(version))) return null;
  const course = { ...document, moves: [] as MadeMove[] };
  let match = startOf(module, document);
  for (const { move, isUndone } of standing(module, document.moves.slice(0, version))) {
    if (match === null) break;
    try {
      match = changed(module, { ...course, moves: [...course.moves, move] }, match);
      course.moves.push(move);
    } catch (error) {
      // The setting was about something that has been undone, such as a tile.
      if (!isUndone) throw error;
    }
  }
  return course.moves;
}

/** Private settings that were made between undone moves stay. */
function standing(module: GameModule, moves: readonly DocumentMove[]) {
  const made: { at: number; move: MadeMove; isUndone: boolean }[] = [];
  for (const [at, move] of moves.entries()) {
    if (!('undo' in move)) made.push({ at, move, isUndone: false });
    else {
      const first = made.findIndex((each) => each.at >= move.undo);
      const settings = made.splice(first).filter((each) => ruleOf(module, each.move.move)?.setting === true);
      for (const each of settings) made.push({ at: each.at, move: each.move, isUndone: true });
    }
  }
  return made;
}
