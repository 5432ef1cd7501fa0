import * as z from 'zod/mini';
import { person, tableId } from './ids.ts';
import { logLines } from './log.ts';
import { matchUpdate, sentSnapshot } from './match.ts';
import { chatMessage, tableSummary, tableView } from './tables.ts';

/** What the server tells without being asked: the arguments of each message, by its name. */
export const pushes = {
  /**
   * First on every connection. `me` is null when the device has no key, or one that this server
   * does not know. `build` names the page that the server has by now, and is null when it has none.
   */
  welcome: z.tuple([
    z.strictObject({
      protocol: z.int(),
      me: z.nullable(person),
      games: z.array(z.string()),
      build: z.nullable(z.string()),
    }),
  ]),
  /**
   * Tables of the lobby that appeared or changed, and ids of those that went. Your own tables are
   * among them, listed or not.
   */
  lobby: z.tuple([z.strictObject({ changed: z.array(tableSummary), gone: z.array(tableId), more: z.int() })]),
  /** Something about the table itself has changed; what happens in the match does not count. */
  table: z.tuple([tableView]),
  chat: z.tuple([z.strictObject({ table: tableId, message: chatMessage })]),
  /** The whole match: when it starts, and when this viewer's seat has changed. */
  snapshot: z.tuple([z.strictObject({ table: tableId, match: sentSnapshot })]),
  /**
   * The match has changed, by now to `version`. By far the most frequent message, and so the only
   * one without names.
   */
  update: z.tuple([tableId, /* version */ z.int(), matchUpdate]),
  /** Something happened at the table while its match stayed as it was. */
  log: z.tuple([z.strictObject({ table: tableId, lines: logLines })]),
  /** This socket is no longer at the table. */
  gone: z.tuple([
    z.strictObject({
      table: tableId,
      why: z.enum(['removed', 'discarded', 'closed', 'withdrawn', 'expired', 'watchingNotAllowed']),
    }),
  ]),
  /** The server is about to stop; the page connects again by itself. */
  closing: z.tuple([]),
} as const;

export type PushName = keyof typeof pushes;
/** The arguments of a push. */
export type Push<N extends PushName> = z.output<(typeof pushes)[N]>;
/** socket.io's types for them. */
export type Pushes = { [N in PushName]: (...message: Push<N>) => void };
