import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useFailureText } from '../app/failure.ts';
import { usePreferences } from '../app/preferences.ts';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Problem } from '../ui/Problem.tsx';
import { useGameName } from './names.ts';
import styles from './PlayNow.module.css';

/** Most play as they did the last time. */
const Opponents = lazy(() => import('./Opponents.tsx'));

/** One tap for each game, and one plays it: against bots, or alone. */
export function PlayNow() {
  const t = useTranslations('lobby.playNow');
  const failureText = useFailureText();
  const gameName = useGameName();
  const connection = useConnection();
  const offered = useConnectionState((s) => s.games);
  const { bots, level } = usePreferences();
  const [, navigate] = useLocation();
  const [starting, setStarting] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [choosing, setChoosing] = useState(false);
  const title = useId();

  async function start(game: string) {
    setStarting(game);
    setProblem(null);
    const { playNow } = await import('./playNow.ts');
    const { table, failure } = await playNow(connection, { game, bots: Number(bots), level, guest: t('guest') });
    if (table !== null) return navigate(`/t/${table}`);
    setStarting(null);
    setProblem(failureText(failure));
    announce(failureText(failure), true);
  }

  return (
    <section className={styles.now} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      <div className={styles.games}>
        {offered.map((game) => (
          <Button key={game} busy={starting !== null} onClick={() => void start(game)}>
            {gameName(game)}
          </Button>
        ))}
      </div>
      <Popover label={t('against', { bots: Number(bots), level })} icon="settings" showLabel onOpen={() => setChoosing(true)}>
        {() => <Suspense>{choosing && <Opponents />}</Suspense>}
      </Popover>
      <Problem text={problem} />
    </section>
  );
}
