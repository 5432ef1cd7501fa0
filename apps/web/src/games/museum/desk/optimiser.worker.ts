import { bestArrangement } from '@sobremesa/games/museum';
import type { Question } from './optimiser.ts';

addEventListener('message', ({ data: { id, layout, curator } }: MessageEvent<Question>) => {
  postMessage({ id, best: bestArrangement(layout, curator) });
});
