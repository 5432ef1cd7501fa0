import { handshake, PROTOCOL_VERSION, type ConnectRefusal, type Pushes } from '@sobremesa/protocol';
import type { Namespace } from 'socket.io';
import { PageSocket, type PageSocketParts } from './pageSocket.ts';
import type { Sessions } from './session.ts';
import { SignOuts } from './signOuts.ts';

export interface Gateway {
  /** The addresses from which people are connected, by their ids. */
  readonly whereabouts: ReadonlyMap<string, readonly string[]>;
  announceClosing(): void;
}

/**
 * The namespace of our own page. It answers every request of the protocol once, and pushes events.
 */
export function openGateway(
  namespace: Namespace<Record<string, never>, Pushes>,
  options: Omit<PageSocketParts, 'sessions' | 'signOuts'>,
): Gateway {
  const sessions: Sessions = new Set();
  // All sockets share them: a socket takes memory for as long as its page is open.
  const parts: PageSocketParts = { ...options, sessions, signOuts: new SignOuts(sessions, options.tables) };

  namespace.use((socket, next) => {
    const code = refuseHandshake(socket.handshake.auth);
    next(code === null ? undefined : connectError({ code }));
  });

  namespace.on('connection', (socket) => void new PageSocket(socket, parts));

  return {
    get whereabouts() {
      const where = new Map<string, string[]>();
      for (const { person, address } of sessions) {
        if (person === null) continue;
        const known = where.get(person.id) ?? [];
        where.set(person.id, known.includes(address) ? known : [...known, address]);
      }
      return where;
    },
    announceClosing: () => void namespace.emit('closing'),
  };
}

function refuseHandshake(auth: unknown): ConnectRefusal['code'] | null {
  const parsed = handshake.safeParse(auth);
  if (parsed.success) return parsed.data.protocol === PROTOCOL_VERSION ? null : 'protocol';
  // A page of another version may send more fields, or fewer.
  const version = typeof auth === 'object' && auth !== null && 'protocol' in auth ? auth.protocol : undefined;
  return typeof version === 'number' && version !== PROTOCOL_VERSION ? 'protocol' : 'badRequest';
}

function connectError(data: ConnectRefusal): Error {
  return Object.assign(new Error(data.code), { data });
}
