import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection, useConnectionState } from '../connection/current.ts';
import { identity } from '../connection/identity.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Devices.module.css';

/** The former users of this device, each with a button that switches back. */
export function Former({ onBack }: { onBack: () => void }) {
  const t = useTranslations('devices');
  const connection = useConnection();
  const own = useConnectionState((s) => s.me?.name ?? '');
  const [former] = useState(() => identity.former());
  return former.map(({ key, name }) => (
    <div key={key} className={styles.former}>
      <p>{t('former', { name })}</p>
      <Button
        onClick={() => {
          identity.become(key, name, own);
          connection.reconnect();
          onBack();
        }}
      >
        {t('back', { name })}
      </Button>
    </div>
  ));
}
