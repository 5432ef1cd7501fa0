export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * What is left of a time, as it is said: in minutes and seconds at a table that is played in one
 * go, in whole days or hours otherwise.
 */
export function leftIn(ms: number): { unit: 'days' | 'hours' | 'minutes' | 'seconds'; count: number } {
  if (ms >= 2 * DAY) return { unit: 'days', count: Math.floor(ms / DAY) };
  if (ms >= 2 * HOUR) return { unit: 'hours', count: Math.floor(ms / HOUR) };
  if (ms >= HOUR) return { unit: 'minutes', count: Math.floor(ms / MINUTE) };
  return { unit: 'seconds', count: Math.max(0, Math.ceil(ms / 1000)) };
}

/** Seconds as a clock shows them. */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Has a clock's face looked at twice a second. The answer stops it. */
export const onTick = ticking(500);

/** The same for what is said in minutes and more. */
export const onMinute = ticking(10_000);

/** Looks at all faces by one timer, which there is while there are any. */
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
