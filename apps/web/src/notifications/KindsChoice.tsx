import { notificationKinds, type NotificationKind } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../lib/failure.ts';
import { useConnection } from '../connection/current.ts';
import { announce } from '../ui/announce.tsx';
import { Check } from '../ui/Field.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Notifications.module.css';

/** Lets the reader turn kinds of notification off and on. Changes are saved at once. */
export function KindsChoice({ turnedOff }: { turnedOff: readonly NotificationKind[] }) {
  const t = useTranslations('notices.kinds');
  const failureText = useFailureText();
  const connection = useConnection();
  const [off, setOff] = useState(turnedOff);
  const [problem, setProblem] = useState<string | null>(null);

  async function change(kind: NotificationKind, isOn: boolean) {
    const others = (kinds: readonly NotificationKind[]) => kinds.filter((each) => each !== kind);
    const kinds = isOn ? others(off) : [...others(off), kind];
    setOff(kinds);
    setProblem(null);
    const answer = await connection.request('notices:turnOff', { kinds });
    if (answer.ok) {
      announce(t(isOn ? 'isOn' : 'isOff', { kind: t(kind) }));
      return;
    }
    const text = failureText(answer.error.code);
    setOff((now) => (isOn ? [...now, kind] : others(now)));
    setProblem(text);
    announce(text, true);
  }

  return (
    <fieldset className={styles.kinds}>
      <legend>{t('title')}</legend>
      {notificationKinds.map((kind) => (
        <Check
          key={kind}
          label={t(kind)}
          checked={!off.includes(kind)}
          onChange={(event) => void change(kind, event.target.checked)}
        />
      ))}
      <p className={styles.note}>{t('always')}</p>
      <Problem text={problem} />
    </fieldset>
  );
}
