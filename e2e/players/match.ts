import { expect } from '@playwright/test';
import { soon, type Player } from './player.ts';

/** Long enough for any match, short enough to notice one that does not end. */
const MOST_MOVES = 600;

/** A player who must move, and their decision. */
interface Next<P extends Player> {
  player: P;
  asked: NonNullable<Awaited<ReturnType<P['asked']>>>;
}

/** Waits until one of the players must move. @returns null when the match is over */
export async function nextToMove<P extends Player>(players: readonly P[]): Promise<P | null> {
  return (await nextAsked(players))?.player ?? null;
}

/**
 * Continues a match, with each player in turn.
 *
 * @param enough called before each move; true stops before the end of the match
 * @returns the number of moves
 */
export async function playOn<P extends Player>(
  players: readonly P[],
  enough: (next: P, moves: number, asked: Next<P>['asked']) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const next = await nextAsked(players);
    if (next === null || (await enough(next.player, moves, next.asked))) return moves;
    await next.player.move(next.asked);
  }
  throw new Error(`The match is not over after ${MOST_MOVES} moves.`);
}

async function nextAsked<P extends Player>(players: readonly P[]): Promise<Next<P> | null> {
  let next: Next<P> | null | undefined;
  await expect
    .poll(
      async () => {
        next = await whoIsAsked(players);
        return next !== undefined;
      },
      { message: 'A player should have to move, or the match be over.', ...soon },
    )
    .toBe(true);
  return next ?? null;
}

async function whoIsAsked<P extends Player>(players: readonly P[]): Promise<Next<P> | null | undefined> {
  for (const player of players) {
    const asked = await player.asked();
    if (asked !== null) return { player, asked: asked as Next<P>['asked'] };
  }
  return (await players[0]?.isOver()) === true ? null : undefined;
}
