import type { MemberView } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../../connection/current.ts';
import { useFailureText } from '../../lib/failure.ts';
import { announce } from '../../ui/announce.tsx';
import { Confirm } from '../../ui/Confirm.tsx';

interface RemoveMemberProps {
  group: string;
  member: MemberView;
  onRemoved: () => void;
  onClose: () => void;
}

/** The host's question before they remove a member. */
export function RemoveMember({ group, member: { id, name }, onRemoved, onClose }: RemoveMemberProps) {
  const t = useTranslations('groups.members');
  const failureText = useFailureText();
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    setBusy(true);
    const answer = await connection.request('group:remove', { group, member: id });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer.error.code));
    onClose();
    onRemoved();
    return announce(t('removed', { name }));
  }

  return (
    <Confirm
      title={t('removeOf', { name })}
      text={t('removeText', { name })}
      act={t('remove')}
      stay={t('stay')}
      busy={busy}
      problem={problem}
      onAct={() => void remove()}
      onClose={onClose}
    />
  );
}
