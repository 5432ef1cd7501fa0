import { addedDevice, chatMessage, groupId, tableId } from '@sobremesa/protocol';
import * as z from 'zod/mini';
import { tableRecord } from '../storage/records.ts';

/**
 * Messages between servers. A server drops a message that it cannot read, as from a newer version,
 * and polls the storage instead. During an update, servers of two versions run side by side, so
 * field names never change.
 */

const moveRecord = z.object({
  version: z.int(),
  at: z.int(),
  seat: z.int(),
  action: z.union([z.object({ move: z.string(), args: z.array(z.unknown()) }), z.object({ undo: z.int() })]),
  request: z.nullable(z.string()),
  rules: z.int(),
  asked: z.array(z.int()),
  window: z.nullable(z.object({ id: z.string(), seats: z.array(z.int()), until: z.int() })),
});

const logRecord = z.object({
  seq: z.int(),
  at: z.int(),
  version: z.int(),
  entry: z.object({
    kind: z.enum(['game', 'table']),
    event: z.looseObject({ type: z.string() }),
    bot: z.optional(z.literal(true)),
  }),
});

/** The seats that a match waits for. */
const waiting = z.object({ asked: z.array(z.int()), window: z.nullable(z.array(z.int())) });

const turn = { table: tableId, version: z.int(), waiting };
export type Turn = { [K in keyof typeof turn]: z.output<(typeof turn)[K]> };

/** Names by person id. */
const names = z.record(z.string(), z.string());

/** A stored change of a table, for the servers that have it loaded. */
const tableChange = z.object({
  type: z.literal('change'),
  table: tableId,
  /** A match started. The message does not contain it: it is too large. */
  begun: z.boolean(),
  record: z.nullable(tableRecord),
  move: z.nullable(moveRecord),
  /** A snapshot was stored at this version. */
  snapshot: z.nullable(z.int()),
  log: z.array(logRecord),
  message: z.nullable(chatMessage),
  /** People whom the host removed. */
  removed: z.array(z.string()),
  names,
  /**
   * The updates of the move as the sender encoded them, as JSON by audience: those of the
   * receiver's guests, and no others.
   */
  updates: z.record(z.string(), z.string()),
  /** The build that encoded them. Another build may have other views. */
  build: z.string(),
});
export type TableChange = z.output<typeof tableChange>;
/** A change before it is sent. */
export type SentChange = z.input<typeof tableChange>;

/** The presence at a table through one server. */
const tablePresence = z.object({
  /** Names of the people who have it open, by id. */
  people: names,
  /** Connections without a name. */
  nameless: z.int(),
  /** When players who have left were last seen, by id. */
  left: z.record(z.string(), z.int()),
  /** Connections without a seat, by address. An older server does not send it. */
  spectators: z._default(z.record(z.string(), z.int()), {}),
  /**
   * Whether bots think less than their levels stand for. An older server does not send it.
   */
  hurried: z._default(z.boolean(), false),
});
export type TablePresence = z.output<typeof tablePresence>;

export const nodeMessage = z.discriminatedUnion('type', [
  tableChange,
  /** Sent periodically and in answer to `ask`: the state that is not in the storage. */
  z.object({
    type: z.literal('hello'),
    here: z.record(z.string(), tablePresence),
    /** False while the server starts. */
    serves: z.boolean(),
    /** Number of connections by address. */
    addresses: z.record(z.string(), z.int()),
    /** Sessions of the operator, as in `session`. */
    sessions: z.record(z.string(), z.object({ until: z.int(), code: z.string() })),
    /** The tables that the sender has loaded. */
    follows: z.array(z.string()),
  }),
  /** The sender starts, or its messages may have been lost until now. */
  z.object({ type: z.literal('ask') }),
  /** The sender is about to load a table, or has dropped it from memory. */
  z.object({ type: z.literal('follow'), table: tableId }),
  z.object({ type: z.literal('unfollow'), table: tableId }),
  /** Answers `follow`: the position of the table in the sender's memory. */
  z.object({ type: z.literal('standing'), table: tableId, rev: z.int(), version: z.int(), messages: z.int() }),
  z.object({ type: z.literal('bye') }),
  /** The presence at this table through the sender. */
  z.object({ type: z.literal('here'), table: tableId, here: tablePresence }),
  /** For the lobby: a new table, or a changed record. `from`: the address that opened it. */
  z.object({
    type: z.literal('listed'),
    record: tableRecord,
    waiting,
    version: z.int(),
    names,
    from: z.nullable(z.string()),
  }),
  /** For the lobby: the seats for which the matches wait that have moved a moment ago. */
  z.object({ type: z.literal('turns'), turns: z.array(z.object(turn)) }),
  z.object({
    type: z.literal('gone'),
    table: tableId,
    why: z.enum(['removed', 'discarded', 'closed', 'withdrawn', 'expired', 'watchingNotAllowed']),
  }),
  /** The name or the members of a group have changed. */
  z.object({ type: z.literal('group'), group: groupId }),
  z.object({ type: z.literal('named'), person: z.string(), name: z.string() }),
  /** A device has been signed out. */
  z.object({
    type: z.literal('signedOut'),
    device: z.string(),
    /** A server of the previous release does not send it. */
    person: z.optional(z.string()),
  }),
  /** A user has a new device or passkey. */
  z.object({ type: z.literal('deviceAdded'), person: z.string(), device: addedDevice }),
  z.object({ type: z.literal('passkeyDropped'), person: z.string(), passkey: z.string() }),
  /** Notification channels have changed. */
  z.object({ type: z.literal('channels') }),
  /** Blocked addresses have changed. */
  z.object({ type: z.literal('blocks') }),
  /** The operator logged in, or, with null, out. `key` is the hash of the token. */
  z.object({
    type: z.literal('session'),
    key: z.string(),
    session: z.nullable(z.object({ until: z.int(), code: z.string() })),
  }),
  /** Returns to its sender after all messages that were published before. */
  z.object({ type: z.literal('echo'), nth: z.int() }),
]);
export type NodeMessage = z.output<typeof nodeMessage>;
/** A message before it is sent. */
export type SentMessage = z.input<typeof nodeMessage>;
export type MessageOf<T extends NodeMessage['type']> = Extract<NodeMessage, { type: T }>;

/** The id of the sender, with one message to all servers or with several to this one. */
export const envelope = z.union([
  z.object({ from: z.string(), says: z.unknown() }),
  z.object({ from: z.string(), batch: z.array(z.unknown()) }),
]);
