import { useTranslations } from 'use-intl';
import { botCounts, prefer, usePreferences } from '../lib/preferences.ts';
import { LevelChoice } from '../bots/LevelChoice.tsx';
import { Choice } from '../ui/Choice.tsx';
import styles from './Opponents.module.css';

/** Number and level of the bots for "play now", stored for the next time. */
export default function Opponents() {
  const t = useTranslations('lobby.playNow');
  const { bots, level } = usePreferences();
  return (
    <div className={styles.opponents}>
      <Choice
        legend={t('bots')}
        hint={t('botsHint')}
        options={botCounts.toReversed().map((value) => ({ value, label: value }))}
        value={bots}
        onChange={(value) => prefer('bots', value)}
      />
      <LevelChoice legend={t('level')} value={level} onChange={(value) => prefer('level', value)} />
    </div>
  );
}
