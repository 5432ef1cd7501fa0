import type { TimeControl } from '@sobremesa/protocol';

/** Whether a time control has a clock. */
export function hasClock(pace: TimeControl): boolean {
  return pace.kind === 'days' || pace.clock !== null;
}
