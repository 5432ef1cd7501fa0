import * as z from 'zod/mini';
import type { Answer } from './errors.ts';
import { chatText, handoverToken, personName, requestId, seatNumber, tableId } from './ids.ts';
import { limits } from './limits.ts';
import type { ChatMessage, TableSummary, TableView } from './tables.ts';
import { tableSettings } from './tables.ts';
import type { LogEntry, MatchSnapshot, MatchUpdate } from './match.ts';

/**
 * What a page says when it connects (socket.io's `auth`). Without a key it may look and watch; a key that this server does
 * not know, whatever its form, is as good as none.
 */
export const handshake = z.strictObject({
  protocol: z.int(),
  key: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Why a handshake was refused: the `data` of socket.io's `connect_error`. A page that is told `protocol` was made for
 * another version of the server and has to be loaded again. Without `data` the server was not reached, is stopping or has
 * too many connections, and socket.io's client tries again by itself.
 */
export interface ConnectRefusal {
  code: 'protocol' | 'badRequest';
}

const at = z.strictObject({ table: tableId });
const atSeat = z.strictObject({ table: tableId, seat: seatNumber });
const page = {
  before: z.optional(z.int().check(z.gte(0))),
  limit: z._default(z.int().check(z.gte(1), z.lte(limits.page)), limits.page),
};

/** Every request of the page, by its event name, with the schema of its single argument. All are answered. */
export const requests = {
  /** Get a name and a key. Somebody who has one takes the new name. */
  identify: z.strictObject({ name: personName }),
  /** From now on the lobby is pushed to this socket. */
  'lobby:enter': z.strictObject({}),
  'lobby:leave': z.strictObject({}),
  'table:open': tableSettings,
  /** From now on the table is pushed to this socket; it counts as present, or as a watcher. */
  'table:enter': at,
  /** No longer; the seat stays. */
  'table:leave': at,
  /** Take the seat named, or the first one that is free for me. */
  'table:sit': z.strictObject({ table: tableId, seat: z.optional(seatNumber) }),
  /** Give the seat up while the table is open; in a running match the server plays for it until its person is back. */
  'table:stand': at,
  /** Sit down again on the seat that the server plays for me. */
  'table:return': at,
  /** Let the server play for a seat whose person has been away for a while. For whoever sits at the table. */
  'table:standIn': atSeat,
  /** For the host, while the table is open. */
  'table:remove': atSeat,
  'table:closeSeat': atSeat,
  'table:openSeat': atSeat,
  'table:start': at,
  'table:discard': at,
  /** A one-time link for my seat. */
  'table:handover': at,
  /** Use one; the seat is mine from now on. */
  'table:claim': z.strictObject({ token: handoverToken }),
  /** The table at which those of this match play again; the first to ask opens it, everybody after sits down there. */
  'table:rematch': at,
  'table:say': z.strictObject({ table: tableId, text: chatText }),
  'table:chat': z.strictObject({ table: tableId, ...page }),
  'match:sync': at,
  'match:move': z.strictObject({
    table: tableId,
    request: requestId,
    /** The version that the mover saw. */
    version: z.int().check(z.gte(0)),
    move: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
    args: z.array(z.json()).check(
      z.maxLength(20),
      z.refine((args) => JSON.stringify(args).length <= limits.moveBytes),
    ),
  }),
  'match:undo': z.strictObject({ table: tableId, request: requestId, version: z.int().check(z.gte(0)) }),
  'match:log': z.strictObject({ table: tableId, ...page }),
} as const;

export type Requests = typeof requests;
export type RequestName = keyof Requests;
/** What a page sends for a request; defaults may be left out. */
export type RequestInput<N extends RequestName> = z.input<Requests[N]>;
/** The same after the schema has passed it. */
export type RequestData<N extends RequestName> = z.output<Requests[N]>;

/** What each request is answered with when it is not refused. */
export interface Results {
  identify: { person: Me; /** Sent once, only to somebody new. */ key?: string };
  'lobby:enter': { tables: TableSummary[] };
  'lobby:leave': object;
  'table:open': { table: string };
  'table:enter': { view: TableView; chat: ChatMessage[]; match: MatchSnapshot | null };
  'table:leave': object;
  'table:sit': { seat: number };
  'table:stand': object;
  'table:return': object;
  'table:standIn': object;
  'table:remove': object;
  'table:closeSeat': object;
  'table:openSeat': object;
  'table:start': object;
  'table:discard': object;
  'table:handover': { token: string; /** Milliseconds since 1970. */ expires: number };
  'table:claim': { table: string; seat: number };
  'table:rematch': { table: string };
  'table:say': object;
  'table:chat': { chat: ChatMessage[] };
  'match:sync': { match: MatchSnapshot };
  'match:move': { version: number };
  'match:undo': { version: number };
  'match:log': { log: LogEntry[] };
}

export type AnswerTo<N extends RequestName> = Answer<Results[N]>;

/** Who this device is. */
export interface Me {
  id: string;
  name: string;
}

/** What the server tells without being asked. */
export interface Pushes {
  /** First on every connection. `me` is null when the device has no key, or one that this server does not know. */
  welcome: (message: { protocol: number; me: Me | null; games: string[] }) => void;
  /** Tables of the lobby that appeared or changed, and ids of those that went. Your own tables are among them, listed or not. */
  lobby: (message: { changed: TableSummary[]; gone: string[] }) => void;
  table: (view: TableView) => void;
  chat: (message: { table: string; message: ChatMessage }) => void;
  /** The whole match: when it starts, and when this viewer's seat has changed. */
  snapshot: (message: { table: string; match: MatchSnapshot }) => void;
  update: (message: { table: string } & MatchUpdate) => void;
  /** This socket is no longer at the table. */
  gone: (message: { table: string; why: 'removed' | 'discarded' | 'expired' | 'watchingNotAllowed' }) => void;
  /** The server is about to stop; the page connects again by itself. */
  closing: () => void;
}

/** socket.io's types for the page's requests. */
export type RequestEvents = {
  [N in RequestName]: (input: RequestInput<N>, answer: (answer: AnswerTo<N>) => void) => void;
};
