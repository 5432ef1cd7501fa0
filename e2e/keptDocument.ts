import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** The document of a match that a release has written, by its name in `packages/match/kept`. */
export function keptDocument(name: string): Buffer {
  return gunzipSync(readFileSync(new URL(`../packages/match/kept/${name}.json.gz`, import.meta.url)));
}
