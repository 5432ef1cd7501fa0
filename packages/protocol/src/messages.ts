import * as z from 'zod/mini';
import { botLevel } from './bots.ts';
import { deviceName, deviceToken } from './devices.ts';
import { groupId, groupName, groupToken, memberId } from './groups.ts';
import { webhookAddress, webhookKind } from './webhooks.ts';
import { isTableId } from './forms.ts';
import { chatText, isRequestId, seatTransferToken, personName, requestId, seatNumber, speakerId, tableId } from './ids.ts';
import { limits } from './limits.ts';
import {
  mailAddress,
  notificationDevice,
  notificationKind,
  notificationKinds,
  notificationLanguage,
  pushSubscription,
} from './notifications.ts';
import { createdPasskey, usedPasskey } from './passkeys.ts';
import { phrases } from './phrases.ts';
import { proposal, timeControl } from './timeControl.ts';
import { changeableSettings } from './settings.ts';
import { bytes32, drawId } from './shuffle.ts';
import { seen, tableSettings } from './tables.ts';
import { quietHours } from './quiet.ts';
import { utf8Length } from './text.ts';

/**
 * The page's handshake (socket.io's `auth`). Without a key it may only watch. The server treats an
 * unknown or malformed key like none.
 */
export const handshake = z.strictObject({
  protocol: z.int(),
  key: z.optional(z.string().check(z.maxLength(200))),
  /** How the page describes its device. */
  device: z.optional(deviceName),
});

/**
 * Why the server rejected a handshake: the `data` of socket.io's `connect_error`. `protocol` means
 * that the page was built for another version of the server and must be reloaded. Without `data`,
 * the server is unreachable, stopping or full, and socket.io's client retries.
 */
export interface ConnectRefusal {
  code: 'protocol' | 'badRequest';
}

const at = z.strictObject({ table: tableId });
const inGroup = z.strictObject({ group: groupId });
const channelId = z.string().check(z.maxLength(40));
const atSeat = z.strictObject({ table: tableId, seat: seatNumber });
const page = {
  before: z.optional(z.int().check(z.gte(0))),
  limit: z._default(z.int().check(z.gte(1), z.lte(limits.page)), limits.page),
};

/**
 * Every request of the page, by its event name, with the schema of its single argument. The server
 * answers each.
 */
export const requests = {
  /** Creates a user with a key, or renames an existing user. */
  identify: z.strictObject({ name: personName }),
  /** Subscribes to the lobby. With `beside`, only to your own tables other than this one. */
  'lobby:enter': z.strictObject({ beside: z.optional(tableId) }),
  /** Sets the user's quiet hours; null removes them. Without the field they do not change. */
  'me:quiet': z.strictObject({ quiet: z.optional(z.nullable(quietHours)) }),
  'lobby:leave': z.strictObject({}),
  'table:open': tableSettings,
  /**
   * Subscribes to the table. The user is present there from now on, as a player or a spectator.
   * With `deltas`, the server pushes `tableDelta` instead of `table`, if its `welcome` offers that.
   */
  'table:enter': z.strictObject({ table: tableId, deltas: z.optional(z.literal(true)) }),
  /** Unsubscribes. The user keeps their seat. */
  'table:leave': at,
  /** For players: reports how far the user has seen the table. */
  'table:seen': z.strictObject({ table: tableId, ...seen.shape }),
  /** Takes this seat, or the first free one. A bot on it moves to another free seat, or leaves. */
  'table:sit': z.strictObject({ table: tableId, seat: z.optional(seatNumber) }),
  /** Gives up the seat. In a running match a bot stands in, and the user may come back. */
  'table:stand': at,
  /** Takes the user's seat back from the stand-in. */
  'table:return': at,
  /** For players: lets a bot stand in for a player who has been away for a while. */
  'table:standIn': atSeat,
  /** For the host: removes a player. In a running match a bot stands in for good. */
  'table:remove': atSeat,
  /** For the host, while the table is open. */
  'table:closeSeat': atSeat,
  'table:openSeat': atSeat,
  /**
   * For the host, before the start: puts a bot on a free seat, or changes its level; null removes
   * it.
   */
  'table:bot': z.strictObject({ table: tableId, seat: seatNumber, level: z.nullable(botLevel) }),
  /** For the host, before the start: changes the settings that are given. */
  'table:settings': z.extend(z.partial(z.strictObject(changeableSettings)), { table: tableId }),
  /** Proposes another time control, a pause or its end. Applied when all players agree. */
  'table:pace': z.strictObject({ table: tableId, pace: timeControl }),
  'table:pause': z.strictObject({ table: tableId, pause: z.boolean() }),
  /**
   * Votes on a proposal. `wish` repeats the proposal: if another one is open, the answer is
   * `stale`.
   */
  'table:consent': z.strictObject({ table: tableId, wish: proposal, agrees: z.boolean() }),
  /** In a correspondence match: starts a holiday of this many days, or ends it with 0. */
  'table:holiday': z.strictObject({ table: tableId, days: z.int().check(z.gte(0), z.lte(limits.holidays)) }),
  /** Votes to go on without a player whose time ran out. Applied when all others agree. */
  'table:goOn': atSeat,
  /**
   * For the host: starts the match. If devices of connected players have committed to
   * contributions, the match begins when they have revealed them, or after a moment.
   */
  'table:start': at,
  /** Before the start: commits this device to a contribution. Replaces the person's earlier one. */
  'table:contribute': z.strictObject({ table: tableId, draw: drawId, commitment: bytes32 }),
  /** While the start waits for it: reveals the contribution to which the device has committed. */
  'table:reveal': z.strictObject({ table: tableId, draw: drawId, contribution: bytes32 }),
  /**
   * Closes the table. Before the start, the host can do so. A running match ends when all players
   * agree who are present, or were a minute ago. It ends at once for the last player left, or for
   * the host when all others have been away for long.
   */
  'table:discard': at,
  /** Votes against the end of the match. */
  'table:keep': at,
  /** For the host: mutes a player or a spectator. */
  'table:mute': z.union([atSeat, z.strictObject({ table: tableId, speaker: speakerId })]),
  'table:unmute': z.strictObject({ table: tableId, speaker: speakerId }),
  /** For the host: lets somebody sit down again who was removed before the start. */
  'table:admit': z.strictObject({ table: tableId, speaker: speakerId }),
  /** Creates a one-time link that transfers the user's seat. */
  'table:handover': at,
  /** Redeems such a link. The seat then belongs to this user. */
  'table:claim': z.strictObject({ token: seatTransferToken }),
  /** Joins the rematch of this match. The first request opens its table. */
  'table:rematch': at,
  /**
   * A typed text, or a phrase that each reader sees in their own language. With `moment`, the text
   * is a comment of a player on a moment of the finished match: a version, from 0 to the last one.
   */
  'table:say': z.union([
    z.strictObject({ table: tableId, text: chatText, moment: z.optional(z.int().check(z.gte(0))) }),
    z.strictObject({ table: tableId, phrase: z.enum(phrases) }),
  ]),
  'table:chat': z.strictObject({ table: tableId, ...page }),
  /** The user's devices. */
  'devices:get': z.strictObject({}),
  /** Creates a one-time link that adds a device to the user. */
  'devices:link': z.strictObject({}),
  /** Returns the user of such a link, without redeeming it. */
  'devices:peek': z.strictObject({ token: deviceToken }),
  /** Redeems such a link: the answer is a key of that user for this device. */
  'devices:claim': z.strictObject({ token: deviceToken }),
  /** The ways in which a user can continue here after playing on another device. */
  'devices:offers': z.strictObject({}),
  /**
   * Sends a code to this address, if a user has confirmed it. The answer does not reveal whether
   * one has.
   */
  'devices:mail': z.strictObject({ address: mailAddress }),
  /** Redeems such a code, like `devices:claim`. */
  'devices:code': z.strictObject({
    address: mailAddress,
    code: z.string().check(z.maxLength(40)),
    /** From the answer to `devices:mail` that asked for the code. */
    request: z.string().check(z.maxLength(100)),
  }),
  /** Starts to create a passkey. Only this connection can complete it, within five minutes. */
  'passkeys:create': z.strictObject({}),
  /** Stores the passkey that the browser has created. */
  'passkeys:add': createdPasskey,
  /** Removes a passkey of the user. */
  'passkeys:drop': z.strictObject({ passkey: z.string().check(z.maxLength(limits.passkeyBytes)) }),
  /** Starts to use a passkey. Only this connection can complete it, within five minutes. */
  'passkeys:request': z.strictObject({}),
  /** Uses a passkey: the answer is a key of its user for this device, as in `devices:claim`. */
  'passkeys:claim': usedPasskey,
  /** Signs out another device of the user. */
  'devices:drop': z.strictObject({ device: z.string().check(z.maxLength(40)) }),
  /** Signs out all other devices of the user. */
  'devices:dropOthers': z.strictObject({}),
  /**
   * The reader knows this device or passkey, which was added after their own device, and those
   * before it.
   */
  'devices:checked': z.strictObject({ device: z.string().check(z.maxLength(limits.passkeyBytes)) }),
  /** Sets whether links in the user's notifications may add a device. */
  'devices:noticeLinks': z.strictObject({ on: z.boolean() }),
  /**
   * The channels that the server offers, the user's channels, and the kinds they have turned off.
   */
  'notices:get': z.strictObject({}),
  /** Adds this browser as a channel. It is removed from its former user. */
  'notices:push': z.strictObject({ subscription: pushSubscription, device: notificationDevice, language: notificationLanguage }),
  /** Adds an e-mail address. The server sends a confirmation link first. */
  'notices:mail': z.strictObject({ address: mailAddress, language: notificationLanguage }),
  /** Removes a channel of the user. */
  'notices:drop': z.strictObject({ channel: channelId }),
  /**
   * Sets the kinds of notification that the user does not get. Codes and confirmations are none.
   */
  'notices:turnOff': z.strictObject({ kinds: z.array(notificationKind).check(z.maxLength(notificationKinds.length)) }),
  /** For the host: the webhooks of the table, and sample messages in this language. */
  'hooks:get': z.strictObject({ table: tableId, language: notificationLanguage }),
  /**
   * For the host: adds a webhook. It replaces one with the same address, or the oldest if there are
   * too many.
   */
  'hooks:add': z.strictObject({ table: tableId, kind: webhookKind, address: webhookAddress, language: notificationLanguage }),
  /** For the host: sends a test message to a webhook. */
  'hooks:try': z.strictObject({ table: tableId, channel: channelId }),
  /** For the host: removes a webhook. */
  'hooks:drop': z.strictObject({ table: tableId, channel: channelId }),
  /** The user's groups. */
  'groups:list': z.strictObject({}),
  /**
   * Creates a group, with the user as its only member. With a finished table at which the user has
   * a seat: everybody with a seat there becomes a member, its match is the first one, and the table
   * belongs to the group. If the table has a group of the user's already, the answer is that group.
   * If it has or had another group, the user is the only member.
   */
  'group:create': z.strictObject({ name: groupName, table: z.optional(tableId) }),
  'group:get': inGroup,
  /** Finished matches, the newest first. `before`: the `finishedAt` of the last one received. */
  'group:matches': z.strictObject({ group: groupId, ...page }),
  /** The document of a match of the group, with the names that the group has for its players. */
  'group:document': z.strictObject({ group: groupId, table: tableId }),
  'group:comments': z.strictObject({ group: groupId, table: tableId }),
  'group:rename': z.strictObject({ group: groupId, name: groupName }),
  /** Replaces the link for new members. The former one becomes invalid. */
  'group:renew': inGroup,
  /** Returns the group of a link, without joining it. */
  'group:peek': z.strictObject({ token: groupToken }),
  /** Joins a group by its link. Members may use it as well. */
  'group:join': z.strictObject({ token: groupToken }),
  /**
   * Leaves the group. With `forget`, the user's name disappears from all its matches and their
   * documents, and later matches do not make the user a member. The last member's group is deleted.
   */
  'group:leave': z.strictObject({ group: groupId, forget: z.boolean() }),
  /**
   * For the group's host: removes another member, and replaces the link, which they know. Later
   * matches neither name them nor make them a member.
   */
  'group:remove': z.strictObject({ group: groupId, member: memberId }),
  'match:sync': at,
  /** For players: the match as the user's seat saw it, from this version on. */
  'match:since': z.strictObject({ table: tableId, version: z.int().check(z.gte(0)) }),
  /**
   * The running match as its viewer has seen it so far: a player's seat, or spectators under their
   * delay.
   */
  'match:history': at,
  /** The document of a finished match, for everybody who may see the table. */
  'match:document': at,
  /** The comments on moments of a finished match, for everybody who may see the table. */
  'match:comments': at,
  'match:move': z.strictObject({
    table: tableId,
    request: requestId,
    /** The newest version that the mover has received. */
    version: z.int().check(z.gte(0)),
    move: z.string().check(z.refine(isMoveName)),
    args: z.array(z.unknown()).check(z.refine(areArguments)),
  }),
  'match:undo': z.strictObject({ table: tableId, request: requestId, version: z.int().check(z.gte(0)) }),
  'match:log': z.strictObject({ table: tableId, ...page }),
} as const;

export type Requests = typeof requests;
export type RequestName = keyof Requests;
/** The input of a request; fields with a default may be missing. */
export type RequestInput<N extends RequestName> = z.input<Requests[N]>;
/** The parsed input of a request. */
export type RequestData<N extends RequestName> = z.output<Requests[N]>;

/**
 * Whether the schema of `match:move` accepts this input, which it then returns unchanged. The
 * schema itself takes several times as long.
 */
export function isMoveRequest(input: unknown): input is RequestData<'match:move'> {
  if (typeof input !== 'object' || input === null || Array.isArray(input) || Object.keys(input).length !== 5) return false;
  const { table, request, version, move, args } = input as Record<string, unknown>;
  return (
    typeof table === 'string' &&
    isTableId(table) &&
    typeof request === 'string' &&
    isRequestId(request) &&
    Number.isSafeInteger(version) &&
    (version as number) >= 0 &&
    typeof move === 'string' &&
    isMoveName(move) &&
    Array.isArray(args) &&
    areArguments(args)
  );
}

function isMoveName(text: string): boolean {
  return /^[A-Za-z]{1,40}$/.test(text);
}

function areArguments(args: readonly unknown[]): boolean {
  return args.length <= 20 && isShallow(args, limits.moveDepth) && isWithin(JSON.stringify(args), limits.moveBytes);
}

/** Whether a value is JSON of at most this depth. Binary attachments are not JSON. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isShallow(each, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((each) => isShallow(each, depth - 1));
}

/** Whether a text has at most this many bytes in UTF-8, where a UTF-16 unit has at most three. */
function isWithin(text: string, bytes: number): boolean {
  return text.length * 3 <= bytes || utf8Length(text) <= bytes;
}
