import { isSeatTransferToken } from '@sobremesa/protocol';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useTab } from '../lib/tab.ts';
import { useFailureText } from '../lib/failure.ts';
import { NameField, useNameForm } from '../connection/NameField.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { identity } from '../connection/identity.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './TakePage.module.css';

/**
 * `/take/:token`: transfers a seat to this device. Needs a press, so that a link preview does not
 * use the link up.
 */
export default function TakePage({ token }: { token: string }) {
  const t = useTranslations('table.take');
  const failureText = useFailureText();
  const connection = useConnection();
  const online = useConnectionState((s) => s.status === 'online');
  const [, navigate] = useLocation();
  const nameForm = useNameForm(identity.name() || nameInFragment());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(isSeatTransferToken(token) ? null : failureText('badHandover'));
  useTab(t('title'));

  async function take(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    if (await nameForm.confirm()) {
      const answer = await connection.request('table:claim', { token });
      if (answer.ok) {
        navigate(`/t/${answer.table}`, { replace: true });
        return;
      }
      setProblem(failureText(answer.error.code));
      announce(failureText(answer.error.code), true);
    }
    setBusy(false);
  }

  return (
    <>
      <TopBar />
      <main className={styles.take}>
        <Mark size={88} seats={['taken', 'free', 'free', 'free']} />
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <form onSubmit={(event) => void take(event)} noValidate>
          {nameForm.needed && online && <NameField form={nameForm} />}
          <Problem text={problem} />
          <Button type="submit" look="primary" size="big" busy={busy || !online}>
            {t('take')}
          </Button>
        </form>
      </main>
    </>
  );
}

/** The name in the link, for a device without one. */
function nameInFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}
