import { applyOperation, type Operation } from 'fast-json-patch';

type Container = Record<string, unknown> | unknown[];

/**
 * A document with RFC 6902 operations applied. The old one stays as it was, and what no operation touches is the same
 * object in both, so that a view has to draw again only what has changed.
 */
export function patched<T extends object>(document: T, operations: readonly Operation[]): T {
  const ours = new WeakSet();
  const copy = <C extends object>(value: C): C => {
    if (ours.has(value)) return value;
    const fresh = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as C;
    ours.add(fresh);
    return fresh;
  };

  let root = copy(document);
  for (const operation of operations) {
    root = copy(root);
    copyAlong(root as Container, operation.path, copy);
    if (operation.op === 'move') copyAlong(root as Container, operation.from, copy);
    root = applyOperation(root, operation, true).newDocument;
  }
  return root;
}

/** Puts copies in the place of all that contains what `pointer` (RFC 6901) points at. */
function copyAlong(root: Container, pointer: string, copy: <C extends object>(value: C) => C): void {
  let parent = root as Record<string, unknown>;
  for (const part of pointer.split('/').slice(1, -1)) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    const child = Object.hasOwn(parent, key) ? parent[key] : undefined;
    // Whatever is wrong with such a path, the library says it better.
    if (typeof child !== 'object' || child === null) return;
    parent = (parent[key] = copy(child)) as Record<string, unknown>;
  }
}
