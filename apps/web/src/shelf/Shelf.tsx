import type { TableSummary } from '@sobremesa/protocol';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useFailureText } from '../lib/failure.ts';
import { usePreferences } from '../lib/preferences.ts';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Problem } from '../ui/Problem.tsx';
import { games } from '../games/index.ts';
import { GameBox } from './GameBox.tsx';
import styles from './Shelf.module.css';

/** Most play as they did the last time. */
const Opponents = lazy(() => import('./Opponents.tsx'));

interface ShelfProps {
  /** All that are known of. */
  tables: readonly TableSummary[];
  /** Opens the form for a table of this game. */
  onOpen: (game: string) => void;
}

/** The games as boxes that one takes down, each played with one tap: against bots, or alone. */
export function Shelf({ tables, onOpen }: ShelfProps) {
  const t = useTranslations('lobby');
  const failureText = useFailureText();
  const connection = useConnection();
  const offered = useConnectionState((s) => s.games);
  const { bots, level } = usePreferences();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const title = useId();

  async function play(game: string) {
    setStarting(true);
    setProblem(null);
    const { playNow } = await import('./playNow.ts');
    const { table, failure } = await playNow(connection, { game, bots: Number(bots), level, guest: t('playNow.guest') });
    if (table !== null) return navigate(`/t/${table}`);
    setStarting(false);
    setProblem(failureText(failure));
    announce(failureText(failure), true);
  }

  return (
    <section className={styles.shelf} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('shelf.title')}</h2>
        <Popover
          label={t('playNow.against', { bots: Number(bots), level })}
          icon="settings"
          showLabel
          onOpen={() => setChoosing(true)}
        >
          {() => <Suspense>{choosing && <Opponents />}</Suspense>}
        </Popover>
      </div>
      <Problem text={problem} />
      <ul className={styles.boxes}>
        {(offered.length > 0 ? offered : Object.keys(games)).map((game) => (
          <GameBox
            key={game}
            game={game}
            tables={tables}
            busy={starting}
            onPlay={() => void play(game)}
            onOpen={() => onOpen(game)}
          />
        ))}
      </ul>
    </section>
  );
}
