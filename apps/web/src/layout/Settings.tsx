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
import { hasServer } from '../lib/hasServer.ts';
import { InstallButton } from './InstallButton.tsx';
import PlaybackSpeedChoice from './PlaybackSpeedChoice.tsx';
import { mostVolume, prefer, usePreferences } from '../lib/preferences.ts';
import { play } from '../lib/sound.ts';
import styles from './Settings.module.css';

/**
 * Switches the language once its texts are loaded, so that the page never lacks texts.
 *
 * @returns false if the texts failed to load
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
  /** Props for a button that leads to another page, so that it closes the popover. */
  closer: Closer;
  onNotifications: () => void;
  onDevices: () => void;
}

/** The reader's settings for this page, and their name. */
export default function Settings({ closer, onNotifications, onDevices }: SettingsProps) {
  const t = useTranslations('settings');
  const { language, theme, sound, volume } = usePreferences();
  // Shows the choice at once, before its texts are loaded.
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
      {sound !== 'off' && (
        <label className={styles.volume}>
          {t('sound.volume')}
          <input
            type="range"
            min={1}
            max={mostVolume}
            value={volume}
            onChange={(event) => {
              prefer('volume', event.target.valueAsNumber);
              play('turn');
            }}
          />
        </label>
      )}
      <PlaybackSpeedChoice />
      <Rename />
      <InstallButton {...closer} />
      {hasServer && (
        <>
          <Button {...closer} onClick={onNotifications}>
            {t('notices')}
          </Button>
          <Button {...closer} onClick={onDevices}>
            {t('devices')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Lets a reader who has a name change it. */
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
