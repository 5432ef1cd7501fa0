import { playerOf, type View } from '@sobremesa/games/prado';
import type { HiddenCards } from '../game.ts';

const hidden: HiddenCards = (G, playerID) => {
  const { hand, missions } = playerOf(G as View, playerID);
  return [...(hand ?? []), ...(missions ?? [])];
};
export default hidden;
