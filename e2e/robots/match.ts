import { expect } from '@playwright/test';
import { soon, type Player } from './player.ts';

/** Long enough for any match of Pátzcuaro, short enough to notice one that does not end. */
const MOST_MOVES = 400;

/** Waits until one of the players is asked for something. @returns null when the match is over */
export async function nextToMove(players: readonly Player[]): Promise<Player | null> {
  let next: Player | null | undefined;
  await expect
    .poll(
      async () => {
        next = await whoIsAsked(players);
        return next !== undefined;
      },
      { message: 'Somebody should be asked, or the match be over.', ...soon },
    )
    .toBe(true);
  return next ?? null;
}

async function whoIsAsked(players: readonly Player[]): Promise<Player | null | undefined> {
  for (const player of players) if ((await player.asked()) !== null) return player;
  return (await players[0]?.isOver()) === true ? null : undefined;
}

/**
 * Plays on, each player when they are asked.
 *
 * @param enough asked before every move; true ends the play before the match is over
 * @returns how many moves were made
 */
export async function playOn(
  players: readonly Player[],
  enough: (next: Player, moves: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const next = await nextToMove(players);
    if (next === null || (await enough(next, moves))) return moves;
    await next.move();
  }
  throw new Error(`The match is not over after ${MOST_MOVES} moves.`);
}
