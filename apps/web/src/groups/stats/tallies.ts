import type { GroupMatch } from '@sobremesa/protocol';
import { FORMER, BOTS, isContest, isPerson, playerOf } from './players.ts';

/** The results of one person in one game. */
export interface Tally {
  /** The id of the person. */
  player: string;
  /** Matches against others that ended by the rules. */
  matches: number;
  /** Won ones, shared victories included. */
  wins: number;
  /** The victories that others had a part in. */
  shared: number;
  /** Null without any match with points. */
  averagePoints: number | null;
}

/** The results of all in one game. */
export interface GameTallies {
  game: string;
  /** Matches against others that ended by the rules, on which all figures below depend. */
  contests: number;
  /** Matches that the players ended early. They have no winner. */
  endedEarly: number;
  /** Matches of a person alone, which they win or lose against the rules. */
  alone: { matches: number; wins: number };
  /** The most wins first, then the best average. */
  people: Tally[];
  /** Matches that bots won, and that former members won. */
  botWins: number;
  formerWins: number;
}

/** The results by game, the game with the most matches first. */
export function tallies(matches: readonly GroupMatch[]): GameTallies[] {
  return byGame(matches).map(([game, of]) => {
    const contests = of.filter(isContest);
    const alone = of.filter(({ ending, seats }) => ending === 'rules' && seats.length === 1);
    const people = new Set(contests.flatMap(({ seats }) => seats.map(playerOf)).filter(isPerson));
    return {
      game,
      contests: contests.length,
      endedEarly: of.filter(({ ending }) => ending === 'agreement').length,
      alone: { matches: alone.length, wins: alone.filter(({ seats }) => seats[0]?.won === true).length },
      people: [...people].map((player) => tallyOf(player, contests)).toSorted(byWins),
      botWins: contests.filter((match) => hasWon(match, BOTS)).length,
      formerWins: contests.filter((match) => hasWon(match, FORMER)).length,
    };
  });
}

/** The matches of each game, the game with the most matches first. */
export function byGame(matches: readonly GroupMatch[]): [game: string, matches: GroupMatch[]][] {
  const found = new Map<string, GroupMatch[]>();
  for (const match of matches) found.set(match.game, [...(found.get(match.game) ?? []), match]);
  return [...found].toSorted(([one, a], [other, b]) => b.length - a.length || one.localeCompare(other));
}

function hasWon({ seats }: GroupMatch, player: string): boolean {
  return seats.some((seat) => seat.won && playerOf(seat) === player);
}

function tallyOf(player: string, contests: readonly GroupMatch[]): Tally {
  const own = contests.filter(({ seats }) => seats.some((seat) => playerOf(seat) === player));
  const won = own.filter((match) => hasWon(match, player));
  const points = own.flatMap(({ seats }) => seats.find((seat) => playerOf(seat) === player)?.points ?? []);
  return {
    player,
    matches: own.length,
    wins: won.length,
    shared: won.filter(({ seats }) => seats.filter((seat) => seat.won).length > 1).length,
    averagePoints: points.length === 0 ? null : points.reduce((sum, each) => sum + each, 0) / points.length,
  };
}

function byWins(a: Tally, b: Tally): number {
  return b.wins - a.wins || (b.averagePoints ?? -Infinity) - (a.averagePoints ?? -Infinity) || b.matches - a.matches;
}
