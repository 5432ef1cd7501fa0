import { NAMESPACE, PROTOCOL_VERSION } from '@sobremesa/protocol';
import { createContext, use } from 'react';
import { io } from 'socket.io-client';
import { useStore } from 'zustand';
import { basePath } from '../app/base.ts';
import { Connection, type AppSocket, type ConnectionState } from './connection.ts';
import { identity } from './identity.ts';

/** Connects this page with the server that it came from. */
export function connect(): Connection {
  const socket: AppSocket = io(`${location.origin}${NAMESPACE}`, {
    path: `${basePath}/socket.io`,
    reconnectionDelayMax: 4000,
    auth: (give) => {
      const key = identity.key();
      give({ protocol: PROTOCOL_VERSION, ...(key === null ? {} : { key }) });
    },
  });
  return new Connection(socket, identity);
}

export const ConnectionContext = createContext<Connection | null>(null);

export function useConnection(): Connection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error('useConnection() needs a <ConnectionContext> around it');
  return connection;
}

/** The part of the connection's state that `select` chooses. */
export function useConnectionState<T>(select: (state: ConnectionState) => T): T {
  return useStore(useConnection().store, select);
}
