import type { AddedDevice } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Devices.module.css';
import { DevicesTexts } from './DevicesTexts.tsx';
import { useDeviceName } from './useDeviceName.ts';

/**
 * Announces, on any page, that this device was signed out, or that a device or passkey was added.
 */
export default function DeviceNews() {
  return (
    <Suspense>
      <DevicesTexts>
        <Inside />
      </DevicesTexts>
    </Suspense>
  );
}

function Inside() {
  const t = useTranslations('devices');
  const nameOf = useDeviceName();
  const connection = useConnection();
  const added = useConnectionState((s) => s.added);
  const signedOut = useConnectionState((s) => s.signedOut);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The oldest first: confirming a device also confirms the ones before it.
  const [oldest] = added;

  // Without a confirmation: a stranger may be using the device, and it can be added again.
  async function remove({ id, createdBy }: AddedDevice) {
    setBusy(true);
    const answer =
      createdBy === undefined
        ? await connection.request('devices:drop', { device: id })
        : await connection.request('passkeys:drop', { passkey: id });
    setBusy(false);
    const isGone = answer.ok || answer.error.code === 'unknownDevice' || answer.error.code === 'badPasskey';
    if (isGone) connection.forgetAdded(id);
    setProblem(isGone ? null : failureText(answer.error.code));
  }

  if (signedOut) {
    return (
      <output className={styles.news}>
        <span>{t('news.signedOut')}</span>
        <Button onClick={() => connection.store.setState({ signedOut: false })}>{t('news.close')}</Button>
      </output>
    );
  }
  if (oldest === undefined) return null;
  const isPasskey = oldest.createdBy !== undefined;
  return (
    <output className={styles.news}>
      <span>
        {isPasskey
          ? t('news.passkey', { device: nameOf(oldest) })
          : t('news.added', { device: nameOf(oldest), way: t(`ways.${oldest.way}`) })}
      </span>
      <span className={styles.buttons}>
        <Button onClick={() => connection.acceptDevice(oldest.id)}>{t('news.known')}</Button>
        <Button look="danger" busy={busy} onClick={() => void remove(oldest)}>
          {isPasskey ? t('passkeys.remove') : t('signOut')}
        </Button>
      </span>
      <Problem text={problem} />
    </output>
  );
}
