// `npm run imports`: checks every import against the table in boundaries.mjs, finds circles, and
// prints the graph. With `--check` it prints only problems.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rooms } from './boundaries.mjs';
import { isTest, roomOf } from './imports/check.mjs';
import { circlesIn } from './imports/circles.mjs';
import { edgesOf, sourceFiles } from './imports/graph.mjs';
import { problemsOf } from './imports/problems.mjs';
import { root } from './lib/run.mjs';

/** @import { Edge } from './imports/graph.mjs' */

const files = sourceFiles();
const edges = edgesOf(files);
const problems = problemsOf(files, edges);
if (!process.argv.includes('--check')) print();
for (const problem of problems) console.error(problem);
console.log(`${files.length} files, ${edges.length} imports, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

function print() {
  const shipped = edges.filter(({ from }) => !isTest(from));
  title('Rooms: files, lines, and the rooms that their shipped files import');
  for (const { name } of rooms) console.log(roomLine(name, shipped));
  title('Rooms that import each other');
  for (const line of mutualRooms(shipped)) console.log(line);
  title('Circles');
  printCircles('values', ({ kind }) => kind === 'value');
  printCircles('values and types', ({ kind }) => kind !== 'lazy');
  printCircles('values, types and lazy imports', () => true);
  title('Most connected files: imports in and out, without tests');
  for (const line of widestFiles(shipped)) console.log(line);
}

/** @param {string} text */
function title(text) {
  console.log(`\n${text}\n`);
}

/**
 * @param {string} room
 * @param {readonly Edge[]} shipped
 */
function roomLine(room, shipped) {
  const own = files.filter((file) => roomOf(file)?.name === room);
  const lines = own.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
  const targets = counted(targetRooms(shipped, room)).map(([name, count]) => `${name} ${count}`);
  return `${room}: ${own.length} files, ${lines} lines${targets.length === 0 ? '' : ` → ${targets.join(', ')}`}`;
}

/**
 * The room of each import of a room.
 * @param {readonly Edge[]} shipped
 * @param {string} room
 */
function targetRooms(shipped, room) {
  const targets = shipped.filter(({ from, file }) => file !== undefined && roomOf(from)?.name === room);
  return targets.map(({ file = '' }) => roomOf(file)?.name ?? '').filter((name) => name !== room && name !== '');
}

/** @param {readonly Edge[]} shipped */
function mutualRooms(shipped) {
  const targets = new Map(rooms.map(({ name }) => [name, new Map(counted(targetRooms(shipped, name)))]));
  return rooms.flatMap(({ name }) =>
    [...(targets.get(name) ?? [])]
      .filter(([other]) => name < other && targets.get(other)?.has(name))
      .map(([other, count]) => `${name} → ${other} ${count}, back ${targets.get(other)?.get(name)}`),
  );
}

/**
 * @param {string} kinds
 * @param {(edge: Edge) => boolean} isCounted
 */
function printCircles(kinds, isCounted) {
  const circles = circlesIn(edges.filter(isCounted));
  console.log(`${kinds}: ${circles.length}`);
  for (const circle of circles) console.log(`  ${circle.length} files: ${circle.join(', ')}`);
}

/** @param {readonly Edge[]} shipped */
function widestFiles(shipped) {
  const into = new Map(counted(shipped.flatMap(({ file }) => file ?? [])));
  const out = new Map(counted(shipped.filter(({ file }) => file !== undefined).map(({ from }) => from)));
  const width = new Map(files.map((file) => [file, (into.get(file) ?? 0) + (out.get(file) ?? 0)]));
  const widest = [...width].toSorted(([, a], [, b]) => b - a).slice(0, 25);
  return widest.map(([file]) => `${file}: ${into.get(file) ?? 0} in, ${out.get(file) ?? 0} out`);
}

/**
 * @param {readonly string[]} names
 * @returns {[string, number][]} each with its number of occurrences
 */
function counted(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1));
}
