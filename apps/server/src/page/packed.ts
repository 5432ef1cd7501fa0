import { deflateRawSync } from 'node:zlib';
import type { MatchSnapshot, SentSnapshot } from '@sobremesa/protocol';

/** Below this, in characters of JSON, compression is not worth a frame of its own. */
const SMALL = 2048;

/** A snapshot as it is sent: deflated when it is large. */
export function packed(match: MatchSnapshot): SentSnapshot {
  const json = JSON.stringify(match);
  return json.length < SMALL ? match : { deflated: deflateRawSync(json) };
}
