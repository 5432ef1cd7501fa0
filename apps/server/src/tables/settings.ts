const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Limits and times of all tables. Durations are in milliseconds. */
export interface TablesSettings {
  /**
   * Whether players can check the shuffle. Off, a game's definition draws the seed, as tests of
   * known deals need.
   */
  shuffles: boolean;
  /** How long a start waits for the contributions of players' devices. */
  revealMs: number;
  /**
   * How long the server waits before a stand-in moves. It is constant, so that it reveals nothing.
   */
  standInDelayMs: number;
  /**
   * After this long without a connection a vote does not count a player, and others may have the
   * server play for them.
   */
  awayMs: number;
  /** How long a vote to end a match lasts. */
  voteMs: number;
  /**
   * After this long without having been seen a player cannot keep the host from ending the match.
   */
  goneMs: number;
  /** Open tables are removed after this long without a visitor. */
  openIdleMs: number;
  /** Running matches are removed after this long without a move. */
  runningIdleMs: number;
  /** The same for a person who plays alone at an unlisted table. */
  solitaryIdleMs: number;
  finishedKeepMs: number;
  /** How long a finished table stays in the lobby of its players. */
  finishedListedMs: number;
  /** People without a seat are deleted after this long without having been seen. */
  userKeepMs: number;
  /** How long groups keep their matches. */
  groupKeepMs: number;
  /** How often a heartbeat is stored; see `Outages`. */
  aliveEveryMs: number;
  /** How often the server scans for tables that are due within `wakeAheadMs`. */
  wakeEveryMs: number;
  wakeAheadMs: number;
  /** Unconfirmed e-mail addresses are deleted after this long. */
  unconfirmedMs: number;
  sweepEveryMs: number;
  seatTransferMs: number;
  /** How long a seat transfer made by the operator is valid: it has to reach its person first. */
  reissuedMs: number;
  /** Limit of open and running tables at which a person plays. */
  tablesPerUser: number;
  /** Limit of open and running tables that were opened from one address. */
  tablesPerAddress: number;
  /** Limit of all open and running tables. */
  tablesInAll: number;
  /**
   * Tables of others in the lobby's list: at most this many open ones, and as many running ones.
   */
  lobbyListed: number;
  /** Limits of spectators at one table, by connections, and of those from one address. */
  spectatorsPerTable: number;
  spectatorsPerAddress: number;
  /** Chat messages that a table keeps. */
  chatKept: number;
  /** How long changes of the lobby are collected before they are sent. */
  lobbyDelayMs: number;
  /** How long changes of the presence at a table are collected before they are sent. */
  presenceDelayMs: number;
}

export const defaultSettings: TablesSettings = {
  shuffles: true,
  revealMs: 1.5 * second,
  standInDelayMs: 1.2 * second,
  awayMs: minute,
  voteMs: 5 * minute,
  goneMs: day,
  openIdleMs: 2 * hour,
  runningIdleMs: 30 * day,
  solitaryIdleMs: 7 * day,
  finishedKeepMs: 30 * day,
  finishedListedMs: day,
  userKeepMs: 365 * day,
  groupKeepMs: 1100 * day,
  aliveEveryMs: 5 * second,
  wakeEveryMs: minute,
  wakeAheadMs: 2 * minute,
  unconfirmedMs: day,
  sweepEveryMs: minute,
  seatTransferMs: 10 * minute,
  reissuedMs: day,
  tablesPerUser: 20,
  tablesPerAddress: 100,
  tablesInAll: 5000,
  lobbyListed: 50,
  spectatorsPerTable: 100,
  spectatorsPerAddress: 25,
  chatKept: 200,
  lobbyDelayMs: 100,
  presenceDelayMs: 200,
};
