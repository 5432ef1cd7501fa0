import type { TableView } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seatedNames } from '../../lobby/seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { lazy } from '../../lib/lazy.ts';
import { useAct } from '../session.ts';
import styles from './Tools.module.css';

const Confirm = lazy(async () => ({ default: (await import('../../ui/Confirm.tsx')).Confirm }));

/** The host's commands: start the match, or cancel the table. */
export function HostTools({ view }: { view: TableView }) {
  const t = useTranslations('table.open');
  const { ask, busy, problem } = useAct();
  const tBots = useTranslations('table.bots');
  const [discarding, setDiscarding] = useState(false);
  const free = view.seats.find(({ state }) => state === 'free');
  const hasEmpty = view.seats.some(({ state }) => state === 'free' || state === 'reserved');
  const missing = view.minPlayers - seatedNames(view.seats).length;

  return (
    <div className={styles.tools}>
      <h2>{missing > 0 ? t('waitingFor', { count: missing }) : t('mayStart')}</h2>
      <Button
        look="primary"
        size="big"
        busy={busy}
        unavailable={missing > 0 ? t('tooFew', { min: String(view.minPlayers) }) : undefined}
        onClick={() => void ask('table:start', { table: view.id })}
      >
        {t('start')}
      </Button>
      {missing > 0 ? (
        <p className={styles.hint}>{t('tooFew', { min: String(view.minPlayers) })}</p>
      ) : (
        hasEmpty && <p className={styles.hint}>{t('startHint')}</p>
      )}
      {free !== undefined && (
        <Button busy={busy} onClick={() => void ask('table:bot', { table: view.id, seat: free.seat, level: 'sound' })}>
          <Icon name="bot" />
          {tBots('seat')}
        </Button>
      )}
      {view.barred.map(({ speaker, name }) => (
        <Button key={speaker} look="quiet" busy={busy} onClick={() => void ask('table:admit', { table: view.id, speaker })}>
          {t('admit', { name })}
        </Button>
      ))}
      <Problem text={problem} />
      <div className={styles.row}>
        <Button look="quiet" onClick={() => void ask('table:stand', { table: view.id })}>
          {t('standUp')}
        </Button>
        <Button look="quiet" onClick={() => setDiscarding(true)}>
          {t('discard')}
        </Button>
      </div>
      <Suspense>
        {discarding && (
          <Confirm
            title={t('discardTitle')}
            text={t('discardText')}
            act={t('discard')}
            stay={t('keep')}
            busy={busy}
            problem={problem}
            onAct={() => void ask('table:discard', { table: view.id })}
            onClose={() => setDiscarding(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The commands of a seated guest: wait, or leave the seat. */
export function GuestTools({ view }: { view: TableView }) {
  const t = useTranslations('table.open');
  const { ask, busy, problem } = useAct();
  const host = view.seats.find((seat) => seat.host)?.name;
  return (
    <div className={styles.tools}>
      <h2>{t('seated')}</h2>
      <p className={styles.hint}>{host ? t('hostStarts', { host }) : t('startsWhenFull')}</p>
      <Problem text={problem} />
      <Button busy={busy} onClick={() => void ask('table:stand', { table: view.id })}>
        {t('standUp')}
      </Button>
    </div>
  );
}
