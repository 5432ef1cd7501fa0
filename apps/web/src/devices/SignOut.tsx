import type { AddedDevice } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { useDeviceName } from './useDeviceName.ts';

interface SignOutProps {
  /** One device, or all except this one. */
  device: AddedDevice | 'others';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation before it signs devices out. */
export function SignOut({ device, onDone, onClose }: SignOutProps) {
  const t = useTranslations('devices');
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function signOut() {
    setBusy(true);
    const answer =
      device === 'others'
        ? await connection.request('devices:dropOthers', {})
        : await connection.request('devices:drop', { device: device.id });
    setBusy(false);
    if (answer.ok || answer.error.code === 'unknownDevice') onDone();
    else setProblem(failureText(answer.error.code));
  }

  return (
    <Confirm
      title={device === 'others' ? t('signOutOthers') : t('signOutOf', { device: nameOf(device) })}
      text={device === 'others' ? t('signOutOthersText') : t('signOutText')}
      act={t('signOut')}
      stay={t('signOutNot')}
      busy={busy}
      problem={problem}
      onAct={() => void signOut()}
      onClose={onClose}
    />
  );
}
