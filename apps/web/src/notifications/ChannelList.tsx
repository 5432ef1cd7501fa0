import type { TableWebhook } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import { Button } from '../ui/Button.tsx';
import css from './ChannelCard.module.css';

interface ChannelListProps {
  table: string;
  hooks: readonly TableWebhook[];
  /** Reports the outcome of a button press. */
  onSaid: (text: string, isProblem?: boolean) => void;
  /** Called when a webhook has been removed. */
  onGone: () => void;
}

/** The webhooks of a table, each with buttons to test it and to remove it. */
export function ChannelList({ table, hooks, onSaid, onGone }: ChannelListProps) {
  const t = useTranslations('notices.channel');
  const tNotifications = useTranslations('notices');
  const connection = useConnection();
  const failureText = useFailureText();
  const [trying, setTrying] = useState<string | null>(null);
  const on = useId();
  const nameOf = ({ kind, host }: TableWebhook) => t('one', { kind: t(kind), host });

  async function attempt({ id }: TableWebhook) {
    setTrying(id);
    const answer = await connection.request('hooks:try', { table, channel: id });
    setTrying(null);
    if (answer.ok) onSaid(t(answer.trial), answer.trial !== 'arrived');
    else onSaid(failureText(answer.error.code), true);
    if (answer.ok && answer.trial === 'gone') onGone();
  }

  async function drop({ id }: TableWebhook) {
    const answer = await connection.request('hooks:drop', { table, channel: id });
    if (answer.ok) onSaid(t('off'));
    else onSaid(failureText(answer.error.code), true);
    onGone();
  }

  return (
    <div>
      <p id={on}>{t('on')}</p>
      <ul className={css.hooks} aria-labelledby={on}>
        {hooks.map((hook) => (
          <li key={hook.id}>
            <span>{nameOf(hook)}</span>
            <span className={css.acts}>
              <Button
                busy={trying === hook.id}
                aria-label={t('testOf', { channel: nameOf(hook) })}
                onClick={() => void attempt(hook)}
              >
                {t('test')}
              </Button>
              <Button
                look="quiet"
                aria-label={tNotifications('turnOffOf', { channel: nameOf(hook) })}
                onClick={() => void drop(hook)}
              >
                {tNotifications('turnOff')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
