import type { GroupView } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnection } from '../../connection/current.ts';
import { useFailureText } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Problem } from '../../ui/Problem.tsx';
import styles from './Members.module.css';

/** Asks a member who leaves whether their name stays in the results. */
export function LeaveGroup({ view, onClose }: { view: GroupView; onClose: () => void }) {
  const t = useTranslations('groups.members');
  const failureText = useFailureText();
  const connection = useConnection();
  const [, navigate] = useLocation();
  const [name, setName] = useState<'keep' | 'forget'>('keep');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isLast = view.members.length === 1;
  const forgets = !isLast && name === 'forget';

  async function leave() {
    setBusy(true);
    const answer = await connection.request('group:leave', { group: view.id, forget: forgets });
    setBusy(false);
    if (answer.ok) navigate('/');
    else setProblem(failureText(answer.error.code));
  }

  return (
    <Dialog title={t('leaveTitle', { name: view.name })} onClose={onClose}>
      <p>{t(isLast ? 'leaveLast' : 'leaveText')}</p>
      {!isLast && (
        <Choice
          legend={t('leaveName')}
          hint={t(forgets ? 'forgetText' : 'keepText')}
          options={[
            { value: 'keep', label: t('keep') },
            { value: 'forget', label: t('forget') },
          ]}
          value={name}
          onChange={setName}
        />
      )}
      <Problem text={problem} />
      <div className={styles.buttons}>
        <Button look="danger" busy={busy} onClick={() => void leave()}>
          {t(forgets ? 'forgetAct' : 'leaveAct')}
        </Button>
        <Button onClick={onClose}>{t('stay')}</Button>
      </div>
    </Dialog>
  );
}
