import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { FailureCode } from '@sobremesa/client';

/** Puts into words why something did not work. */
export function useFailureText(): (code: FailureCode) => string {
  const t = useTranslations('failures');
  return useCallback((code) => t(code), [t]);
}
