import { memo, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Popover } from '../ui/Popover.tsx';

/** Few look into them, and few of those twice. */
const Settings = lazy(() => import('./Settings.tsx'));

export const SettingsMenu = memo(function SettingsMenu() {
  const t = useTranslations('settings');
  const [opened, setOpened] = useState(false);
  return (
    <Popover label={t('title')} icon="settings" onOpen={() => setOpened(true)}>
      {() => <Suspense>{opened && <Settings />}</Suspense>}
    </Popover>
  );
});
