import { LobbyFeed } from '@sobremesa/client';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { useConnection } from '../connection/current.ts';
import { lobbyLists } from '../lobby/seats.ts';
import TableRow from '../lobby/TableRow.tsx';
import styles from './GroupTables.module.css';

interface GroupTablesProps {
  group: string;
  /** Called when a table of the group has opened, started, finished or gone. */
  onChange: () => void;
}

/** The open and running tables of the group, to join or watch. */
export function GroupTables({ group, onChange }: GroupTablesProps) {
  const t = useTranslations('groups.page');
  const id = useId();
  const connection = useConnection();
  const [feed] = useState(() => new LobbyFeed(connection));
  useEffect(() => feed.start(), [feed]);
  const tables = useStore(feed.store, (s) => s.tables);
  const own = [...(tables?.values() ?? [])].filter((table) => table.group?.id === group);
  const { mine, open, running } = lobbyLists(own.filter(({ status }) => status !== 'finished'));
  const shown = [...mine, ...open, ...running];

  const states =
    tables === null
      ? null
      : own
          .map((table) => `${table.id} ${table.status}`)
          .toSorted()
          .join();
  const known = useRef(states);
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    const before = known.current;
    known.current = states;
    if (before !== null && before !== states) changed();
  }, [states]);

  return (
    <section aria-labelledby={id} className={styles.tables}>
      <h2 id={id}>{t('tables')}</h2>
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('noTables')}</p>
      ) : (
        <Suspense>
          <ul>
            {shown.map((table) => (
              <TableRow key={table.id} table={table} localTime={feed.localTime} isGroupNamed />
            ))}
          </ul>
        </Suspense>
      )}
    </section>
  );
}
