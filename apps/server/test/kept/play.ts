import type { GameModule, Random } from '@sobremesa/games';
import { askedSeats, type Match, play, type Step, versionFor } from '@sobremesa/match';
import { stepOf } from '@sobremesa/match/testing';

/**
 * Makes a move for one of the active seats. @throws Error if there is none, or if the rules reject
 * a move that they offer
 */
export function playOne(module: GameModule, match: Match, random: Random, request: string): Step {
  const { G, ctx } = match.state;
  const asked = askedSeats(match);
  const seat = asked[random.below(asked.length)];
  if (seat === undefined) throw new Error('no seat is active, and the match is not over');
  const playerID = String(seat);
  const pick = module.pickMove(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, random);
  if (pick === null) throw new Error(`seat ${seat} is active and has no move`);
  const version = versionFor(match, seat);
  return stepOf(play(module, match, { seat, move: pick.move, args: pick.args, request, version }, match.version));
}
