import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { identity } from '../connection/identity.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { choosePasskey } from './browserPasskeys.ts';
import styles from './Devices.module.css';

/** Adds this device to the user of a passkey, and keeps the current user as a former one. */
export function UsePasskey({ onDone }: { onDone: () => void }) {
  const t = useTranslations('devices.passkeys');
  const failureText = useFailureText();
  const connection = useConnection();
  const own = useConnectionState((s) => s.me?.name ?? '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns the problem; null if the device was added */
  async function claim(): Promise<string | null> {
    const started = await connection.request('passkeys:request', {});
    if (!started.ok) return failureText(started.error.code);
    const used = await choosePasskey(started.options);
    if (typeof used === 'string') return t(used);
    const answer = await connection.request('passkeys:claim', used);
    if (!answer.ok) return failureText(answer.error.code);
    identity.become(answer.key, answer.person.name, own);
    connection.reconnect();
    return null;
  }

  async function press() {
    setBusy(true);
    const failed = await claim();
    setBusy(false);
    if (failed === null) {
      onDone();
      return;
    }
    setProblem(failed);
    announce(failed, true);
  }

  return (
    <div className={styles.form}>
      <Button busy={busy} onClick={() => void press()}>
        {t('use')}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
