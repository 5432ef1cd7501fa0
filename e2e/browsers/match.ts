import type { LegalMove } from '@sobremesa/games/kit';
import type { Words } from '../players/words.ts';
import type { Device } from './device.ts';
import type { Visitor } from './visitor.ts';

/**
 * Plays a running match of Pátzcuaro to its end, and checks the first move of each kind.
 *
 * @param visitor the player in the browser
 * @param mirror another device of the same user, which knows their legal moves
 * @param other the device of the other player
 * @returns the number of moves made in the browser
 */
export async function playToTheEnd(visitor: Visitor, words: Words, mirror: Device, other: Device): Promise<number> {
  const seen = new Set<string>();
  await mirror.reach(0);
  for (let made = 0; ;) {
    const version = Math.max(mirror.version, other.version);
    await mirror.reach(version);
    await other.reach(version);
    if (mirror.isOver) return made;
    const [theirs] = other.moves();
    if (theirs !== undefined) {
      await other.play(theirs);
      continue;
    }
    const [mine] = mirror.moves();
    if (mine === undefined) throw new Error(`Nobody can move at version ${version}.`);
    await visitor.meet(`[role="log"] [data-seq="${mirror.newestLine}"]`);
    if (!seen.has(mine.move)) await visitor.look(`patzcuaro-${mine.move}`);
    seen.add(mine.move);
    await make(visitor, words, mine);
    await mirror.reach(version + 1);
    made += 1;
  }
}

/** Makes a move with the page's controls. */
async function make(visitor: Visitor, { game }: Words, { move, args }: LegalMove): Promise<void> {
  switch (move) {
    case 'travel': {
      const [steps, mode] = args as [number, 'act' | 'flip' | 'draw1'];
      await visitor.press('button', { part: game(mode === 'act' ? 'board.canGo' : 'board.canGoUnplayable', { steps }) });
      return visitor.press('button', { part: game(`board.${mode}`) });
    }
    case 'choose':
      return visitor.pressThe(`[data-asks] li:nth-child(${Number(args[0]) + 1}) button`);
    case 'trade':
      for (const card of args[0] as string[]) await visitor.pressThe(`[data-card="${card}"]`);
      return visitor.press('button', game('board.tradeGo'));
    case 'place': {
      const [card, level] = args as [string, number];
      await visitor.press('button', game('board.placeOn', { level }));
      return visitor.pressThe(`[data-card="${card}"]`);
    }
    case 'pass':
      return visitor.press('button', game('board.pass'));
    default:
      throw new Error(`This test cannot make the move ${move} in the browser.`);
  }
}
