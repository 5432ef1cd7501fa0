import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

test('the lockfile names no registry, so everybody installs from their own', () => {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lockfile).not.toMatch(/"resolved": "\w+:/);
});

test('every package of the lockfile is pinned to its content', () => {
  /** @type {Record<string, { link?: boolean, integrity?: string }>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const unpinned = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && integrity === undefined)
    .map(([path]) => path);
  expect(unpinned).toEqual([]);
});
