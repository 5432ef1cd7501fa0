import { freeSeats, type TableNews, type TableSummary } from '@sobremesa/protocol';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { Link } from 'wouter';
import { hasClock } from '../timeControl/hasClock.ts';
import { Icon } from '../ui/Icon.tsx';
import { Mark } from '../ui/Mark.tsx';
import { classes } from '../ui/classes.ts';
import { useGameName, useSeatedNames } from './names.ts';
import { looks } from './seats.ts';
import styles from './TableRow.module.css';
import { Variants } from './Variants.tsx';
import { lazy } from '../lib/lazy.ts';

const TimeControlInShort = lazy(async () => ({ default: (await import('../timeControl/InLobby.tsx')).TimeControlInShort }));
const TimeLeft = lazy(async () => ({ default: (await import('../timeControl/InLobby.tsx')).TimeLeft }));

interface TableRowProps {
  table: TableSummary;
  /** Converts a time of the server's clock to this device's. */
  localTime: (at: number) => number;
  /** Whether the page around the row names the table's group. */
  isGroupNamed?: boolean;
}

/** A table in the lobby: a single link, whatever the reader can do there. */
export default function TableRow({ table, localTime, isGroupNamed = false }: TableRowProps) {
  const t = useTranslations('lobby');
  const format = useFormatter();
  const gameName = useGameName();
  const names = useSeatedNames(table.seats);
  const free = freeSeats(table.seats);
  const waited = table.waitsFor.flatMap((seat) => table.seats[seat]?.name ?? []);

  return (
    <li className={classes(styles.row, table.yourTurn && styles.calling)}>
      <Mark seats={looks(table.seats)} size={48} />
      <div className={styles.words}>
        <Link href={`/t/${table.id}`} className={styles.game}>
          {gameName(table.game)}
        </Link>
        <p className={styles.people}>{names.length > 0 ? format.list(names) : t('nobodyYet')}</p>
        {hasClock(table.pace) && (
          <p className={styles.pace}>
            <Suspense>
              <TimeControlInShort pace={table.pace} />
            </Suspense>
          </p>
        )}
        <Variants game={table.game} options={table.options} />
      </div>
      <div className={styles.state}>
        {table.yourTurn ? (
          <strong className={styles.turn}>{t('yourTurn')}</strong>
        ) : (
          <span>
            {waited.length > 0
              ? t('waitsFor', { names: format.list(waited) })
              : table.kept !== undefined
                ? t('kept')
                : table.status === 'open'
                  ? t('seatsLeft', { free })
                  : t(`status.${table.status}`)}
          </span>
        )}
        {table.clock !== null && (
          <span className={classes(table.yourTurn && styles.own)}>
            <Suspense>
              <TimeLeft table={table} localTime={localTime} />
            </Suspense>
          </span>
        )}
        {table.news !== null && <News {...table.news} />}
        {table.group === null
          ? !table.listed && <span className={styles.private}>{t('byLink')}</span>
          : !isGroupNamed && <span className={styles.private}>{t('group', { name: table.group.name })}</span>}
      </div>
      <span className={styles.go} aria-hidden="true">
        <Icon name="back" />
      </span>
    </li>
  );
}

/** The number of log lines and messages since the reader's last visit. */
function News({ lines, messages }: TableNews) {
  const t = useTranslations('lobby');
  if (lines + messages === 0) return null;
  return (
    <span className={styles.news}>
      {[lines > 0 && t('newLines', { lines }), messages > 0 && t('newMessages', { messages })].filter(Boolean).join(' · ')}
    </span>
  );
}
