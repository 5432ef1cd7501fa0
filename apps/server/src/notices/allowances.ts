import type { NoticeKind, NoticeRecord, TableRecord, Take } from '../storage/storage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Allowance = Pick<Take, 'pauses' | 'windowMs'>;

/** Confirmation mails to one address, whoever asks for them: three a day, the later ones with longer pauses. */
export const mailsPerTarget: Allowance = { pauses: [10 * minute, 2 * hour], windowMs: day };
/** Confirmation mails that one person asks for. */
export const mailsPerPerson: Allowance = { pauses: [0, 0, 0, 0], windowMs: day };

/** So many in a window, without pauses. */
const upTo = (most: number, windowMs: number): Allowance => ({ pauses: Array.from({ length: most - 1 }, () => 0), windowMs });

/** Browsers that one person adds. */
export const browsersPerPerson = upTo(30, day);
/** Webhooks that one person adds, and that lead to one address, whatever the table. */
export const hooksPerPerson = upTo(30, day);
export const hooksPerTarget = upTo(40, day);
/** Trials of webhooks: of one person, to one address, and to one host, so that nobody can have this server flood a stranger's. */
export const trialsPerPerson = upTo(20, hour);
export const trialsPerTarget = upTo(10, hour);
export const trialsPerHost = upTo(60, hour);
/** Refusals of one browser or webhook. One more, and it is given up: perhaps it is somebody's who wants none of it. */
export const refusalsPerChannel = upTo(5, 7 * day);

/**
 * Notifications of the same kind that reach somebody who does not react: at once, then after growing pauses. Four hours is the longest, for
 * as long as the window is open.
 */
export const unanswered: Allowance = {
  pauses: [5 * minute, 20 * minute, hour, ...Array.from({ length: 42 }, () => 4 * hour)],
  windowMs: 7 * day,
};

/** Notifications that the people at a table can cause as often as they like, and that nobody has to act on. */
export const chatter: readonly NoticeKind[] = ['sat', 'mention'];

const keyOf = (...parts: readonly string[]): string => parts.join(' ');

/**
 * The allowance that a notification takes from; null for one that nobody can cause again and again.
 *
 * `turn` has one of its own, so that chatter never delays it: an opponent could end their turn and take it back for ever. Those of a
 * rematch go by who asks for it, since each is at a table of its own.
 */
export function allowanceOf({ kind, table, person, about }: NoticeRecord): string | null {
  switch (kind) {
    case 'sat':
    case 'mention':
      return keyOf('chatter', table, person ?? '');
    case 'turn':
      return person === null ? keyOf('turn hook', table, about[0] ?? '') : keyOf('turn', table, person);
    case 'rematch':
      return person === null ? null : keyOf('rematch', person, about[0] ?? '');
    case 'soon':
    case 'begins':
    case 'over':
      return null;
  }
}

/** The allowances that are whole again once this person has come to this table. Its host has reacted for its webhooks, too. */
export function allowancesOfVisit({ id, host }: TableRecord, person: string): string[] {
  const own = [keyOf('chatter', id, person), keyOf('turn', id, person), keyOf('turn hook', id, person)];
  return [...own, keyOf('rematch', person, host ?? ''), ...(host === person ? [keyOf('chatter', id, '')] : [])];
}

/**
 * An address as confirmation mails are counted by: the spellings that most mail servers deliver to one mailbox are the same. Mail goes to
 * the address as it was given.
 */
export function countedAs(address: string): string {
  const at = address.lastIndexOf('@');
  const [local = ''] = address.slice(0, at).toLowerCase().split('+');
  const domain = address
    .slice(at + 1)
    .toLowerCase()
    .replace(/\.+$/, '');
  return `${local.replaceAll('.', '')}@${domain}`;
}
