import type { PasskeyView } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { useDeviceName } from './useDeviceName.ts';

interface RemovePasskeyProps {
  passkey: PasskeyView;
  onClose: () => void;
}

/** Asks for confirmation before it removes a passkey. The server then sends the new list. */
export function RemovePasskey({ passkey, onClose }: RemovePasskeyProps) {
  const t = useTranslations('devices.passkeys');
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    const answer = await connection.request('passkeys:drop', { passkey: passkey.id });
    setBusy(false);
    if (!answer.ok && answer.error.code !== 'badPasskey') {
      setProblem(failureText(answer.error.code));
      return;
    }
    announce(t('removed'));
    onClose();
  }

  return (
    <Confirm
      title={t('removeOf', { device: nameOf(passkey) })}
      text={t('removeText')}
      act={t('remove')}
      stay={t('keep')}
      busy={busy}
      problem={problem}
      onAct={() => void remove()}
      onClose={onClose}
    />
  );
}
