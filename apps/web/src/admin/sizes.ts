import { useFormatter } from '../i18n/formatter.ts';

const MB = 1024 * 1024;
const GB = 1024 * MB;

/** Formats bytes and times in the reader's language. */
export function useWords() {
  const format = useFormatter();
  return {
    size: (bytes: number): string => {
      if (bytes < MB) return format.number(Math.ceil(bytes / 1024), { style: 'unit', unit: 'kilobyte' });
      if (bytes < GB) return format.number(bytes / MB, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 });
      return format.number(bytes / GB, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: 1 });
    },
    when: (ms: number): string => format.dateTime(ms, { dateStyle: 'medium', timeStyle: 'short' }),
    list: (words: readonly string[]): string => format.list(words),
  };
}
