import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import { root } from '../lib/run.mjs';
import { importsOf } from './parse.mjs';

/** @import { Import } from './parse.mjs' */

/**
 * An import with its target: a file of the project, the name of a package, or neither.
 * @typedef {Import & { from: string, file?: string, package?: string }} Edge
 */

const folders = ['apps', 'bench', 'e2e', 'mutants', 'packages', 'scripts'];
const isSource = /\.(?:[cm]?[jt]sx?|css)$/;
const isSkipped = /(?:^|\/)(?:node_modules|dist|data|public)\/|^apps\/web\/languages\/|^apps\/web\/test\/languages\//;

/** @returns {string[]} the project's source files, by their paths from its folder */
export function sourceFiles() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const paths = [...readdirSync(root), ...inFolders].map((file) => file.split(sep).join('/'));
  return paths.filter((file) => isSource.test(file) && !isSkipped.test(file)).toSorted();
}

/**
 * @param {readonly string[]} files
 * @returns {Edge[]}
 */
export function edgesOf(files) {
  return files.flatMap((file) => edgesIn(file, readFileSync(join(root, file), 'utf8')));
}

/**
 * @param {string} from the file, which need not exist
 * @param {string} text
 * @returns {Edge[]}
 */
export function edgesIn(from, text) {
  return importsOf(from, text).map((found) => Object.assign(found, { from }, targetOf(from, found.name)));
}

/**
 * @param {string} from
 * @param {string | undefined} specifier
 * @returns {{ file?: string, package?: string }}
 */
function targetOf(from, specifier) {
  const [name] = specifier?.split('?') ?? [];
  if (name === undefined) return {};
  if (/^\.\.?\//.test(name)) return fileTarget(posix.join(posix.dirname(from), name));
  if (name.startsWith('@sobremesa/')) return workspaceTarget(from, name);
  // An absolute path or a URL is no package.
  if (/^(?:\/|\.|#|(?!node:)\w+:)/.test(name)) return {};
  if (name.startsWith('node:')) return { package: name };
  return {
    package: name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/'),
  };
}

/** @param {string} path */
function fileTarget(path) {
  // A worker is referenced by its built name.
  const file = [path, path.replace(/\.js$/, '.ts')].find((candidate) => existsSync(join(root, candidate)));
  if (file !== undefined) return { file };
  return path.split('/').includes('dist') ? { file: path } : {};
}

/**
 * @param {string} from
 * @param {string} name
 */
function workspaceTarget(from, name) {
  try {
    const file = createRequire(join(root, dirname(from), 'importer.js')).resolve(name);
    return { file: relative(root, file).split(sep).join('/') };
  } catch {
    return {};
  }
}
