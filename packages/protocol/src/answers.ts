import * as z from 'zod/mini';
import { refusal, type Refusal } from './errors.ts';
import { hooksView, hookTrial, tableHook } from './hooks.ts';
import { deviceKey, seatTransferToken, person, seatNumber, tableId } from './ids.ts';
import { logEntry } from './log.ts';
import { matchUpdate, sentSnapshot } from './match.ts';
import type { RequestInput, RequestName } from './messages.ts';
import { noticesView } from './notices.ts';
import { chatMessage, seen, tableSummary, tableView } from './tables.ts';
import { quietHours } from './quiet.ts';

const nothing = z.object({});
/**
 * `update` is what others at the table are pushed; left out when the request had been carried out
 * before.
 */
const changed = z.object({ version: z.int(), update: z.optional(matchUpdate) });

/** What each request is answered with when it is not refused. */
export const results = {
  /** `key`: sent once, only to somebody new. */
  identify: z.object({ person, key: z.optional(deviceKey) }),
  'me:quiet': z.object({ quiet: z.nullable(quietHours) }),
  /**
   * The newest of the listed tables, and your own. `more`: how many others are listed, 0 where only
   * your own were asked for. `now`: the server's time, in milliseconds since 1970.
   */
  'lobby:enter': z.object({ tables: z.array(tableSummary), more: z.int(), now: z.int() }),
  'lobby:leave': nothing,
  'table:open': z.object({ table: tableId }),
  /**
   * `seen`: how far you have seen it, wherever you did; null without a seat, and where that is not
   * known.
   */
  'table:enter': z.object({
    view: tableView,
    chat: z.array(chatMessage),
    match: z.nullable(sentSnapshot),
    seen: z.nullable(seen),
    /** The server's time, in milliseconds since 1970. */
    now: z.int(),
  }),
  'table:leave': nothing,
  'table:seen': nothing,
  'table:sit': z.object({ seat: seatNumber }),
  'table:stand': nothing,
  'table:return': nothing,
  'table:standIn': nothing,
  'table:remove': nothing,
  'table:closeSeat': nothing,
  'table:openSeat': nothing,
  'table:bot': nothing,
  'table:settings': nothing,
  'table:pace': nothing,
  'table:pause': nothing,
  'table:consent': nothing,
  'table:holiday': nothing,
  'table:goOn': nothing,
  'table:start': nothing,
  'table:discard': nothing,
  'table:keep': nothing,
  'table:mute': nothing,
  'table:unmute': nothing,
  'table:admit': nothing,
  /** `expires`: milliseconds since 1970. */
  'table:handover': z.object({ token: seatTransferToken, expires: z.int() }),
  'table:claim': z.object({ table: tableId, seat: seatNumber }),
  'table:rematch': z.object({ table: tableId }),
  'table:say': nothing,
  'table:chat': z.object({ chat: z.array(chatMessage) }),
  /** `view`: null where nobody is told anything. */
  'notices:get': z.object({ view: z.nullable(noticesView) }),
  'notices:push': z.object({ channel: z.string() }),
  'notices:mail': nothing,
  'notices:drop': nothing,
  /** `view`: null where no channel can be told anything. */
  'hooks:get': z.object({ view: z.nullable(hooksView) }),
  /** `secret`: with which what a program gets is signed; sent once. Null for other kinds. */
  'hooks:add': z.object({ hook: tableHook, secret: z.nullable(z.string()) }),
  'hooks:try': z.object({ trial: hookTrial }),
  'hooks:drop': nothing,
  'match:sync': z.object({ match: sentSnapshot }),
  /**
   * The match as your seat was told it: as it stood at that version, and the updates since, one for
   * each version. Null when that is too much, or when the server cannot say it any more, as under
   * newer rules.
   */
  'match:since': z.object({ past: z.nullable(z.strictObject({ match: sentSnapshot, updates: z.array(matchUpdate) })) }),
  'match:move': changed,
  'match:undo': changed,
  'match:log': z.object({ log: z.array(logEntry) }),
} as const satisfies Record<RequestName, z.ZodMiniObject>;

type Result<Fields> = Record<string, never> extends Fields ? object : Fields;
export type Results = { [N in RequestName]: Result<z.output<(typeof results)[N]>> };
export type AnswerTo<N extends RequestName> = Answer<Results[N]>;

/** The answer to every request: what was asked for, or one named refusal. */
export type Answer<T = object> = ({ ok: true } & T) | { ok: false; error: Refusal };

/** socket.io's types for the page's requests. */
export type RequestEvents = {
  [N in RequestName]: (input: RequestInput<N>, answer: (answer: AnswerTo<N>) => void) => void;
};

const refused = z.strictObject({ ok: z.literal(false), error: refusal });

/**
 * The schema of all that a request may be answered with; nothing that the protocol does not name
 * passes.
 */
export function answerTo(name: RequestName): z.ZodMiniType<Answer> {
  return z.union([z.strictObject({ ok: z.literal(true), ...results[name].shape }), refused]);
}
