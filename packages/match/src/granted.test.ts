import { games, type GameModule } from '@sobremesa/games';
import { describe, expect, it } from 'vitest';
import { answeredBefore, grantedBefore, grantedFrom, mayBeForgotten, withGranted, type Granted } from './granted.ts';
import type { Match } from './model.ts';
import { play } from './play.ts';
import type { SnapshotRecord } from './records.ts';
import { restored } from './restore.ts';
import { snapshotOf } from './snapshot.ts';
import { begun, refusalOf, stepOf } from './testing/index.ts';
import { versionFor } from './versions.ts';

const prado = games.prado as GameModule;
const start = () => begun(prado, 3);
const tried = (match: Match, request: string, mode = 'photo', version = versionFor(match, 0)) =>
  play(prado, match, { seat: 0, move: 'setReactions', args: [mode], request, version }, 0);
const set = (...args: Parameters<typeof tried>) => stepOf(tried(...args)).match;

describe('the granted requests of a seat', () => {
  it('are remembered up to a limit, and for older ones the newest version', () => {
    let granted: Granted | undefined;
    for (let i = 1; i <= 100; i++) granted = withGranted(granted, `request-${i}`, i * 2);
    expect(granted?.requests).toHaveLength(8);
    expect(granted?.versions).toHaveLength(8);
    expect(granted?.forgotten).toBe(184);
    expect([100, 93, 92].map((i) => answeredBefore(granted, `request-${i}`))).toEqual([200, 186, null]);
    expect([183, 184].map((known) => mayBeForgotten(granted, known))).toEqual([true, false]);
  });

  it('are empty at first', () => {
    expect(answeredBefore(undefined, 'request-1')).toBeNull();
    expect(mayBeForgotten(undefined, 0)).toBe(false);
  });

  it('raise its version, even if nothing visible changes', () => {
    const first = set(start(), 'request-1');
    const second = set(first, 'request-2');
    expect(second.state.G).toEqual(first.state.G);
    expect([0, 1, null].map((audience) => versionFor(second, audience))).toEqual([2, 0, 0]);
  });

  it('make a repeat of a forgotten one stale, however late it arrives', () => {
    let match = set(start(), 'request-0', 'never', 0);
    for (let i = 1; i <= 8; i++) match = set(match, `request-${i}`);
    expect(grantedBefore(match, 0, 'request-0')).toBeNull();
    expect(refusalOf(tried(match, 'request-0', 'never', 0)).code).toBe('stale');
    expect(grantedBefore(match, 0, 'request-1')).toBe(2);
    // Another request, sent from the first version after the forgotten one.
    expect(versionFor(set(match, 'request-new', 'always', 1), 0)).toBe(10);
  });
});

describe('a snapshot of an earlier version', () => {
  it('has only the last request: earlier ones are stale', () => {
    const match = set(set(start(), 'request-1', 'never'), 'request-2', 'photo');
    const snapshot: SnapshotRecord = {
      ...snapshotOf(prado, match),
      requests: { '0': { request: 'request-2', version: 2 } },
    };
    const again = restored(prado, { snapshot, moves: [] });
    expect(grantedBefore(again, 0, 'request-2')).toBe(2);
    expect(grantedBefore(again, 0, 'request-1')).toBeNull();
    expect(refusalOf(tried(again, 'request-1', 'never', 0)).code).toBe('stale');
    expect(versionFor(set(again, 'request-3', 'always'), 0)).toBe(3);
    expect(grantedFrom({ request: 'a', version: 7 })).toEqual({ requests: ['a'], versions: [7], forgotten: 7 });
  });
});
