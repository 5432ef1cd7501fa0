import type { AddedDevice } from '@sobremesa/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** What to call a device: its own name, or a word for one that has none. */
export function useDeviceName(): (device: Pick<AddedDevice, 'name'>) => string {
  const t = useTranslations('devices');
  return useCallback(({ name }) => (name === '' ? t('unnamed') : name), [t]);
}
