import {
  botCharacters,
  botNames,
  type Bot,
  type BotCharacter,
  type BotLevel,
  type ChangeableSettings,
  type StandIn,
  type TableSettings,
} from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import { RefusedError } from '../../refused.ts';
import { randomIndex } from '../../secrets.ts';
import type { SeatRecord, ShuffleRecord, TableRecord } from '../../storage/storage.ts';
import { bare, looksLike, nameAt, type NameOf } from './names.ts';

/**
 * The rules of a table's record. A change returns a new record, or throws a `RefusedError`.
 * `change.ts` sets `rev` and `activeAt`.
 */

/** Maximum number of users on a host's list of muted or of removed users. */
const MAX_LISTED = 200;

const freeSeat: SeatRecord = { state: 'free', person: null, standIn: null, ordinal: 1, bot: null };
const closedSeat: SeatRecord = { ...freeSeat, state: 'closed' };

const taken = (person: string, ordinal = 1): SeatRecord => ({ ...freeSeat, state: 'taken', person, ordinal });
const reserved = (person: string, ordinal: number): SeatRecord => ({ ...freeSeat, state: 'reserved', person, ordinal });
const botSeat = (bot: Bot): SeatRecord => ({ ...freeSeat, state: 'taken', bot });

/**
 * A new table without its bots. `host` sits on seat 0. Without a host the match starts when the
 * table is full.
 *
 * @param shuffle the draw of the match's seed; null lets the game's definition draw it
 */
export function openTable(
  id: string,
  settings: TableSettings,
  host: User | null,
  now: number,
  shuffle: ShuffleRecord | null = null,
): TableRecord {
  const seats = Array.from({ length: settings.seats }, () => freeSeat);
  if (host !== null) seats[0] = taken(host.id);
  return {
    id,
    rev: 0,
    status: 'open',
    settings,
    autoStart: host === null,
    host: host?.id ?? null,
    createdAt: now,
    activeAt: now,
    rematch: null,
    muted: [],
    barred: [],
    vote: null,
    clock: null,
    wish: null,
    shuffle,
    seats,
  };
}

/**
 * The table of the next match: the asker is host on their seat, and the seats of the other players
 * are reserved for them, except seats that were given up or whose player was removed.
 *
 * @param shuffle as for `openTable`
 */
export function openRematch(
  id: string,
  before: TableRecord,
  asker: User,
  now: number,
  shuffle: ShuffleRecord | null = null,
): TableRecord {
  const seat = requireSeat(before, asker);
  const table = openTable(id, before.settings, null, now, shuffle);
  const seats = table.seats.map((empty, number) => {
    const there = before.seats[number];
    if (number === seat) return taken(asker.id, there?.ordinal);
    if (there === undefined || isGivenUp(there)) return empty;
    if (there.bot !== null) return botSeat(there.bot);
    return there.person === null ? empty : reserved(there.person, there.ordinal);
  });
  return { ...table, autoStart: false, host: asker.id, seats };
}

/** The seat of this person; null without one, or if they were removed from it. */
export function seatOf(table: TableRecord, user: User | null): number | null {
  if (user === null) return null;
  const seat = table.seats.findIndex((each) => isHeld(each) && each.person === user.id);
  return seat === -1 ? null : seat;
}

/** Whether a person, not a bot, has the seat. */
export function isPersons({ person }: SeatRecord): boolean {
  return person !== null;
}

/** Whether somebody sits there, even if the server plays for them. */
export function isHeld({ state, standIn }: SeatRecord): boolean {
  return state === 'taken' && standIn !== 'removed';
}

/** Whether a person sits there and plays for themselves. */
export function isPlayed({ state, person, standIn }: SeatRecord): boolean {
  return state === 'taken' && person !== null && standIn === null;
}

/**
 * Whether a person owns the seat, even while the server plays for them. A removed player has lost
 * the seat.
 */
export function isOwned(seat: SeatRecord): boolean {
  return isHeld(seat) && isPersons(seat);
}

/** Whether the server plays the seat: for a bot, or as a stand-in. */
export function isServers({ bot, standIn }: SeatRecord): boolean {
  return bot !== null || standIn !== null;
}

/** Whether the seat's player has left the match or was removed. */
export function isGivenUp({ standIn }: SeatRecord): boolean {
  return standIn === 'left' || standIn === 'removed';
}

/** @throws RefusedError `notSeated` or `removed` */
export function requireSeat(table: TableRecord, user: User): number {
  const seat = seatOf(table, user);
  if (seat === null) throw new RefusedError(wasRemoved(table, user) ? 'removed' : 'notSeated');
  return seat;
}

function wasRemoved(table: TableRecord, { id }: User): boolean {
  return table.barred.includes(id) || table.seats.some(({ person, standIn }) => person === id && standIn === 'removed');
}

/**
 * Sits down on `wanted`, or on the first seat that is free for this person. A person who sits here
 * already keeps their seat. A bot makes room: it moves to another free seat, or leaves if there is
 * none. Somebody whom the host removed can only take a seat that is reserved for them.
 */
export function sit(table: TableRecord, user: User, wanted?: number): { table: TableRecord; seat: number } {
  const own = seatOf(table, user);
  if (own !== null) {
    if (wanted === undefined || wanted === own) return { table, seat: own };
    throw new RefusedError('alreadySeated');
  }
  requireOpen(table);
  const kept = table.seats.findIndex((each) => each.state === 'reserved' && each.person === user.id);
  if (kept === -1 && wasRemoved(table, user)) throw new RefusedError('removed');
  const seat = wanted ?? (kept === -1 ? firstFree(table) : kept);
  const there = seatAt(table, seat);
  if (there.state === 'closed') throw new RefusedError('seatClosed');
  if (there.state !== 'free' && there.bot === null && seat !== kept) throw new RefusedError('seatTaken');
  const seats = table.seats.map((each, number) => (number === kept ? freeSeat : each)).with(seat, taken(user.id));
  const nextFree = seats.findIndex((each) => each.state === 'free');
  if (there.bot !== null && nextFree !== -1) seats[nextFree] = there;
  return { table: { ...table, seats, host: table.host ?? (table.autoStart ? null : user.id) }, seat };
}

/**
 * Frees a seat of an open table. The next seated person becomes host.
 *
 * @throws RefusedError `notOpen` if the start is under way
 */
export function vacate(table: TableRecord, seat: number): TableRecord {
  requireOpen(table);
  return rehosted({ ...table, seats: table.seats.with(seat, freeSeat) }, table.seats[seat]?.person, seat);
}

/**
 * Has the server play a seat of a running match, or, with null, its person again. If a host gives
 * the seat up, the next player becomes host. The same table if nothing changes.
 */
export function setStandIn(table: TableRecord, seat: number, standIn: StandIn | null): TableRecord {
  const there = seatAt(table, seat);
  if (there.standIn === standIn) return table;
  const played = { ...there, standIn };
  const after = { ...table, seats: table.seats.with(seat, played) };
  return isGivenUp(played) ? rehosted(after, there.person, seat) : after;
}

/**
 * The host removes a guest, who then cannot sit down until the host admits them, or frees a
 * reserved seat. In a running match the server then plays the seat.
 *
 * @throws RefusedError `notHost`, `unknownSeat`, `notSeated`; `notRunning` if the match is over
 */
export function remove(table: TableRecord, host: User, seat: number): TableRecord {
  requireHost(table, host);
  const { person, state } = seatAt(table, seat);
  if (person === null) throw new RefusedError('notSeated');
  if (table.status === 'open') {
    const isGuest = state === 'taken' && person !== host.id;
    return vacate(isGuest ? { ...table, barred: withNewest(table.barred, person) } : table, seat);
  }
  requireRunning(table);
  if (person === host.id) throw new RefusedError('badRequest');
  return setStandIn(table, seat, 'removed');
}

/** A host's list of users with one more. A flood of new names pushes the oldest out. */
function withNewest(list: readonly string[], person: string): string[] {
  return [...list.filter((each) => each !== person), person].slice(-MAX_LISTED);
}

/**
 * The host lets somebody sit down again whom a host removed. @throws RefusedError `notOpen` or
 * `notHost`
 */
export function admit(table: TableRecord, host: User, person: string): TableRecord {
  requireSetup(table, host);
  return { ...table, barred: table.barred.filter((each) => each !== person) };
}

/** Removes the person on the seat, if any, and lets nobody sit there. */
export function closeSeat(table: TableRecord, host: User, seat: number): TableRecord {
  requireSetup(table, host);
  const there = seatAt(table, seat);
  return rehosted({ ...table, seats: table.seats.with(seat, closedSeat) }, there.person, seat);
}

/** Opens a closed seat. Other seats do not change. */
export function openSeat(table: TableRecord, host: User, seat: number): TableRecord {
  requireSetup(table, host);
  return seatAt(table, seat).state === 'closed' ? { ...table, seats: table.seats.with(seat, freeSeat) } : table;
}

/**
 * Puts a bot of this level on a free seat, or changes the level of the bot there; null removes it.
 * The same table if nothing changes.
 *
 * @throws RefusedError `notOpen`, `notHost`, `unknownSeat`, `seatClosed` or `seatTaken`
 */
export function setBot(table: TableRecord, host: User, seat: number, level: BotLevel | null, nameOf: NameOf): TableRecord {
  requireSetup(table, host);
  const there = seatAt(table, seat);
  if (there.bot?.level === (level ?? undefined)) return table;
  if (there.state === 'closed') throw new RefusedError('seatClosed');
  if (there.state !== 'free' && there.bot === null) throw new RefusedError('seatTaken');
  const bot = level === null ? null : { character: there.bot?.character ?? newCharacter(table.seats, nameOf), level };
  return { ...table, seats: table.seats.with(seat, bot === null ? freeSeat : botSeat(bot)) };
}

/** Puts the bots of the table's settings on the first free seats. */
export function withBots(table: TableRecord, levels: readonly BotLevel[], nameOf: NameOf): TableRecord {
  const seats = table.seats.slice();
  for (const level of levels) {
    const seat = seats.findIndex(({ state }) => state === 'free');
    seats[seat] = botSeat({ character: newCharacter(seats, nameOf), level });
  }
  return { ...table, seats };
}

/** A random character whose name looks like none at the table. */
function newCharacter(seats: readonly SeatRecord[], nameOf: NameOf): BotCharacter {
  const names = seats.map((each) => bare(nameAt(each, nameOf) ?? ''));
  const free = botCharacters.filter((character) => !names.some((name) => looksLike(name, bare(botNames[character]))));
  return free[randomIndex(free.length)] as BotCharacter;
}

/** The host changes how the match will be played. */
export function setSettings(table: TableRecord, host: User, change: Partial<ChangeableSettings>): TableRecord {
  requireSetup(table, host);
  return { ...table, settings: { ...table.settings, ...change } };
}

/** Starts the match: empty seats are removed, so that a seat's number is its player id. */
export function start(table: TableRecord, minPlayers: number): TableRecord {
  requireOpen(table);
  const seats = table.seats.filter((each) => each.state === 'taken');
  if (seats.length < minPlayers) throw new RefusedError('tooFewPlayers');
  return { ...table, status: 'running', seats };
}

/** Gives the seat of `from`, and the host's role, to a person without a seat here. */
export function transferSeat(table: TableRecord, from: string, to: User): { table: TableRecord; seat: number } {
  const seat = seatOf(table, { id: from });
  if (seat === null) throw new RefusedError('badHandover');
  if (from === to.id) return { table, seat };
  if (seatOf(table, to) !== null) throw new RefusedError('alreadySeated');
  if (wasRemoved(table, to)) throw new RefusedError('removed');
  const seats = table.seats.map((each) => (each.person === to.id ? freeSeat : each)).with(seat, taken(to.id));
  // Both: the person who handed the seat over may still chat as a spectator.
  const muted = table.muted.includes(from) ? [...new Set([...table.muted, to.id])] : table.muted;
  return { table: { ...table, seats, muted, host: table.host === from ? to.id : table.host }, seat };
}

/** The host mutes or unmutes a person. The same table if nothing changes. */
export function setMuted(table: TableRecord, host: User, person: string, isMuted: boolean): TableRecord {
  requireHost(table, host);
  if (person === host.id) throw new RefusedError('badRequest');
  if (table.muted.includes(person) === isMuted) return table;
  return { ...table, muted: isMuted ? withNewest(table.muted, person) : table.muted.filter((each) => each !== person) };
}

/** Whether the host has started the match, and it waits for contributions to the shuffle. */
export function isStarting({ status, shuffle }: Pick<TableRecord, 'status' | 'shuffle'>): boolean {
  return status === 'open' && shuffle !== null && shuffle.until !== null;
}

export function isFull(table: TableRecord): boolean {
  return table.seats.every((each) => each.state === 'taken');
}

/** @throws RefusedError `notOpen` or `notHost` */
export function requireSetup(table: TableRecord, user: User): void {
  requireOpen(table);
  requireHost(table, user);
}

/** @throws RefusedError `notHost` */
function requireHost(table: TableRecord, user: User): void {
  if (table.host !== user.id) throw new RefusedError('notHost');
}

/** @throws RefusedError `notRunning` */
export function requireRunning(table: TableRecord): void {
  if (table.status !== 'running') throw new RefusedError('notRunning');
}

/** @throws RefusedError `unknownSeat` */
export function seatAt(table: TableRecord, seat: number): SeatRecord {
  const there = table.seats[seat];
  if (there === undefined) throw new RefusedError('unknownSeat');
  return there;
}

/**
 * Whether this person may see the table: everybody while it is open, then its players, and
 * spectators if it is watchable.
 */
export function canView(table: TableRecord, user: User | null): boolean {
  return table.status === 'open' || table.settings.watchable || seatOf(table, user) !== null;
}

/**
 * Whether a message from this seat, null for a spectator, is for spectators only. Before and after
 * the match all read all.
 */
export function isAmongWatchers({ status, settings }: TableRecord, seat: number | null): boolean {
  return seat === null && status === 'running' && !settings.watchersTalk;
}

/** While the start waits for contributions, seats and settings are final. */
function requireOpen(table: TableRecord): void {
  if (table.status !== 'open' || isStarting(table)) throw new RefusedError('notOpen');
}

/** The first free seat, or else the first one of a bot. */
function firstFree(table: TableRecord): number {
  const free = table.seats.findIndex((each) => each.state === 'free');
  const seat = free === -1 ? table.seats.findIndex((each) => each.bot !== null) : free;
  if (seat === -1) throw new RefusedError('tableFull');
  return seat;
}

function rehosted(table: TableRecord, leaver: string | null | undefined, from: number): TableRecord {
  if (table.host === null || table.host !== leaver) return table;
  const order = table.seats.map((_, i) => table.seats[(from + 1 + i) % table.seats.length]);
  const next = order.find((each) => each !== undefined && isPlayed(each));
  // An open table waits for a new host. In a match without another player the host stays host.
  return { ...table, host: next?.person ?? (table.status === 'open' ? null : table.host) };
}
