const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How the tables are kept. Durations are in milliseconds. */
export interface TablesSettings {
  /** How long the server waits before it moves for a seat; always the same, so that it tells nothing. */
  standInDelayMs: number;
  /** How long somebody must have no connection before a vote does not count them, and before others may ask the server to play for them. */
  awayMs: number;
  /** How long those who are asked whether a match shall end may think about it. */
  voteMs: number;
  /** How long somebody must not have been seen before the host may end a match without them. */
  goneMs: number;
  /** Open tables are given up when nobody was there for this long. */
  openIdleMs: number;
  /** Running matches are given up without a move for this long. */
  runningIdleMs: number;
  /** The same for who plays alone at a table that is not listed, of which nobody else knows. */
  solitaryIdleMs: number;
  finishedKeepMs: number;
  /** How long a finished table stays in the lobby of those who played. */
  finishedListedMs: number;
  /** People without a seat are forgotten when they were not seen for this long. */
  personKeepMs: number;
  /** A sign that the server is there is stored so often. */
  aliveEveryMs: number;
  /** It is looked so often for tables whose clock wants something done within `wakeAheadMs`. */
  wakeEveryMs: number;
  wakeAheadMs: number;
  /** Addresses that nobody has confirmed are forgotten after this long. */
  unconfirmedMs: number;
  sweepEveryMs: number;
  handoverMs: number;
  /** How long a link is good that the operator has made for somebody: it has to reach them first. */
  reissuedMs: number;
  /** Open and running tables at which one person may sit. */
  tablesPerPerson: number;
  /** Open and running tables that were opened from one address. */
  tablesPerAddress: number;
  /** Open and running tables of the whole server. */
  tablesInAll: number;
  /** Tables of others that the lobby tells of: so many that wait for players, and so many that are played. */
  lobbyTold: number;
  /** Connections without a seat at one table, and those of them from one address. */
  spectatorsPerTable: number;
  spectatorsPerAddress: number;
  /** Messages that a table keeps. */
  chatKept: number;
  /** Changes of the lobby are gathered for this long. */
  lobbyDelayMs: number;
  /** Changes of the presence at a table are gathered for this long before they are sent. */
  presenceDelayMs: number;
}

export const defaultSettings: TablesSettings = {
  standInDelayMs: 1.2 * second,
  awayMs: minute,
  voteMs: 5 * minute,
  goneMs: day,
  openIdleMs: 2 * hour,
  runningIdleMs: 30 * day,
  solitaryIdleMs: 7 * day,
  finishedKeepMs: 30 * day,
  finishedListedMs: day,
  personKeepMs: 365 * day,
  aliveEveryMs: 5 * second,
  wakeEveryMs: minute,
  wakeAheadMs: 2 * minute,
  unconfirmedMs: day,
  sweepEveryMs: minute,
  handoverMs: 10 * minute,
  reissuedMs: day,
  tablesPerPerson: 20,
  tablesPerAddress: 100,
  tablesInAll: 5000,
  lobbyTold: 50,
  spectatorsPerTable: 100,
  spectatorsPerAddress: 25,
  chatKept: 200,
  lobbyDelayMs: 100,
  presenceDelayMs: 200,
};
