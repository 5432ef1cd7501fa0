import type { AdminNotifications, AdminTestMail } from '@sobremesa/protocol';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ask, useReason } from './api.ts';
import { useWords } from './sizes.ts';
import styles from './AdminPage.module.css';

/** Failed notifications, and a form that sends a test mail. */
export function NotificationsPart({ onFailure }: { onFailure: (error: unknown) => void }) {
  const t = useTranslations('admin.notifications');
  const { when } = useWords();
  const [state, setState] = useState<AdminNotifications | null>(null);
  useEffect(() => void ask<AdminNotifications>('GET', '/notifications').then(setState, onFailure), [onFailure]);
  if (state === null) return null;
  return (
    <section aria-labelledby="admin-notifications">
      <h2 id="admin-notifications">{t('title')}</h2>
      {state.failed.length === 0 ? <p>{t('none')}</p> : <p className={styles.soft}>{t('about')}</p>}
      <ul className={styles.list}>
        {state.failed.map(({ at, channel, outcome, reason }, i) => (
          // The list never changes while it is shown.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            <p>{t('failure', { when: when(at), channel: t(`channels.${channel}`), outcome: t(`outcomes.${outcome}`) })}</p>
            {reason !== null && <code>{reason}</code>}
          </li>
        ))}
      </ul>
      {state.mail ? <TestMail /> : <p className={styles.soft}>{t('noMail')}</p>}
    </section>
  );
}

function TestMail() {
  const t = useTranslations('admin.notifications');
  const language = useLocale().startsWith('es') ? 'es' : 'en';
  const reason = useReason();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setSent(null);
    try {
      const { reason: said } = await ask<AdminTestMail>('POST', '/mails', { address, language });
      const refused = said === null ? null : t('mailRefused', { reason: said });
      setProblem(refused);
      announce(refused ?? t('mailSent', { address }), refused !== null);
      if (refused === null) {
        setSent(t('mailSent', { address }));
        setAddress('');
      }
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Field
        label={t('address')}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={address}
        problem={problem}
        onChange={(event) => setAddress(event.target.value)}
      />
      <Button type="submit" disabled={isSending}>
        {t('send')}
      </Button>
      {sent !== null && <p>{sent}</p>}
    </form>
  );
}
