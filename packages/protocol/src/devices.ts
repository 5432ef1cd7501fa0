import * as z from 'zod/mini';
import { isSeatTransferToken } from './forms.ts';
import { limits } from './limits.ts';
import { isLegible, tidied } from './text.ts';

/**
 * How a device came to its user. first: with the name. link: by a link from another device. mail:
 * by a code in an e-mail. notice: by a link in a notification. passkey: by a passkey.
 */
export const deviceWay = z.enum(['first', 'link', 'mail', 'notice', 'passkey']);
export type DeviceWay = z.infer<typeof deviceWay>;

/** A device as its page describes it, such as "Chromium on Linux". */
export const deviceName = z.pipe(
  z.pipe(z.string().check(z.maxLength(200)), z.transform(tidied)),
  z.string().check(z.maxLength(limits.deviceName), z.refine(isLegible)),
);

/** The token of a link that adds a device. */
export const deviceToken = z.string().check(z.refine(isSeatTransferToken));

/** A device of the user, as their own page lists it. */
export const deviceView = z.strictObject({
  id: z.string(),
  name: z.string(),
  way: deviceWay,
  /** Milliseconds since 1970. */
  addedAt: z.int(),
  seenAt: z.int(),
  /** It is the device of this request. */
  here: z.boolean(),
});
export type DeviceView = z.infer<typeof deviceView>;

/** A device, or a passkey, that was added since the reader last saw the list of new devices. */
export const addedDevice = z.extend(z.omit(deviceView, { here: true, seenAt: true }), {
  /** For a passkey: the device that created it, which `name` names. */
  createdBy: z.optional(z.string()),
});
export type AddedDevice = z.infer<typeof addedDevice>;
