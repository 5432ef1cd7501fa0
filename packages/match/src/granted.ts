import type { Match } from './model.ts';
import type { GrantedRecord, RequestRecord } from './records.ts';

/** How many granted requests a match remembers per seat: more than a page ever has pending. */
const REMEMBERED = 8;

/**
 * The requests that a seat was granted. A request is carried out at most once:
 *
 * - A granted request raises the version of its own seat (`counted` in `change.ts`), so the version
 *   that its sender knew is below the version that answered it.
 * - While the request is remembered, a repeat gets the same answer.
 * - Later, a repeat still carries the version that its sender knew, which is below `forgotten`: it
 *   is stale.
 */
export type Granted = GrantedRecord;

const none: Granted = { requests: [], versions: [], forgotten: 0 };

/** The version that answered this request; null when it is unknown or forgotten. */
export function answeredBefore(granted: Granted | undefined, request: string): number | null {
  const at = granted?.requests.lastIndexOf(request) ?? -1;
  return granted?.versions[at] ?? null;
}

/**
 * Whether a request may be the repeat of a forgotten one. @param known the version that its sender
 * knew
 */
export function mayBeForgotten(granted: Granted | undefined, known: number): boolean {
  return granted !== undefined && known < granted.forgotten;
}

/** @param version the answer: higher than any that its sender can have known */
export function withGranted(granted: Granted = none, request: string, version: number): Granted {
  const { requests, versions, forgotten } = granted;
  const isFull = requests.length >= REMEMBERED;
  const from = isFull ? 1 : 0;
  return {
    requests: [...requests.slice(from), request],
    versions: [...versions.slice(from), version],
    forgotten: isFull ? (versions[0] ?? forgotten) : forgotten,
  };
}

/** Earlier versions stored only the last request, so all earlier ones are forgotten. */
export function grantedFrom(record: GrantedRecord | RequestRecord): Granted {
  if (!('request' in record)) return record;
  const { request, version } = record;
  return { requests: [request], versions: [version], forgotten: version };
}

/**
 * The version that answered a request which this seat was granted before; null when none is known.
 */
export function grantedBefore(match: Match, seat: number, request: string): number | null {
  return answeredBefore(grantedTo(match, seat), request);
}

export function grantedTo({ requests }: Pick<Match, 'requests'>, seat: number): Granted | undefined {
  return Object.hasOwn(requests, seat) ? requests[seat] : undefined;
}
