/**
 * A hook for Node's module loader: boardgame.io has a folder for each of its parts, which bundlers
 * can resolve and Node cannot.
 *
 * @type {import('node:module').ResolveHook}
 */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier === 'boardgame.io/core' ? 'boardgame.io/dist/cjs/core.js' : specifier, context);
}
