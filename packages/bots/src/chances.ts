import type { Ctx, GameEvent, GameOver, Random, Seen, ViewCtx } from '@sobremesa/games/kit';
import { corrections, uncorrected, type Correction } from './corrections.ts';
import type { Policy } from './policy.ts';

/** A complete position. */
export interface Position<Full = unknown> {
  G: Full;
  ctx: Ctx;
}

/** A position's chances before correction. */
export interface Judged {
  /** By player id, from 0 to 1. */
  raw: readonly number[];
  /** The mean points of all players. */
  points: number;
}

/** The smallest power of a correction. */
const LEAST_POWER = 0.05;
/** A judgement is never certain before the end. */
const DOUBT = 1e-6;

/**
 * Each player's chance to win, by player id, from 0 to 1, judged with all cards open. In a finished
 * match, winners share 1.
 */
export function chancesOf<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { G, ctx }: Position<Full>,
): number[] {
  const result = resultOf(ctx);
  if (result !== null) return result;
  return corrected(judge(policy, { G, ctx }), correctionOf(policy, ctx.numPlayers));
}

/**
 * Each player's chance to win as far as a viewer may know it: the mean over states that fit what
 * the viewer has seen.
 *
 * @param samples the number of states, at least 1
 */
export function chancesSeen<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  seen: Seen<View, Event>,
  samples: number,
  random: Random,
): number[] {
  const result = resultOf(seen.ctx);
  if (result !== null) return result;
  const sums = Array.from({ length: seen.ctx.numPlayers }, () => 0);
  for (let sample = 0; sample < samples; sample++) {
    const chances = chancesOf(policy, policy.module.determinize(seen, random));
    for (const [player, chance] of chances.entries()) sums[player] = (sums[player] ?? 0) + chance;
  }
  return sums.map((sum) => sum / samples);
}

/** The judgement of a position in a match that is not over. */
export function judge<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  { G, ctx }: Position<Full>,
): Judged {
  const totals = policy.module.score(G, ctx).map(({ total }) => total);
  const points = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  return { raw: policy.chances(G, ctx), points };
}

/** The correction for a game and its number of seats. */
export function correctionOf(policy: Pick<Policy, 'module'>, players: number): Correction {
  return corrections[`${policy.module.game.name} ${players}`] ?? uncorrected;
}

/** Chances by player id that are right as often as they say. */
export function corrected({ raw, points }: Judged, { early, late, points: most, bias }: Correction): number[] {
  const progress = Math.min(1, Math.max(0, points / most));
  const power = Math.max(LEAST_POWER, early + (late - early) * progress);
  const [alone] = raw;
  if (raw.length === 1 && alone !== undefined) {
    const chance = Math.min(1 - DOUBT, Math.max(DOUBT, alone));
    return [1 / (1 + Math.exp(-bias - power * Math.log(chance / (1 - chance))))];
  }
  const weights = raw.map((chance) => Math.max(DOUBT, chance) ** power);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** The shares of the winners; null in a match that is not over. */
function resultOf({ gameover, numPlayers }: ViewCtx): number[] | null {
  if (gameover === undefined) return null;
  const { winners } = gameover as GameOver;
  return Array.from({ length: numPlayers }, (_, player) => (winners.includes(String(player)) ? 1 / winners.length : 0));
}
