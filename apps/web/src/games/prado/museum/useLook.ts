import type { PaintingId } from '@sobremesa/games/prado';
import { createContext, use } from 'react';

const LookContext = createContext<(painting: PaintingId) => void>(() => {});
export const LookProvider = LookContext.Provider;

/** Opens a painting large, with its label. */
export function useLook(): (painting: PaintingId) => void {
  return use(LookContext);
}
