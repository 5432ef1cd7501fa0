import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Bytes as base64url. */
const bytes = z.string().check(z.maxLength(limits.passkeyBytes), z.regex(/^[\w-]+$/));
/** The id of a credential: 16 to 1023 bytes, as WebAuthn requires. Ids of devices are shorter. */
const credentialId = z.string().check(z.minLength(22), z.maxLength(1364), z.regex(/^[\w-]+$/));
const credential = z.strictObject({ id: credentialId, type: z.literal('public-key') });

/** A passkey (WebAuthn credential) of the user, as their own page lists it. */
export const passkeyView = z.strictObject({
  id: z.string(),
  /** The device that created it, and the name that it had then. */
  device: z.string(),
  name: z.string(),
  /** Milliseconds since 1970. */
  addedAt: z.int(),
  /** Null before its first use. */
  usedAt: z.nullable(z.int()),
});
export type PasskeyView = z.infer<typeof passkeyView>;

/** Options of `navigator.credentials.create`, as JSON. */
export const passkeyCreation = z.strictObject({
  challenge: bytes,
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: bytes, name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('preferred'),
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** Options of `navigator.credentials.get`, as JSON: any passkey for this site. */
export const passkeyRequest = z.strictObject({
  challenge: bytes,
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('preferred'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** The browser's answer to `passkeyCreation`. */
export const createdPasskey = z.strictObject({ id: credentialId, clientDataJSON: bytes, attestationObject: bytes });
export type CreatedPasskey = z.infer<typeof createdPasskey>;

/** The browser's answer to `passkeyRequest`. */
export const usedPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes,
  authenticatorData: bytes,
  signature: bytes,
  /** The `user.id` of `passkeyCreation`. */
  userHandle: bytes,
});
export type UsedPasskey = z.infer<typeof usedPasskey>;
