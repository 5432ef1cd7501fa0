import { Connection, identityInMemory, type ClientSocket } from '@sobremesa/client';
import { PROTOCOL_VERSION, type AnswerTo, type Push, type PushName, type RequestName } from '@sobremesa/protocol';
import type { KeptMatch } from './match.ts';
import type { FromTable, LocalSettings, ToTable } from './table.ts';

/** Where a table of the page runs. */
export interface Host {
  tell: (message: ToTable) => void;
  end: () => void;
}

/** Begins a host; `hear` gets all that its table says. */
export type HostOf = (hear: (message: FromTable) => void) => Host;

/** Beside the page, so that bots may think while the page is drawn. */
const besidePage: HostOf = (hear) => {
  const worker = new Worker(new URL('./local.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromTable>) => hear(data));
  return { tell: (message) => worker.postMessage(message, { transfer: [] }), end: () => worker.terminate() };
};

type Listener = (...args: never[]) => void;
type Answered = (lost: Error | null, answer: AnswerTo<RequestName>) => void;

/** A connection to a table in the page. */
export interface LocalConnection {
  connection: Connection;
  /** Opens the table, as it was left if it has been open before. Returns the way to close it. */
  open: () => () => void;
  /** Looks at it from this seat from now on; from none, while nobody looks. Whoever enters the table then gets what that seat sees. */
  look: (seat: number | null) => void;
}

/**
 * A connection that leads to a table in the page, for a `TableSession`: what is said over it is what page and server say to each other.
 *
 * @param keep gets what has to be kept of the match after each move; null when what was kept could not be taken up
 * @param asked gets whose move it is, of the people at the table, in the order in which they sit; null when the match is over
 */
export function localConnection(
  settings: LocalSettings,
  keep: (match: KeptMatch | null) => void,
  hostOf: HostOf = besidePage,
  asked: (people: readonly number[] | null) => void = () => undefined,
): LocalConnection {
  const { game } = settings.view;
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, Answered>();
  let requests = 0;
  let host: Host | null = null;
  let kept = settings.kept ?? null;
  let { you } = settings.view;

  function push<N extends PushName>(name: N, message: Push<N>): void {
    for (const listener of listeners.get(name) ?? []) listener(...(message as never[]));
  }

  function keepAnew(match: KeptMatch | null): void {
    kept = match;
    keep(match);
  }

  function hear(message: FromTable): void {
    if ('push' in message) push(message.push, message.message);
    else if ('kept' in message) keepAnew(message.kept);
    else if ('lost' in message) keepAnew(null);
    else if ('asked' in message) asked(message.asked);
    else {
      waiting.get(message.answers)?.(null, message.answer);
      waiting.delete(message.answers);
    }
  }

  const socket = {
    id: 'page',
    connected: true,
    active: true,
    on: (name: string, listener: Listener) => listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    // Nothing gets lost on this way, so no answer is waited for in vain.
    timeout: () => ({
      emit: (name: RequestName, data: unknown, answered: Answered) => {
        const id = requests++;
        waiting.set(id, answered);
        host?.tell({ id, name, data } as ToTable);
      },
    }),
    connect: () => undefined,
    disconnect: () => undefined,
  };
  const connection = new Connection(socket as unknown as ClientSocket, { identity: identityInMemory() });

  return {
    connection,
    look(seat) {
      you = seat;
      host?.tell({ look: seat });
    },
    open() {
      const opened = hostOf((message) => {
        if (host === opened) hear(message);
      });
      host = opened;
      const view = { ...settings.view, you };
      opened.tell({ open: kept === null ? { ...settings, view } : { ...settings, view, kept }, game });
      push('welcome', [{ protocol: PROTOCOL_VERSION, me: null, games: [game], build: null }]);
      return () => {
        host = null;
        opened.end();
      };
    },
  };
}
