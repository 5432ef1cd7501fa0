import { deflateRawSync } from 'node:zlib';
import { limits, type MatchSnapshot, type SentSnapshot } from '@sobremesa/protocol';

/** A snapshot as it is sent: deflated when it is large. */
export function packed(match: MatchSnapshot): SentSnapshot {
  const json = JSON.stringify(match);
  return json.length < limits.plainSnapshotBytes ? match : { deflated: deflateRawSync(json) };
}
