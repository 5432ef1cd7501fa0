import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/shuffle-protocol.md', import.meta.url));

/** The values in hex of the table of test vectors in `docs/shuffle-protocol.md`, by their names. */
export function documentedVectors(): Record<string, string> {
  const lines = readFileSync(page, 'utf8').split('\n');
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, hex] = /^\| (.+?) +\| `([0-9a-f]{64})` \|$/.exec(line) ?? [];
      return name === undefined || hex === undefined ? [] : [[name, hex]];
    }),
  );
}
