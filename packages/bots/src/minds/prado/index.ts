import {
  GUARD,
  missionOf,
  countsFor,
  missionProgress,
  paintingOf,
  playerOf,
  prado,
  preview,
  whereIs,
} from '@sobremesa/games/prado';
import type { Action, PaintingId, View, VisitType } from '@sobremesa/games/prado';
import type { LegalMove, PlayerID, ViewCtx } from '@sobremesa/games/kit';
import { bestOfFew, Mind, valued, type Sense } from '../../mind.ts';

/** What a hand card is worth. */
const CARD: Readonly<Record<VisitType, number>> = { move: 1, help: 1, change: 1, security: 1.6 };
/** A basic action that is left unused. */
const IDLE = 0.2;
/** What a photo of somebody else counts against it. */
const RIVALRY = 0.6;
/** How a painting is worth less for each visitor, and for each photographer before one. */
const PATIENCE = 0.72;
const QUEUE = 0.5;

const sense: Sense<View> = {
  ideas: (G, ctx, playerID) => valued(prado.legalMoves(G, ctx, playerID), (move) => worth(G, ctx, playerID, move)),
  guess: (G, ctx, playerID, random) =>
    bestOfFew(
      () => prado.pickMove(G, ctx, playerID, random),
      (move) => worth(G, ctx, playerID, move),
    ),
  prospects,
  scale: 5,
  horizon: 60,
};

export const pradoMind = new Mind(prado, sense);

function worth(G: View, _ctx: ViewCtx, playerID: PlayerID, { move, args }: LegalMove): number {
  switch (move) {
    case 'playCard':
      return actionWorth(G, playerID, args[1] as Action) - CARD[args[0] as VisitType];
    case 'playJoker':
      return actionWorth(G, playerID, args[1] as Action) - costOf(args[0] as VisitType[]);
    case 'act':
      return actionWorth(G, playerID, args[0] as Action) - IDLE;
    case 'answer':
      return args[1] === true ? blockWorth(G, playerID) : 0;
    case 'discard':
    case 'lay':
      return -costOf((args.at(-1) ?? []) as VisitType[]);
    case 'keepMissions':
      return 0;
    case 'hang':
      return 0.1 * paintingWorth(G, playerID, args[1] as PaintingId);
    default:
      return 0;
  }
}

function costOf(cards: readonly VisitType[]): number {
  return cards.reduce((sum, card) => sum + CARD[card], 0);
}

/** What changes for the player: photos that are taken at once, and how near everybody stands to one. */
function actionWorth(G: View, playerID: PlayerID, action: Action): number {
  const seen = preview(G, playerID, action);
  if (seen === null) return -10;
  let value = action.type === 'help' ? 1 : 0;
  for (const { player, painting } of seen.photos) {
    value += player === playerID ? paintingWorth(G, playerID, painting) : -RIVALRY * paintingWorth(G, player, painting);
  }
  for (const { room, visitors, queue } of seen.rooms) {
    const { painting } = G.rooms[room - 1] ?? {};
    if (painting === null || painting === undefined) continue;
    value +=
      hope(G, playerID, painting, visitors.after, queue.after) - hope(G, playerID, painting, visitors.before, queue.before);
  }
  return value;
}

/** What it is worth to stand in this queue, before a painting with so many visitors; what it is worth to others counts against it. */
function hope(G: View, playerID: PlayerID, painting: PaintingId, visitors: number, queue: readonly string[]): number {
  return queue.reduce((sum, token, place) => {
    if (token === GUARD && G.mode.solo === null) return sum;
    const near = 0.6 * PATIENCE ** visitors * QUEUE ** place;
    return (
      sum + near * paintingWorth(G, token, painting) * (token === playerID ? 1 : -RIVALRY / Math.max(1, G.players.length - 1))
    );
  }, 0);
}

/** Points, and what it does for missions as far as they are known. */
function paintingWorth(G: View, token: string, painting: PaintingId): number {
  const { points } = paintingOf(painting);
  const owned = token === GUARD ? G.guardPhotos : playerOf(G, token).photos.map((photo) => photo.painting);
  const missions = token === GUARD ? [] : (playerOf(G, token).missions ?? []);
  const bonus = [G.commonMission, ...missions].reduce((sum, id) => {
    const mission = missionOf(id);
    const { count, needed, done } = missionProgress(id, owned);
    if (done || !countsFor(mission, paintingOf(painting))) return sum;
    return sum + (mission.points * (count + 1)) / (needed * ((needed + 1) / 2));
  }, 0);
  return points + bonus + (token === GUARD ? 0 : G.effects.bonus);
}

function blockWorth(G: View, playerID: PlayerID): number {
  const { window } = G;
  if (window === null) return 0;
  const gain = actionWorth(G, window.player, window.action);
  const seen = preview(G, window.player, window.action);
  const loss = (seen?.photos ?? []).some(({ player }) => player === playerID) ? 5 : 0;
  return gain * RIVALRY - CARD.security - 0.5 - loss;
}

/** The points of the moment, and how near everybody stands to a photo. */
function prospects(G: View, ctx: ViewCtx): number[] {
  const standing = prado.score(G, ctx).map(({ total }) => total);
  return standing.map((total, index) => {
    const room = whereIs(G, String(index));
    if (room === null || room.painting === null) return total;
    const place = room.queue.indexOf(String(index));
    return total + 0.6 * PATIENCE ** room.visitors * QUEUE ** place * paintingWorth(G, String(index), room.painting);
  });
}
