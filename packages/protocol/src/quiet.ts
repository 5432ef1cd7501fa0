import * as z from 'zod/mini';
import { isQuietLength, MINUTES_OF_DAY } from './forms.ts';

const minute = z.int().check(z.gte(0), z.lt(MINUTES_OF_DAY));

/** The IANA name of a time zone that this program knows. */
const zone = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/), z.refine(isKnownZone));

/**
 * Quiet hours: no notifications, and no time counted in correspondence matches. They begin and end
 * at a minute of the day in the user's time zone. An end before the start is on the next day.
 */
export const quietHours = z.strictObject({ zone, from: minute, until: minute }).check(z.refine(isQuietLength));
export type QuietHours = z.infer<typeof quietHours>;

function isKnownZone(timeZone: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone }) instanceof Intl.DateTimeFormat;
  } catch {
    return false;
  }
}
