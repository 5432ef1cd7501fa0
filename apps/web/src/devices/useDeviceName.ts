import type { AddedDevice } from '@sobremesa/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** A device's name, or a generic word for a device without one. */
export function useDeviceName(): (device: Pick<AddedDevice, 'name'>) => string {
  const t = useTranslations('devices');
  return useCallback(({ name }) => (name === '' ? t('unnamed') : name), [t]);
}
