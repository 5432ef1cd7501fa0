import { createCipheriv, createECDH, hkdfSync, randomBytes, sign, type ECDH } from 'node:crypto';
import type { VapidKeys } from './keys.ts';

/** A browser's push subscription. */
export interface Subscription {
  endpoint: string;
  /** The browser's public key and authentication secret, as base64url. */
  p256dh: string;
  auth: string;
}

interface PushOptions {
  /** How long the push service stores it for an offline device, in seconds. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** A message replaces an undelivered one of the same topic. */
  topic: string;
}

const RECORD_BYTES = 4096;
/** How long a token is valid. Push services reject more than a day. In seconds. */
const TOKEN_VALID = 12 * 60 * 60;

/** Drawn at random for each message. A test passes known values. */
interface Ephemeral {
  salt: Buffer;
  keys: ECDH;
}

function ephemeral(): Ephemeral {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { salt: randomBytes(16), keys };
}

/**
 * The body of a push message, encrypted for one browser (RFC 8291, aes128gcm of RFC 8188).
 *
 * @throws Error when the browser's public key is invalid
 */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  { salt, keys } = ephemeral(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter of the last record, which here is the only one.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed]);
}

/**
 * The headers of a push message (RFC 8030), signed with the server's VAPID key (RFC 8292).
 *
 * @param subject the contact for the push service: an `https:` or `mailto:` URL
 * @param now in milliseconds since 1970
 */
export function pushHeaders(
  endpoint: string,
  { ttl, urgency, topic }: PushOptions,
  vapid: VapidKeys,
  subject: string,
  now: number,
) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TOKEN_VALID, sub: subject };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: vapid.privateKey, dsaEncoding: 'ieee-p1363' });
  return {
    Authorization: `vapid t=${signed}.${signature.toString('base64url')}, k=${vapid.publicKey}`,
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: ttl,
    Urgency: urgency,
    Topic: topic,
  };
}

/** A part of a JWT. */
function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
