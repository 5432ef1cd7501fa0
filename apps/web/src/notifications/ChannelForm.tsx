import { webhookAddressFrom, webhookKinds, type WebhookKind, type TableWebhook } from '@sobremesa/protocol';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Field } from '../ui/Field.tsx';
import { notificationLanguage } from './browser.ts';
import css from './ChannelCard.module.css';
import { webhookKindOf } from './webhookKind.ts';

interface ChannelFormProps {
  table: string;
  /** An explanation above the form. */
  children: ReactNode;
  /** @param secret the key that signs requests to the webhook; null for none */
  onAdded: (hook: TableWebhook, secret: string | null) => Promise<void>;
}

/** A form for a webhook's address and its kind, which most addresses reveal. */
export function ChannelForm({ table, children, onAdded }: ChannelFormProps) {
  const t = useTranslations('notices.channel');
  const language = useLocale();
  const connection = useConnection();
  const failureText = useFailureText();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<WebhookKind | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const address = webhookAddressFrom(typed);
  const detected = address === null ? null : webhookKindOf(address);
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
    const answer = await connection.request('hooks:add', { table, kind, address, language: notificationLanguage(language) });
    setBusy(false);
    if (!answer.ok) {
      fail(answer.error.code === 'badAddress' ? t('addressInside') : failureText(answer.error.code));
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
          options={webhookKinds.map((value) => ({ value, label: t(value) }))}
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
