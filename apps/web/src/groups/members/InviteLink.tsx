import type { GroupView } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../../connection/current.ts';
import { groupLink } from '../../lib/base.ts';
import { useFailureText } from '../../lib/failure.ts';
import { ShareLink } from '../../table/ShareLink.tsx';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import styles from './Members.module.css';

/** The link with which people join the group. Members can replace it. */
export function InviteLink({ view, onReplaced }: { view: GroupView; onReplaced: () => void }) {
  const t = useTranslations('groups.link');
  const tMembers = useTranslations('groups.members');
  const failureText = useFailureText();
  const connection = useConnection();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function replace() {
    setBusy(true);
    const answer = await connection.request('group:renew', { group: view.id });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer.error.code));
    setIsAsking(false);
    onReplaced();
    return announce(t('replaced'));
  }

  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('title')}</h2>
      <p className={styles.note}>{t('text')}</p>
      <ShareLink
        key={view.token}
        link={groupLink(view.token)}
        label={t('label')}
        shareTitle={t('shareTitle', { name: view.name })}
      />
      <Button
        look="quiet"
        className={styles.own}
        onClick={() => {
          setProblem(null);
          setIsAsking(true);
        }}
      >
        {t('replace')}
      </Button>
      {isAsking && (
        <Confirm
          title={t('replace')}
          text={t('replaceText')}
          act={t('replaceAct')}
          stay={tMembers('stay')}
          busy={busy}
          problem={problem}
          onAct={() => void replace()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
