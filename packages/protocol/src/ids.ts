import * as z from 'zod/mini';
import { isSeatTransferToken, isTableId } from './forms.ts';
import { nameFrom } from './names.ts';
import { limits } from './limits.ts';
import { isSayable, tidied } from './text.ts';

/**
 * A table's id, the last part of its link. Eleven characters of base64url: 64 bits, not to be
 * guessed.
 */
export const tableId = z.string().check(z.refine(isTableId));

/** What a device keeps to be the same person again: an id and a secret, joined by a dot. */
export const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{43}$/));

/** The one-time secret that takes a seat to another device. */
export const seatTransferToken = z.string().check(z.refine(isSeatTransferToken));

/** Chosen by the page for each move, so that a repeated request is answered and not made twice. */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,36}$/));

/**
 * Who somebody is to the others at one table: the same for as long as it stands, and different at
 * every table.
 */
export const speakerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/));

/** A number at a table, from 0. Once the match runs it is the engine's player id. */
export const seatNumber = z.int().check(z.gte(0), z.lt(limits.seats));

/** A person's name as others see it. */
export const personName = z.pipe(
  z.string().check(z.refine((typed) => nameFrom(typed) !== null)),
  z.transform((typed) => nameFrom(typed) ?? ''),
);

/** What somebody says: one line that shows something and turns nobody's direction of reading. */
export const chatText = z.pipe(
  z.pipe(z.string(), z.transform(tidied)),
  z.string().check(z.maxLength(limits.chatLength), z.refine(isSayable)),
);

/** Who somebody is. */
export const person = z.strictObject({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof person>;
