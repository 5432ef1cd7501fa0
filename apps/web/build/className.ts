import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * A short name such as `room-A1b2`: the class and a hash of four letters for its file. Vite's own
 * names are longer, and there are hundreds of classes.
 */
export function className(name: string, file: string): string {
  return `${name}-${createHash('sha1').update(relative(root, file)).digest('base64url').slice(0, 4)}`;
}
