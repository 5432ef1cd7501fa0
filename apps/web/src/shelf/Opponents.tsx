import { useTranslations } from 'use-intl';
import { botCounts, prefer, usePreferences } from '../lib/preferences.ts';
import { useLevels } from '../bots/levels.ts';
import { Choice } from '../ui/Choice.tsx';
import styles from './Opponents.module.css';

/** Number and level of the bots for "play now", stored for the next time. */
export default function Opponents() {
  const t = useTranslations('lobby.playNow');
  const levels = useLevels();
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
      <Choice legend={t('level')} options={levels} value={level} onChange={(value) => prefer('level', value)} />
    </div>
  );
}
