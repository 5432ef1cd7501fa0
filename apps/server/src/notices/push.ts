import { createCipheriv, createECDH, hkdfSync, randomBytes, sign, type ECDH } from 'node:crypto';
import type { Vapid } from './keys.ts';

/** Where a browser is reached, as its push service has told it. */
export interface Subscription {
  endpoint: string;
  /** The browser's public key and a secret of its own, as base64url. */
  p256dh: string;
  auth: string;
}

interface Pushed {
  /** For how long the service keeps it for a device that is off. In seconds. */
  ttl: number;
  urgency: 'normal' | 'high';
  /** One that comes later takes the place of one of the same topic that is not delivered yet. */
  topic: string;
}

const RECORD_BYTES = 4096;
/** A push service takes no token that is good for more than a day. In seconds. */
const TOKEN_GOOD = 12 * 60 * 60;

/** By chance, but in a test of known values. */
interface Chance {
  salt: Buffer;
  keys: ECDH;
}

function byChance(): Chance {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return { salt: randomBytes(16), keys };
}

/**
 * The body of a push message, which only this browser can read (RFC 8291).
 *
 * @throws Error when the browser's key is none
 */
export function encrypted(
  text: string,
  { p256dh, auth }: Pick<Subscription, 'p256dh' | 'auth'>,
  { salt, keys } = byChance(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = keys.getPublicKey();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), Buffer.from(auth, 'base64url'), about, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The last record, and the only one, ends with a 2.
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed]);
}

/**
 * The headers of a push message (RFC 8030), with the proof of who sends it (RFC 8292).
 *
 * @param subject whom the service may turn to: an address that begins with `https:` or `mailto:`
 * @param now in milliseconds since 1970
 */
export function pushHeaders(endpoint: string, { ttl, urgency, topic }: Pushed, vapid: Vapid, subject: string, now: number) {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + TOKEN_GOOD, sub: subject };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
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

/** A part of a token. */
function part(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
