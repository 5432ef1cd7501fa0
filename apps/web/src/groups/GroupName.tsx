import { groupNameFrom, limits, type GroupView } from '@sobremesa/protocol';
import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
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
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function rename(event: SyntheticEvent) {
    event.preventDefault();
    const name = groupNameFrom(typed ?? '');
    if (name === null)
      return refuse(typed?.trim() === '' ? tCreate('empty') : tCreate('odd', { most: String(limits.groupNameLength) }));
    setBusy(true);
    const answer = await connection.request('group:rename', { group: view.id, name });
    setBusy(false);
    if (!answer.ok) return refuse(failureText(answer.error.code));
    close();
    onRenamed();
    return announce(t('renamed', { name }));
  }

  function refuse(why: string) {
    setProblem(why);
    field.current?.focus();
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
            ref={field}
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
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Escape' && !nativeEvent.isComposing) close();
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
