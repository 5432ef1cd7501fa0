import { limits } from '@sobremesa/protocol';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useAct } from '../../table/session.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import styles from './Comments.module.css';

interface WriteCommentProps {
  table: string;
  at: number;
  onAt: (at: number) => void;
}

/** Sends a comment on the shown moment. */
export function WriteComment({ table, at, onAt }: WriteCommentProps) {
  const t = useTranslations('replay.comments');
  const { ask, busy, problem } = useAct();
  const [text, setText] = useState('');
  const id = useId();

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    if (!(await ask('table:say', { table, text: text.trim(), moment: at }))) return;
    setText('');
    announce(t('sent'));
  }

  return (
    <form className={styles.write} onSubmit={(event) => void send(event)} noValidate>
      <Problem text={problem} />
      <label htmlFor={id} className="visually-hidden">
        {t('write', { at })}
      </label>
      <input
        id={id}
        value={text}
        maxLength={limits.chatLength}
        placeholder={t('write', { at })}
        autoComplete="off"
        enterKeyHint="send"
        // A match that plays would go on to another moment.
        onFocus={() => onAt(at)}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" square aria-label={t('send')} busy={busy}>
        <TableIcon name="send" />
      </Button>
    </form>
  );
}
