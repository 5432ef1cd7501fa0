import { isActive } from '@sobremesa/games';
import { askedSeats } from '@sobremesa/match';
import type { NoticeKind, NoticeRecord, TableRecord } from '../storage/storage.ts';
import type { Planned } from '../tables/rules/change.ts';
import type { Live } from '../tables/rules/live.ts';
import { termOf } from '../tables/rules/timeControl.ts';
import { looksOf, nameAt, type NameOf } from '../tables/rules/names.ts';
import { isPlayed } from '../tables/rules/table.ts';
import { soonAt } from './reminder.ts';

/** Who is to come together is told sooner than who may come at leisure: after this part of the time. */
const SOONER = 1 / 3;
/** Over days nobody is in a hurry: it is waited so many times as long. */
const AT_LEISURE = 5;

/** How long it is waited, in milliseconds, whether somebody comes by themselves before they are told. */
function patienceWith(kind: NoticeKind, table: TableRecord, afterMs: number): number {
  if (termOf(table) !== null) return afterMs * AT_LEISURE;
  return Math.round(kind === 'begins' || kind === 'sat' || kind === 'rematch' ? afterMs * SOONER : afterMs);
}

/**
 * What is to be told of a change to those who may be away, each by what they themselves may see of it, and to the table's hooks, which know
 * what a stranger knows.
 *
 * @param afterMs how long it is waited whether somebody comes by themselves
 */
export function occasionsOf(before: Live, planned: Planned, nameOf: NameOf, afterMs: number, now: number): NoticeRecord[] {
  const { after, message } = planned;
  const { table } = after;
  const version = after.match?.version ?? 0;
  const told = (kind: NoticeKind, person: string | null, about: readonly string[] = [], more = ''): NoticeRecord => ({
    id: [kind, table.id, person ?? '', more].join(' ').trim(),
    table: table.id,
    person,
    kind,
    version,
    about,
    dueAt: now + patienceWith(kind, table, afterMs),
  });
  const notices: NoticeRecord[] = [];
  const players = table.seats.flatMap((seat) => (isPlayed(seat) && seat.person !== null ? [seat.person] : []));
  const isNow = (status: TableRecord['status']) => table.status === status && before.table.status !== status;

  if (isNow('running')) notices.push(...[...players, null].map((person) => told('begins', person)));
  if (isNow('finished')) notices.push(...[...players, null].map((person) => told('over', person)));
  for (const person of newlyAsked(before, after)) notices.push(told('turn', person));
  for (const person of players) {
    const soon = soonAt(table, person);
    if (soon === null || soon <= now || soon === soonAt(before.table, person)) continue;
    notices.push({ ...told('soon', person), dueAt: soon });
    if (table.settings.watchDelay === null) notices.push({ ...told('soon', null, [person], person), dueAt: soon });
  }
  const then = askedInSight(before);
  for (const person of askedInSight(after)) if (!then.includes(person)) notices.push(told('turn', null, [person], person));
  for (const person of newcomers(before.table, table)) {
    for (const reader of table.host === null ? [null] : [table.host, null]) notices.push(told('sat', reader, [person], person));
  }
  if (table.rematch !== before.table.rematch) notices.push(told('rematch', null));
  if (message !== null && !message.watchers && 'text' in message) {
    for (const person of mentioned(message.text, after.table, message.seat, nameOf)) {
      notices.push(told('mention', person, speaking(after.table, message.seat)));
    }
  }
  return notices;
}

/** What is to be told of a table that is opened for those of a match before. @param afterMs as for `occasionsOf` */
export function rematchOccasions(table: TableRecord, afterMs: number, now: number): NoticeRecord[] {
  return table.seats.flatMap(({ state, person }) => {
    if (state !== 'reserved' || person === null) return [];
    const about = table.host === null ? [] : [table.host];
    const id = `rematch ${table.id} ${person}`;
    const dueAt = now + patienceWith('rematch', table, afterMs);
    return [{ id, table: table.id, person, kind: 'rematch' as const, version: 0, about, dueAt }];
  });
}

/** People for whom the match waits now and did not wait before. */
function newlyAsked(before: Live, { table, match }: Live): string[] {
  if (match === null || match === before.match || table.status !== 'running') return [];
  const then = before.match === null ? [] : askedSeats(before.match);
  return askedSeats(match).flatMap((seat) => {
    const there = table.seats[seat];
    return there === undefined || then.includes(seat) || !isPlayed(there) || there.person === null ? [] : [there.person];
  });
}

/**
 * People for whom the match waits, as far as a stranger may know that: in an answer window, in which it is a secret who has answered, those
 * who were asked when it opened, and nobody where watchers see the match late.
 */
function askedInSight({ table, module, match }: Live): string[] {
  if (match === null || table.status !== 'running' || table.settings.watchDelay !== null) return [];
  const ctx = module.viewCtx(match.state.G, match.state.ctx, null);
  const isAsked = (seat: number) => match.window?.seats.includes(seat) ?? isActive(ctx, String(seat));
  return table.seats.flatMap((there, seat) => (isPlayed(there) && there.person !== null && isAsked(seat) ? [there.person] : []));
}

/** People who sit at an open table, and did not before. The host has not come to themselves. */
function newcomers(before: TableRecord, { seats, status, host }: TableRecord): string[] {
  if (status !== 'open') return [];
  const then = new Set(before.seats.flatMap(({ state, person }) => (state === 'taken' ? [person] : [])));
  return seats.flatMap(({ state, person }) => {
    return state === 'taken' && person !== null && person !== host && !then.has(person) ? [person] : [];
  });
}

/** Those who sit there and whose names stand in a message behind an @, by the longest name that fits. */
function mentioned(text: string, { seats }: TableRecord, speaker: number | null, nameOf: NameOf): string[] {
  const named = seats
    .flatMap((there, seat) => {
      const name = there.state === 'taken' && there.person !== null ? nameAt(there, nameOf) : null;
      return name === null || name === '' ? [] : [{ person: there.person as string, seat, looks: looksOf(name) }];
    })
    .toSorted((a, b) => b.looks[0].length - a.looks[0].length);
  const found = new Set<string>();
  // Each form of the text has the same mentions in the same order.
  const [folded, ...skeletons] = looksOf(text).map((look) => look.split('@').slice(1));
  for (const mention of folded?.keys() ?? []) {
    const forms = [folded, ...skeletons].map((afters) => afters?.[mention] ?? '');
    const fits = named.find(({ looks }) => forms.some((after, form) => isFollowedBy(after, looks[form] ?? '')));
    if (fits !== undefined && fits.seat !== speaker) found.add(fits.person);
  }
  return [...found];
}

/** Whether what follows an @ begins with this name, and not with a longer word. */
function isFollowedBy(after: string, look: string): boolean {
  return after.startsWith(look) && !/^[\p{L}\p{N}]/u.test(after.slice(look.length));
}

function speaking({ seats }: TableRecord, seat: number | null): string[] {
  const person = seat === null ? null : (seats[seat]?.person ?? null);
  return person === null ? [] : [person];
}
