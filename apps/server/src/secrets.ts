import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** `bytes` from the system's generator, as base64url. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** `bytes` from the system's generator, in hex. */
export function randomHex(bytes: number): string {
  return randomBytes(bytes).toString('hex');
}

/** A random index below `length`, from the system's generator. */
export function randomIndex(length: number): number {
  return randomInt(length);
}

/**
 * An id derived from `what` that does not reveal it: `bytes` of a hash, as base64url. `what` must
 * be unguessable.
 */
export function alias(what: string, bytes: number): string {
  return hashSecret(what).subarray(0, bytes).toString('base64url');
}

/**
 * The hash to store instead of a secret. A plain SHA-256 suffices: our secrets are random and at
 * least 128 bits long.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether `secret` has this hash. Compares in constant time. */
export function matchesHash(secret: string, hash: Uint8Array): boolean {
  const own = hashSecret(secret);
  return own.length === hash.length && timingSafeEqual(own, hash);
}
