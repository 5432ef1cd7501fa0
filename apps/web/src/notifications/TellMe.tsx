import { mailAddressFrom, type NotificationsView } from '@sobremesa/protocol';
import { useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { useConnection } from '../connection/current.ts';
import { useGameName } from '../lobby/names.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Problem } from '../ui/Problem.tsx';
import { ability, ownChannel, notificationLanguage, turnOn } from './browser.ts';
import styles from './Notifications.module.css';

export interface TellMeProps {
  view: NotificationsView;
  /** The game of the previewed notification; omitted without a table. */
  game?: string | undefined;
  onChange: () => void;
}

/**
 * Shows a notification's preview and the button that turns notifications on: in this browser if it
 * supports them, otherwise by e-mail.
 */
export function TellMe({ view, game, onChange }: TellMeProps) {
  const t = useTranslations('notices');
  const [can] = useState(ability);
  const { push, mail } = view.offers;
  const isOn = view.channels.some(({ id }) => id === ownChannel());
  return (
    <div className={styles.tell}>
      <Preview game={game} />
      {push !== null &&
        (can === 'able' ? (
          isOn ? (
            <p className={styles.on}>{t('isOn')}</p>
          ) : (
            <Device push={push} onChange={onChange} />
          )
        ) : (
          <p>{t(can)}</p>
        ))}
      {mail && <Mail open={push === null || can !== 'able'} onChange={onChange} />}
    </div>
  );
}

function Preview({ game }: { game: string | undefined }) {
  const t = useTranslations('notices');
  const gameName = useGameName();
  return (
    <figure className={styles.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={styles.card}>
        <Mark />
        <p>
          <strong>{t('previewTitle')}</strong>
          <br />
          {game === undefined ? t('previewTextAny') : t('previewText', { game: gameName(game) })}
        </p>
      </div>
    </figure>
  );
}

function Device({ push, onChange }: { push: string; onChange: () => void }) {
  const t = useTranslations('notices');
  const connection = useConnection();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function begin() {
    setBusy(true);
    const works = await turnOn(connection, push);
    setBusy(false);
    const text = works ? t('isOn') : ability() === 'blocked' ? t('blocked') : t('failed');
    setProblem(works ? null : text);
    announce(text, !works);
    if (works) onChange();
  }

  return (
    <div className={styles.device}>
      <Button look="primary" busy={busy} onClick={() => void begin()}>
        {t('turnOn')}
      </Button>
      <p className={styles.note}>{t('asked')}</p>
      <Problem text={problem} />
    </div>
  );
}

function Mail({ open, onChange }: { open: boolean; onChange: () => void }) {
  const t = useTranslations('notices');
  const format = useFormatter();
  const language = useLocale();
  const connection = useConnection();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  /** The address to which a confirmation was just sent. */
  const [sent, setSent] = useState<string | null>(null);
  const [sentBefore, setSentBefore] = useState<string | null>(null);

  async function write(event: SyntheticEvent) {
    event.preventDefault();
    const address = mailAddressFrom(typed);
    if (address === null) {
      setProblem(t('addressOdd'));
      return;
    }
    setBusy(true);
    const answer = await connection.request('notices:mail', { address, language: notificationLanguage(language) });
    setBusy(false);
    if (answer.ok) {
      setSent(address);
      announce(t('sent', { address }));
      onChange();
    } else if (answer.error.code !== 'mailedEnough' || answer.error.again === undefined) {
      setProblem(t('page.failed'));
    } else {
      // A confirmation mail may be under way, so this is not shown as an error.
      const again = format.dateTime(answer.error.again, { dateStyle: 'medium', timeStyle: 'short' });
      const text = t('sentBefore', { again });
      setSentBefore(text);
      announce(text);
    }
  }

  return (
    <details open={open} className={styles.mail}>
      <summary>{t('mail')}</summary>
      {sent !== null ? (
        <>
          <p>{t('sent', { address: sent })}</p>
          <Button
            look="quiet"
            onClick={() => {
              flushSync(() => setSent(null));
              field.current?.focus();
            }}
          >
            {t('sendAgain')}
          </Button>
        </>
      ) : (
        <form onSubmit={(event) => void write(event)}>
          <Field
            label={t('address')}
            hint={t('addressHint')}
            problem={problem}
            ref={field}
            type="email"
            autoComplete="email"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
              setSentBefore(null);
            }}
          />
          {sentBefore !== null && <p>{sentBefore}</p>}
          <Button type="submit" busy={busy}>
            {t('write')}
          </Button>
        </form>
      )}
    </details>
  );
}
