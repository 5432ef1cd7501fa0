import { Suspense, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { setBadge } from '../lib/badge.ts';
import { useTab } from '../lib/tab.ts';
import { InstallButton } from '../layout/InstallButton.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { LobbyFeed } from '@sobremesa/client';
import type { TableSummary } from '@sobremesa/protocol';
import { Shelf } from '../shelf/Shelf.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import styles from './LobbyPage.module.css';
import { lobbyLists } from './seats.ts';
import { Welcome } from './Welcome.tsx';
import { lazy } from '../lib/lazy.ts';

/** A new server has no tables to list. */
const TableRow = lazy(() => import('./TableRow.tsx'));
/** Only readers with a name can have groups. */
const GroupsInLobby = lazy(() => import('../groups/GroupsInLobby.tsx'));
const NewGroup = lazy(() => import('../groups/NewGroup.tsx'));
/** Most visitors join a table and do not open one. */
const OpenTable = lazy(() => import('./OpenTable.tsx'));

export function LobbyPage() {
  const t = useTranslations('lobby');
  const tLicences = useTranslations('licences');
  const connection = useConnection();
  const [feed] = useState(() => new LobbyFeed(connection));
  useEffect(() => feed.start(), [feed]);
  const { tables, more } = useStore(feed.store);
  const me = useConnectionState((s) => s.me);
  /**
   * The game for which the form is open. Null: the reader chooses in the form. Undefined: the form
   * is closed.
   */
  const [opening, setOpening] = useState<string | null | undefined>(() => (isAskedFor() ? null : undefined));
  const [createsGroup, setCreatesGroup] = useState(false);
  const createGroup = () => setCreatesGroup(true);
  const known = [...(tables?.values() ?? [])];
  const { mine, open, running } = lobbyLists(known);
  const places = mine.length + open.length > 0;
  const calling = mine.filter((table) => table.yourTurn).length;
  useTab('Sobremesa', calling > 0);
  const isKnown = tables !== null;
  useEffect(() => {
    if (isKnown) setBadge(calling);
  }, [isKnown, calling]);

  return (
    <>
      <TopBar />
      <main className={styles.lobby}>
        <Welcome
          title={me === null ? t('title') : t('hello', { name: me.name })}
          text={me === null ? t('what') : t('whatNow')}
          small={mine.length > 0}
        >
          <Button look="primary" size="big" onClick={() => setOpening(null)}>
            <Icon name="plus" />
            {t('openTable.title')}
          </Button>
        </Welcome>
        {places && (
          <div className={styles.first}>
            <TableList title={t('mine')} tables={mine} localTime={feed.localTime} />
            <TableList title={t('open')} tables={open} localTime={feed.localTime} />
          </div>
        )}
        <Suspense>{me !== null && <GroupsInLobby onCreate={createGroup} />}</Suspense>
        <Shelf tables={known} onOpen={setOpening} />
        <div className={styles.lists}>
          {open.length === 0 && (
            <TableList
              title={t('open')}
              tables={open}
              localTime={feed.localTime}
              empty={tables === null ? t('looking') : t('noneOpen')}
            />
          )}
          <TableList title={t('running')} tables={running} localTime={feed.localTime} />
          {more > 0 && <p className={styles.more}>{t('moreTables', { more })}</p>}
        </div>
        <aside className={styles.aside}>
          <JoinByLink />
          {me === null && (
            <Button look="quiet" onClick={createGroup}>
              {t('newGroup')}
            </Button>
          )}
        </aside>
      </main>
      <footer className={styles.footer}>
        <Link href="/here">{t('here')}</Link>
        <Link href="/licences">{tLicences('link')}</Link>
        <InstallButton look="quiet" />
      </footer>
      <Suspense>{createsGroup && <NewGroup onClose={() => setCreatesGroup(false)} />}</Suspense>
      {opening !== undefined && (
        <Suspense>
          <OpenTable of={opening} onClose={() => setOpening(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the reader used the installed app's shortcut "open a table". */
function isAskedFor(): boolean {
  return new URLSearchParams(location.search).has('open');
}

interface TableListProps {
  title: string;
  tables: readonly TableSummary[];
  localTime: LobbyFeed['localTime'];
  empty?: string;
}

function TableList({ title, tables, localTime, empty }: TableListProps) {
  const id = useId();
  if (tables.length === 0 && empty === undefined) return null;
  return (
    <section aria-labelledby={id} className={styles.list}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <Suspense>
          <ul>
            {tables.map((table) => (
              <TableRow key={table.id} table={table} localTime={localTime} />
            ))}
          </ul>
        </Suspense>
      )}
    </section>
  );
}
