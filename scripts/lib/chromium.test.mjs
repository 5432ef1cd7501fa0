import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { firstThatRuns } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'sobremesa-chromium-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * @param {string} name
 * @param {number} exitCode
 */
function browser(name, exitCode) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${exitCode}\n`);
  chmodSync(path, 0o755);
  return path;
}

test.skipIf(process.platform === 'win32')('skips a browser that is missing or does not start', async () => {
  const absent = join(folder, 'absent');
  const broken = browser('broken', 127);
  const good = browser('good', 0);
  expect(await firstThatRuns([absent, broken, good])).toBe(good);
  expect(await firstThatRuns([absent, broken])).toBeNull();
});
