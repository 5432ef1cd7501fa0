import { build } from './build.mjs';
import { compileSqlite, installPackages } from './install.mjs';

/**
 * Installs and builds what is missing. The build does not need SQLite, so both run side by side.
 */
export async function prepare() {
  await installPackages();
  await Promise.all([compileSqlite(), build()]);
}
