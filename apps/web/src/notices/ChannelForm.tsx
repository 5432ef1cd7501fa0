import { hookAddressFrom, hookKinds, type HookKind, type TableHook } from '@sobremesa/protocol';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Field } from '../ui/Field.tsx';
import { noticeLanguage } from './browser.ts';
import css from './ChannelCard.module.css';
import { hookKindOf } from './hookKind.ts';

interface ChannelFormProps {
  table: string;
  /** What its reader is to know before they add one. */
  children: ReactNode;
  /** @param secret with which what comes is signed; null for none */
  onAdded: (hook: TableHook, secret: string | null) => Promise<void>;
}

/** An address to paste, and what is there, which most addresses tell by themselves. */
export function ChannelForm({ table, children, onAdded }: ChannelFormProps) {
  const t = useTranslations('notices.channel');
  const language = useLocale();
  const connection = useConnection();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<HookKind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = hookAddressFrom(typed);
  const detected = address === null ? null : hookKindOf(address);
  const kind = chosen ?? detected ?? 'json';

  function fail(text: string) {
    setProblem(text);
    announce(text, true);
  }

  async function add(event: SyntheticEvent) {
    event.preventDefault();
    if (busy) return;
    if (address === null) {
      fail(t('addressOdd'));
      return;
    }
    setBusy(true);
    const answer = await connection.request('hooks:add', { table, kind, address, language: noticeLanguage(language) });
    setBusy(false);
    if (!answer.ok) {
      fail(failureText(answer.error.code));
      return;
    }
    setTyped('');
    setChosen(null);
    await onAdded(answer.hook, answer.secret);
  }

  return (
    <form className={css.form} onSubmit={(event) => void add(event)}>
      <Field
        label={t('address')}
        hint={t('addressHint')}
        problem={problem}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(null);
          setProblem(null);
        }}
      />
      {address !== null && (
        <Choice
          legend={t('kind')}
          {...(detected === null ? { hint: t('kindHint') } : {})}
          options={hookKinds.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={setChosen}
        />
      )}
      {children}
      <Button type="submit" look="primary" busy={busy}>
        {t('add')}
      </Button>
    </form>
  );
}
