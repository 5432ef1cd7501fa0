/** The server's source of time, which tests can replace. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `fire` once after `ms`. The returned function cancels it. */
  after(ms: number, fire: () => void): () => void;
}

/** The longest timer that Node allows. */
const LONGEST = 2 ** 31 - 1;

/** The machine's clock. Its timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: alarm,
};

/** `Clock.after` on the machine's clock. */
export function alarm(ms: number, fire: () => void): () => void {
  const timer = setTimeout(fire, Math.min(Math.max(ms, 0), LONGEST));
  timer.unref();
  return () => clearTimeout(timer);
}
