import type { WatchDelay } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BotLevelMark } from '../../bots/BotMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { Why } from '../../rulebook/Why.tsx';
import { Absent } from '../Absent.tsx';
import { useAct, useTable } from '../session.ts';
import { useParty } from './context.ts';
import { Notice } from './Notice.tsx';
import styles from './Notice.module.css';
import { useRefusalText } from './refusal.ts';
import type { Moves } from './useMoves.ts';
import { lazy } from '../../lib/lazy.ts';

const Vote = lazy(async () => ({ default: (await import('./Vote.tsx')).Vote }));
const AfterMove = lazy(() => import('../../notifications/AfterMove.tsx'));

/** Messages that replace the prompt, one at a time. */
export function Notices({ moves }: { moves: Moves }) {
  const t = useTranslations('table.play');
  const { view, mine } = useParty();
  const { ask, busy, problem, dismiss } = useAct();
  const running = view.status === 'running';

  return (
    <>
      <div role="alert" className={styles.live}>
        <Refused moves={moves} />
      </div>
      {problem !== null && (
        <Notice kind="problem" onDismiss={dismiss}>
          <span>{problem}</span>
        </Notice>
      )}
      {running && mine?.standIn && (
        <Notice kind="yours">
          <span>
            {t('playedForYou')} <BotLevelMark level={view.standInLevel} />
          </span>
          <Button look="primary" busy={busy} onClick={() => void ask('table:return', { table: view.id })}>
            {t('return')}
          </Button>
        </Notice>
      )}
      {running && view.you !== null && <Absent onStandIn={(seat) => void ask('table:standIn', { table: view.id, seat })} />}
      <output className={styles.live}>
        <Suspense>{running && view.vote !== null && <Vote />}</Suspense>
      </output>
      <output className={styles.live}>{running && <Moved />}</output>
      <output className={styles.live}>{running && view.hurried && <Hurried />}</output>
      {running && view.you === null && view.watchDelay !== null && <Late delay={view.watchDelay} />}
      {running && view.pace.kind === 'days' && mine !== undefined && (
        <Suspense>
          <AfterMove />
        </Suspense>
      )}
    </>
  );
}

/**
 * Why the last move was refused. Shown only in the state in which it was refused, except for a
 * stale move.
 */
export function Refused({ moves: { refused, dismiss } }: { moves: Moves }) {
  const refusalText = useRefusalText();
  // Without a refusal, a move does not render it again.
  const version = useTable((s) => (refused === null ? undefined : s.match?.version));
  if (refused === null || (refused.version !== version && refused.refusal.code !== 'stale')) return null;
  return (
    <Notice kind="refusal" onDismiss={dismiss}>
      <Why>{refusalText(refused.refusal)}</Why>
    </Notice>
  );
}

/** Reports that the server is too busy for its bots. */
function Hurried() {
  const t = useTranslations('table.play');
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Notice kind="info" onDismiss={() => setRead(true)}>
      <span>{t('hurried')}</span>
    </Notice>
  );
}

/** Informs a spectator that the table is shown with a delay. */
function Late({ delay }: { delay: WatchDelay }) {
  const t = useTranslations('table.play');
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <Notice kind="info" onDismiss={() => setRead(true)}>
      <span>{'moves' in delay ? t('lateMoves', delay) : t('lateMinutes', delay)}</span>
    </Notice>
  );
}

/**
 * Reports that the reader's seat was transferred to another device, or that the host has removed
 * the reader.
 */
function Moved() {
  const t = useTranslations('table.play');
  const { you, seats } = useParty().view;
  const [had, setHad] = useState(you);
  if (you !== null && had !== you) setHad(you);
  if (you !== null || had === null) return null;
  return (
    <Notice kind="info" onDismiss={() => setHad(null)}>
      <span>{seats[had]?.standIn === 'removed' ? t('removed') : t('movedAway')}</span>
    </Notice>
  );
}
