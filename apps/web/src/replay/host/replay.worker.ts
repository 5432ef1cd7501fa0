import type { ToReplay } from './model.ts';
import { serve } from './serve.ts';

const answer = serve();
addEventListener('message', ({ data }: MessageEvent<ToReplay>) => postMessage(answer(data)));
