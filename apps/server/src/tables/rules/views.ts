import { limits, visibleOf, type SeatView, type TableNews, type TableSummary, type TableView } from '@sobremesa/protocol';
import type { User } from '../../users/user.ts';
import { alias } from '../../secrets.ts';
import type { SeatRecord, TableRecord } from '../../storage/storage.ts';
import { clockView } from './clock.ts';
import { waitsForNobody, type Waiting } from './live.ts';
import { nameAt, watcherNames, type NameOf } from './names.ts';
import { isHeld, seatOf } from './table.ts';
import { shuffleView } from './shuffle.ts';
import { pendingVotes } from './proposals.ts';

/** The people and connections that have a table open. */
export interface Presence {
  /** Ids of people who have the table open somewhere, seated or not. */
  people: ReadonlySet<string>;
  watchers: number;
  /** Ids of the spectators who have a name. */
  namedWatchers: readonly string[];
}

/** The presence at a table through one other server. */
export interface RemoteVisitors {
  /** Names by person id. */
  people: Readonly<Record<string, string>>;
  /** Connections without a name. */
  nameless: number;
}

/**
 * Combines the presence on this server, people and nameless connections, with that on other
 * servers. A person with several connections counts once.
 */
export function presenceAt(
  table: TableRecord,
  ids: readonly string[],
  nameless: number,
  remote: readonly RemoteVisitors[],
): Presence {
  const people = new Set([...ids, ...remote.flatMap(({ people }) => Object.keys(people))]);
  const namedWatchers = [...people].filter((id) => seatOf(table, { id }) === null);
  const unnamed = remote.reduce((sum, each) => sum + each.nameless, nameless);
  return { people, watchers: unnamed + namedWatchers.length, namedWatchers };
}

export const nobody: Presence = { people: new Set(), watchers: 0, namedWatchers: [] };

const MINUTE = 60_000;
const SPEAKER_BYTES = 8;

/** The summary of a table for strangers. */
export function summaryOf(table: TableRecord, presence: Presence, nameOf: NameOf): TableSummary {
  const { id, settings, status, createdAt } = table;
  return {
    id,
    game: settings.game,
    status,
    seats: table.seats.map((there, seat) => seatView(table, there, seat, presence, nameOf, !isLate(table))),
    ...visibleOf(settings),
    watchers: presence.watchers,
    createdAt: createdAt - (createdAt % MINUTE),
    group: null,
    ...nobodys,
  };
}

type Yours = Pick<TableSummary, 'you' | 'yourTurn' | 'waitsFor' | 'news' | 'clock'>;
const nobodys: Yours = { you: null, yourTurn: false, waitsFor: [], news: null, clock: null };

/**
 * The part of a summary for this person alone. It includes the clock, which reveals whose turn it
 * is.
 *
 * @param news counts of unread entries, if known
 */
export function yoursOf(table: TableRecord, waiting: Waiting, user: User | null, news: TableNews | null = null): Yours {
  const you = seatOf(table, user);
  if (you === null) return nobodys;
  const { asked, window } = table.status === 'running' ? waiting : waitsForNobody;
  // While a window is open, nobody may see who has answered.
  const clock = table.clock && clockView(table.clock, table.settings.timeout);
  return { you, clock, yourTurn: asked.includes(you), waitsFor: [...(window ?? asked)], news };
}

/** The members of a table's view that are the viewer's own. */
export type OwnView = Pick<TableView, 'speaker' | 'group' | 'you'>;

/** The others, which are the same for everybody with the same seat, and for most seats. */
export type SharedView = Omit<TableView, keyof OwnView>;

/**
 * The table in the view of this seat, or of spectators (null). The match contains whose turn it is.
 * The view names a limited number of spectators; the host sees them all, since the host may mute
 * each.
 */
export function sharedView(
  table: TableRecord,
  presence: Presence,
  nameOf: NameOf,
  minPlayers: number,
  vote: TableView['vote'],
  you: number | null,
): SharedView {
  const { you: _you, yourTurn: _, waitsFor: _seats, news: _news, group: _group, ...summary } = summaryOf(table, presence, nameOf);
  const watcherName = watcherNames(table, nameOf);
  const mutedView = (id: string) => {
    const seat = seatOf(table, { id });
    return { speaker: speakerOf(table, { id }), seat, name: seat === null ? watcherName(id) : (summary.seats[seat]?.name ?? '') };
  };
  const isHost = you !== null && table.host !== null && table.seats[you]?.person === table.host;
  const known = (id: string) => ({ speaker: speakerOf(table, { id }), name: watcherName(id) });
  const seats = table.seats.map((there, seat) => {
    return seatView(table, there, seat, presence, nameOf, you !== null || !isLate(table));
  });
  return {
    ...summary,
    seats,
    namedWatchers: presence.namedWatchers.slice(0, isHost ? undefined : limits.namedWatchers).map(known),
    clock: table.clock === null || (you === null && isLate(table)) ? null : clockView(table.clock, table.settings.timeout),
    paused: table.clock?.isPaused === true,
    wish: table.wish && { ...table.wish, agreed: [...table.wish.agreed], waiting: pendingVotes(table, table.wish) },
    // After a restart the server does not know the name of a spectator who has not come back.
    muted: table.muted.map(mutedView).filter(({ name }) => name !== ''),
    barred: isHost ? table.barred.map(known).filter(({ name }) => name !== '') : [],
    vote,
    rematch: table.rematch,
    ...shownShuffle(table),
    minPlayers,
  };
}

function shownShuffle(table: TableRecord): Pick<TableView, 'shuffle'> {
  const shuffle = shuffleView(table);
  return shuffle === undefined ? {} : { shuffle };
}

/**
 * A person's id in the chat of this table. Their own id would reveal that people at two tables are
 * the same.
 */
export function speakerOf(table: TableRecord, user: User): string {
  return alias(`${table.id} ${user.id}`, SPEAKER_BYTES);
}

/** Whether a spectator delay applies now. */
function isLate({ status, settings }: TableRecord): boolean {
  return status === 'running' && settings.watchDelay !== null;
}

/** @param all whether to show a stand-in for a person who may return, which their next move ends */
function seatView(
  table: TableRecord,
  there: SeatRecord,
  seat: number,
  presence: Presence,
  nameOf: NameOf,
  all: boolean,
): SeatView {
  const { state, person, standIn, bot } = there;
  return {
    seat,
    state,
    name: nameAt(there, nameOf),
    host: state === 'taken' && person !== null && person === table.host,
    present: bot !== null || (isHeld(there) && person !== null && presence.people.has(person)),
    standIn: all || standIn === 'removed' ? standIn : null,
    bot,
  };
}
