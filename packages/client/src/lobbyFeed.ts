import type { Push, TableSummary } from '@sobremesa/protocol';
import { createStore } from 'zustand/vanilla';
import type { Connection } from './connection.ts';
import { ServerClock } from './serverClock.ts';

export interface LobbyState {
  /** Null until the server has sent the list. */
  tables: ReadonlyMap<string, TableSummary> | null;
  /** The number of listed tables beyond those that the server sends. */
  more: number;
}

/** The lobby as the server pushes it. */
export class LobbyFeed {
  readonly store = createStore<LobbyState>(() => ({ tables: null, more: 0 }));
  readonly #connection: Connection;
  readonly #beside: string | undefined;
  #clock = new ServerClock();

  /**
   * @param beside the table that the page has open: the feed then has only the user's other tables
   */
  constructor(connection: Connection, beside?: string) {
    this.#connection = connection;
    this.#beside = beside;
  }

  /** Enters the lobby, now and after every reconnect. @returns a function that leaves it */
  start(): () => void {
    const { socket } = this.#connection;
    const onLobby = ({ changed, gone, more }: Push<'lobby'>[0]) => {
      const tables = new Map(this.store.getState().tables);
      for (const table of changed) tables.set(table.id, table);
      for (const id of gone) tables.delete(id);
      this.store.setState({ tables, more });
    };
    socket.on('lobby', onLobby);
    const stop = this.#connection.onReady(() => this.#enter());
    return () => {
      stop();
      socket.off('lobby', onLobby);
      void this.#connection.request('lobby:leave', {});
    };
  }

  /**
   * Converts a time of the server's clock to this device's clock, both in milliseconds since 1970.
   */
  readonly localTime = (at: number): number => this.#clock.toLocal(at);

  #enter(): void {
    this.#connection.requestWithRetry('lobby:enter', this.#beside === undefined ? {} : { beside: this.#beside }, (answer) => {
      if (!answer.ok) return;
      // Measured again each time, since the device's clock may have been corrected.
      this.#clock = new ServerClock();
      this.#clock.observe([{ at: answer.now }]);
      this.store.setState({ tables: new Map(answer.tables.map((table) => [table.id, table])), more: answer.more });
    });
  }
}
