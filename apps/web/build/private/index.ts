import { resolve } from 'node:path';

/**
 * Replacements for modules inside socket.io-client and its packages, which have no names of their
 * own outside. They make the script of the start page smaller: docs/performance.md has the bytes of
 * each. Each file says which public API would replace it.
 */
export const privateAliases: Readonly<Record<string, string>> = {
  './webtransport.js': at('noWebTransport.ts'),
  './contrib/base64-arraybuffer.js': at('base64.ts'),
  './contrib/parseuri.js': at('address.ts'),
  './binary.js': at('received.ts'),
  './is-binary.js': at('received.ts'),
};

function at(file: string): string {
  return resolve(import.meta.dirname, file);
}
