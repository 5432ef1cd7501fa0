export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Rounds the remaining time to one unit: whole days from two days on, whole hours from two hours
 * on, whole minutes from one hour on, and seconds below that.
 */
export function leftIn(ms: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
  if (ms >= 2 * DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= 2 * HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  if (ms >= HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) };
  return { unit: 'seconds', count: Math.max(0, Math.ceil(ms / 1000)) };
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
