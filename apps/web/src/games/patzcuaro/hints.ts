import type { LegalMove, PlayerID } from '@sobremesa/games/kit';
import { destination, playerOf, type CardId, type Steps, type TravelMode, type View } from '@sobremesa/games/patzcuaro';
import type { HintsUi } from '../game.ts';

const hints: HintsUi = {
  start: () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' }),
  pieces: (G, playerID, move) => pieces(G as View, playerID, move),
  press: (G, playerID, move) => press(G as View, playerID, move),
};
export default hints;

function pieces(G: View, playerID: PlayerID, { move, args }: LegalMove): string[] {
  switch (move) {
    case 'travel':
      return [`[data-spot="space-${destination(G, playerID, args[0] as Steps)}"]`];
    case 'trade':
      return [...(args[0] as CardId[]).map(handCard), `[data-spot="pile-${playerOf(G, playerID).position}"]`];
    case 'place':
      return [handCard(args[0] as CardId), `[data-spot="level-${playerID}-${String(args[1])}"]`];
    default:
      return [];
  }
}

function press(G: View, playerID: PlayerID, { move, args }: LegalMove): string {
  switch (move) {
    case 'travel': {
      const [steps, mode] = args as [Steps, TravelMode];
      return `[data-piece="${mode}-${destination(G, playerID, steps)}"]`;
    }
    case 'place':
      return `[data-piece="place-${String(args[1])}"]`;
    case 'choose':
      return `[data-piece="option-${String(args[0])}"]`;
    default:
      return `[data-piece="${move}"]`;
  }
}

function handCard(card: CardId): string {
  return `[data-card="${card}"]`;
}
