import type { GameModule } from '@sobremesa/games';
import type { BotLevel } from '@sobremesa/protocol';

/** The smallest and largest numbers of people for a game without bots, at least two. */
export function partySizes({ players: { min, max } }: GameModule): number[] {
  return [...new Set([Math.max(2, min), max])].filter((size) => size <= max);
}

/** Bots for one person: two, or as many as the game needs or allows. */
export function botsForOne({ players: { min, max } }: GameModule): BotLevel[] {
  const seats = Math.max(min, Math.min(max, 3));
  return Array.from({ length: seats - 1 }, (_, i) => (i % 2 === 0 ? 'easy' : 'sound'));
}
