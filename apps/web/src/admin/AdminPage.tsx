import type { AdminServer } from '@sobremesa/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../lib/tab.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { AdminFailure, ask, useReason } from './api.ts';
import { NotificationsPart } from './NotificationsPart.tsx';
import { PeoplePart } from './PeoplePart.tsx';
import { ServerPart } from './ServerPart.tsx';
import { SignIn } from './SignIn.tsx';
import { TablesPart } from './TablesPart.tsx';
import styles from './AdminPage.module.css';

/** The operator's page: shows the state of the server, and offers its commands. */
export default function AdminPage() {
  const t = useTranslations('admin');
  const reason = useReason();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Undefined until the server has answered; null if nobody is logged in. */
  const [server, setServer] = useState<AdminServer | null>();
  /** Incremented to load all data again. */
  const [round, setRound] = useState(0);
  useTab(t('title'));

  const fail = useCallback(
    (error: unknown) => {
      const isOut = error instanceof AdminFailure && error.code === 'unauthorized';
      setServer((before) => {
        if (!isOut || before) announce(reason(error), true);
        return isOut ? null : (before ?? null);
      });
    },
    [reason],
  );
  const load = useCallback(() => void ask<AdminServer>('GET', '/server').then(setServer, fail), [fail]);
  useEffect(() => {
    heading.current?.focus();
    load();
  }, [load]);

  const isIn = server !== null && server !== undefined;
  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {server === null && <SignIn onIn={load} />}
        {isIn && (
          <>
            <div className={styles.row}>
              <Button
                onClick={() => {
                  load();
                  setRound(round + 1);
                }}
              >
                {t('reload')}
              </Button>
              <Button look="quiet" onClick={() => void ask('DELETE', '/session').then(() => setServer(null), fail)}>
                {t('signIn.leave')}
              </Button>
            </div>
            <ServerPart server={server} onChange={load} />
            <TablesPart key={`tables ${round}`} server={server} onChange={load} onFailure={fail} />
            <NotificationsPart key={`notifications ${round}`} onFailure={fail} />
            <PeoplePart key={`people ${round}`} server={server} onFailure={fail} />
          </>
        )}
      </main>
    </>
  );
}
