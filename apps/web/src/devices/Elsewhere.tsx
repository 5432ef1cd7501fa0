import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { mailAddressFrom, type Results } from '@sobremesa/protocol';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { identity } from '../connection/identity.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Problem } from '../ui/Problem.tsx';
import { askedCode, forgetAskedCode, keepAskedCode, type AskedCode } from './askedCode.ts';
import styles from './Devices.module.css';
import { UsePasskey } from './UsePasskey.tsx';

/** For a user of another device: a passkey or a code by e-mail adds this device to that user. */
export function Elsewhere({ onDone }: { onDone: () => void }) {
  const t = useTranslations('devices.elsewhere');
  const connection = useConnection();
  const [offers, setOffers] = useState<Results['devices:offers'] | null>(null);
  const [asked, setAsked] = useState(askedCode);
  useEffect(() => {
    let isClosed = false;
    async function ask() {
      const answer = await connection.request('devices:offers', {});
      if (!isClosed && answer.ok) setOffers(answer);
    }
    void ask();
    return () => {
      isClosed = true;
    };
  }, [connection]);
  if (offers === null) return null;
  return (
    <details className={styles.elsewhere} open={offers.mail && asked !== null}>
      <summary>{t('title')}</summary>
      {offers.passkeys && browserSupportsWebAuthn() && <UsePasskey onDone={onDone} />}
      <p>{offers.mail ? t('text') : t('noMail')}</p>
      {offers.mail && <Address onSent={setAsked} />}
      {offers.mail && asked !== null && <Code key={asked.request} {...asked} onDone={onDone} />}
    </details>
  );
}

function Address({ onSent }: { onSent: (asked: AskedCode) => void }) {
  const t = useTranslations('devices.elsewhere');
  const format = useFormatter();
  const failureText = useFailureText();
  const connection = useConnection();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    const address = mailAddressFrom(typed);
    if (address === null) {
      setProblem(t('odd'));
      return;
    }
    setBusy(true);
    const answer = await connection.request('devices:mail', { address });
    setBusy(false);
    const again = answer.ok ? undefined : 'again' in answer.error ? answer.error.again : undefined;
    if (answer.ok || again !== undefined) {
      const time = again === undefined ? '' : format.dateTime(again, { dateStyle: 'medium', timeStyle: 'short' });
      const text = again === undefined ? t('sent') : t('again', { again: time });
      setSaid(text);
      announce(text);
      if (answer.ok) onSent(keepAskedCode(address, answer.request));
    } else setProblem(failureText(answer.error.code));
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <Field
        label={t('address')}
        type="email"
        autoComplete="email"
        value={typed}
        problem={problem}
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <Button type="submit" busy={busy}>
        {t('send')}
      </Button>
      {said !== null && <p className={styles.done}>{said}</p>}
    </form>
  );
}

function Code({ address, request, onDone }: AskedCode & { onDone: () => void }) {
  const t = useTranslations('devices.elsewhere');
  const failureText = useFailureText();
  const connection = useConnection();
  const own = useConnectionState((s) => s.me?.name ?? '');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function enter(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    const answer = await connection.request('devices:code', { address, code, request });
    setBusy(false);
    if (!answer.ok) {
      setProblem(failureText(answer.error.code));
      announce(failureText(answer.error.code), true);
      return;
    }
    forgetAskedCode();
    identity.become(answer.key, answer.person.name, own);
    connection.reconnect();
    onDone();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void enter(event)} noValidate>
      <Field
        label={t('code')}
        value={code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(null);
        }}
      />
      <Problem text={problem} />
      <Button type="submit" look="primary" busy={busy}>
        {t('enter')}
      </Button>
    </form>
  );
}
