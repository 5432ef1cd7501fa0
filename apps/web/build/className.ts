import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * `room-A1b2`: the class, and four letters for its file; shorter than Vite's own, and there are
 * hundreds.
 */
export function className(name: string, file: string): string {
  return `${name}-${createHash('sha1').update(relative(root, file)).digest('base64url').slice(0, 4)}`;
}
