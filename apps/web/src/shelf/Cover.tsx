import { addressOf, boxes } from './covers/drawings.tsx?drawings';

/**
 * The box of a game. Decoration only: its name stands beside it. Nothing of a game that has none
 * here.
 */
export function Cover({ game, className }: { game: string; className?: string | undefined }) {
  const [width, height] = boxes[game] ?? [];
  return width === undefined ? null : <img src={addressOf(game)} width={width} height={height} alt="" className={className} />;
}
