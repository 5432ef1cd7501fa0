import { limits } from '@sobremesa/protocol';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { NameField, useNameForm } from '../../app/NameField.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useAct, useSession, useTable } from '../session.ts';
import { SeatToken } from '../../ui/SeatToken.tsx';
import styles from './Chat.module.css';
import { Feed } from './Feed.tsx';

/** What people say at the table. */
export function Chat({ compact = false }: { compact?: boolean }) {
  const t = useTranslations('table.chat');
  const session = useSession();
  const chat = useTable((s) => s.chat);
  const more = useTable((s) => s.moreChat);
  return (
    <div className={classes(styles.chat, compact && styles.compact)}>
      {chat.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <Feed label={t('title')} older={more && <Button onClick={() => void session.olderChat()}>{t('older')}</Button>}>
          {chat.map(({ seq, name, seat, ...said }) => (
            <li key={seq} className={styles.message}>
              <strong>
                {seat !== null && <SeatToken seat={seat} name={name} size={18} />}
                {name}
                {seat === null && <span className={styles.watcher}> ({t('watching')})</span>}
              </strong>
              <span>{'text' in said ? said.text : t(`phrases.${said.phrase}`)}</span>
            </li>
          ))}
        </Feed>
      )}
      <Say />
    </div>
  );
}

function Say() {
  const t = useTranslations('table.chat');
  const session = useSession();
  const nameForm = useNameForm();
  const { ask, busy, problem } = useAct();
  const [text, setText] = useState('');
  const id = useId();

  async function say(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() === '' || busy || !(await nameForm.confirm())) return;
    if (await ask('table:say', { table: session.id, text: text.trim() })) setText('');
  }

  return (
    <form className={styles.say} onSubmit={(event) => void say(event)} noValidate>
      {nameForm.needed && text !== '' && <NameField form={nameForm} />}
      <Problem text={problem} />
      <div className={styles.line}>
        <label htmlFor={id} className="visually-hidden">
          {t('write')}
        </label>
        <input
          id={id}
          value={text}
          maxLength={limits.chatLength}
          placeholder={t('write')}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" square aria-label={t('send')} busy={busy}>
          <Icon name="send" />
        </Button>
      </div>
    </form>
  );
}
