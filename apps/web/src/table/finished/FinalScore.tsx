import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useFailureText } from '../../lib/failure.ts';
import { useConnection } from '../../connection/current.ts';
import { LobbyFeed } from '@sobremesa/client';
import { BotMark } from '../../bots/BotMark.tsx';
import { isBot } from '../../bots/seats.ts';
import { givesHints } from '../../games/load.ts';
import { seatedNames } from '../../lobby/seats.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Problem } from '../../ui/Problem.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useParty } from '../play/context.ts';
import { isGoneOver } from '../review/goneOver.ts';
import type { ReviewProps } from '../review/Review.tsx';
import { Parts } from '../side/Scores.tsx';
import { useStandings } from '../standings.ts';
import styles from './FinalScore.module.css';

const Review = lazy(() => import('../review/Review.tsx'));

const STEP_MS = 900;

export interface FinalScoreProps extends Partial<ReviewProps> {
  isRevealed: boolean;
  onRevealed: () => void;
  next?: ReactNode;
}

/**
 * The final count, shown source by source, all players at once; then who has won, and what can be
 * done next: by default to play again.
 */
export default function FinalScore({ isRevealed, onRevealed, goTo, next }: FinalScoreProps) {
  const t = useTranslations('table.finished');
  const { view } = useParty();
  const standings = useStandings();
  const steps = Math.max(0, ...standings.map(({ parts }) => parts.length));
  const shown = useCount(steps, isRevealed, onRevealed);

  return (
    <section className={styles.final} aria-label={t('title')}>
      <header className={styles.header}>
        <h2>{t('title')}</h2>
        {!isRevealed && (
          <Button look="quiet" onClick={onRevealed}>
            {t('skip')}
          </Button>
        )}
      </header>
      <ol className={styles.players}>
        {standings.map(({ key, name, seat, rank, total, parts }) => {
          const counted = parts.slice(0, shown).reduce((sum, { points }) => sum + points, 0);
          return (
            <li key={key} className={classes(styles.player, isRevealed && rank === 1 && styles.winner)}>
              <h3>
                <SeatToken seat={seat} name={name} size={34} />
                <span className={styles.name}>{name}</span>
                {isBot(view, seat) && <BotMark />}
                <span className={styles.total}>{isRevealed ? total : counted}</span>
              </h3>
              {isRevealed && standings.length > 1 && <p className={styles.rank}>{t('rank', { rank })}</p>}
              <Parts parts={parts} shown={shown} />
            </li>
          );
        })}
      </ol>
      {isRevealed && goTo !== undefined && isGoneOver(view) && givesHints(view.game) && (
        <Suspense>
          <Review goTo={goTo} />
        </Suspense>
      )}
      {isRevealed && (next ?? <Rematch />)}
    </section>
  );
}

/** How many sources have been shown by now. */
function useCount(steps: number, isRevealed: boolean, onRevealed: () => void): number {
  const [count, setCount] = useState(() => (matchMedia('(prefers-reduced-motion: reduce)').matches ? steps : 0));
  useEffect(() => {
    if (isRevealed) return undefined;
    const timer = setTimeout(() => (count < steps ? setCount(count + 1) : onRevealed()), count < steps ? STEP_MS : 0);
    return () => clearTimeout(timer);
  }, [count, steps, isRevealed, onRevealed]);
  return isRevealed ? steps : count;
}

/** Again, with the same people. */
function Rematch() {
  const t = useTranslations('table.finished');
  const failureText = useFailureText();
  const connection = useConnection();
  const { view, players } = useParty();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function again() {
    setBusy(true);
    const answer = await connection.request('table:rematch', { table: view.id });
    setBusy(false);
    if (answer.ok) navigate(`/t/${answer.table}`);
    else setProblem(failureText(answer.error.code));
  }

  return (
    <div className={styles.rematch}>
      {view.you !== null ? (
        <Button look="primary" size="big" busy={busy} onClick={() => void again()}>
          {view.rematch === null ? t(players.length === 1 ? 'again' : 'rematch') : t('joinRematch')}
        </Button>
      ) : (
        view.rematch !== null && (
          <LinkButton href={`/t/${view.rematch}`} look="primary">
            {t('watchRematch')}
          </LinkButton>
        )
      )}
      <LinkButton href="/">{t('toLobby')}</LinkButton>
      {view.rematch !== null && <AtNextTable id={view.rematch} />}
      <Problem text={problem} />
    </div>
  );
}

/** Who has sat down there already, as far as the lobby tells this reader. */
function AtNextTable({ id }: { id: string }) {
  const t = useTranslations('table.finished');
  const format = useFormatter();
  const connection = useConnection();
  const [feed] = useState(() => new LobbyFeed(connection));
  useEffect(() => feed.start(), [feed]);
  const seats = useStore(feed.store, (s) => s.tables?.get(id)?.seats);
  const names = seatedNames(seats ?? []);
  return names.length > 0 && <p>{t('waiting', { names: format.list(names), count: names.length })}</p>;
}
