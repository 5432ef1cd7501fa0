import type { NotificationKind } from '@sobremesa/protocol';
import type { NotificationRecord, TableRecord, Take } from '../storage/storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Allowance = Pick<Take, 'pauses' | 'windowMs'>;

/** At most `most` in a window, without pauses. */
const upTo = (most: number, windowMs: number): Allowance => ({ pauses: Array.from({ length: most - 1 }, () => 0), windowMs });

/**
 * Confirmation mails to one address, for all people together: three per day, with growing pauses.
 */
export const mailsPerTarget: Allowance = { pauses: [10 * minute, 2 * hour], windowMs: day };
/** Confirmation mails that one person requests. */
export const mailsPerUser: Allowance = { pauses: [0, 0, 0, 0], windowMs: day };
/**
 * Confirmation mails of this installation or to one domain, or codes of this installation. The
 * operator sets the number.
 */
export const mailsPerHour = (most: number): Allowance => upTo(most, hour);

/**
 * Requests for codes: from one network for one address, from one network, and for one address. The
 * last limit is so high that a stranger needs many networks to block a person's requests.
 */
export const codesPerAsker: Allowance = { pauses: [minute, 10 * minute, hour], windowMs: day };
export const codesPerNetwork = upTo(20, hour);
export const codesPerTarget = upTo(30, day);
/** Attempts per request. */
export const triesPerCode = upTo(5, 15 * minute);

/** Browsers that one person adds. */
export const browsersPerUser = upTo(30, day);
/** Webhooks that one person adds, and webhooks to one address, of all tables. */
export const webhooksPerUser = upTo(30, day);
export const webhooksPerTarget = upTo(40, day);
/**
 * Tests of webhooks by one person, to one address, and to one host: nobody can flood a stranger's
 * server.
 */
export const testsPerUser = upTo(20, hour);
export const testsPerTarget = upTo(10, hour);
export const testsPerHost = upTo(60, hour);
/** Refusals by one browser or webhook. One more removes it: its owner may not want the messages. */
export const refusalsPerChannel = upTo(5, 7 * day);

/**
 * Notifications of one kind to a recipient who does not react: the first at once, the next after
 * growing pauses of at most four hours until the window ends.
 */
export const unanswered: Allowance = {
  pauses: [5 * minute, 20 * minute, hour, ...Array.from({ length: 42 }, () => 4 * hour)],
  windowMs: 7 * day,
};

/** Notifications that people at a table can cause at will, and that need no reaction. */
export const chatter: readonly NotificationKind[] = ['sat', 'mention'];

const keyOf = (...parts: readonly string[]): string => parts.join(' ');

/**
 * The key of a notification's allowance. Null for one that nobody can cause at will.
 *
 * `turn` can be: an opponent may end their turn and take it back again and again. It has a key of
 * its own, so that chatter never delays it. `rematch` has a key per person who opens one, since
 * each rematch is a new table.
 */
export function allowanceKeyOf({ kind, table, person, about }: NotificationRecord): string | null {
  switch (kind) {
    case 'sat':
    case 'mention':
      return keyOf('chatter', table, person ?? '');
    case 'turn':
      return person === null ? keyOf('turn hook', table, about[0] ?? '') : keyOf('turn', table, person);
    case 'rematch':
      return person === null ? null : keyOf('rematch', person, about[0] ?? '');
    case 'soon':
    case 'standIn':
    case 'begins':
    case 'over':
      return null;
  }
}

/**
 * The keys of the allowances that a visit to a table restores. The host's visit counts for its
 * webhooks.
 */
export function allowanceKeysOfVisit({ id, host }: TableRecord, person: string): string[] {
  const own = [keyOf('chatter', id, person), keyOf('turn', id, person), keyOf('turn hook', id, person)];
  return [...own, keyOf('rematch', person, host ?? ''), ...(host === person ? [keyOf('chatter', id, '')] : [])];
}

/**
 * The domain of an e-mail address, for counting confirmation mails.
 */
export function domainOf(address: string): string {
  return address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .replace(/\.+$/, '');
}

/**
 * Providers for which addresses with and without dots are the same. Elsewhere two people may have
 * them.
 */
const ignoresDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * An e-mail address without the differences that most mail servers ignore, for counting
 * confirmation mails. Mail goes to the address as it was entered.
 */
export function normalizedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [local = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = domainOf(address);
  return `${ignoresDots.has(domain) ? local.replaceAll('.', '') : local}@${domain}`;
}
