import type { CheckNews, KeptShuffle } from '@sobremesa/match/document';
import type { FromCheck, ToCheck } from '../replay/host/model.ts';

/** Runs a check apart from the page. `hear` gets the news; null for a failure. */
export type CheckHost = (message: ToCheck, hear: (news: FromCheck | null) => void) => () => void;

const besidePage: CheckHost = (message, hear) => {
  const worker = new Worker(new URL('../replay/host/replay.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromCheck>) => hear(data));
  worker.addEventListener('error', () => hear(null));
  worker.postMessage(message, { transfer: [] });
  return () => worker.terminate();
};

interface CheckListeners {
  onNews: (news: CheckNews) => void;
  onDone: () => void;
  onFailed: () => void;
}

/** Checks a document. @returns a function that cancels it */
export function startCheck(
  text: string,
  kept: KeptShuffle | null,
  { onNews, onDone, onFailed }: CheckListeners,
  hostOf: CheckHost = besidePage,
): () => void {
  const end = hostOf({ check: text, kept }, (message) => {
    if (message === null) onFailed();
    else if ('done' in message) onDone();
    else {
      onNews(message.news);
      return;
    }
    end();
  });
  return end;
}
