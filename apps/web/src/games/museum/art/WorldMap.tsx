import type { Continent } from '@sobremesa/games/museum';
import { classes } from '../../../ui/classes.ts';
import css from './WorldMap.module.css';
import { addressOf, boxes } from './worldMap/drawings.tsx?drawings';

/** The best place of each continent's showcase on the map, as shares of its width and height. */
export const mapAnchors: Record<Continent, { x: number; y: number }> = {
  AM: { x: 0.19, y: 0.5 },
  EU: { x: 0.47, y: 0.22 },
  AF: { x: 0.52, y: 0.68 },
  AS: { x: 0.8, y: 0.38 },
};

/** The world map behind the showcases, in the theme's light. Decoration only. */
export function WorldMap({ className }: { className?: string | undefined }) {
  return (['light', 'dark'] as const).map((theme) => {
    const [width, height] = boxes[theme] ?? [];
    // The hidden theme's picture is not loaded.
    const look = { className: classes(className, css[theme]), width, height, loading: 'lazy' } as const;
    return <img key={theme} src={addressOf(theme)} alt="" {...look} />;
  });
}
