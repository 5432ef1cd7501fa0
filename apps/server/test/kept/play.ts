import type { GameModule, Random } from '@sobremesa/games';
import { askedSeats, type Match, play, type Step, versionFor } from '@sobremesa/match';
import { stepOf } from '@sobremesa/match/testing';

/**
 * Makes a move of one of the seats that are asked. @throws Error when nobody is, or when the rules
 * refuse what they offer
 */
export function playOne(module: GameModule, match: Match, random: Random, request: string): Step {
  const { G, ctx } = match.state;
  const asked = askedSeats(match);
  const seat = asked[random.below(asked.length)];
  if (seat === undefined) throw new Error('nobody is asked, and the match is not over');
  const playerID = String(seat);
  const pick = module.pickMove(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, random);
  if (pick === null) throw new Error(`seat ${seat} is asked and has no move`);
  const version = versionFor(match, seat);
  return stepOf(play(module, match, { seat, move: pick.move, args: pick.args, request, version }, match.version));
}
