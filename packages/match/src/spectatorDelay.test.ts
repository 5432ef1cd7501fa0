import { describe, expect, it } from 'vitest';
import type { Ctx } from '@sobremesa/games';
import type { WatchDelay } from '@sobremesa/protocol';
import { begun, secretsGame, stepOf } from './testing/index.ts';
import { delayedAfter, nextShowing, shownOf } from './spectatorDelay.ts';
import type { Match } from './model.ts';
import { play } from './play.ts';
import { restored } from './restore.ts';
import { snapshotOf } from './snapshot.ts';

const MINUTE = 60_000;
const module = secretsGame();
const begin = (delay: WatchDelay | null, turns = 1000) => begun(module, 2, { turns }, { delay });
const ended = (match: Match, now: number) => {
  return stepOf(play(module, match, { seat: Number(match.state.ctx.currentPlayer), move: 'end', args: [] }, now));
};
/** The match after moves at these moments. */
const after = (match: Match, ...times: number[]) => times.reduce((each, now) => ended(each, now).match, match);

describe("the spectators' state", () => {
  it('is the match itself without a delay, and no states are kept', () => {
    const match = after(begin(null), 1, 2, 3);
    expect(match.delayed).toBeNull();
    expect(shownOf(match, 3)).toBe(match);
  });

  it('stays the set number of moves behind', () => {
    const shown: number[] = [];
    let match = begin({ moves: 2 });
    for (const now of [1, 2, 3, 4]) {
      match = after(match, now);
      shown.push(shownOf(match, now).version);
    }
    expect(shown).toEqual([0, 0, 1, 2]);
    expect(shownOf(match, 1e12).version).toBe(2);
    expect(nextShowing(match, shownOf(match, 4))).toBeNull();
  });

  it('is the state of the set number of minutes ago, and advances by time alone', () => {
    const match = after(begin({ minutes: 2 }), MINUTE, 1.5 * MINUTE);
    const at = (now: number) => shownOf(match, now).version;
    expect([1.5, 2.99, 3, 3.49, 3.5].map((minutes) => at(minutes * MINUTE))).toEqual([0, 0, 1, 1, 2]);
    expect(nextShowing(match, shownOf(match, 2 * MINUTE))).toBe(3 * MINUTE);
    expect(nextShowing(match, shownOf(match, 4 * MINUTE))).toBeNull();
  });

  it('is the whole match once it is over', () => {
    const match = begin({ moves: 2 }, 1);
    const over = ended(match, 1).match;
    expect(shownOf(over, 1)).toBe(over);
    expect(delayedAfter(match, over, 1)).toBeNull();
  });

  it('is never newer than allowed, however fast the match is, with a limited number of kept states', () => {
    let match = begin({ minutes: 60 });
    const times = [0];
    for (let now = 1000; now < 2 * 60 * MINUTE; now += 9000) {
      match = after(match, now);
      times.push(now);
      const { version } = shownOf(match, now);
      expect(version === 0 || times[version]! <= now - 60 * MINUTE).toBe(true);
      expect(match.delayed!.points.length).toBeLessThanOrEqual(64);
    }
    const last = times.at(-1)!;
    expect(times[shownOf(match, last).version]!).toBeGreaterThan(last - 63 * MINUTE);
  });

  it.each<WatchDelay>([{ moves: 3 }, { minutes: 2 }])('is the same after the match was stored and loaded, with %o', (delay) => {
    const middle = after(begin(delay), MINUTE, 2 * MINUTE, 3 * MINUTE, 4 * MINUTE);
    const snapshot = snapshotOf(module, middle);
    const steps = [ended(middle, 4.5 * MINUTE)];
    steps.push(ended(steps[0]!.match, 5 * MINUTE));
    const match = steps[1]!.match;
    const moves = steps.map(({ move }) => move!);
    const stored = JSON.parse(JSON.stringify({ snapshot, moves })) as { snapshot: typeof snapshot; moves: typeof moves };
    const again = restored(module, stored, delay);
    expect(again.delayed).toEqual(match.delayed);
    expect(shownOf(again, 5 * MINUTE).version).toBe(3);
    const newer = { ...module, rulesVersion: 2, upgrade: ({ G, ctx }: { G: unknown; ctx: Ctx }) => ({ G, ctx }) };
    expect(shownOf(restored(newer, { ...stored, moves: [] }, delay), 4 * MINUTE).version).toBe(
      shownOf(middle, 4 * MINUTE).version,
    );
  });
});
