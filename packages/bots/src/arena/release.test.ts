import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nameOf, playOn } from './contest.ts';
import { releaseAt } from './release.ts';

const isClone = existsSync(join(import.meta.dirname, '../../../../.git'));

it.skipIf(!isClone)('lets the levels of an earlier commit play against those of today', async () => {
  const release = await releaseAt('HEAD');
  const contest = {
    game: 'patzcuaro',
    players: 2,
    options: {},
    one: 'sound',
    others: 'release-easy',
    budget: { iterations: 1, ms: Infinity },
    wall: false,
    seed: 1,
    release,
  };
  const results = await playOn(contest, 2, undefined, () => {});
  expect(results.map(({ won }) => won.length)).toEqual([2, 2]);
  // Results of another release, or of none, must not be continued from the same file.
  expect(nameOf(contest)).toContain(release.commit);
  expect(nameOf({ ...contest, others: 'easy' })).not.toContain(release.commit);
});

it.skipIf(!isClone)('rejects a commit that git does not know', async () => {
  await expect(releaseAt('no-such-release')).rejects.toThrow('no-such-release');
});
