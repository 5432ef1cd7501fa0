import { useTranslations } from 'use-intl';
import { Choice } from '../ui/Choice.tsx';
import { playbackSpeeds, prefer, usePreferences } from '../lib/preferences.ts';

/** How fast the page shows bots' moves. */
export default function PlaybackSpeedChoice() {
  const t = useTranslations('settings.pace');
  const speed = usePreferences((p) => p.playbackSpeed);
  return (
    <Choice
      legend={t('legend')}
      options={playbackSpeeds.map((value) => ({ value, label: t(value) }))}
      value={speed}
      onChange={(value) => prefer('playbackSpeed', value)}
    />
  );
}
