// Collects the licences of all that is shipped, for the page to show. After page and server are
// built.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LicenceError, licenceOf, packagesIn, permitted } from './lib/licences.mjs';
import { root } from './lib/run.mjs';

/** What the SQLite package needs at run time; the image has it beside the bundle. */
const besideTheBundle = ['bindings', 'file-uri-to-path'];

/** @param {string} file */
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Vite names what is in the page's scripts. */
function inPage() {
  /** @type {{ name: string, version: string, identifier?: string, text?: string }[]} */
  const bundled = json('apps/web/dist/.vite/licences.json');
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
 * Fonts and the native part are in no bundle. They are dependencies of their own, and there is none
 * that is not shipped.
 */
function besideBundles() {
  const direct = ['apps/web', 'apps/server'].flatMap((app) => Object.keys(json(`${app}/package.json`).dependencies));
  const foreign = direct.filter((name) => !name.startsWith('@sobremesa/'));
  return [...foreign, ...besideTheBundle].map((name) => licenceOf(join(root, 'node_modules', name)));
}

try {
  const all = [...inPage(), ...inServer(), ...besideBundles()].map((licence) => [`${licence.name} ${licence.version}`, licence]);
  const each = Object.values(Object.fromEntries(all));
  const sorted = each.toSorted((a, b) => (a.name + a.version < b.name + b.version ? -1 : 1));
  writeFileSync(join(root, 'apps/web/dist/licences.json'), JSON.stringify(sorted));
  console.log(`apps/web/dist/licences.json: ${sorted.length} packages`);
} catch (error) {
  if (!(error instanceof LicenceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
