import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { FailureCode } from '@sobremesa/client';

/**
 * Puts into words why something did not work. What only a table refuses has its words with those of
 * a table.
 */
export function useFailureText(): (code: FailureCode) => string {
  const t = useTranslations();
  return useCallback(
    (code) => {
      const key = `failures.${code}` as 'failures.internal';
      return t(t.has(key) ? key : (`table.refusals.${code}` as 'table.refusals.stale'));
    },
    [t],
  );
}
