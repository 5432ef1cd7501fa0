import { bestArrangement } from '@sobremesa/games/museum';
import type { Answer, Question } from './optimiserMessages.ts';

addEventListener('message', ({ data: { id, layout, curator } }: MessageEvent<Question>) => {
  postMessage({ id, best: bestArrangement(layout, curator) } satisfies Answer);
});
