import { isActive } from '@sobremesa/games';
import { askedSeats } from '@sobremesa/match';
import type { NotificationKind } from '@sobremesa/protocol';
import type { NotificationRecord, TableRecord } from '../storage/storage.ts';
import type { Planned } from '../tables/rules/change.ts';
import type { Live } from '../tables/rules/live.ts';
import { termOf } from '../tables/rules/timeControl.ts';
import { looksOf, nameAt, type NameOf } from '../tables/rules/names.ts';
import { isPlayed } from '../tables/rules/table.ts';
import { reminderAt } from './reminder.ts';

/**
 * The fraction of the delay for events at which people gather: a start, a newcomer, a rematch. A
 * bot that takes a player's seat is as urgent.
 */
const GATHERING = 1 / 3;
/** Multiplies the delay in a correspondence match. */
const OVER_DAYS = 5;

/** How long a person has to be away before a notification is sent, in milliseconds. */
function delayOf(kind: NotificationKind, table: TableRecord, afterMs: number): number {
  if (kind === 'standIn') return Math.round(afterMs * GATHERING);
  if (termOf(table) !== null) return afterMs * OVER_DAYS;
  return Math.round(kind === 'begins' || kind === 'sat' || kind === 'rematch' ? afterMs * GATHERING : afterMs);
}

/**
 * The notifications that a change triggers: for each person from the part of it that they may see,
 * and for the table's webhooks (`person: null`) from the spectators' part.
 *
 * @param afterMs how long a person has to be away
 */
export function notificationsOf(
  before: Live,
  planned: Planned,
  nameOf: NameOf,
  afterMs: number,
  now: number,
): NotificationRecord[] {
  const { after, message } = planned;
  const { table } = after;
  const version = after.match?.version ?? 0;
  const notification = (
    kind: NotificationKind,
    person: string | null,
    about: readonly string[] = [],
    more = '',
  ): NotificationRecord => ({
    id: [kind, table.id, person ?? '', more].join(' ').trim(),
    table: table.id,
    person,
    kind,
    version,
    about,
    dueAt: now + delayOf(kind, table, afterMs),
  });
  const notifications: NotificationRecord[] = [];
  const players = table.seats.flatMap((seat) => (isPlayed(seat) && seat.person !== null ? [seat.person] : []));
  const isNow = (status: TableRecord['status']) => table.status === status && before.table.status !== status;

  if (isNow('running')) notifications.push(...[...players, null].map((person) => notification('begins', person)));
  if (isNow('finished')) notifications.push(...[...players, null].map((person) => notification('over', person)));
  for (const person of newlyAsked(before, after)) notifications.push(notification('turn', person));
  for (const person of displaced(before.table, table)) notifications.push(notification('standIn', person));
  for (const person of players) {
    const soon = reminderAt(table, person);
    if (soon === null || soon <= now || soon === reminderAt(before.table, person)) continue;
    notifications.push({ ...notification('soon', person), dueAt: soon });
    if (table.settings.watchDelay === null) notifications.push({ ...notification('soon', null, [person], person), dueAt: soon });
  }
  const then = publiclyAsked(before);
  for (const person of publiclyAsked(after))
    if (!then.includes(person)) notifications.push(notification('turn', null, [person], person));
  for (const person of newcomers(before.table, table)) {
    for (const reader of table.host === null ? [null] : [table.host, null])
      notifications.push(notification('sat', reader, [person], person));
  }
  if (table.rematch !== before.table.rematch) notifications.push(notification('rematch', null));
  if (message !== null && !message.watchers && 'text' in message) {
    for (const person of mentioned(message.text, after.table, message.seat, nameOf)) {
      notifications.push(notification('mention', person, speaking(after.table, message.seat)));
    }
  }
  return notifications;
}

/**
 * The notifications for a table that is opened for a rematch.
 *
 * @param afterMs as for `notificationsOf`
 */
export function rematchNotifications(table: TableRecord, afterMs: number, now: number): NotificationRecord[] {
  return table.seats.flatMap(({ state, person }) => {
    if (state !== 'reserved' || person === null) return [];
    const about = table.host === null ? [] : [table.host];
    const id = `rematch ${table.id} ${person}`;
    const dueAt = now + delayOf('rematch', table, afterMs);
    return [{ id, table: table.id, person, kind: 'rematch' as const, version: 0, about, dueAt }];
  });
}

/** People for whom the match has started to wait. */
function newlyAsked(before: Live, { table, match }: Live): string[] {
  if (match === null || match === before.match || table.status !== 'running') return [];
  const then = before.match === null ? [] : askedSeats(before.match);
  return askedSeats(match).flatMap((seat) => {
    const there = table.seats[seat];
    return there === undefined || then.includes(seat) || !isPlayed(there) || there.person === null ? [] : [there.person];
  });
}

/** People for whom a bot has started to play while they are away. */
function displaced(before: TableRecord, { seats, status }: TableRecord): string[] {
  if (status !== 'running') return [];
  return seats.flatMap(({ standIn, person }, seat) => {
    const then = before.seats[seat];
    return standIn === 'away' && person !== null && then?.person === person && then.standIn === null ? [person] : [];
  });
}

/**
 * People for whom the match waits, from a spectator's view. In an answer window it is secret who
 * has answered, so it is everybody who may answer. With a spectator delay it is nobody.
 */
function publiclyAsked({ table, module, match }: Live): string[] {
  if (match === null || table.status !== 'running' || table.settings.watchDelay !== null) return [];
  const ctx = module.viewCtx(match.state.G, match.state.ctx, null);
  const isAsked = (seat: number) => match.window?.seats.includes(seat) ?? isActive(ctx, String(seat));
  return table.seats.flatMap((there, seat) => (isPlayed(there) && there.person !== null && isAsked(seat) ? [there.person] : []));
}

/** People who have sat down at an open table, without its host. */
function newcomers(before: TableRecord, { seats, status, host }: TableRecord): string[] {
  if (status !== 'open') return [];
  const then = new Set(before.seats.flatMap(({ state, person }) => (state === 'taken' ? [person] : [])));
  return seats.flatMap(({ state, person }) => {
    return state === 'taken' && person !== null && person !== host && !then.has(person) ? [person] : [];
  });
}

/** Players whose names follow an @ in a message. Of several names, the longest match counts. */
function mentioned(text: string, { seats }: TableRecord, speaker: number | null, nameOf: NameOf): string[] {
  const named = seats
    .flatMap((there, seat) => {
      const name = there.state === 'taken' && there.person !== null ? nameAt(there, nameOf) : null;
      return name === null || name === '' ? [] : [{ person: there.person as string, seat, looks: looksOf(name) }];
    })
    .toSorted((a, b) => b.looks[0].length - a.looks[0].length);
  const found = new Set<string>();
  // Every folded form of the text has the same mentions in the same order.
  const [folded, ...skeletons] = looksOf(text).map((look) => look.split('@').slice(1));
  for (const mention of folded?.keys() ?? []) {
    const forms = [folded, ...skeletons].map((afters) => afters?.[mention] ?? '');
    const fits = named.find(({ looks }) => forms.some((after, form) => isFollowedBy(after, looks[form] ?? '')));
    if (fits !== undefined && fits.seat !== speaker) found.add(fits.person);
  }
  return [...found];
}

/** Whether the text after an @ begins with this name as a whole word. */
function isFollowedBy(after: string, look: string): boolean {
  return after.startsWith(look) && !/^[\p{L}\p{N}]/u.test(after.slice(look.length));
}

function speaking({ seats }: TableRecord, seat: number | null): string[] {
  const person = seat === null ? null : (seats[seat]?.person ?? null);
  return person === null ? [] : [person];
}
