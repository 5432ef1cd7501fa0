import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** `bytes` from the system's generator, as base64url. */
export function randomToken(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

/** A random index below `length`, from the system's generator. */
export function randomIndex(length: number): number {
  return randomInt(length);
}

/**
 * A name for `what` that tells nothing of it: `bytes` of a hash, as base64url. `what` must not be
 * guessable.
 */
export function alias(what: string, bytes: number): string {
  return hashSecret(what).subarray(0, bytes).toString('base64url');
}

/**
 * What is stored in place of a secret. A plain SHA-256 will do: our secrets are random and at least
 * 128 bits long.
 */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether `secret` has this hash, in a time that does not depend on where they differ. */
export function matchesHash(secret: string, hash: Uint8Array): boolean {
  const own = hashSecret(secret);
  return own.length === hash.length && timingSafeEqual(own, hash);
}
