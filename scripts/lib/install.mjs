import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, step, succeeds } from './run.mjs';

/** Installs the lockfile's dependencies, if some are missing, and ensures that SQLite runs. */
export async function install() {
  await installPackages();
  await compileSqlite();
}

/**
 * Installs the lockfile's dependencies, if some are missing. SQLite's binary can still be missing
 * afterwards.
 */
export async function installPackages() {
  if (isInstalled(root)) return;
  // The build and the checks do not need the binary, so it is compiled beside them.
  await step('Installing dependencies', ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund']);
}

/**
 * Downloads SQLite's binary, or compiles it, if it is missing or was compiled for another version
 * of Node.
 */
export async function compileSqlite() {
  if (await sqliteRuns()) return;
  // The package has -O3, which takes the compiler longer, and is not faster at run time.
  const env = { CFLAGS: '-O2' };
  await step('Preparing SQLite', ['npm', 'rebuild', 'better-sqlite3', '--ignore-scripts=false'], { env });
}

/**
 * Whether node_modules has all packages of the lockfile, according to npm's own list there.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packages(join(folder, 'package-lock.json'));
  const have = packages(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === null || have === null) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional === true || have[path]?.version === version,
  );
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, optional?: boolean }> | null} null when there is
 *   none
 */
function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return null;
  }
}

function sqliteRuns() {
  return succeeds(['node', '-e', "new (require('better-sqlite3'))(':memory:')"]);
}
