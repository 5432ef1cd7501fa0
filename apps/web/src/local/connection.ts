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
}

/**
 * A connection that leads to a table in the page, for a `TableSession`: what is said over it is what page and server say to each other.
 *
 * @param keep gets what has to be kept of the match after each move; null when what was kept could not be taken up
 */
export function localConnection(
  settings: LocalSettings,
  keep: (match: KeptMatch | null) => void,
  hostOf: HostOf = besidePage,
): LocalConnection {
  const { game } = settings.view;
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, Answered>();
  let asked = 0;
  let host: Host | null = null;
  let kept = settings.kept ?? null;

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
        const id = asked++;
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
    open() {
      const opened = hostOf((message) => {
        if (host === opened) hear(message);
      });
      host = opened;
      opened.tell({ open: kept === null ? settings : { ...settings, kept }, game });
      push('welcome', [{ protocol: PROTOCOL_VERSION, me: null, games: [game], build: null }]);
      return () => {
        host = null;
        opened.end();
      };
    },
  };
}
