import * as z from 'zod/mini';
import { botLevel } from './bots.ts';
import { hookAddress, hookKind } from './hooks.ts';
import { chatText, seatTransferToken, personName, requestId, seatNumber, speakerId, tableId } from './ids.ts';
import { limits } from './limits.ts';
import { mailAddress, noticeDevice, noticeLanguage, pushSubscription } from './notices.ts';
import { phrases } from './phrases.ts';
import { pace, wish } from './pace.ts';
import { changeableSettings } from './settings.ts';
import { seen, tableSettings } from './tables.ts';
import { quietHours } from './quiet.ts';
import { utf8Length } from './text.ts';

/**
 * What a page says when it connects (socket.io's `auth`). Without a key it may look and watch; a
 * key that this server does not know, whatever its form, is as good as none.
 */
export const handshake = z.strictObject({
  protocol: z.int(),
  key: z.optional(z.string().check(z.maxLength(200))),
});

/**
 * Why a handshake was refused: the `data` of socket.io's `connect_error`. A page that is told
 * `protocol` was made for another version of the server and has to be loaded again. Without `data`
 * the server was not reached, is stopping or has too many connections, and socket.io's client tries
 * again by itself.
 */
export interface ConnectRefusal {
  code: 'protocol' | 'badRequest';
}

const at = z.strictObject({ table: tableId });
const channelId = z.string().check(z.maxLength(40));
const atSeat = z.strictObject({ table: tableId, seat: seatNumber });
const page = {
  before: z.optional(z.int().check(z.gte(0))),
  limit: z._default(z.int().check(z.gte(1), z.lte(limits.page)), limits.page),
};

/**
 * Every request of the page, by its event name, with the schema of its single argument. All are
 * answered.
 */
export const requests = {
  /** Get a name and a key. Somebody who has one takes the new name. */
  identify: z.strictObject({ name: personName }),
  /**
   * From now on the lobby is pushed to this socket; with `beside`, of your own tables those beside
   * this one, and nothing else.
   */
  'lobby:enter': z.strictObject({ beside: z.optional(tableId) }),
  /** My quiet hours from now on, with null none; left out they stay as they are. */
  'me:quiet': z.strictObject({ quiet: z.optional(z.nullable(quietHours)) }),
  'lobby:leave': z.strictObject({}),
  'table:open': tableSettings,
  /** From now on the table is pushed to this socket; it counts as present, or as a watcher. */
  'table:enter': at,
  /** No longer; the seat stays. */
  'table:leave': at,
  /** For who sits there: I have seen so much of it, on any device. */
  'table:seen': z.strictObject({ table: tableId, ...seen.shape }),
  /**
   * Take the seat named, or the first one that is free for me. A bot gives way: to another free
   * seat, or altogether.
   */
  'table:sit': z.strictObject({ table: tableId, seat: z.optional(seatNumber) }),
  /**
   * Give the seat up. In a running match the server plays for it, and its person may still come
   * back.
   */
  'table:stand': at,
  /** Sit down again on the seat that the server plays for me. */
  'table:return': at,
  /**
   * Let the server play for a seat whose person has been away for a while. For whoever sits at the
   * table.
   */
  'table:standIn': atSeat,
  /**
   * For the host. In a running match the server plays for the seat from then on, and its person may
   * not come back.
   */
  'table:remove': atSeat,
  /** For the host, while the table is open. */
  'table:closeSeat': atSeat,
  'table:openSeat': atSeat,
  /**
   * For the host, while the table is open: a bot of this level sits down on a free seat, or plays
   * so from now on; with null it goes.
   */
  'table:bot': z.strictObject({ table: tableId, seat: seatNumber, level: z.nullable(botLevel) }),
  /** For the host, while the table is open. What is left out stays as it is. */
  'table:settings': z.extend(z.partial(z.strictObject(changeableSettings)), { table: tableId }),
  /**
   * The running match shall have another pace, be paused or go on: done when all who play agree.
   */
  'table:pace': z.strictObject({ table: tableId, pace }),
  'table:pause': z.strictObject({ table: tableId, pause: z.boolean() }),
  /**
   * Agrees to a proposal or declines it. `wish` is the proposal as the page showed it: for another
   * one the answer is `stale`.
   */
  'table:consent': z.strictObject({ table: tableId, wish, agrees: z.boolean() }),
  /** In a match over days: my time stands for so many days, or, with 0, counts again. */
  'table:holiday': z.strictObject({ table: tableId, days: z.int().check(z.gte(0), z.lte(limits.holidays)) }),
  /**
   * The match shall go on without whoever sits there and is out of time: done when all the others
   * want it.
   */
  'table:goOn': atSeat,
  'table:start': at,
  /**
   * Clear the table away. The host does so while it is open. A running match ends when all players
   * ask for it who are present, or were until a minute ago; at once for whoever is left alone, or
   * for the host when all the others are long gone.
   */
  'table:discard': at,
  /** The match shall not end: whoever asked for it is refused. */
  'table:keep': at,
  /** For the host: nobody hears somebody who sits here, or who watches, any more. */
  'table:mute': z.union([atSeat, z.strictObject({ table: tableId, speaker: speakerId })]),
  'table:unmute': z.strictObject({ table: tableId, speaker: speakerId }),
  /** For the host: somebody who was removed before the start may sit down again. */
  'table:admit': z.strictObject({ table: tableId, speaker: speakerId }),
  /** A one-time link for my seat. */
  'table:handover': at,
  /** Use one; the seat is mine from now on. */
  'table:claim': z.strictObject({ token: seatTransferToken }),
  /**
   * The table at which those of this match play again; the first to ask opens it, everybody after
   * sits down there.
   */
  'table:rematch': at,
  /** In one's own words, or by a phrase that each reader has in their language. */
  'table:say': z.union([
    z.strictObject({ table: tableId, text: chatText }),
    z.strictObject({ table: tableId, phrase: z.enum(phrases) }),
  ]),
  'table:chat': z.strictObject({ table: tableId, ...page }),
  /** By what I can be told while I am away, and by what I am. */
  'notices:get': z.strictObject({}),
  /** This browser wants to be told. Who had it before is told no more by it. */
  'notices:push': z.strictObject({ subscription: pushSubscription, device: noticeDevice, language: noticeLanguage }),
  /** I want to be told at this address, once the link that is sent there was followed. */
  'notices:mail': z.strictObject({ address: mailAddress, language: noticeLanguage }),
  /** One of mine is given up. */
  'notices:drop': z.strictObject({ channel: channelId }),
  /**
   * For the host: the channels to which the table tells what happens there, and what it would tell
   * in this language.
   */
  'hooks:get': z.strictObject({ table: tableId, language: noticeLanguage }),
  /**
   * For the host: the table tells it there, too. One at the same address changes; when there are
   * too many, the oldest goes.
   */
  'hooks:add': z.strictObject({ table: tableId, kind: hookKind, address: hookAddress, language: noticeLanguage }),
  /** For the host: something is sent there now, so that it can be seen whether it arrives. */
  'hooks:try': z.strictObject({ table: tableId, channel: channelId }),
  /** For the host: nothing is told there any more. */
  'hooks:drop': z.strictObject({ table: tableId, channel: channelId }),
  'match:sync': at,
  /** For who sits there: how the match has looked to me from this version on. */
  'match:since': z.strictObject({ table: tableId, version: z.int().check(z.gte(0)) }),
  'match:move': z.strictObject({
    table: tableId,
    request: requestId,
    /** The version that the mover was told last. */
    version: z.int().check(z.gte(0)),
    move: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
    args: z.array(z.unknown()).check(
      z.maxLength(20),
      z.refine((args) => isShallow(args, limits.moveDepth) && utf8Length(JSON.stringify(args)) <= limits.moveBytes),
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

/**
 * Whether it is JSON in which nothing lies deeper than this. Bytes, which a socket can bring, are
 * none.
 */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && depth > 0 && Object.values(value).every((each) => isShallow(each, depth - 1));
}
