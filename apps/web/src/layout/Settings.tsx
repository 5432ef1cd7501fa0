import { limits, nameFrom } from '@sobremesa/protocol';
import { startTransition, useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { houseTexts } from '../i18n/house.ts';
import type { Language } from '../i18n/languages.ts';
import { languages, nameOf } from '../i18n/spoken.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Field } from '../ui/Field.tsx';
import type { Closer } from '../ui/Popover.tsx';
import { useFailureText } from '../lib/failure.ts';
import PlaybackSpeedChoice from './PlaybackSpeedChoice.tsx';
import { prefer, usePreferences } from '../lib/preferences.ts';
import styles from './Settings.module.css';

/**
 * Its texts first, so that the page never stands without any.
 *
 * @returns whether they could be had
 */
async function speak(language: Language): Promise<boolean> {
  try {
    await houseTexts(language);
  } catch {
    houseTexts.forget(language);
    return false;
  }
  startTransition(() => prefer('language', language));
  return true;
}

interface SettingsProps {
  /** What a button needs that takes its reader elsewhere. */
  closer: Closer;
  onNotices: () => void;
}

/** What a reader may choose for this page, and their name. */
export default function Settings({ closer, onNotices }: SettingsProps) {
  const t = useTranslations('settings');
  const { language, theme, sound } = usePreferences();
  // Marked at once, spoken as soon as its texts are here.
  const [wanted, setWanted] = useState(language);
  const failureText = useFailureText();

  function refuse() {
    setWanted(language);
    announce(failureText('noAnswer'), true);
  }

  return (
    <div className={styles.settings}>
      <Choice
        legend={t('language')}
        options={languages.map((value) => ({ value, label: nameOf(value) }))}
        value={wanted}
        onChange={(value) => {
          setWanted(value);
          void speak(value).then((spoken) => spoken || refuse());
        }}
      />
      <Choice
        legend={t('theme.legend')}
        options={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`theme.${value}`) }))}
        value={theme}
        onChange={(value) => prefer('theme', value)}
      />
      <Choice
        legend={t('sound.legend')}
        options={(['off', 'mine', 'all'] as const).map((value) => ({ value, label: t(`sound.${value}`) }))}
        value={sound}
        onChange={(value) => prefer('sound', value)}
      />
      <PlaybackSpeedChoice />
      <Rename />
      <Button {...closer} onClick={onNotices}>
        {t('notices')}
      </Button>
    </div>
  );
}

/** Another name for somebody who has one. */
function Rename() {
  const t = useTranslations('settings');
  const tName = useTranslations('name');
  const failureText = useFailureText();
  const connection = useConnection();
  const me = useConnectionState((s) => s.me);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (me === null) return null;
  const name = typed ?? me.name;

  async function rename(event: SyntheticEvent) {
    event.preventDefault();
    const chosen = nameFrom(name);
    if (chosen === null) {
      setProblem(name.trim() === '' ? tName('empty') : tName('odd'));
      return;
    }
    const answer = await connection.identify(chosen);
    if (answer.ok) {
      setTyped(null);
      announce(t('renamed', { name: answer.person.name }));
    } else setProblem(failureText(answer.error.code));
  }

  return (
    <form className={styles.rename} onSubmit={(event) => void rename(event)}>
      <Field
        label={t('name')}
        value={name}
        maxLength={limits.nameLength}
        problem={problem}
        autoComplete="nickname"
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      {typed !== null && typed !== me.name && <Button type="submit">{t('rename')}</Button>}
    </form>
  );
}
