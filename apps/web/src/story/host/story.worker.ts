import type { ToStory } from './model.ts';
import { serve } from './serve.ts';

const onMessage = serve(
  (message) => postMessage(message),
  (work) => setTimeout(work, 0),
);
addEventListener('message', ({ data }: MessageEvent<ToStory>) => onMessage(data));
