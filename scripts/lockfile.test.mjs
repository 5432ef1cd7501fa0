import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

test('the lockfile contains no registry, so everybody can use their own', () => {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lockfile).not.toMatch(/"resolved": "\w+:/);
});

test('the lockfile pins the content of every package', () => {
  /** @type {Record<string, { link?: boolean, integrity?: string }>} */
  const packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const unpinned = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && !link && integrity === undefined)
    .map(([path]) => path);
  expect(unpinned).toEqual([]);
});
