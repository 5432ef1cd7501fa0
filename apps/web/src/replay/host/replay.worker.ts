import { checked } from './checked.ts';
import type { ToCheck, ToReplay } from './model.ts';
import { serve } from './serve.ts';

const answer = serve();
addEventListener('message', ({ data }: MessageEvent<ToReplay | ToCheck>) => {
  if ('check' in data) for (const message of checked(data)) postMessage(message);
  else postMessage(answer(data));
});
