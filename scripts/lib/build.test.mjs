import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hash } from './build.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let before;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-build-'));
  for (const path of ['src', 'dist', 'src/deep']) mkdirSync(join(folder, path));
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
  before = hash(folder, ['.']);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the same sources have the same hash', () => {
  writeFileSync(join(folder, 'src/deep/a.ts'), 'a');
  expect(hash(folder, ['.'])).toBe(before);
});

test('a changed source is seen', () => {
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  expect(hash(folder, ['.'])).not.toBe(before);
});

test('a renamed source is seen', () => {
  renameSync(join(folder, 'src/deep/a.ts'), join(folder, 'src/deep/b.ts'));
  expect(hash(folder, ['.'])).not.toBe(before);
});

test('what was built, and tests, are no sources', () => {
  writeFileSync(join(folder, 'dist/main.js'), 'x');
  writeFileSync(join(folder, 'src/a.test.ts'), 'x');
  expect(hash(folder, ['.'])).toBe(before);
});
