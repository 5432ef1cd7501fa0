import type { LegalMove, PlayerID } from '@sobremesa/games/kit';
import { whereIs, type Action, type MissionId, type View, type VisitType } from '@sobremesa/games/prado';
import type { HintsUi } from '../game.ts';

const hints: HintsUi = {
  start: () => new Worker(new URL('./advisor.worker.ts', import.meta.url), { type: 'module' }),
  pieces: (G, playerID, move) => pieces(G as View, playerID, move),
  press: (_G, _playerID, move) => press(move),
};
export default hints;

function pieces(G: View, playerID: PlayerID, { move, args }: LegalMove): string[] {
  switch (move) {
    case 'act':
      return places(G, playerID, args[0] as Action);
    case 'playCard':
      return [...places(G, playerID, args[1] as Action), handCard(args[0] as VisitType)];
    case 'playJoker':
      return [...places(G, playerID, args[1] as Action), ...(args[0] as VisitType[]).map(handCard)];
    case 'discard':
    case 'lay':
      return (args.at(-1) as VisitType[]).map(handCard);
    case 'keepMissions':
      return (args[0] as MissionId[]).map((mission) => `[data-piece="mission-${mission}"]`);
    case 'replace':
      return [`[data-piece="next-${String(args[1])}"]`];
    case 'hang':
      return [`[data-piece="painting-${String(args[1])}"]`];
    default:
      return [];
  }
}

function press({ move, args }: LegalMove): string {
  switch (move) {
    case 'act':
    case 'playCard':
    case 'playJoker':
      return '[data-piece="do"]';
    case 'keepMissions':
      return '[data-piece="keep"]';
    case 'replace':
      return '[data-piece="hang"]';
    case 'hang':
      return `[data-piece="rest-${String(args[2])}"]`;
    case 'answer':
      return `[data-piece="${args[1] === true ? 'block' : 'pass'}"]`;
    default:
      return `[data-piece="${move}"]`;
  }
}

/** The room that an action leads to, or the visitors of the player's own room. */
function places(G: View, playerID: PlayerID, action: Action): string[] {
  if (action.type !== 'help' && action.to !== 'closer') return [`[data-spot="room-${action.to}"]`];
  const own = whereIs(G, playerID);
  if (own === null) return [];
  return [action.type === 'help' ? `[data-spot="visitors-${own.n}"]` : `[data-spot="room-${own.n}"]`];
}

function handCard(card: VisitType): string {
  return `[data-card="${card}"]`;
}
