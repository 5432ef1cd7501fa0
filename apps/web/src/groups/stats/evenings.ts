import type { GroupMatch } from '@sobremesa/protocol';
import { isContest, playerOf } from './players.ts';

/** Matches with shorter gaps belong to one evening. In milliseconds. */
const GAP_MS = 6 * 60 * 60_000;

/**
 * The matches by evenings, the newest evening first, and the newest match first in each. Times are
 * absolute, so neither midnight nor a change of the clocks splits an evening.
 */
export function evenings(matches: readonly GroupMatch[]): GroupMatch[][] {
  const found: { matches: GroupMatch[]; begin: number }[] = [];
  for (const match of newestFirst(matches)) {
    const last = found.at(-1);
    if (last !== undefined && last.begin - match.finishedAt < GAP_MS) {
      last.matches.push(match);
      last.begin = Math.min(last.begin, beginOf(match));
    } else found.push({ matches: [match], begin: beginOf(match) });
  }
  return found.map((evening) => evening.matches);
}

export function newestFirst(matches: readonly GroupMatch[]): GroupMatch[] {
  return matches.toSorted((a, b) => b.finishedAt - a.finishedAt || b.startedAt - a.startedAt);
}

/**
 * When the match was played, as far as an evening is concerned. A match over days would join all
 * evenings that it spans, so only its end counts.
 */
function beginOf({ startedAt, finishedAt }: GroupMatch): number {
  return finishedAt - startedAt < GAP_MS ? startedAt : finishedAt;
}

/** What a player has done in the matches of an evening. */
export interface EveningScore {
  /** As `playerOf` returns it. */
  player: string;
  /** Won matches against others, ties included. */
  wins: number;
  /** Matches that the player finished against others. */
  matches: number;
}

/**
 * The score of an evening: a line for each player, the most wins first, then the fewest matches.
 */
export function eveningScore(evening: readonly GroupMatch[]): EveningScore[] {
  const scores = new Map<string, EveningScore>();
  for (const match of newestFirst(evening).toReversed()) {
    const played = new Set(match.seats.map(playerOf));
    for (const player of played) {
      const score = scores.get(player) ?? { player, wins: 0, matches: 0 };
      scores.set(player, score);
      if (!isContest(match)) continue;
      score.matches += 1;
      score.wins += Number(match.seats.some((seat) => seat.won && playerOf(seat) === player));
    }
  }
  return [...scores.values()].toSorted((a, b) => b.wins - a.wins || a.matches - b.matches);
}

/** Whether the evening still goes on: its last match ended less than a gap ago. */
export function isTonight(evening: readonly GroupMatch[], now: number): boolean {
  return evening.some(({ finishedAt }) => now - finishedAt < GAP_MS);
}
