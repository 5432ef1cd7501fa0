import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { joinPath } from './join.ts';
import styles from './JoinByLink.module.css';

/**
 * A field for a link that cannot be pressed where it arrived, or for a code read out on the phone.
 */
export function JoinByLink() {
  const t = useTranslations('lobby.join');
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  function join(event: SyntheticEvent) {
    event.preventDefault();
    const path = joinPath(text);
    if (path === null) setProblem(t('notALink'));
    else navigate(path);
  }

  return (
    <form className={styles.join} onSubmit={join} noValidate>
      <Field
        label={t('label')}
        placeholder={t('placeholder')}
        value={text}
        problem={problem}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => {
          setText(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit">{t('go')}</Button>
    </form>
  );
}
