import type { SeatView } from '@sobremesa/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Why a seat's player is absent, in words; empty for present players. */
export function useAbsence(): (seat: Pick<SeatView, 'present' | 'standIn'>) => string {
  const t = useTranslations('table.seat');
  return useCallback(
    ({ present, standIn }) => {
      if (standIn !== null) return t(`standIn.${standIn}`);
      return present ? '' : t('away');
    },
    [t],
  );
}
