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

test('detects a changed source', () => {
  writeFileSync(join(folder, 'src/deep/a.ts'), 'b');
  expect(hash(folder, ['.'])).not.toBe(before);
});

test('detects a renamed source', () => {
  renameSync(join(folder, 'src/deep/a.ts'), join(folder, 'src/deep/b.ts'));
  expect(hash(folder, ['.'])).not.toBe(before);
});

test('ignores build output and tests', () => {
  writeFileSync(join(folder, 'dist/main.js'), 'x');
  writeFileSync(join(folder, 'src/a.test.ts'), 'x');
  expect(hash(folder, ['.'])).toBe(before);
});
