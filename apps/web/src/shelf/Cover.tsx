import { addressOf, boxes } from './covers/drawings.tsx?drawings';

/**
 * The box of a game. Decoration only: the caller must name the game. Renders nothing for a game
 * without a box.
 */
export function Cover({ game, className }: { game: string; className?: string | undefined }) {
  const [width, height] = boxes[game] ?? [];
  return width === undefined ? null : <img src={addressOf(game)} width={width} height={height} alt="" className={className} />;
}
