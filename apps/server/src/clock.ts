/** Time as the server sees it, so that tests can turn it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `fire` once after `ms`; the function that it answers with takes that back. */
  after(ms: number, fire: () => void): () => void;
}

/** Node allows no longer timer than this. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: alarm,
};

/** `Clock.after` by the machine. */
export function alarm(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, Math.min(Math.max(ms, 0), LONGEST));
  timer.unref();
  return () => clearTimeout(timer);
}
