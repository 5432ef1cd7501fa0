import { circles, exceptions } from '../boundaries.mjs';
import { nameOf, refusal, refusalByRule, roomOf } from './check.mjs';
import { circlesIn } from './circles.mjs';

/** @import { Edge } from './graph.mjs' */

/**
 * All problems of the project's imports, a line each; empty when there are none.
 * @param {readonly string[]} files
 * @param {readonly Edge[]} edges
 * @returns {string[]}
 */
export function problemsOf(files, edges) {
  return [...homeless(files), ...refused(edges), ...unneededExceptions(edges), ...circleProblems(edges)];
}

/** @param {readonly string[]} files */
function homeless(files) {
  return files
    .filter((file) => roomOf(file) === undefined)
    .map((file) => `${file}: the file belongs to no room of scripts/boundaries.mjs`);
}

/** @param {readonly Edge[]} edges */
function refused(edges) {
  return edges.flatMap((edge) => {
    const why = refusal(edge);
    return why === null ? [] : [`${edge.from}:${edge.line}: may not import ${nameOf(edge)}: ${why} (scripts/boundaries.mjs)`];
  });
}

/** @param {readonly Edge[]} edges */
function unneededExceptions(edges) {
  const needed = new Set(edges.filter((edge) => refusalByRule(edge) !== null).map((edge) => `${edge.from} ${nameOf(edge)}`));
  return exceptions
    .filter(({ from, to }) => !needed.has(`${from} ${to}`))
    .map(({ from, to }) => `scripts/boundaries.mjs: the exception ${from} → ${to} is no longer needed; remove it`);
}

/** @param {Edge} edge */
const isListed = ({ from, file }) => circles.some((circle) => circle.from === from && circle.to === file);

/** @param {readonly Edge[]} edges */
function circleProblems(edges) {
  const rest = edges.filter((edge) => !isListed(edge));
  const found = circlesIn(rest).map((circle) => `circle of imports: ${circle.join(', ')}`);
  const unneeded = circles.filter(
    (circle) =>
      circlesIn([...rest, ...edges.filter(({ from, file }) => circle.from === from && circle.to === file)]).length ===
      found.length,
  );
  return [
    ...found,
    ...unneeded.map(({ from, to }) => `scripts/boundaries.mjs: the circle of ${from} → ${to} is gone; remove it`),
  ];
}
