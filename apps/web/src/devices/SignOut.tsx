import type { DeviceView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { useState } from 'react';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { Confirm } from '../ui/Confirm.tsx';
import { useDeviceName } from './useDeviceName.ts';

interface SignOutProps {
  /** One device, or all except this one. */
  device: DeviceView | 'others';
  /** Whether passkeys end with it. */
  endsPasskeys: boolean;
  /** How the owner of this device gets back after signing it out. */
  wayBack: 'devices' | 'mail' | 'none';
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation before it signs devices out. */
export function SignOut({ device, endsPasskeys, wayBack, onDone, onClose }: SignOutProps) {
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
    // The connection of a device that signs itself out ends with it.
    if (device !== 'others' && device.here && connection.store.getState().me === null) return;
    if (answer.ok || answer.error.code === 'unknownDevice') onDone();
    else setProblem(failureText(answer.error.code));
  }

  const [title, text] =
    device === 'others'
      ? [t('signOutOthers'), t('signOutOthersText')]
      : device.here
        ? [t('signOutHere'), t(`signOutHereText.${wayBack}`)]
        : [t('signOutOf', { device: nameOf(device) }), t('signOutText')];
  return (
    <Confirm
      title={title}
      text={endsPasskeys ? `${text} ${t('passkeys.end')}` : text}
      act={t('signOut')}
      stay={t('signOutNot')}
      busy={busy}
      problem={problem}
      onAct={() => void signOut()}
      onClose={onClose}
    />
  );
}
