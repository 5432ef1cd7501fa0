/**
 * Minimum interval between two reads of the processor's time, in milliseconds: a read takes time,
 * too.
 */
const GRAIN = 8;

/**
 * Milliseconds of processor time that this process has used. A search that is limited by it gets
 * the same time on a loaded machine, as long as no other search runs in the same process.
 */
export function processorClock(): () => number {
  let asked = -Infinity;
  let used = 0;
  return () => {
    const now = performance.now();
    if (now - asked < GRAIN) return used;
    asked = now;
    const { user, system } = process.cpuUsage();
    used = (user + system) / 1000;
    return used;
  };
}
