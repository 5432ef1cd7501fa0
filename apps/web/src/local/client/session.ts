import type { Connection } from '@sobremesa/client';
import { botNames, visibleDefaults, type Bot, type TableView } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { OpenTable } from '../../table/playback/openTable.ts';
import { localConnection, type HostOf } from './connection.ts';
import type { KeptMatch } from '../host/match.ts';
import type { LocalSettings } from '../host/table.ts';

/** A local table with its connection. */
export interface LocalSession {
  connection: Connection;
  table: OpenTable;
}

/** The view of a running table as a server sends it: people from seat 0 on, then bots. */
export function localView(
  game: string,
  people: readonly string[],
  bots: readonly Bot[],
  options: TableView['options'],
): TableView {
  const seats = [...people.map((name) => ({ name, bot: null })), ...bots.map((bot) => ({ name: botNames[bot.character], bot }))];
  return seatedView(game, seats, options);
}

/** The view of a running table, with people and bots on any seats. */
export function seatedView(
  game: string,
  seats: readonly { name: string; bot: Bot | null }[],
  options: TableView['options'],
): TableView {
  const first = seats.findIndex(({ bot }) => bot === null);
  return {
    id: 'page',
    game,
    status: 'running',
    seats: seats.map(({ name, bot }, seat) => {
      return { seat, state: 'taken', present: true, standIn: null, name, host: seat === first, bot };
    }),
    ...visibleDefaults,
    options,
    listed: false,
    watchable: false,
    clock: null,
    watchers: 0,
    createdAt: 0,
    you: 0,
    group: null,
    speaker: null,
    namedWatchers: [],
    muted: [],
    barred: [],
    vote: null,
    paused: false,
    wish: null,
    rematch: null,
    minPlayers: 1,
  };
}

/**
 * A local table, open while the component is mounted.
 *
 * @param settings read at mount only
 * @param keep see `localConnection`
 * @param hostOf where the table runs
 */
export function useLocalSession(settings: LocalSettings, keep: (match: KeptMatch | null) => void, hostOf?: HostOf): LocalSession {
  const [{ connection, open, table }] = useState(() => {
    const local = localConnection(settings, keep, hostOf);
    return { ...local, table: new OpenTable(local.connection, settings.view.id) };
  });
  useEffect(() => {
    const close = open();
    const leave = table.open();
    return () => {
      leave();
      close();
    };
  }, [open, table]);
  return { connection, table };
}
