import { connect as connectTo, type Connection, type ConnectionState } from '@sobremesa/client';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import { basePath } from '../lib/base.ts';
import { identity } from './identity.ts';

/**
 * WebSockets first, because several servers behind one address need them. Polling is the fallback
 * for networks that block them, and the only transport in browsers without them, where the client
 * would retry WebSockets forever without an error.
 */
const transports = () => (typeof WebSocket === 'undefined' ? ['polling'] : ['websocket', 'polling']);

/** Connects this page to the server that it came from. */
export function connect(): Connection {
  const table = /\/t\/([\w-]+)/.exec(location.pathname)?.[1];
  const ways = { transports: transports(), tryAllTransports: true, withCredentials: true };
  return connectTo(location.origin, { identity, table }, { path: `${basePath}/socket.io`, reconnectionDelayMax: 4000, ...ways });
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
