import { mailAddressFrom, type NoticesView } from '@sobremesa/protocol';
import { useState, type SyntheticEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { useConnection } from '../connection/current.ts';
import { useGameName } from '../lobby/names.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Mark } from '../ui/Mark.tsx';
import { Problem } from '../ui/Problem.tsx';
import { ability, ownChannel, noticeLanguage, turnOn } from './browser.ts';
import styles from './Notices.module.css';

interface TellMeProps {
  view: NoticesView;
  /** Of which a notice would tell; left out where no table is. */
  game?: string | undefined;
  onChange: () => void;
}

/**
 * What will be sent, and the one press with which it is: by this browser if it can, and by e-mail
 * otherwise.
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
  const [sent, setSent] = useState(false);
  const [sentBefore, setSentBefore] = useState<string | null>(null);

  async function write(event: SyntheticEvent) {
    event.preventDefault();
    const address = mailAddressFrom(typed);
    if (address === null) {
      setProblem(t('addressOdd'));
      return;
    }
    setBusy(true);
    const answer = await connection.request('notices:mail', { address, language: noticeLanguage(language) });
    setBusy(false);
    if (answer.ok) {
      setSent(true);
      announce(t('sent'));
      onChange();
    } else if (answer.error.code !== 'mailedEnough' || answer.error.again === undefined) {
      setProblem(t('page.failed'));
    } else {
      // Their mail may be on its way: nothing went wrong.
      const again = format.dateTime(answer.error.again, { dateStyle: 'medium', timeStyle: 'short' });
      const text = t('sentBefore', { again });
      setSentBefore(text);
      announce(text);
    }
  }

  return (
    <details open={open} className={styles.mail}>
      <summary>{t('mail')}</summary>
      {sent ? (
        <p>{t('sent')}</p>
      ) : (
        <form onSubmit={(event) => void write(event)}>
          <Field
            label={t('address')}
            hint={t('addressHint')}
            problem={problem}
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
