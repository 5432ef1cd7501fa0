import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, step } from './run.mjs';

/** @typedef {import('./run.mjs').Command} Command */

/**
 * What is built, in this order, out of which files and folders, and the file by which one sees that
 * it is there.
 */
/**
 * @type {{ name: string, title: string, command: Command, sources: string[], output: string }[]}
 */
const parts = [
  {
    name: 'web',
    title: 'Building the page',
    command: ['npm', 'run', 'build', '--silent', '-w', '@sobremesa/web'],
    sources: ['packages', 'apps/web'],
    output: 'apps/web/dist/index.html',
  },
  {
    name: 'server',
    title: 'Building the server',
    command: ['npm', 'run', 'build', '--silent', '-w', '@sobremesa/server'],
    sources: ['packages', 'apps/server'],
    output: 'apps/server/dist/main.js',
  },
  {
    name: 'licences',
    title: 'Collecting licences',
    command: ['node', 'scripts/licences.mjs'],
    sources: ['packages', 'apps', 'scripts/licences.mjs', 'scripts/lib/licences.mjs'],
    output: 'apps/web/dist/licences.json',
  },
];
const shared = ['package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['dist', 'node_modules', 'test', 'coverage']);
const stampFile = 'node_modules/.cache/sobremesa/build.json';

/** Builds what has changed since it was last built. */
export async function build() {
  for (const { name, title, command, sources, output } of parts) {
    const sourceHash = hash(root, [...shared, ...sources]);
    if (isFresh(name, sourceHash, output)) continue;
    await step(title, command);
    remember(name, sourceHash, output);
  }
}

/**
 * A hash of names and contents, tests left out.
 * @param {string} folder
 * @param {readonly string[]} paths files and folders in it
 */
export function hash(folder, paths) {
  const digest = createHash('sha256');
  for (const file of paths.flatMap((path) => files(folder, path))) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  }
  return digest.digest('hex');
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]} in a fixed order
 */
function files(folder, path) {
  if (statSync(join(folder, path)).isFile()) return [path];
  return readdirSync(join(folder, path), { withFileTypes: true })
    .filter(({ name }) => !ignored.has(name) && !/\.test\.\w+$/.test(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => files(folder, `${path}/${entry.name}`));
}

/**
 * The output's own time is remembered too, because a part can also be built without this script.
 * @param {string} name
 * @param {string} sourceHash
 * @param {string} output
 */
function isFresh(name, sourceHash, output) {
  const stamp = stamps()[name];
  const built = modified(output);
  return built !== null && stamp?.sources === sourceHash && stamp.built === built;
}

/**
 * @param {string} name
 * @param {string} sourceHash
 * @param {string} output
 */
function remember(name, sourceHash, output) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...stamps(), [name]: { sources: sourceHash, built: modified(output) } }));
}

/** @returns {Record<string, { sources: string, built: number | null } | undefined>} */
function stamps() {
  try {
    return JSON.parse(readFileSync(join(root, stampFile), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {string} file
 * @returns {number | null} milliseconds since 1970; null when there is no such file
 */
function modified(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? null;
}
