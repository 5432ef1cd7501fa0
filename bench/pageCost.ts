import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';

/** CPU slowdown, for a phone of some years ago. */
export const SLOWED = 4;
/** A page without script activity for this time has finished its work. */
const QUIET_MS = 250;

/** What a page has used, in milliseconds. */
export interface Cost {
  /** Main thread time. */
  script: number;
  /** Time for style and layout. */
  layout: number;
  /** The rest of the main thread's time, most of it for painting. DevTools' own is not included. */
  rest: number;
}

/** Slows a page down, and counts what it uses. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return devtools;
}

/** Resolves to the page's total cost so far, once it is idle. */
export async function quiet(devtools: CDPSession): Promise<Cost> {
  let last = await usage(devtools);
  for (;;) {
    await sleep(QUIET_MS);
    const now = await usage(devtools);
    if (now.script === last.script && now.layout === last.layout) return now;
    last = now;
  }
}

/** The page's total cost so far. */
export async function usage(devtools: CDPSession): Promise<Cost> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
  const [script, layout] = [of('ScriptDuration'), of('LayoutDuration') + of('RecalcStyleDuration')];
  return { script, layout, rest: of('TaskDuration') - of('DevToolsCommandDuration') - script - layout };
}

/** What was used between two readings. */
export function between(before: Cost, after: Cost): Cost {
  return { script: after.script - before.script, layout: after.layout - before.layout, rest: after.rest - before.rest };
}

/** The value below which a share of all lies, rounded to tenths. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN) * 10) / 10;
}
