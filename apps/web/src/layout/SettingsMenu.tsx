import { memo, lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Popover } from '../ui/Popover.tsx';

/** Few look into them, and few of those twice. */
const Settings = lazy(() => import('./Settings.tsx'));
const NoticesDialog = lazy(() => import('../notices/NoticesDialog.tsx'));

export const SettingsMenu = memo(function SettingsMenu() {
  const t = useTranslations('settings');
  const [opened, setOpened] = useState(false);
  const [telling, setTelling] = useState(false);
  return (
    <>
      <Popover label={t('title')} icon="settings" onOpen={() => setOpened(true)}>
        {(closer) => <Suspense>{opened && <Settings closer={closer} onNotices={() => setTelling(true)} />}</Suspense>}
      </Popover>
      <Suspense>{telling && <NoticesDialog onClose={() => setTelling(false)} />}</Suspense>
    </>
  );
});
