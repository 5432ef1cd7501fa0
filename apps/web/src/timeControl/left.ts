import type { SeatClock } from '@sobremesa/protocol';

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface TimeLeft<Unit extends string = 'days' | 'hours' | 'minutes' | 'seconds'> {
  unit: Unit;
  count: number;
}

/**
 * Rounds the remaining time to one unit, so that a clock that has just started shows its setting:
 * days for one day and from two days on, hours from two hours on, minutes from one hour on. Seconds
 * below that are rounded up.
 */
export function leftIn(ms: number): TimeLeft {
  const hours = Math.round(ms / HOUR);
  if (hours === 24 || hours >= 48) return { unit: 'days', count: Math.round(ms / DAY) };
  const minutes = Math.round(ms / MINUTE);
  if (minutes >= 120) return { unit: 'hours', count: hours };
  if (ms >= HOUR) return { unit: 'minutes', count: minutes };
  return { unit: 'seconds', count: Math.max(0, Math.ceil(ms / 1000)) };
}

/** When the owner's holiday ends, by this device's clock; null outside one. */
export function restsUntil({ holiday }: Pick<SeatClock, 'holiday'>, localTime: (at: number) => number): number | null {
  const until = holiday === null ? 0 : localTime(holiday);
  return until > Date.now() ? until : null;
}

/**
 * The time left on a seat's clock, in milliseconds. A holiday stops it.
 *
 * @param localTime converts a moment of the server's clock to this device's
 */
export function timeLeft(
  { dueAt, left, holiday }: Pick<SeatClock, 'dueAt' | 'left' | 'holiday'>,
  localTime: (at: number) => number,
): number {
  if (dueAt === null) return left;
  return Math.max(0, localTime(dueAt) - (restsUntil({ holiday }, localTime) ?? Date.now()));
}

/** Seconds as `m:ss`. */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Calls back twice a second, for a clock's face. Returns a function that unsubscribes. */
export const onTick = ticking(500);

/** Calls back every ten seconds, for times in minutes or longer units. */
export const onMinute = ticking(10_000);

/** Serves all subscribers with one timer, which runs while there are any. */
function ticking(ms: number): (look: () => void) => () => void {
  const faces = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  return (look) => {
    faces.add(look);
    timer ??= setInterval(() => {
      for (const each of faces) each();
    }, ms);
    return () => {
      faces.delete(look);
      if (faces.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  };
}
