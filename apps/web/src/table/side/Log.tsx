import type { LogEntry, TableView } from '@sobremesa/protocol';
import { memo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { PlayableGame } from '../../games/load.ts';
import { Button } from '../../ui/Button.tsx';
import { usePlay } from '../play/context.ts';
import { useSession, useTable } from '../session.ts';
import { Feed } from './Feed.tsx';
import { GameSentence } from './GameSentence.tsx';
import styles from './Log.module.css';

/** What has happened, in sentences. */
export function Log({ shown }: { shown: boolean }) {
  const t = useTranslations('table.log');
  const session = useSession();
  const log = useTable((s) => s.log);
  const more = useTable((s) => s.moreLog);
  const { game, view } = usePlay();
  const [busy, setBusy] = useState(false);
  return (
    <Feed
      shown={shown}
      label={t('title')}
      older={
        more && (
          <Button
            busy={busy}
            onClick={() => {
              setBusy(true);
              void session.olderLog().finally(() => setBusy(false));
            }}
          >
            {t('older')}
          </Button>
        )
      }
    >
      {log.map((entry, i) => (
        <Line
          key={entry.seq}
          entry={entry}
          game={game}
          name={'seat' in entry.event ? nameOf(view, entry.event.seat) : ''}
          timed={minuteOf(log[i - 1]) !== minuteOf(entry)}
        />
      ))}
    </Feed>
  );
}

function minuteOf(entry: LogEntry | undefined): number | undefined {
  return entry && Math.floor(entry.at / 60_000);
}

function nameOf({ seats }: TableView, seat: number): string {
  return seats.find((s) => s.seat === seat)?.name ?? '?';
}

/**
 * What has been said is not said anew with every move.
 * @param name of whom the house speaks
 * @param timed whether it says when it was: the first line of each minute does
 */
const Line = memo(function Line({
  entry,
  game,
  name,
  timed,
}: {
  entry: LogEntry;
  game: PlayableGame;
  name: string;
  timed: boolean;
}) {
  const t = useTranslations('table.log');
  const format = useFormatter();
  return (
    <li className={styles.line} data-kind={entry.kind} data-type={entry.event.type}>
      {entry.kind === 'game' ? (
        <GameSentence sentence={game.rules.sentence(entry.event)} picture={game.ui.picture} />
      ) : (
        <span>{t(`events.${entry.event.type}`, { name })}</span>
      )}
      {timed && (
        <time dateTime={new Date(entry.at).toISOString()} className={styles.time}>
          {format.dateTime(entry.at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
        </time>
      )}
    </li>
  );
});
