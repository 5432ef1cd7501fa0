import type { ScorePart } from '@sobremesa/games/kit';
import { useGameText } from '../i18n/gameText.tsx';
import { usePlay } from './play/context.ts';

/** A player, or a character that the rules move, as the tables of points show them. */
export interface Standing {
  key: string;
  name: string;
  /** Null for a character that the rules move. */
  seat: number | null;
  rank: number;
  total: number;
  parts: readonly ScorePart[];
}

/** The standings as far as this viewer may know them, the best first. */
export function useStandings(): Standing[] {
  const { match, game, players, ctx } = usePlay();
  const { term } = useGameText();
  const { G } = match.state;
  const scores = game.rules.score(G, ctx).map(({ playerID, rank, total, parts }) => {
    const name = players.find(({ id }) => id === playerID)?.name ?? '';
    return { key: playerID, name, seat: Number(playerID), rank, total, parts };
  });
  const rivals = (game.rules.rivals?.(G, ctx) ?? []).map((rival) => {
    return { key: rival.term, name: term(rival.term), seat: null, rank: rival.rank, total: rival.total, parts: rival.parts };
  });
  return [...scores, ...rivals].toSorted((a, b) => a.rank - b.rank);
}
