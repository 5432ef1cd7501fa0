import { useEffect, useRef, useState } from 'react';
import type { FromStory, ToStory } from './host/model.ts';
import { merged, nothingYet, type StorySoFar } from './story.ts';

/** Starts the work on stories. @param onMessage gets the results; null for a failure */
export type StoryHost = (onMessage: (message: FromStory | null) => void) => { send: (message: ToStory) => void; end: () => void };

const besidePage: StoryHost = (onMessage) => {
  const worker = new Worker(new URL('./host/story.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromStory>) => onMessage(data));
  worker.addEventListener('error', () => onMessage(null));
  return { send: (message) => worker.postMessage(message, { transfer: [] }), end: () => worker.terminate() };
};

interface Telling {
  story: StorySoFar;
  /** Stops the work, or goes on with it. The results so far stay. */
  setWorks: (works: boolean) => void;
}

/** Works out the story of a match as long as the component is shown. */
export function useStory(document: string, hostOf: StoryHost = besidePage): Telling {
  const [story, setStory] = useState(nothingYet);
  const host = useRef<ReturnType<StoryHost> | null>(null);
  useEffect(() => {
    const started = hostOf((message) => setStory((before) => merged(before, message)));
    host.current = started;
    started.send({ open: document });
    return () => {
      host.current = null;
      started.end();
    };
  }, [document, hostOf]);
  return {
    story,
    setWorks(works) {
      host.current?.send({ works });
      setStory((before) => ({ ...before, state: works ? 'working' : 'stopped' }));
    },
  };
}
