import type { Page } from '@playwright/test';
import { keptDocument, openKept } from '../e2e/keptDocument.ts';
import { games, House, type GameName } from './browser.ts';
import { between, quantile, quiet, slowDown, SLOWED, usage, type Cost } from './pageCost.ts';

const STEPS = 40;
/** Steps before those that are measured: the browser has not compiled everything yet. */
const SKIPPED = 8;
/** The last measured step leads to this many moves before the end of the match. */
const BEFORE_END = 2;
const PLAYERS = 4;

/** Matches that a release has written. */
const documents: Readonly<Record<GameName, string>> = {
  prado: `prado-${PLAYERS}-rules3`,
  museum: `museum-${PLAYERS}-rules1`,
  patzcuaro: `patzcuaro-${PLAYERS}-rules1`,
};

interface Step extends Cost {
  /** From the press of the key to the painted frame, in milliseconds. */
  frame: number;
}

/**
 * Measures a step of a replay late in a match, on a slowed-down processor.
 * @param names of games; none for all
 */
export async function benchPageReplay(names: readonly string[] = []): Promise<void> {
  console.log(`\nA step of a replay of ${PLAYERS} players, ms until its frame, slowed down ${SLOWED} times, ${STEPS} steps`);
  const house = await House.open();
  try {
    const rows = [];
    for (const game of games) {
      if (names.length > 0 && !names.includes(game)) continue;
      for (const device of ['desktop', 'phone'] as const)
        rows.push(row(`${game}, ${device}`, await measure(house, game, device)));
    }
    console.table(rows);
  } finally {
    await house.close();
  }
}

async function measure(house: House, game: GameName, device: 'desktop' | 'phone'): Promise<Step[]> {
  const page = await house.page(device === 'phone' ? { viewport: { width: 360, height: 740 } } : {});
  const { moves } = JSON.parse(keptDocument(documents[game]).toString()) as { moves: unknown[] };
  await page.goto(`./replay?at=${moves.length - BEFORE_END - STEPS - SKIPPED}`);
  await openKept(page, documents[game]);
  await page.locator('[data-board]').waitFor();
  await watchFrames(page);
  const devtools = await slowDown(page);
  const steps: Step[] = [];
  for (let i = 0; i < SKIPPED + STEPS; i++) {
    const before = await quiet(devtools);
    await page.keyboard.press('ArrowRight');
    const frame = await page.evaluate(() => (globalThis as Watched).nextFrame);
    const step = { ...between(before, await usage(devtools)), frame };
    if (i >= SKIPPED) steps.push(step);
  }
  await page.context().close();
  return steps;
}

type Watched = typeof globalThis & { nextFrame: Promise<number> };

/** Measures, in the page, the time from each key to the next frame. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Without a function in a variable: tsx adds a helper to those, which the page does not have.
    addEventListener(
      'keydown',
      () => {
        const start = performance.now();
        (globalThis as Watched).nextFrame = new Promise((resolve) => {
          requestAnimationFrame(() => {
            // The first message after the callbacks of a frame arrives when the frame is painted.
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener('message', () => resolve(performance.now() - start));
            port1.start();
            port2.postMessage(null);
          });
        });
      },
      { capture: true },
    );
  });
}

function row(name: string, steps: readonly Step[]) {
  const at = (share: number, of: (step: Step) => number) => quantile(steps.map(of), share);
  return {
    replay: name,
    'script, median': at(0.5, (step) => step.script),
    'script, p95': at(0.95, (step) => step.script),
    'style and layout, median': at(0.5, (step) => step.layout),
    'style and layout, p95': at(0.95, (step) => step.layout),
    'paint and rest, median': at(0.5, (step) => step.rest),
    'paint and rest, p95': at(0.95, (step) => step.rest),
    'frame, median': at(0.5, (step) => step.frame),
    'frame, p95': at(0.95, (step) => step.frame),
  };
}
