import { exceptions, rooms } from '../boundaries.mjs';

/** @import { Room } from '../boundaries.mjs' */
/** @import { Edge } from './graph.mjs' */

const paths = rooms
  .flatMap((room) => room.files.map((path) => ({ path, room })))
  .toSorted((a, b) => b.path.length - a.path.length);

/**
 * The room of a file; undefined if no row of the table has it.
 * @param {string} file
 * @returns {Room | undefined}
 */
export function roomOf(file) {
  return paths.find(({ path }) => (path.endsWith('/') ? file.startsWith(path) : file === path))?.room;
}

/**
 * Whether a file is a test or a helper of tests, by its path.
 * @param {string} file
 */
const isTestFile = (file) => /\.test\.[^/]+$|\/testing(?:\/|\.tsx?$)/.test(file);

/**
 * Whether a file is only for tests or tools, and never shipped.
 * @param {string} file
 */
export const isTest = (file) => isTestFile(file) || roomOf(file)?.isTest === true;

/**
 * Whether `name` is one of `names`, of which each may end in `*`.
 * @param {string} name
 * @param {readonly string[]} names
 */
const isOneOf = (name, names) =>
  names.some((other) => (other.endsWith('*') ? name.startsWith(other.slice(0, -1)) : name === other));

/**
 * The reason why the table rejects an import; null if it allows it.
 * @param {Edge} edge
 * @returns {string | null}
 */
export function refusal(edge) {
  return isException(edge) ? null : refusalByRule(edge);
}

/** @param {Edge} edge */
const isException = (edge) => exceptions.some(({ from, to }) => from === edge.from && to === nameOf(edge));

/**
 * The name of an import in reports and exceptions.
 * @param {Edge} edge
 */
export const nameOf = ({ file, package: name, name: specifier }) => file ?? name ?? specifier ?? '?';

/**
 * @param {Edge} edge
 * @returns {string | null}
 */
export function refusalByRule(edge) {
  const room = roomOf(edge.from);
  if (room === undefined) return 'the file belongs to no room';
  if (edge.package !== undefined) return packageRefusal(room, edge.from, edge.package);
  if (edge.file === undefined) return unresolvedRefusal(edge);
  return fileRefusal(room, edge.from, edge.file, edge.name ?? '');
}

/**
 * @param {Room} room
 * @param {string} from
 * @param {string} name
 */
function packageRefusal(room, from, name) {
  const allowed = isTestFile(from) ? [...room.packages, ...(room.tests?.packages ?? [])] : room.packages;
  return isOneOf(name, allowed) ? null : `${room.name} does not list the package ${name}`;
}

/** @param {Edge} edge */
function unresolvedRefusal({ from, name }) {
  if (name === undefined) return 'the module specifier is computed, so it cannot be checked';
  const isGlob = name.includes('*');
  if (isGlob && (isTest(from) || roomOf(from)?.byPattern === true)) return null;
  return isGlob ? 'only tests, and rooms that the table allows to, import by pattern' : 'no such file';
}

/**
 * @param {Room} room
 * @param {string} from
 * @param {string} to
 * @param {string} name
 */
function fileRefusal(room, from, to, name) {
  if (to.split('/').includes('dist')) return isTest(from) ? null : 'only tools may load build output';
  const other = roomOf(to);
  if (other === undefined) return 'the file belongs to no room';
  if (isTest(to) && !isTest(from)) return `${to} is for tests`;
  const imports = isTestFile(from) ? [...room.imports, ...(room.tests?.imports ?? [])] : room.imports;
  if (room !== other && !isOneOf(other.name, imports)) return `${room.name} does not list ${other.name}`;
  const leavesPackage = to.startsWith('packages/') && packageOf(from) !== packageOf(to);
  return leavesPackage && name.startsWith('.') ? 'another package must be imported by its name' : null;
}

/** @param {string} file */
const packageOf = (file) => file.split('/').slice(0, 2).join('/');
