import type { AdminServer } from '@sobremesa/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from '../lib/tab.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { AdminFailure, ask, useReason } from './api.ts';
import { PeoplePart } from './PeoplePart.tsx';
import { ServerPart } from './ServerPart.tsx';
import { SignIn } from './SignIn.tsx';
import { TablesPart } from './TablesPart.tsx';
import styles from './AdminPage.module.css';

/** Where the operator sees and does what concerns the whole server. */
export default function AdminPage() {
  const t = useTranslations('admin');
  const reason = useReason();
  const heading = useRef<HTMLHeadingElement>(null);
  /** Undefined until it is known whether somebody is in; null when nobody is. */
  const [server, setServer] = useState<AdminServer | null>();
  /** Rises whenever all of it is asked for anew. */
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
            <ServerPart server={server} />
            <TablesPart key={`tables ${round}`} server={server} onChange={load} onFailure={fail} />
            <PeoplePart key={`people ${round}`} onFailure={fail} />
          </>
        )}
      </main>
    </>
  );
}
