import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { identity } from '../connection/identity.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Devices.module.css';

interface ClaimDeviceProps {
  token: string;
  /** The user to whom this device will belong. */
  name: string;
  title: string;
  text: string;
  confirm: string;
  onDone: () => void;
  /** Alternatives to the confirmation. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before a link is used, and keeps the device's current user as a former one.
 */
export function ClaimDevice({ token, name, title, text, confirm, onDone, children }: ClaimDeviceProps) {
  const t = useTranslations('devices.page');
  const failureText = useFailureText();
  const connection = useConnection();
  const online = useConnectionState((s) => s.status === 'online');
  const own = useConnectionState((s) => s.me?.name ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function claim() {
    setBusy(true);
    const answer = await connection.request('devices:claim', { token });
    setBusy(false);
    if (answer.ok) {
      identity.become(answer.key, answer.person.name, own ?? '');
      connection.reconnect();
      onDone();
      return;
    }
    setProblem(failureText(answer.error.code));
    announce(failureText(answer.error.code), true);
  }

  return (
    <div className={styles.page}>
      <Mark size={88} seats={['taken', 'free', 'free', 'free']} />
      <h1>{title}</h1>
      <p>{text}</p>
      {own !== null && own !== '' && <p className={styles.note}>{t('other', { own, name })}</p>}
      <Problem text={problem} />
      <Button look="primary" size="big" busy={busy || !online} onClick={() => void claim()}>
        {confirm}
      </Button>
      {children}
    </div>
  );
}
