import { limits, type RequestInput } from '@sobremesa/protocol';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { NameField, useNameForm } from '../../connection/NameField.tsx';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { useAct, useSession, useTable } from '../session.ts';
import { Phrases } from './Phrases.tsx';
import styles from './Say.module.css';

/** Sends a chat message: free text, or a phrase that each reader sees in their own language. */
export function Say() {
  const t = useTranslations('table.chat');
  const session = useSession();
  const amongWatchers = useTable(({ view }) => view?.status === 'running' && view.you === null && !view.watchersTalk);
  const nameForm = useNameForm();
  const { ask, busy, problem } = useAct();
  const [text, setText] = useState('');
  const [phrases, setPhrases] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const invitation = amongWatchers ? t('writeToWatchers') : t('write');

  async function say(said: RequestInput<'table:say'>): Promise<boolean> {
    return !busy && (await nameForm.confirm()) && (await ask('table:say', said));
  }

  async function sayText(event: SyntheticEvent) {
    event.preventDefault();
    if (text.trim() !== '' && (await say({ table: session.id, text: text.trim() }))) setText('');
  }

  function close() {
    setPhrases(false);
    toggle.current?.focus();
  }

  return (
    <form className={styles.say} onSubmit={(event) => void sayText(event)} noValidate>
      {phrases && (
        <Phrases
          id={`${id}phrases`}
          onClose={close}
          onChoose={(phrase) => void say({ table: session.id, phrase }).then((said) => said && close())}
        />
      )}
      {nameForm.needed && (text !== '' || phrases) && <NameField form={nameForm} />}
      <Problem text={problem} />
      <div className={styles.line}>
        <Button
          ref={toggle}
          look="quiet"
          square
          aria-label={t('phrasesTitle')}
          title={t('phrasesTitle')}
          aria-expanded={phrases}
          aria-controls={`${id}phrases`}
          onClick={() => setPhrases(!phrases)}
        >
          <TableIcon name="phrase" />
        </Button>
        <label htmlFor={id} className="visually-hidden">
          {invitation}
        </label>
        <input
          id={id}
          value={text}
          maxLength={limits.chatLength}
          placeholder={invitation}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" square aria-label={t('send')} busy={busy}>
          <TableIcon name="send" />
        </Button>
      </div>
    </form>
  );
}
