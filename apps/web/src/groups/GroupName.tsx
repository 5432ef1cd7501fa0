import { groupNameFrom, limits, type GroupView } from '@sobremesa/protocol';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import styles from './GroupName.module.css';

interface GroupNameProps {
  view: GroupView;
  heading: RefObject<HTMLHeadingElement | null>;
  onRenamed: () => void;
}

/** The group's name, which every member can change. */
export function GroupName({ view, heading, onRenamed }: GroupNameProps) {
  const t = useTranslations('groups.page');
  const tCreate = useTranslations('groups.create');
  const failureText = useFailureText();
  const connection = useConnection();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function rename(event: SyntheticEvent) {
    event.preventDefault();
    const name = groupNameFrom(typed ?? '');
    if (name === null) return setProblem(tCreate(typed?.trim() === '' ? 'empty' : 'odd'));
    setBusy(true);
    const answer = await connection.request('group:rename', { group: view.id, name });
    setBusy(false);
    if (!answer.ok) return setProblem(failureText(answer.error.code));
    close();
    onRenamed();
    return announce(t('renamed', { name }));
  }

  function close() {
    setTyped(null);
    setProblem(null);
    heading.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.name}>
      <h1 ref={heading} tabIndex={-1}>
        {view.name}
      </h1>
      {typed === null ? (
        <Button look="quiet" onClick={() => setTyped(view.name)}>
          {t('rename')}
        </Button>
      ) : (
        <form className={styles.form} onSubmit={(event) => void rename(event)} noValidate>
          <Field
            label={tCreate('name')}
            value={typed}
            problem={problem}
            maxLength={limits.groupNameBytes}
            autoComplete="off"
            // The reader has just asked for this field.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          <div className={styles.buttons}>
            <Button type="submit" look="primary" busy={busy}>
              {t('renameAct')}
            </Button>
            <Button onClick={close}>{t('renameNot')}</Button>
          </div>
        </form>
      )}
    </div>
  );
}
