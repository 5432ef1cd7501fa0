import type { State as Museum } from '@sobremesa/games/museum';
import type { State as Patzcuaro } from '@sobremesa/games/patzcuaro';
import type { State as Prado } from '@sobremesa/games/prado';

const takers: Readonly<Record<string, (G: never, index: number) => readonly (string | null)[]>> = {
  patzcuaro: ({ players }: Patzcuaro, index) => players[index]?.altar.flat() ?? [],
  prado: ({ players }: Prado, index) => {
    const { photos, missions } = players[index] ?? { photos: [], missions: [] };
    return [...photos.map(({ painting }) => painting), ...missions];
  },
  museum: ({ players }: Museum, index) => {
    const { museum, experts, patron } = players[index] ?? { museum: [], experts: [], patron: null };
    return [...museum, ...experts, patron];
  },
};

/** The cards that a player has in the end and that make points: what is in the altar, photographed, exhibited or hired, and own goals. */
export function takenBy(game: string, G: unknown, index: number): string[] {
  return (takers[game]?.(G as never, index) ?? []).filter((card) => card !== null);
}
