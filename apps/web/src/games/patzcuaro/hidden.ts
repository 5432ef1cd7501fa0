import { playerOf, type View } from '@sobremesa/games/patzcuaro';
import type { HiddenCards } from '../game.ts';

const hidden: HiddenCards = (G, playerID) => playerOf(G as View, playerID).hand ?? [];
export default hidden;
