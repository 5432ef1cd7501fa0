import type { AdminServer } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { useWords } from './sizes.ts';
import styles from './AdminPage.module.css';

/** How the server is, and what it keeps. */
export function ServerPart({ server: { version, startedAt, live, stored, database, files, kept } }: { server: AdminServer }) {
  const t = useTranslations('admin.server');
  const { size, when } = useWords();
  const tables = stored.open + stored.running + stored.finished;
  const beside = (own: NonNullable<AdminServer['files']>) => {
    const { count, bytes, newest } = own.backups;
    const backups = t('backupsNow', { count, size: size(bytes) });
    return [
      [t('free'), size(own.free)],
      [t('backups'), newest === null ? backups : `${backups}, ${when(newest)}`],
    ] as const;
  };
  const facts = [
    [t('version'), version],
    [t('started'), when(startedAt)],
    [t('live'), t('liveNow', live)],
    [t('stored'), t('storedNow', { tables, people: stored.people, moves: stored.moves })],
    [t('database'), size(database)],
    ...(files === null ? [] : beside(files)),
    [t('kept'), kept.map(({ variable, value }) => `${variable}=${value}`).join(', ')],
  ] as const;
  return (
    <section aria-labelledby="admin-server">
      <h2 id="admin-server">{t('title')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.soft}>{t('keptHint')}</p>
    </section>
  );
}
