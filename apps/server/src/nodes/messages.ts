import { chatMessage, tableId } from '@sobremesa/protocol';
import * as z from 'zod/mini';
import { tableRecord } from '../storage/records.ts';

/** What servers behind one address tell each other. What is not understood, as of a newer server, is left to the storage. */

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
  entry: z.object({ kind: z.enum(['game', 'table']), event: z.looseObject({ type: z.string() }) }),
});

/** Whom a match waits for. */
const waiting = z.object({ asked: z.array(z.int()), window: z.nullable(z.array(z.int())) });

/** Names of people by their ids. */
const names = z.record(z.string(), z.string());

/** What was written of a table, for those who have it in memory. */
const tableChange = z.object({
  type: z.literal('change'),
  table: tableId,
  /** A match began: there is too much of it to be told. */
  begun: z.boolean(),
  record: z.nullable(tableRecord),
  move: z.nullable(moveRecord),
  /** A snapshot was stored at this version. */
  snapshot: z.nullable(z.int()),
  log: z.array(logRecord),
  message: z.nullable(chatMessage),
  /** People who were sent away. */
  removed: z.array(z.string()),
  names,
});
export type TableChange = z.output<typeof tableChange>;

/** Who is at a table by way of one server. */
const here = z.object({
  /** People who have it open, with their names. */
  people: names,
  /** How many have it open who have no name. */
  nameless: z.int(),
  /** When those were seen there last who sit at it and have gone. */
  left: z.record(z.string(), z.int()),
  /** Connections without a seat, by address. An older server does not send it. */
  spectators: z._default(z.record(z.string(), z.int()), {}),
});
export type Here = z.output<typeof here>;

export const nodeMessage = z.discriminatedUnion('type', [
  tableChange,
  /** Sent every now and then, and when somebody asks: everything that others cannot read in the storage. */
  z.object({
    type: z.literal('hello'),
    here: z.record(z.string(), here),
    /** Not while it is still starting. */
    serves: z.boolean(),
    /** Connections by address. */
    addresses: z.record(z.string(), z.int()),
    /** The operator's, as in `session`. */
    sessions: z.record(z.string(), z.object({ until: z.int(), code: z.string() })),
  }),
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('bye') }),
  /** Who is at this table now by way of the sender. */
  z.object({ type: z.literal('here'), table: tableId, here }),
  /** For the lobby: a table that is new, or whose record has changed. `from`: the address that opened it. */
  z.object({
    type: z.literal('listed'),
    record: tableRecord,
    waiting,
    version: z.int(),
    names,
    from: z.nullable(z.string()),
  }),
  /** For the lobby: whom a match waits for now. */
  z.object({ type: z.literal('asked'), table: tableId, version: z.int(), waiting }),
  z.object({
    type: z.literal('gone'),
    table: tableId,
    why: z.enum(['removed', 'discarded', 'closed', 'withdrawn', 'expired', 'watchingNotAllowed']),
  }),
  z.object({ type: z.literal('named'), person: z.string(), name: z.string() }),
  /** Who wants to be told while away has changed. */
  z.object({ type: z.literal('channels') }),
  /** The addresses that are turned away have changed. */
  z.object({ type: z.literal('blocks') }),
  /** The operator came in, or, with null, went. By the hash of the token. */
  z.object({
    type: z.literal('session'),
    key: z.string(),
    session: z.nullable(z.object({ until: z.int(), code: z.string() })),
  }),
  /** Comes back to who sent it, after everything that was said before. */
  z.object({ type: z.literal('echo'), nth: z.int() }),
]);
export type NodeMessage = z.output<typeof nodeMessage>;
export type Told<T extends NodeMessage['type']> = Extract<NodeMessage, { type: T }>;

/** As a message travels: with the id of the server that says it. */
export const envelope = z.object({ from: z.string(), says: nodeMessage });
