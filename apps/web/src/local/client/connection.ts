import { Connection, identityInMemory, type ClientSocket } from '@sobremesa/client';
import { PROTOCOL_VERSION, type AnswerTo, type Push, type PushName, type RequestName } from '@sobremesa/protocol';
import type { KeptMatch } from '../host/match.ts';
import type { FromTable, LocalSettings, ToTable } from '../host/table.ts';

/** The host that runs a local table. */
export interface Host {
  tell: (message: ToTable) => void;
  end: () => void;
}

/** Starts a host; `hear` gets each message of its table. */
export type HostOf = (hear: (message: FromTable) => void) => Host;

/** In a worker, so that bots do not block the page. */
const besidePage: HostOf = (hear) => {
  const worker = new Worker(new URL('../host/local.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromTable>) => hear(data));
  return { tell: (message) => worker.postMessage(message, { transfer: [] }), end: () => worker.terminate() };
};

type Listener = (...args: never[]) => void;
type Answered = (lost: Error | null, answer: AnswerTo<RequestName>) => void;

/** A connection to a local table. */
export interface LocalConnection {
  connection: Connection;
  /** Opens the table, or resumes it. Returns the function that closes it. */
  open: () => () => void;
  /**
   * Sets the seat from whose view the table is seen; null for none. The next `table:enter` gets
   * this view.
   */
  look: (seat: number | null) => void;
}

/**
 * A connection to a local table for a `TableSession`. It uses the protocol between page and server.
 *
 * @param keep stores the match after each move; null when the stored match could not be resumed
 * @param asked gets the people who must move, in seat order; null when the match is over, with its
 *   winners
 */
export function localConnection(
  settings: LocalSettings,
  keep: (match: KeptMatch | null) => void,
  hostOf: HostOf = besidePage,
  asked: (people: readonly number[] | null, winners: readonly number[]) => void = () => undefined,
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
    else if ('asked' in message) asked(message.asked, 'winners' in message ? message.winners : []);
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
    // Messages cannot be lost, so no timeout is needed.
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
