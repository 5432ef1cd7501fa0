import { isActive } from '@sobremesa/games/kit';
import type { WatchDelay } from '@sobremesa/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BotLevelMark } from '../../bots/BotMark.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Why } from '../../rulebook/Why.tsx';
import { FirstTime } from './FirstTime.tsx';
import { useAct, useTable } from '../session.ts';
import { useMatch, useParty } from './context.ts';
import { Notice } from './Notice.tsx';
import styles from './Notices.module.css';
import { useRefusalText } from './refusal.ts';
import type { Moves } from './useMoves.ts';
import { Vote } from './Vote.tsx';

const AfterMove = lazy(() => import('../../notices/AfterMove.tsx'));

/** Whatever stands in the way of playing on, under the sentence that says what to do. */
export function Notices({ moves }: { moves: Moves }) {
  const t = useTranslations('table.play');
  const { view, mine } = useParty();
  const { ask, busy, problem } = useAct();
  const running = view.status === 'running';

  return (
    <div className={styles.notices}>
      <div role="alert">
        <Refused moves={moves} />
      </div>
      {running && mine?.standIn && (
        <Notice>
          <span>
            {t('playedForYou')} <BotLevelMark level={view.standInLevel} />
          </span>
          <Button look="primary" busy={busy} onClick={() => void ask('table:return', { table: view.id })}>
            {t('return')}
          </Button>
        </Notice>
      )}
      {running && view.you !== null && <Absent onStandIn={(seat) => void ask('table:standIn', { table: view.id, seat })} />}
      <output>{running && <Vote />}</output>
      <output>{running && <Moved />}</output>
      {running && view.you === null && view.watchDelay !== null && <Late delay={view.watchDelay} />}
      <FirstTime />
      {running && view.pace.kind === 'days' && mine !== undefined && (
        <Suspense>
          <AfterMove />
        </Suspense>
      )}
      {problem !== null && <Notice kind="refusal">{problem}</Notice>}
    </div>
  );
}

/**
 * Why the last move was refused. It is shown in the state in which it was refused, except that a
 * stale move is reported in any.
 */
export function Refused({ moves: { refused } }: { moves: Moves }) {
  const refusalText = useRefusalText();
  // Without a refusal, a move does not render it again.
  const version = useTable((s) => (refused === null ? undefined : s.match?.version));
  if (refused === null || (refused.version !== version && refused.refusal.code !== 'stale')) return null;
  return (
    <Notice kind="refusal">
      <Why>{refusalText(refused.refusal)}</Why>
    </Notice>
  );
}

/**
 * Those for whom a live match waits and who are not there. Over days they still have their time,
 * and a pause waits for nobody.
 */
function Absent({ onStandIn }: { onStandIn: (seat: number) => void }) {
  const t = useTranslations('table.play');
  const absent = useMatch(({ view, ctx }) =>
    (view.pace.kind === 'days' || view.paused ? [] : view.seats).filter(
      ({ seat, state, present, standIn }) =>
        state === 'taken' && !present && !standIn && seat !== view.you && isActive(ctx, String(seat)),
    ),
  );
  return absent.map(({ seat, name }) => (
    <Notice key={seat}>
      <span>{t('waitsForAbsent', { name: name ?? '' })}</span>
      <Button onClick={() => onStandIn(seat)}>{t('standIn')}</Button>
    </Notice>
  ));
}

/** A watcher of this table sees what was, not what is. */
function Late({ delay }: { delay: WatchDelay }) {
  const t = useTranslations('table.play');
  return (
    <Notice>
      <span>{'moves' in delay ? t('lateMoves', delay) : t('lateMinutes', delay)}</span>
    </Notice>
  );
}

/** Says that the reader's seat has moved to another device, or that the host has taken it. */
function Moved() {
  const t = useTranslations('table.play');
  const tUi = useTranslations('ui');
  const { you, seats } = useParty().view;
  const [had, setHad] = useState(you);
  if (you !== null && had !== you) setHad(you);
  if (you !== null || had === null) return null;
  return (
    <Notice>
      <span>{seats[had]?.standIn === 'removed' ? t('removed') : t('movedAway')}</span>
      <Button look="quiet" square aria-label={tUi('close')} onClick={() => setHad(null)}>
        <Icon name="close" />
      </Button>
    </Notice>
  );
}
