import type { Connection } from '@sobremesa/client';
import { botNames, visibleDefaults, type Bot, type TableView } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { openTable, watchTable } from '../table/pace/table.ts';
import type { AtTable } from '../table/session.ts';
import { localConnection, type HostOf } from './connection.ts';
import type { KeptMatch } from './match.ts';
import type { LocalSettings } from './table.ts';

/** A table in the page, and the way to it. */
export interface LocalSession {
  connection: Connection;
  table: AtTable;
}

/** As the server tells of a table: these people are at it, from seat 0 on, the others are bots, and it is played at. */
export function localView(
  game: string,
  people: readonly string[],
  bots: readonly Bot[],
  options: TableView['options'],
): TableView {
  const seat = { state: 'taken', present: true, standIn: null } as const;
  return {
    id: 'page',
    game,
    status: 'running',
    seats: [
      ...people.map((name, i) => ({ ...seat, seat: i, name, host: i === 0, bot: null })),
      ...bots.map((bot, i) => ({ ...seat, seat: people.length + i, name: botNames[bot.character], host: false, bot })),
    ],
    ...visibleDefaults,
    options,
    listed: false,
    watchable: false,
    clock: null,
    watchers: 0,
    createdAt: 0,
    you: 0,
    speaker: null,
    namedWatchers: [],
    muted: [],
    vote: null,
    paused: false,
    wish: null,
    rematch: null,
    minPlayers: 1,
  };
}

/**
 * A table in the page, open for as long as this part of it is there.
 *
 * @param settings as they are when the part comes
 * @param keep see `localConnection`
 * @param hostOf where the table runs
 */
export function useLocalSession(settings: LocalSettings, keep: (match: KeptMatch | null) => void, hostOf?: HostOf): LocalSession {
  const [{ connection, open, table }] = useState(() => {
    const local = localConnection(settings, keep, hostOf);
    return { ...local, table: openTable(local.connection, settings.view.id) };
  });
  useEffect(() => {
    const close = open();
    const leave = watchTable(table);
    return () => {
      leave();
      close();
    };
  }, [open, table]);
  return { connection, table };
}
