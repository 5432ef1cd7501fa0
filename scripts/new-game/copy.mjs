import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/run.mjs';

/**
 * Copies the files that git tracks or would track. Packages are linked, and the results of the last
 * type check are copied, so that the copy takes a second and its first check is short.
 * @returns {string} the folder of the copy
 */
export function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), 'sobremesa-new-game-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const file of listed.toString().split('\0')) {
    // A file that git still tracks may be deleted.
    if (file !== '' && existsSync(join(root, file))) cpSync(join(root, file), join(copy, file));
  }
  linkPackages(copy);
  for (const results of ['node_modules/.cache', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/dist`)]) {
    if (existsSync(join(root, results)))
      cpSync(join(root, results), join(copy, results), { recursive: true, preserveTimestamps: true });
  }
  return copy;
}

/**
 * Links every package of npm, and copies the links to our own packages, which then lead into the
 * copy.
 * @param {string} copy
 */
function linkPackages(copy) {
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', entry), join(copy, 'node_modules', entry)];
    mkdirSync(dirname(to), { recursive: true });
    if (entry === '@sobremesa') cpSync(from, to, { recursive: true, verbatimSymlinks: true });
    else if (entry !== '.cache') symlinkSync(from, to);
  }
}
