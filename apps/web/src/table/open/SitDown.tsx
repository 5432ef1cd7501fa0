import { freeSeats, type TableView } from '@sobremesa/protocol';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { NameField, useNameForm } from '../../connection/NameField.tsx';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useAct } from '../session.ts';
import styles from './Tools.module.css';

/** For a visitor with a link: a name field if needed, and one button to take a seat. */
export function SitDown({ view, names, lostSeat }: { view: TableView; names: readonly string[]; lostSeat: boolean }) {
  const t = useTranslations('table.open');
  const format = useFormatter();
  const { ask, problem } = useAct();
  const nameForm = useNameForm();
  const [busy, setBusy] = useState(false);
  // Asking for the name while the visitor takes a seat must not remove the form from under the
  // finger.
  const [asking, setAsking] = useState(false);

  async function sit(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setAsking(nameForm.needed);
    if (await nameForm.confirm()) await ask('table:sit', { table: view.id });
    setBusy(false);
    setAsking(false);
  }

  const mayTry = freeSeats(view.seats) > 0 || view.seats.some(({ state }) => state === 'reserved');
  return (
    <form className={styles.tools} onSubmit={(event) => void sit(event)} noValidate>
      <h2>{names.length > 0 ? t('invitedBy', { names: format.list(names), count: names.length }) : t('emptyTable')}</h2>
      <output>{lostSeat && t('lostSeat')}</output>
      {mayTry ? (
        <>
          {view.joinsGroup && view.group === null && <p>{t('joinsGroup')}</p>}
          {nameForm.needed || asking ? (
            <NameField form={nameForm} />
          ) : (
            <p className={styles.under}>
              <span>{t('sitAs', { name: nameForm.known ?? '' })}</span>
              <Button onClick={nameForm.change}>{t('otherName')}</Button>
            </p>
          )}
          <Button type="submit" look="primary" size="big" busy={busy}>
            {t('sitDown')}
          </Button>
        </>
      ) : (
        <p>{view.watchable ? t('fullWatch') : t('full')}</p>
      )}
      <Problem text={problem} />
    </form>
  );
}
