import { resolve } from 'node:path';

/**
 * Replacements for internal modules of socket.io-client and its packages, which cannot be replaced
 * by public names. They make the script of the start page smaller; docs/performance.md lists the
 * bytes for each. Each file names the public API that would make it unnecessary.
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
