import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { limits, type PasskeyView } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import { createPasskey } from './browserPasskeys.ts';
import styles from './Devices.module.css';
import { RemovePasskey } from './RemovePasskey.tsx';
import { useDeviceName } from './useDeviceName.ts';

/** The reader's passkeys, and a button that creates one. */
export function PasskeyList({ passkeys }: { passkeys: readonly PasskeyView[] }) {
  const t = useTranslations('devices.passkeys');
  const format = useFormatter();
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState<PasskeyView | null>(null);
  const canCreate = browserSupportsWebAuthn();
  const dateOf = (at: number) => format.dateTime(at, { dateStyle: 'medium' });

  /** @returns the problem; null if there is a new passkey */
  async function create(): Promise<string | null> {
    const started = await connection.request('passkeys:create', {});
    if (!started.ok) return failureText(started.error.code);
    const created = await createPasskey(started.options);
    if (typeof created === 'string') return t(created);
    const answer = await connection.request('passkeys:add', created);
    return answer.ok ? null : failureText(answer.error.code);
  }

  async function press() {
    setBusy(true);
    const failed = await create();
    setBusy(false);
    setProblem(failed);
    announce(failed ?? t('created'), failed !== null);
    if (failed === null) connection.noteChangedDevices();
  }

  if (!canCreate && passkeys.length === 0) return null;
  return (
    <section className={styles.passkeys} aria-labelledby="passkeys">
      <h3 id="passkeys">{t('title')}</h3>
      <p>{t('text')}</p>
      {passkeys.length > 0 && (
        <ul className={styles.devices} aria-labelledby="passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <span>
                <strong>{nameOf(passkey)}</strong>
                <small>
                  {t('added', { date: dateOf(passkey.addedAt) })} ·{' '}
                  {passkey.usedAt === null ? t('unused') : t('used', { date: dateOf(passkey.usedAt) })}
                </small>
              </span>
              <Button look="quiet" aria-label={t('removeOf', { device: nameOf(passkey) })} onClick={() => setRemoving(passkey)}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canCreate && passkeys.length < limits.passkeys && (
        <Button busy={busy} onClick={() => void press()}>
          {t('create')}
        </Button>
      )}
      <Problem text={problem} />
      {removing !== null && <RemovePasskey passkey={removing} onClose={() => setRemoving(null)} />}
    </section>
  );
}
