import type { NotificationChannel } from './notifications.ts';
import type { SeatView, TableStatus } from './tables.ts';

/** The JSON answers of `/admin`. All times are milliseconds since 1970, all sizes bytes. */

/** Status of the server. */
export interface AdminServer {
  version: string;
  /** Start time, and the current time of its clock. */
  startedAt: number;
  now: number;
  live: {
    /** Open connections. */
    sockets: number;
    /** People with a name who have a table open. */
    present: number;
    /** In the last minute. */
    moves: number;
  };
  stored: Record<TableStatus, number> & { people: number; groups: number; moves: number };
  /** Size of the database. */
  database: number;
  /** Only for a database file of this server; null with PostgreSQL. */
  files: {
    backups: { count: number; bytes: number; newest: number | null };
    /** Free space on the database's disk. */
    free: number;
  } | null;
  /** Retention periods, in the unit of the variable that sets each. */
  kept: { variable: string; value: number }[];
}

/** A backup that was just made. */
export interface AdminBackup {
  /** The path of the file on the server's machine. */
  path: string;
  tables: number;
  people: number;
  bytes: number;
}

/** The state of notifications, without addresses of people. */
export interface AdminNotifications {
  /** Whether it can send e-mails. */
  mail: boolean;
  /** The last deliveries of this server that failed since its start, the newest first. */
  failed: AdminFailedDelivery[];
}

export interface AdminFailedDelivery {
  at: number;
  channel: NotificationChannel['kind'];
  /** `retrying`: it is tried again later. */
  outcome: 'retrying' | 'givenUp' | 'refused';
  /** The reply of the receiver or its server; null without one. */
  reason: string | null;
}

/** The outcome of a test mail. `reason`: why the mail server did not accept it; null if it did. */
export interface AdminTestMail {
  reason: string | null;
}

/** A table as its own pages show it, with its size. */
export interface AdminTable {
  id: string;
  /**
   * Its name in the server's log: the id of a listed table, a short reference for an unlisted one.
   */
  logged: string;
  game: string;
  status: TableStatus;
  seats: SeatView[];
  watchers: number;
  /** Time of the last activity. */
  activeAt: number;
  moves: number;
  bytes: number;
}

export interface AdminPerson {
  id: string;
  name: string;
  seenAt: number;
  /** Addresses of their current connections; empty when they are away. */
  addresses: string[];
  /** Ids of the tables at which they have a seat. */
  tables: string[];
}

/** A blocked address. */
export interface AdminBlock {
  address: string;
  until: number;
}

/** A page of a list; `total` is the length of the whole list. */
export interface AdminList<T> {
  items: T[];
  total: number;
}

/** The parts of a one-time link that transfers a seat: see `table:handover`. */
export interface AdminSeatTransfer {
  token: string;
  expires: number;
  name: string;
}
