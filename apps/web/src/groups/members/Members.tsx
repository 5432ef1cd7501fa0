import type { GroupView, MemberView } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { Button } from '../../ui/Button.tsx';
import { LeaveGroup } from './LeaveGroup.tsx';
import styles from './Members.module.css';
import { RemoveMember } from './RemoveMember.tsx';

/** The members. Everybody can leave, and the host can remove others. */
export function Members({ view, onChange }: { view: GroupView; onChange: () => void }) {
  const t = useTranslations('groups.members');
  const format = useFormatter();
  const id = useId();
  const [leaving, setLeaving] = useState(false);
  const [removing, setRemoving] = useState<MemberView | null>(null);
  const isHost = view.members.some(({ host, you }) => host && you);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{t('title')}</h2>
      <ul className={styles.members}>
        {view.members.map((member) => (
          <li key={member.id}>
            <span className={styles.who}>
              <strong>{member.name}</strong>
              <small>
                {[
                  member.you && t('you'),
                  member.host && t('host'),
                  t('joined', { date: format.dateTime(member.joinedAt, { dateStyle: 'medium' }) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            {isHost && !member.you && (
              <Button look="quiet" aria-label={t('removeOf', { name: member.name })} onClick={() => setRemoving(member)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button look="quiet" className={styles.own} onClick={() => setLeaving(true)}>
        {t('leave')}
      </Button>
      {leaving && <LeaveGroup view={view} onClose={() => setLeaving(false)} />}
      {removing !== null && (
        <RemoveMember group={view.id} member={removing} onRemoved={onChange} onClose={() => setRemoving(null)} />
      )}
    </section>
  );
}
