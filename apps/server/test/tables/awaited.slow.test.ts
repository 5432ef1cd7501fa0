import { inLong } from '@sobremesa/games/kit/testing';
import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClockPlay, deeds, happened, paces, type Step } from '../support/clock-play.ts';

/**
 * Checks the invariant of clocks with random sequences of all requests that affect seats, clocks or
 * the match: the time that a seat has used is the time in which the match waited for it, and nobody
 * moves in a turn that they have lost, which the server finishes.
 */

const SERVERS = Number(process.env.SERVERS ?? 1);
const RUNS = SERVERS > 1 ? 4 : inLong(15, 5);

const steps = array(
  record({
    deed: constantFrom(...deeds),
    who: integer({ min: 0, max: 4 }),
    isAsked: boolean(),
    seat: integer({ min: 0, max: 2 }),
    n: integer({ min: 0, max: 11 }),
    after: integer({ min: 0, max: 10 }),
  }),
  { minLength: 10, maxLength: 60, size: 'max' },
);

const step = (deed: Step['deed'], more: Partial<Step> = {}): Step => ({
  deed,
  who: 0,
  isAsked: false,
  seat: 0,
  n: 0,
  after: 0,
  ...more,
});
/**
 * Actions that are rare in random sequences: a move after the time has run out, a holiday, and a
 * new time control.
 */
const rare = [step('wait', { after: 10 }), step('move', { isAsked: true }), step('rest'), step('pace', { n: 3 }), step('agree')];

describe('the time that a seat has used is the time in which the match waited for it', () => {
  const all = paces.flatMap((pace) => (['standIn', 'move', 'vote'] as const).map((timeout) => ({ pace, timeout })));

  it.each(all)('%o', { timeout: 120_000 }, async ({ pace, timeout }) => {
    await assert(
      asyncProperty(steps, boolean(), async (sequence, hasBot) => {
        const play = new ClockPlay({ pace, timeout, hasBot });
        await play.open();
        for (const step of sequence) await play.run(step);
        await play.close();
      }),
      { numRuns: RUNS + 1, examples: [[rare, false]], interruptAfterTimeLimit: 100_000 },
    );
  });

  it.runIf(SERVERS === 1)('and every kind of action occurred', () => {
    expect(Object.entries(happened).filter(([, times]) => times === 0)).toEqual([]);
  });
});
