import type { SeatView } from '@sobremesa/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';

/** Why the player of a seat does not play now, in words; empty when they do. */
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
