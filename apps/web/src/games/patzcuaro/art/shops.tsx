import type { TileSide } from '@sobremesa/games/patzcuaro';
import { memo, type ReactNode } from 'react';
import css from './CardArt.module.css';
import { lakeShapes, SCENE_BOX, shopShapes } from './sceneShapes.tsx';

/** The stall of a shop tile under its awning, lit from inside. */
export const ShopArt = memo(function ShopArt({ tile, side }: { tile: number; side: TileSide }) {
  return <Scene>{shopShapes(`${tile}${side}`)}</Scene>;
});

/**
 * Pátzcuaro itself: the island in the lake, its lights, and the fishermen's boats with their
 * butterfly nets.
 */
export const LakeArt = memo(function LakeArt() {
  return <Scene>{lakeShapes}</Scene>;
});

function Scene({ children }: { children: ReactNode }) {
  const [width, height] = SCENE_BOX;
  return (
    <svg className={css.scene} viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
