import type { FromReplay, Hands, MovesTo, Opened, Seen, ToReplay } from './host/model.ts';

/** Reads a document, apart from the page: it may be large, and anybody may have made it. */
export interface Reader {
  open: (text: string) => Promise<Opened>;
  /** The match in the view of a seat; null for a spectator. */
  see: (seat: number | null) => Promise<Seen>;
  /** The view of each seat at a version. */
  handsAt: (version: number) => Promise<Hands>;
  /** The moves that lead to a version. */
  movesTo: (version: number) => Promise<MovesTo>;
  end: () => void;
}

/** Passes messages on. @param hear gets the answers; null for a failure */
export type ReaderHost = (hear: (message: FromReplay | null) => void) => { tell: (message: ToReplay) => void; end: () => void };

const besidePage: ReaderHost = (hear) => {
  const worker = new Worker(new URL('./host/replay.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromReplay>) => hear(data));
  worker.addEventListener('error', () => hear(null));
  return { tell: (message) => worker.postMessage(message, { transfer: [] }), end: () => worker.terminate() };
};

/** Starts a reader. Its promises reject if the host fails. */
export function startReader(hostOf: ReaderHost = besidePage): Reader {
  const waiting: { answered: (message: FromReplay) => void; failed: (error: Error) => void }[] = [];
  const host = hostOf((message) => {
    const next = waiting.shift();
    if (message === null) next?.failed(new Error('the reader of matches has failed'));
    else next?.answered(message);
  });
  const ask = (message: ToReplay) =>
    new Promise<FromReplay>((answered, failed) => {
      waiting.push({ answered, failed });
      host.tell(message);
    });
  return {
    async open(text) {
      const answer = await ask({ open: text });
      if (!('opened' in answer)) throw new Error('the reader answered another question');
      return answer.opened;
    },
    async see(seat) {
      const answer = await ask({ see: seat });
      if (!('seen' in answer)) throw new Error('the reader answered another question');
      return answer.seen;
    },
    async handsAt(version) {
      const answer = await ask({ handsAt: version });
      if (!('hands' in answer)) throw new Error('the reader answered another question');
      return answer.hands;
    },
    async movesTo(version) {
      const answer = await ask({ playOnFrom: version });
      if (!('moves' in answer)) throw new Error('the reader answered another question');
      return answer.moves;
    },
    end: host.end,
  };
}
