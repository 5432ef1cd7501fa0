import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, step, succeeds } from './run.mjs';

/**
 * Installs the lockfile's dependencies, if some are missing, and ensures that the database's binary
 * runs.
 */
export async function install() {
  if (!isInstalled(root)) await step('Installing dependencies (a minute or two)', ['npm', 'ci', '--no-audit', '--no-fund']);
  // The binary is missing after an install without scripts, and incompatible after a change of
  // Node's version.
  if (!(await sqliteRuns())) {
    await step('Preparing SQLite', ['npm', 'rebuild', 'better-sqlite3', '--ignore-scripts=false']);
  }
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
