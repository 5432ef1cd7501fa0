import type { AdminBackup, AdminServer } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { ask, useReason } from './api.ts';
import { useWords } from './sizes.ts';
import styles from './AdminPage.module.css';

interface ServerPartProps {
  server: AdminServer;
  /** Loads the state of the server again. */
  onChange: () => void;
}

/** The server's health and storage. */
export function ServerPart({ server, onChange }: ServerPartProps) {
  const { version, startedAt, live, stored, database, files, kept } = server;
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
    [t('stored'), t('storedNow', { tables, people: stored.people, groups: stored.groups, moves: stored.moves })],
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
      {files !== null && <BackUp onMade={onChange} />}
    </section>
  );
}

function BackUp({ onMade }: { onMade: () => void }) {
  const t = useTranslations('admin.server');
  const reason = useReason();
  const { size } = useWords();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<AdminBackup | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function make() {
    setMaking(true);
    try {
      const backup = await ask<AdminBackup>('POST', '/backups');
      setMade(backup);
      setProblem(null);
      announce(t('backedUp', { size: size(backup.bytes) }));
      onMade();
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
    } finally {
      setMaking(false);
    }
  }

  return (
    <>
      <div className={styles.row}>
        <Button disabled={isMaking} onClick={() => void make()}>
          {t(isMaking ? 'backingUp' : 'backUp')}
        </Button>
      </div>
      {problem === null && made !== null && (
        <p>
          {t('backedUp', { size: size(made.bytes) })} <code>{made.path}</code>
        </p>
      )}
      <Problem text={problem} />
    </>
  );
}
