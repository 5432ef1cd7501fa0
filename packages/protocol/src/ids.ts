import * as z from 'zod/mini';
import { isSeatTransferToken, isTableId } from './forms.ts';
import { nameFrom } from './names.ts';
import { limits } from './limits.ts';
import { isSayable, tidied } from './text.ts';

/** A table's id, the last part of its link. Eleven characters of base64url: 64 random bits. */
export const tableId = z.string().check(z.refine(isTableId));

/** The credential of a user, stored on the device: an id and a secret, joined by a dot. */
export const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{43}$/));

/** The one-time secret of a seat transfer. */
export const seatTransferToken = z.string().check(z.refine(isSeatTransferToken));

/** The page chooses an id for each move, so the server makes a repeated request only once. */
export const requestId = z.string().check(z.refine(isRequestId));

export function isRequestId(text: string): boolean {
  return /^[A-Za-z0-9_-]{8,36}$/.test(text);
}

/** A person's id for the others at one table. It is different at every table. */
export const speakerId = z.string().check(z.regex(/^[A-Za-z0-9_-]{11}$/));

/** A number at a table, from 0. Once the match runs it is the engine's player id. */
export const seatNumber = z.int().check(z.gte(0), z.lt(limits.seats));

/** A person's name as others see it. */
export const personName = z.pipe(
  z.string().check(z.refine((typed) => nameFrom(typed) !== null)),
  z.transform((typed) => nameFrom(typed) ?? ''),
);

/** A chat message: one visible line, without characters that change the reading direction. */
export const chatText = z.pipe(
  z.pipe(z.string(), z.transform(tidied)),
  z.string().check(z.maxLength(limits.chatLength), z.refine(isSayable)),
);

/** A user, as their own page sees them. */
export const person = z.strictObject({ id: z.string(), name: z.string() });
export type Me = z.infer<typeof person>;
