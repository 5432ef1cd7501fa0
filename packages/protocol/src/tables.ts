import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** What somebody chooses when opening a table. `options` are checked against the game's own schema. */
export const tableSettings = z.strictObject({
  game: z.string().check(z.regex(/^[a-z]{2,20}$/)),
  seats: z.int().check(z.gte(1), z.lte(limits.seats)),
  options: z._default(
    z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(40)), z.number(), z.boolean()])),
    {},
  ),
  /** Shown in the lobby; otherwise only the link leads there. */
  listed: z._default(z.boolean(), true),
  /** Whether people without a seat may watch. */
  watchable: z._default(z.boolean(), true),
});
export type TableSettings = z.infer<typeof tableSettings>;

/** open: people sit down and get up. running: the match is played. finished: the final score stands. */
export type TableStatus = 'open' | 'running' | 'finished';

export interface SeatView {
  seat: number;
  /** A reserved seat waits for somebody of the match before; others cannot sit there. */
  state: 'free' | 'taken' | 'closed' | 'reserved';
  /** The name of who sits there, or for whom it is reserved; null otherwise. */
  name: string | null;
  host: boolean;
  /** Somebody with this seat has the table open somewhere. */
  present: boolean;
  /** The server plays for this seat while its person is away. */
  standIn: boolean;
}

/** A table as the lobby lists it. */
export interface TableSummary {
  id: string;
  game: string;
  status: TableStatus;
  seats: SeatView[];
  options: TableSettings['options'];
  listed: boolean;
  watchable: boolean;
  watchers: number;
  /** Milliseconds since 1970, rounded down to the minute. */
  createdAt: number;
  /** Your seat, if you have one. */
  you: number | null;
  /** For your running matches: whether you are asked for a move. */
  yourTurn: boolean;
}

/** A table as those who are at it see it. */
export interface TableView extends TableSummary {
  /** Names of those who watch and have one; the rest are only counted. */
  watcherNames: string[];
  /** The table at which the same people play again, once somebody asked for it. */
  rematch: string | null;
  /** Fewest players with which the match may start. */
  minPlayers: number;
}

export interface ChatMessage {
  seq: number;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
  /** The writer's seat; null for a watcher. */
  seat: number | null;
  text: string;
}
