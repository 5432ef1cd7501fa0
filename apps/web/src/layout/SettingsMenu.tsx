import { memo, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { hasServer } from '../lib/hasServer.ts';
import { Popover } from '../ui/Popover.tsx';
import { lazy } from '../lib/lazy.ts';

/** Few readers open the settings. */
const Settings = lazy(() => import('./Settings.tsx'));
const DevicesDialog = lazy(() => import('../devices/DevicesDialog.tsx'));
const NotificationsDialog = lazy(() => import('../notifications/NotificationsDialog.tsx'));

/** The id of the popover, for other buttons that open it. */
export const SETTINGS = 'settings';

export const SettingsMenu = memo(function SettingsMenu({ className }: { className?: string | undefined }) {
  const t = useTranslations('settings');
  const [opened, setOpened] = useState(false);
  const [telling, setTelling] = useState(false);
  const [listing, setListing] = useState(false);
  return (
    <>
      <Popover label={t('title')} icon="settings" id={SETTINGS} className={className} onOpen={() => setOpened(true)}>
        {(closer) => (
          <Suspense>
            {opened && <Settings closer={closer} onNotifications={() => setTelling(true)} onDevices={() => setListing(true)} />}
          </Suspense>
        )}
      </Popover>
      <Suspense>{hasServer && listing && <DevicesDialog onClose={() => setListing(false)} />}</Suspense>
      <Suspense>{hasServer && telling && <NotificationsDialog onClose={() => setTelling(false)} />}</Suspense>
    </>
  );
});
