const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How much time is left, in one unit, so that a window that has just opened shows its whole length,
 * as clocks do: days for one day and from two on, hours and minutes from two on. Seconds are
 * rounded up.
 */
export function leftIn(ms: number): { count: number; unit: 'days' | 'hours' | 'minutes' | 'seconds' } {
  const [days, hours, minutes] = [DAY, HOUR, MINUTE].map((unit) => Math.round(ms / unit)) as [number, number, number];
  if (hours === 24 || hours >= 48) return { count: days, unit: 'days' };
  if (minutes >= 120) return { count: hours, unit: 'hours' };
  if (ms >= 2 * MINUTE) return { count: minutes, unit: 'minutes' };
  return { count: Math.ceil(ms / 1000), unit: 'seconds' };
}
