import { useTranslations } from 'use-intl';
import { Choice } from '../ui/Choice.tsx';
import { paces, prefer, usePreferences } from '../lib/preferences.ts';

/** How fast the page shows what bots do. */
export default function PaceChoice() {
  const t = useTranslations('settings.pace');
  const pace = usePreferences((p) => p.pace);
  return (
    <Choice
      legend={t('legend')}
      options={paces.map((value) => ({ value, label: t(value) }))}
      value={pace}
      onChange={(value) => prefer('pace', value)}
    />
  );
}
