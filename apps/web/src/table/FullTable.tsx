import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { NameField, useNameForm } from '../connection/NameField.tsx';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './FullTable.module.css';
import { useAct, useSession } from './session.ts';

/** A table that is full of spectators. A free seat can still be taken. */
export default function FullTable() {
  const t = useTranslations('table.absent');
  const session = useSession();
  const { ask, problem } = useAct();
  const nameForm = useNameForm();
  const [busy, setBusy] = useState(false);

  async function sit(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    if ((await nameForm.confirm()) && (await ask('table:sit', { table: session.id }))) await session.enter();
    setBusy(false);
  }

  return (
    <form className={styles.full} onSubmit={(event) => void sit(event)} noValidate>
      {nameForm.needed && <NameField form={nameForm} />}
      <Button type="submit" busy={busy}>
        {t('sitDown')}
      </Button>
      <Button busy={busy} onClick={() => void session.enter()}>
        {t('watchAgain')}
      </Button>
      <Problem text={problem} />
    </form>
  );
}
