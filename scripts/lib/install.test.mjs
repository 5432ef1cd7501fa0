import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-install-'));
  mkdirSync(join(folder, 'node_modules'));
  write('package-lock.json', {
    '': { name: 'planted' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-system': { version: '1.0.0', optional: true },
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} file
 * @param {object} packages
 */
function write(file, packages) {
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
}

test('a fresh clone is not installed', () => {
  expect(isInstalled(folder)).toBe(false);
});

test('all packages except optional ones', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(folder)).toBe(true);
});

test('a version that is no longer in the lockfile', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
  expect(isInstalled(folder)).toBe(false);
});

test('a missing package', () => {
  write('node_modules/.package-lock.json', {});
  expect(isInstalled(folder)).toBe(false);
});
