import { useFormatter } from '../i18n/formatter.ts';

const MB = 1024 * 1024;

/** Formats bytes and times in the reader's language. */
export function useWords() {
  const format = useFormatter();
  return {
    size: (bytes: number): string =>
      bytes < MB
        ? format.number(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' })
        : format.number(bytes / MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 }),
    when: (ms: number): string => format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }),
    list: (words: readonly string[]): string => format.list(words),
  };
}
