import * as z from 'zod/mini';
import { deviceView } from './devices.ts';
import { refusal, type Refusal } from './errors.ts';
import { groupId, groupMatch, groupSummary, groupToken, groupView } from './groups.ts';
import { webhooksView, webhookTrial, tableWebhook } from './webhooks.ts';
import { deviceKey, seatTransferToken, person, seatNumber, tableId } from './ids.ts';
import { logEntry } from './log.ts';
import { deflated, matchUpdate, sentSnapshot } from './match.ts';
import type { RequestInput, RequestName } from './messages.ts';
import { notificationsView } from './notifications.ts';
import { passkeyCreation, passkeyRequest, passkeyView } from './passkeys.ts';
import { chatMessage, matchComment, seen, tableSummary, tableView } from './tables.ts';
import { quietHours } from './quiet.ts';

const nothing = z.object({});
/**
 * `update` is the same as in the push to others at the table. It is missing when the request is a
 * repeat.
 */
const changed = z.object({ version: z.int(), update: z.optional(matchUpdate) });

/** The result of each successful request. */
export const results = {
  /** `key` is sent once, to a new user. */
  identify: z.object({ person, key: z.optional(deviceKey) }),
  'me:quiet': z.object({ quiet: z.nullable(quietHours) }),
  /**
   * The newest listed tables, your own, and the open and running ones of your groups. `more`: the
   * number of other listed tables, 0 if the request asks only for your own. `now`: the server's
   * time, in milliseconds since 1970.
   */
  'lobby:enter': z.object({ tables: z.array(tableSummary), more: z.int(), now: z.int() }),
  'lobby:leave': nothing,
  'table:open': z.object({ table: tableId }),
  /** `seen`: how far you have seen the table on any device; null without a seat, or if unknown. */
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
  'table:contribute': nothing,
  'table:reveal': nothing,
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
  /** `view`: null when the server sends no notifications. */
  'notices:get': z.object({ view: z.nullable(notificationsView) }),
  'notices:push': z.object({ channel: z.string() }),
  'notices:mail': nothing,
  'notices:drop': nothing,
  'notices:turnOff': nothing,
  /**
   * `byMail`: whether a code in an e-mail brings the user back without any of the devices.
   * `passkeys`: null if the server has none.
   */
  'devices:get': z.object({
    devices: z.array(deviceView),
    passkeys: z.nullable(z.array(passkeyView)),
    noticeLinks: z.boolean(),
    byMail: z.boolean(),
  }),
  'devices:link': z.object({ token: z.string(), expires: z.int() }),
  /** `yours`: the sender is already that user. */
  'devices:peek': z.object({ name: z.string(), yours: z.boolean() }),
  'devices:claim': z.object({ person, key: deviceKey }),
  'devices:offers': z.object({ mail: z.boolean(), passkeys: z.boolean() }),
  /** `request`: only the page that has it can use the code. */
  'devices:mail': z.object({ request: z.string() }),
  'devices:code': z.object({ person, key: deviceKey }),
  'passkeys:create': z.object({ options: passkeyCreation }),
  'passkeys:add': nothing,
  'passkeys:drop': nothing,
  'passkeys:request': z.object({ options: passkeyRequest }),
  'passkeys:claim': z.object({ person, key: deviceKey }),
  'devices:drop': nothing,
  'devices:dropOthers': nothing,
  'devices:checked': nothing,
  'devices:noticeLinks': nothing,
  /** `view`: null when the server sends to no webhooks. */
  'hooks:get': z.object({ view: z.nullable(webhooksView) }),
  /** `secret` signs the messages to a program. It is sent once, and null for other kinds. */
  'hooks:add': z.object({ hook: tableWebhook, secret: z.nullable(z.string()) }),
  'hooks:try': z.object({ trial: webhookTrial }),
  'hooks:drop': nothing,
  'groups:list': z.object({ groups: z.array(groupSummary) }),
  'group:create': z.object({ group: groupId }),
  'group:get': z.object({ group: groupView }),
  /** `more`: whether there are older matches. */
  'group:matches': z.object({ matches: z.array(groupMatch), more: z.boolean() }),
  /**
   * As for `match:document`. Null if no document is stored, as for a match that cannot be replayed.
   */
  'group:document': z.object({ document: z.nullable(z.union([deflated, z.string()])) }),
  /** As for `match:comments`, without those of people whose names the group has removed. */
  'group:comments': z.object({ comments: z.array(matchComment) }),
  'group:rename': nothing,
  'group:renew': z.object({ token: groupToken }),
  /** `members`: how many there are. `yours`: the sender is one of them. */
  'group:peek': z.object({ id: groupId, name: z.string(), members: z.int(), yours: z.boolean() }),
  'group:join': z.object({ group: groupId }),
  'group:leave': nothing,
  'group:remove': nothing,
  'match:sync': z.object({ match: sentSnapshot }),
  /**
   * The match as your seat received it: the state at that version, and one update for each version
   * since. Null when there are too many, or when the server cannot restore them, as after a change
   * of the rules.
   */
  'match:since': z.object({ past: z.nullable(z.strictObject({ match: sentSnapshot, updates: z.array(matchUpdate) })) }),
  /**
   * A `MatchHistory` as JSON, deflated by a server. Null if the match cannot be replayed, as after
   * a change of the rules.
   */
  'match:history': z.object({ history: z.nullable(z.union([deflated, z.string()])) }),
  /**
   * The document's JSON, deflated by a server. Null if the match cannot be replayed, as after a
   * change of the rules.
   */
  'match:document': z.object({ document: z.nullable(z.union([deflated, z.string()])) }),
  /** Oldest first. */
  'match:comments': z.object({ comments: z.array(matchComment) }),
  'match:move': changed,
  'match:undo': changed,
  'match:log': z.object({ log: z.array(logEntry) }),
} as const satisfies Record<RequestName, z.ZodMiniObject>;

type Result<Fields> = Record<string, never> extends Fields ? object : Fields;
export type Results = { [N in RequestName]: Result<z.output<(typeof results)[N]>> };
export type AnswerTo<N extends RequestName> = Answer<Results[N]>;

/** The answer to every request: its result, or one error code. */
export type Answer<T = object> = ({ ok: true } & T) | { ok: false; error: Refusal };

/** socket.io's types for the page's requests. */
export type RequestEvents = {
  [N in RequestName]: (input: RequestInput<N>, answer: (answer: AnswerTo<N>) => void) => void;
};

const refused = z.strictObject({ ok: z.literal(false), error: refusal });

/** The schema of a request's answer. It rejects fields that the protocol does not define. */
export function answerTo(name: RequestName): z.ZodMiniType<Answer> {
  return z.union([z.strictObject({ ok: z.literal(true), ...results[name].shape }), refused]);
}
