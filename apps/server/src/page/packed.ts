import { deflateRawSync } from 'node:zlib';
import { limits, type MatchSnapshot, type SentSnapshot } from '@sobremesa/protocol';

/** Spectators who arrive at the same version share the same object. */
const made = new WeakMap<MatchSnapshot, SentSnapshot>();

/** A snapshot in the form that is sent: deflated if it is large. */
export function packed(match: MatchSnapshot): SentSnapshot {
  const before = made.get(match);
  if (before !== undefined) return before;
  const json = JSON.stringify(match);
  const sent = json.length < limits.plainSnapshotBytes ? match : { deflated: deflateRawSync(json) };
  made.set(match, sent);
  return sent;
}

/** JSON in the form that is sent; null for none. */
export function deflated(json: string | null): Uint8Array | null {
  return json === null ? null : deflateRawSync(json);
}
