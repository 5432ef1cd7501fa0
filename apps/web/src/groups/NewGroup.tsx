import { groupNameFrom, limits } from '@sobremesa/protocol';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnection } from '../connection/current.ts';
import { NameField, useNameForm } from '../connection/NameField.tsx';
import { useFailureText } from '../lib/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { GroupsTexts } from './GroupsTexts.tsx';
import styles from './NewGroup.module.css';

interface NewGroupProps {
  onClose: () => void;
}

/**
 * The form that creates a group with the reader as its only member. Asks for their name if needed.
 */
export default function NewGroup(props: NewGroupProps) {
  return (
    <GroupsTexts>
      <Form {...props} />
    </GroupsTexts>
  );
}

function Form({ onClose }: NewGroupProps) {
  const t = useTranslations('groups.create');
  const failureText = useFailureText();
  const connection = useConnection();
  const [, navigate] = useLocation();
  const nameForm = useNameForm();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function create(event: SyntheticEvent) {
    event.preventDefault();
    const name = groupNameFrom(typed);
    if (name === null) return refuse(typed.trim() === '' ? t('empty') : t('odd', { most: String(limits.groupNameLength) }));
    setBusy(true);
    const answer = (await nameForm.confirm()) ? await connection.request('group:create', { name }) : null;
    setBusy(false);
    if (answer === null) return undefined;
    return answer.ok ? navigate(`/group/${answer.group}`) : refuse(failureText(answer.error.code));
  }

  function refuse(why: string) {
    setProblem(why);
    field.current?.focus();
  }

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void create(event)} noValidate>
        <p>{t('about')}</p>
        {nameForm.needed && <NameField form={nameForm} />}
        <Field
          ref={field}
          label={t('name')}
          placeholder={t('placeholder')}
          value={typed}
          problem={problem}
          maxLength={limits.groupNameBytes}
          autoComplete="off"
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" look="primary" size="big" busy={busy}>
          {t('act')}
        </Button>
      </form>
    </Dialog>
  );
}
