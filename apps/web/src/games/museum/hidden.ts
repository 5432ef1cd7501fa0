import { kindOf, playerOf, type View } from '@sobremesa/games/museum';
import type { HiddenCards } from '../game.ts';

const hidden: HiddenCards = (G, playerID) => {
  const { hand, favours, patron, offer } = playerOf(G as View, playerID);
  return [...(hand ?? []), ...(favours ?? []).map(kindOf), ...(patron === null ? (offer ?? []) : [patron])];
};
export default hidden;
