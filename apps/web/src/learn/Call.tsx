import { TableSession } from '@sobremesa/client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useTab } from '../lib/tab.ts';
import { usePicked } from '../lib/usePicked.ts';
import { useConnection } from '../connection/current.ts';
import { play } from '../lib/sound.ts';
import { announce } from '../ui/announce.tsx';
import styles from './Call.module.css';

/**
 * For a reader who learns while a table waits: enters that table, and calls the reader when its
 * match begins.
 */
export function Call({ table, title }: { table: string; title: string }) {
  const t = useTranslations('learn');
  const connection = useConnection();
  const [session] = useState(() => new TableSession(connection, table));
  useEffect(() => session.start(), [session]);
  const status = usePicked(session.store, ({ view }) => view?.status);
  const begun = status !== undefined && status !== 'open';
  useTab(begun ? t('calls') : title, begun);
  useEffect(() => {
    if (!begun) return;
    announce(t('calls'), true);
    play('turn');
  }, [begun, t]);
  if (status === undefined) return null;
  return (
    <p className={styles.call} data-calls={begun}>
      <span>{t(begun ? 'calls' : 'waits')}</span>
      <LinkButton href={`/t/${table}`} look={begun ? 'primary' : 'plain'}>
        {t('toTable')}
      </LinkButton>
    </p>
  );
}
