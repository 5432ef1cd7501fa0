import type { Results } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { deviceLink } from '../lib/base.ts';
import { useFailureText } from '../lib/failure.ts';
import { ShareLink } from '../table/ShareLink.tsx';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Devices.module.css';
import { useDeviceName } from './useDeviceName.ts';

/** A link that adds a device, until a device has used it. */
export function AddDevice() {
  const t = useTranslations('devices');
  const format = useFormatter();
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const name = useConnectionState((s) => s.me?.name ?? '');
  const added = useConnectionState((s) => s.added);
  const [ticket, setTicket] = useState<(Results['devices:link'] & { before: typeof added }) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const come =
    ticket === null ? undefined : added.find((device) => device.createdBy === undefined && !ticket.before.includes(device));

  async function make() {
    setBusy(true);
    const answer = await connection.request('devices:link', {});
    setBusy(false);
    if (answer.ok) setTicket({ ...answer, before: connection.store.getState().added });
    setProblem(answer.ok ? null : failureText(answer.error.code));
  }

  if (come !== undefined) return <output className={styles.done}>{t('addDone', { device: nameOf(come) })}</output>;
  if (ticket === null) {
    return (
      <div>
        <Button look="primary" busy={busy} onClick={() => void make()}>
          {t('add')}
        </Button>
        <Problem text={problem} />
      </div>
    );
  }
  return (
    <section className={styles.add} aria-label={t('add')}>
      <p>{t('addText')}</p>
      <ShareLink link={deviceLink(ticket.token, name)} label={t('addLink')} shareTitle={t('add')} />
      <p className={styles.note}>
        {t('addUntil', { time: format.dateTime(ticket.expires, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }) })}
      </p>
    </section>
  );
}
