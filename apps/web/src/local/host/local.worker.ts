import { serve } from './serve.ts';
import type { ToTable } from './table.ts';

const take = serve((message) => postMessage(message));
addEventListener('message', ({ data }: MessageEvent<ToTable>) => take(data));
