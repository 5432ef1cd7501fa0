import { bestOfFew, valued } from '../../kit/index.ts';
import type { Features, Heuristics, LegalMove, PlayerID, ViewCtx } from '../../kit/index.ts';
import { legalMoves } from '../legal.ts';
import { picker } from '../pick.ts';
import { guardScore, totals } from '../scoring.ts';
import type { Action, MissionId, PaintingId, PileName, VisitType } from '../catalogue/types.ts';
import { playerOf } from '../state.ts';
import type { View } from '../state.ts';
import { featuresAlone } from './alone.ts';
import { liking } from './liking.ts';
import { costOf, Look, promise, usesOf } from './look.ts';

/**
 * Number of candidate moves that a playout compares. With fewer, playouts are too poor to tell
 * moves apart: with 3, the strong level hardly beat the sound one.
 */
const GUESSES = 16;
/** A lead of this many points makes a win e times as likely. */
const SCALE = 5;
/** Share of a newly hung painting's worth, since others may photograph it first. */
const HUNG = 0.2;

export const heuristics: Heuristics<View> = {
  candidates: (G, ctx, playerID) => {
    const look = new Look(G, ctx);
    const moves = legalMoves(G, ctx, playerID).filter((move) => !isNeedlessJoker(move));
    return valued(moves, (move) => worth(G, look, playerID, move));
  },
  liking,
  guess: (G, ctx, playerID, random) => {
    const look = new Look(G, ctx);
    return bestOfFew(
      picker(G, ctx, playerID, random),
      (move) => worth(G, look, playerID, move),
      hasNoChoice(G, playerID) ? 1 : GUESSES,
    );
  },
  features,
  prospects: (G, ctx) => {
    const look = new Look(G, ctx);
    return totals(G).map((total, index) => total + look.outlook(String(index)));
  },
  chanceAlone: (G, ctx) => {
    if (G.mode.solo === null) return undefined;
    const [own = 0] = totals(G);
    return new Look(G, ctx).chanceAlone('0', own - guardScore(G).total);
  },
  taken: (G, playerID) => {
    const { photos, missions } = playerOf(G, playerID);
    return [...photos.map(({ painting }) => painting), ...(missions ?? [])].filter((card) => card !== null);
  },
  spread: 0.8,
  scale: SCALE,
  // A round has more moves the more players there are.
  horizon: (seats) => Math.max(10, 5 * seats),
};

/** Whether the player is asked to block and has no Security card: every draw is then the same. */
function hasNoChoice({ choice, laying, window, players }: View, playerID: PlayerID): boolean {
  const hand = players[Number(playerID)]?.hand;
  return choice === null && laying === null && window !== null && hand?.includes('security') !== true;
}

/** A state in numbers. */
function features(G: View, ctx: ViewCtx): Features {
  const look = new Look(G, ctx);
  if (G.mode.solo !== null) return featuresAlone(G, ctx, look);
  const photos = G.players.reduce((sum, player) => sum + player.photos.length, 0);
  const isVisit = ctx.phase === 'turns' && G.actionsLeft === null ? 1 : 0;
  return {
    players: totals(G).map((total, index) => {
      const { outlook, numbers } = look.features(String(index));
      return [(total + outlook) / SCALE, total / 20].concat(numbers);
    }),
    table: [
      (G.rounds - G.round) / 8,
      G.round === G.rounds ? 1 : 0,
      ctx.phase === 'turns' ? 1 : 0,
      isVisit,
      (G.actionsLeft ?? 0) / 3,
      G.window === null ? 0 : 1,
      photos / 20,
      G.effects.actions / 3,
      G.effects.bonus / 2,
      G.players.length / 4,
    ],
  };
}

/** Whether one card of a Joker makes the same action alone, so that the others are wasted. */
function isNeedlessJoker({ move, args }: LegalMove): boolean {
  if (move !== 'playJoker') return false;
  const [cards, action] = args as [VisitType[], Action];
  return cards.includes(action.type);
}

function worth(G: View, look: Look, playerID: PlayerID, { move, args }: LegalMove): number {
  switch (move) {
    case 'playCard':
      return look.action(playerID, args[1] as Action, usesOf([args[0] as VisitType])) - costOf([args[0] as VisitType]);
    case 'playJoker':
      return look.action(playerID, args[1] as Action, usesOf(args[0] as VisitType[])) - costOf(args[0] as VisitType[]);
    case 'act':
      return look.action(playerID, args[0] as Action, 1);
    case 'endVisit':
      return look.less(playerID, G.effects.actions);
    case 'endTurn':
      return look.less(playerID, 0);
    case 'answer':
      return args[1] === true ? look.block(playerID) : 0;
    case 'discard':
    case 'lay':
      return -costOf((args.at(-1) ?? []) as VisitType[]);
    case 'keepMissions':
      return (args[0] as MissionId[]).reduce((sum, mission) => sum + promise(mission), 0);
    case 'replace': {
      const { top } = G.piles[args[1] as PileName];
      return top === null ? 0 : HUNG * look.painting(playerID, top);
    }
    case 'hang':
      return HUNG * look.painting(playerID, args[1] as PaintingId);
    default:
      return 0;
  }
}
