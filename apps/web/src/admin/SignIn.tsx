import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { ask, useReason } from './api.ts';
import styles from './AdminPage.module.css';

/** Asks for the operator's code. */
export function SignIn({ onIn }: { onIn: () => void }) {
  const t = useTranslations('admin.signIn');
  const reason = useReason();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function enter() {
    setBusy(true);
    try {
      await ask('POST', '/session', { code: code.trim() });
      onIn();
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
      setBusy(false);
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <p>{t('about')}</p>
      <Field
        label={t('code')}
        type="password"
        autoComplete="current-password"
        required
        maxLength={100}
        value={code}
        problem={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="primary" busy={busy}>
        {t('enter')}
      </Button>
    </form>
  );
}
