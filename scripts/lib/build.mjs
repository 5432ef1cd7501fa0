import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, step } from './run.mjs';

/** @typedef {import('./run.mjs').Command} Command */

/**
 * A part to build, with its sources and the file that proves a build.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title
 * @property {Command} command
 * @property {string[]} sources
 * @property {string[]} [settings] environment variables that change the output
 * @property {string} output
 */

/** The page and its server, in order. @type {Part[]} */
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
/** The page without a server. @type {Part} */
const staticPage = {
  name: 'static',
  title: 'Building the page without a server',
  command: ['npm', 'run', 'build:static', '--silent', '-w', '@sobremesa/web'],
  sources: ['package.json', 'packages', 'apps/web', 'scripts/licences.mjs', 'scripts/lib/licences.mjs'],
  settings: ['PUBLIC_URL', 'REPOSITORY_URL'],
  output: 'dist/static/index.html',
};
const shared = ['package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['dist', 'node_modules', 'test', 'coverage']);
const stampFile = 'node_modules/.cache/sobremesa/build.json';

/** Builds the parts that have changed since their last build. */
export async function build() {
  for (const part of parts) await buildPart(part);
}

/** Builds the page without a server, if it has changed since its last build. */
export async function buildStatic() {
  await buildPart(staticPage);
}

/** @param {Part} part */
async function buildPart({ name, title, command, sources, settings = [], output }) {
  const given = settings.map((setting) => process.env[setting] ?? '');
  const sourceHash = [hash(root, [...shared, ...sources]), ...given].join(' ').trim();
  if (isFresh(name, sourceHash, output)) return;
  await step(title, command);
  remember(name, sourceHash, output);
}

/**
 * A hash of names and contents, without tests.
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
 * Also stores the output's own time, because a part can be built without this script.
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
