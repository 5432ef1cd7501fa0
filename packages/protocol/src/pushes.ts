import * as z from 'zod/mini';
import type { Delta } from './delta.ts';
import { addedDevice } from './devices.ts';
import { person, tableId } from './ids.ts';
import { logLines } from './log.ts';
import { matchUpdate, sentSnapshot } from './match.ts';
import { chatMessage, tableSummary, tableView } from './tables.ts';

/** Messages that the server pushes: the arguments of each, by its name. */
export const pushes = {
  /**
   * The first message of every connection. `me` is null if the device has no key, or one that this
   * server does not know. `build` names the server's current page, and is null if it has none.
   */
  welcome: z.tuple([
    z.strictObject({
      protocol: z.int(),
      me: z.nullable(person),
      games: z.array(z.string()),
      build: z.nullable(z.string()),
      /** Several servers share the address. A proxy may choose among them by `?table=`. */
      cluster: z.optional(z.literal(true)),
      /** The server takes `deltas` in `table:enter`. One of an earlier release refuses them. */
      deltas: z.optional(z.literal(true)),
      /** The device has the key of a user who has signed it out. */
      signedOut: z.optional(z.literal(true)),
    }),
  ]),
  /** This device has been signed out. The server closes the connection. */
  signedOut: z.tuple([]),
  /**
   * Devices and passkeys of the user that were added since the reader last saw the list of new
   * devices, or that were signed out or removed.
   */
  devices: z.tuple([
    z.strictObject({
      added: z.array(addedDevice),
      /** The ids of signed-out devices and removed passkeys. */
      gone: z.optional(z.array(z.string())),
    }),
  ]),
  /**
   * Tables of the lobby that are new or changed, and the ids of removed ones. Includes your own
   * tables, listed or not.
   */
  lobby: z.tuple([z.strictObject({ changed: z.array(tableSummary), gone: z.array(tableId), more: z.int() })]),
  /** The table itself has changed, apart from its match. */
  table: z.tuple([tableView]),
  /**
   * The same for a connection that takes deltas: the change since the view that it was sent last.
   * `number` counts them since the whole view, so that a missing one is noticed.
   */
  tableDelta: z.tuple([tableId, /* number */ z.int(), z.custom<Delta>((value) => typeof value === 'object' && value !== null)]),
  chat: z.tuple([z.strictObject({ table: tableId, message: chatMessage })]),
  /** The whole match: when it starts, and when this viewer's seat has changed. */
  snapshot: z.tuple([z.strictObject({ table: tableId, match: sentSnapshot })]),
  /**
   * The match has changed to `version`. By far the most frequent message, so its arguments have no
   * names.
   */
  update: z.tuple([tableId, /* version */ z.int(), matchUpdate]),
  /** New log lines of the table, without a change of the match. */
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
