// Collects the licences of all shipped packages, for the page. Run it after the builds of page and
// server, or, with `--static`, after the build of the page without a server.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LicenceError, licenceOf, packagesIn, permitted } from './lib/licences.mjs';
import { root } from './lib/run.mjs';

/** Run-time dependencies of the SQLite package. The image has them beside the bundle. */
const besideTheBundle = ['bindings', 'file-uri-to-path'];

const isStatic = process.argv.includes('--static');
const page = isStatic ? 'dist/static' : 'apps/web/dist';
const apps = isStatic ? ['apps/web'] : ['apps/web', 'apps/server'];

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Vite lists the packages in the page's scripts. */
function inPage() {
  /** @type {{ name: string, version: string, identifier?: string, text?: string }[]} */
  const bundled = json(`${page}/.vite/licences.json`);
  return bundled.map(({ identifier, text, ...rest }) =>
    permitted({ ...rest, licence: identifier ?? 'none', text: text ?? null }),
  );
}

function inServer() {
  const dist = join(root, 'apps/server/dist');
  const maps = readdirSync(dist).filter((file) => file.endsWith('.js.map'));
  const sources = maps.flatMap((file) => json(`apps/server/dist/${file}`).sources);
  return packagesIn(sources).map((folder) => licenceOf(join(dist, folder)));
}

/**
 * Fonts and native code are not in a bundle. They are direct dependencies, which are all shipped.
 */
function besideBundles() {
  const direct = apps.flatMap((app) => Object.keys(json(`${app}/package.json`).dependencies));
  const foreign = direct.filter((name) => !name.startsWith('@sobremesa/'));
  return [...foreign, ...(isStatic ? [] : besideTheBundle)].map((name) => licenceOf(join(root, 'node_modules', name)));
}

try {
  const all = [...inPage(), ...(isStatic ? [] : inServer()), ...besideBundles()].map((licence) => [
    `${licence.name} ${licence.version}`,
    licence,
  ]);
  const each = Object.values(Object.fromEntries(all));
  const sorted = each.toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
  writeFileSync(join(root, page, 'licences.json'), JSON.stringify(sorted));
  // Otherwise a host of static files would also serve Vite's list.
  if (isStatic) rmSync(join(root, page, '.vite'), { recursive: true });
  console.log(`${page}/licences.json: ${sorted.length} packages`);
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
