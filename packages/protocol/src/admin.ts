import type { SeatView, TableStatus } from './tables.ts';

/**
 * What the operator of a server is told at `/admin`, as JSON. All times are milliseconds since
 * 1970, all sizes bytes.
 */

/** How the server is. */
export interface AdminServer {
  version: string;
  /** When it was started, and what its clock says now. */
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
  stored: Record<TableStatus, number> & { people: number; moves: number };
  /** What the database takes. */
  database: number;
  /** Beside a database that is a file of the server's own; null where it is another server's. */
  files: {
    backups: { count: number; bytes: number; newest: number | null };
    /** What is free where the database lies. */
    free: number;
  } | null;
  /** How long what is kept, in the unit of the variable that sets it. */
  kept: { variable: string; value: number }[];
}

/** A table, as its own pages show it, and what it takes. */
export interface AdminTable {
  id: string;
  /**
   * How the server's log names it: by its id if it is listed, and by a short reference if it is
   * not.
   */
  logged: string;
  game: string;
  status: TableStatus;
  seats: SeatView[];
  watchers: number;
  /** When somebody last did something there. */
  activeAt: number;
  moves: number;
  bytes: number;
}

export interface AdminPerson {
  id: string;
  name: string;
  seenAt: number;
  /** From where they are connected now; none when they are not. */
  addresses: string[];
  /** Ids of the tables at which they have a seat. */
  tables: string[];
}

/** An address that is turned away. */
export interface AdminBlock {
  address: string;
  until: number;
}

/** A page of a list: `total` is how long it is altogether. */
export interface AdminList<T> {
  items: T[];
  total: number;
}

/** A one-time link to somebody's seat is made of this: see `table:handover`. */
export interface AdminSeatTransfer {
  token: string;
  expires: number;
  name: string;
}
