import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Identifies the program of this server. During an upgrade the servers run different programs,
 * whose views of a match may differ. All code is in one file, which contains this module.
 */
export const BUILD = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('hex')
  .slice(0, 16);
