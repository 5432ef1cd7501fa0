import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { FailureCode } from '@sobremesa/client';

/**
 * Turns a failure into a message for the reader. Failures that occur only at tables have their
 * messages in the tables' texts.
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
