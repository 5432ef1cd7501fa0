/** @import { Edge } from './graph.mjs' */

/**
 * The circles among files: groups in which each file imports every other one, directly or not.
 * @param {readonly Pick<Edge, 'from' | 'file'>[]} edges
 * @returns {string[][]}
 */
export function circlesIn(edges) {
  /** @type {Map<string, Set<string>>} */
  const targets = new Map();
  for (const { from, file } of edges) {
    if (file !== undefined) targets.set(from, (targets.get(from) ?? new Set()).add(file));
  }
  const found = tarjan(targets);
  return found.filter((group) => group.length > 1 || targets.get(group[0] ?? '')?.has(group[0] ?? ''));
}

/**
 * Tarjan's strongly connected components.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} targets
 */
function tarjan(targets) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const groups = [];

  /** @param {string} file */
  function visit(file) {
    const state = { index: seen.size, low: seen.size, open: true };
    seen.set(file, state);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      const other = seen.get(target) ?? visit(target);
      if (other.open) state.low = Math.min(state.low, other.low);
    }
    if (state.low === state.index) {
      const group = stack.splice(stack.lastIndexOf(file));
      for (const member of group) Object.assign(seen.get(member) ?? {}, { open: false });
      groups.push(group.toSorted());
    }
    return state;
  }

  for (const file of targets.keys()) if (!seen.has(file)) visit(file);
  return groups;
}
