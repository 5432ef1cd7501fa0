import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useConnectionState } from '../connection/current.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './Devices.module.css';
import { DevicesTexts } from './DevicesTexts.tsx';
import { DeviceList } from './DeviceList.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Former } from './Former.tsx';

/** The reader's devices, and ways to add another one. */
export default function DevicesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <DevicesTexts>
        <Inside onClose={onClose} />
      </DevicesTexts>
    </Suspense>
  );
}

function Inside({ onClose }: { onClose: () => void }) {
  const t = useTranslations('devices');
  const tFailures = useTranslations('failures');
  const me = useConnectionState((s) => s.me);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <div className={styles.dialog}>
        {me === null ? (
          <p>{tFailures('notIdentified')}</p>
        ) : (
          <>
            <p>{t('about', { name: me.name })}</p>
            <DeviceList me={me} />
          </>
        )}
        <Elsewhere onDone={onClose} />
        <Former onBack={onClose} />
      </div>
    </Dialog>
  );
}
