import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { setBadge } from '../lib/badge.ts';
import { useTab } from '../lib/tab.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { LobbyFeed } from '@sobremesa/client';
import type { TableSummary } from '@sobremesa/protocol';
import { Shelf } from '../shelf/Shelf.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { JoinByLink } from './JoinByLink.tsx';
import styles from './LobbyPage.module.css';
import { Scene } from './Scene.tsx';
import { lobbyLists } from './seats.ts';

/** On the first evening there are none. */
const TableRow = lazy(() => import('./TableRow.tsx'));
/** Most who come here take a seat and open nothing. */
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
   * For a table of which game the form is open: null leaves that to it, undefined when it is
   * closed.
   */
  const [opening, setOpening] = useState<string | null | undefined>(() => (isAskedFor() ? null : undefined));
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
        <Welcome name={me?.name ?? null} busy={mine.length > 0} onOpen={() => setOpening(null)} />
        {places && (
          <div className={styles.first}>
            <TableList title={t('mine')} tables={mine} localTime={feed.localTime} />
            <TableList title={t('open')} tables={open} localTime={feed.localTime} />
          </div>
        )}
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
        </aside>
      </main>
      <footer className={styles.footer}>
        <Link href="/here">{t('here')}</Link>
        <Link href="/licences">{tLicences('link')}</Link>
      </footer>
      {opening !== undefined && (
        <Suspense>
          <OpenTable of={opening} onClose={() => setOpening(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** A device on which the page is installed offers to open a table, too. */
function isAskedFor(): boolean {
  return new URLSearchParams(location.search).has('open');
}

/** What this is, for who comes for the first time; a greeting for who knows it. */
function Welcome({ name, busy, onOpen }: { name: string | null; busy: boolean; onOpen: () => void }) {
  const t = useTranslations('lobby');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not on the first page, whose reader begins at the top.
    if (history.state !== null || document.activeElement !== document.body) heading.current?.focus();
  }, []);
  return (
    <section className={styles.welcome} data-size={busy ? 'small' : 'large'}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1}>
          {name === null ? t('title') : t('hello', { name })}
        </h1>
        <p>{name === null ? t('what') : t('whatNow')}</p>
        <Button look="primary" size="big" onClick={onOpen}>
          <Icon name="plus" />
          {t('openTable.title')}
        </Button>
      </div>
      {!busy && <Scene />}
    </section>
  );
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
