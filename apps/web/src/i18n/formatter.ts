import { useMemo } from 'react';
import { createFormatter, useLocale, useTimeZone } from 'use-intl';
import { formatLocale } from './languages.ts';

/**
 * Formats lists, numbers and dates in the reader's language. Replaces use-intl's formatter, which
 * formats English as in the USA.
 */
export function useFormatter() {
  const locale = formatLocale(useLocale());
  const timeZone = useTimeZone();
  return useMemo(() => createFormatter({ locale, ...(timeZone === undefined ? {} : { timeZone }) }), [locale, timeZone]);
}
