import type { QuietHours } from '@sobremesa/protocol';

/**
 * Quiet hours as times in milliseconds since 1970. They follow the local time of their zone: a
 * change to or from summer time makes them an hour shorter or longer.
 */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** No zone changes its offset twice within this time. */
const STRIDE = DAY / 2;

/** Whether this moment is quiet. */
export function isQuietAt(quiet: QuietHours | null, at: number): boolean {
  return quiet !== null && isQuietBy(quiet, at, offsetAt(quiet.zone, at));
}

/** The next time outside quiet hours, from this one on. */
export function loudFrom(quiet: QuietHours | null, at: number): number {
  return loudAfter(quiet, at, 0);
}

/** Milliseconds outside quiet hours between two times; 0 if the second is not after the first. */
export function loudBetween(quiet: QuietHours | null, from: number, until: number): number {
  if (quiet === null) return Math.max(until - from, 0);
  let loud = 0;
  for (let at = from; at < until;) {
    const { isQuiet, end } = stretchAt(quiet, at);
    if (!isQuiet) loud += Math.min(end, until) - at;
    at = end;
  }
  return loud;
}

/**
 * The first time by which `ms` milliseconds outside quiet hours have passed. With 0, it is outside
 * them itself.
 */
export function loudAfter(quiet: QuietHours | null, from: number, ms: number): number {
  if (quiet === null) return from + ms;
  let left = ms;
  for (let at = from; ;) {
    const { isQuiet, end } = stretchAt(quiet, at);
    if (!isQuiet && left <= end - at) return at + left;
    if (!isQuiet) left -= end - at;
    at = end;
  }
}

/** Whether this time is quiet, and until when at most that holds under the current offset. */
function stretchAt(quiet: QuietHours, at: number): { isQuiet: boolean; end: number } {
  const offset = offsetAt(quiet.zone, at);
  const isQuiet = isQuietBy(quiet, at, offset);
  const time = modulo(at + offset, DAY);
  const next = Math.min(...[quiet.from, quiet.until].map((minute) => modulo(minute * MINUTE - time - 1, DAY) + 1));
  const end = at + Math.min(next, STRIDE);
  return { isQuiet, end: offsetAt(quiet.zone, end) === offset ? end : changeBetween(quiet.zone, at, end) };
}

function isQuietBy({ from, until }: QuietHours, at: number, offset: number): boolean {
  const minute = modulo(at + offset, DAY) / MINUTE;
  return from < until ? from <= minute && minute < until : from <= minute || minute < until;
}

/** The first moment of the other offset. */
function changeBetween(zone: string, before: number, after: number): number {
  const offset = offsetAt(zone, before);
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone's offset from UTC at this time. */
function offsetAt(zone: string, at: number): number {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'medium' });
    formats.set(zone, format);
  }
  const shown = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  // A short date has two digits of the year; all relevant moments are in this century.
  const local = Date.UTC(
    2000 + (part('year') % 100),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - (at - modulo(at, 1000));
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
