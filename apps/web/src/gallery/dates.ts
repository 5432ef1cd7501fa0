import type { LabelDate } from '@sobremesa/games/kit';
import type galleryEs from './messages/es.ts';

/** The texts of dates: `useTranslations('gallery.date')`. */
export type DateWords = (key: keyof (typeof galleryEs)['date'], values?: Record<string, string | number>) => string;

/** From this year on, years and centuries need no `CE`. */
const OBVIOUS = 1000;
/** From this year on, digits are grouped. */
const GROUPED = 10_000;

/** A date as labels print it: `1656`, `c. 1548`, `5th century BCE`, `500–450 BCE`. */
export function dateText({ first, last = first, isAbout }: LabelDate, t: DateWords): string {
  const centuries = wholeCenturies(first, last);
  if (centuries !== null) return centuriesText(...centuries, t);
  const date = first === last ? yearText(first, t) : rangeText(first, last, t);
  return isAbout ? t('about', { date }) : date;
}

/** The century of a year: 17 for 1656, −5 for 450 BCE. There is no century 0. */
export function centuryOf(year: number): number {
  return Math.sign(year) * Math.ceil(Math.abs(year) / 100);
}

/** All centuries that a date touches, the oldest first. */
export function centuriesOf({ first, last = first }: LabelDate): readonly number[] {
  const [from, to] = [centuryOf(first), centuryOf(last)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((century) => century !== 0);
}

/** A century by its number: `5th century BCE`. */
export function centuryText(century: number, t: DateWords): string {
  const name = t('century', { number: t('numeral', { number: Math.abs(century) }) });
  return inEra(name, century * 100, t);
}

function centuriesText(from: number, to: number, t: DateWords): string {
  if (from === to) return centuryText(from, t);
  if (from < 0 !== to < 0) return t('eras', { first: centuryText(from, t), last: centuryText(to, t) });
  const numeral = (century: number) => t('numeral', { number: Math.abs(century) });
  return inEra(t('centuries', { first: numeral(from), last: numeral(to) }), from * 100, t);
}

function rangeText(first: number, last: number, t: DateWords): string {
  if (first < 0 !== last < 0) return t('eras', { first: yearText(first, t), last: t('ce', { years: digits(last) }) });
  return inEra(t('range', { first: digits(first), last: digits(last) }), first, t);
}

const yearText = (year: number, t: DateWords) => inEra(digits(year), year, t);

function inEra(years: string, year: number, t: DateWords): string {
  if (year < 0) return t('bce', { years });
  return year < OBVIOUS ? t('ce', { years }) : years;
}

/** The year without its era. */
function digits(year: number): string {
  const years = String(Math.abs(year));
  // A narrow no-break space groups digits in both languages.
  return Math.abs(year) < GROUPED ? years : years.replace(/(?=(?:\d{3})+$)/g, '\u202F').trimStart();
}

/** The first and last century of a range of up to three whole centuries; null for another one. */
function wholeCenturies(first: number, last: number): readonly [number, number] | null {
  if (last - first < 98 || last - first > 300 || first < 0 !== last < 0) return null;
  // People count 1500 or 1501 as the beginning of a century, 1599 or 1600 as its end; and 500 BCE
  // as the beginning, 401 or 400 BCE as the end.
  const begins = first > 0 ? first % 100 <= 1 : first % 100 === 0;
  const ends = last > 0 ? [0, 99].includes(last % 100) : -last % 100 <= 1;
  if (!begins || !ends) return null;
  return first > 0 ? [centuryOf(first + 1), centuryOf(last - 1)] : [centuryOf(first), centuryOf(last - 1)];
}
