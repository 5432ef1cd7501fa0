import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHmac,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomToken } from '../secrets.ts';
import { makeFolder, makePrivate } from '../storage/index.ts';

const SECRET_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A signature in a link: long enough that nobody guesses one. */
const SIGN_BYTES = 18;
/** How many points the curve P-256 has. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** What a link in a notice lets its reader do. */
export type Purpose = 'confirm' | 'stop';

/** By which a push service knows that it is always the same server that sends (VAPID, RFC 8292). */
export interface Vapid {
  /** As browsers want it: a point of P-256, not compressed, as base64url. */
  publicKey: string;
  privateKey: KeyObject;
}

/**
 * The server's keys for notices, all of which come from one secret: that in the settings, which several servers share, or one in a file of
 * its own beside the database, so that no backup of that has both the addresses and the key to them.
 */
export class Keys {
  readonly vapid: Vapid;
  readonly #seal: Buffer;
  readonly #mark: Buffer;
  readonly #sign: Buffer;

  constructor(secret: string) {
    const derived = (what: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, '', `sobremesa notices: ${what}`, bytes));
    this.#seal = derived('seal', 32);
    this.#mark = derived('mark', 32);
    this.#sign = derived('sign', 32);
    this.vapid = vapidOf(derived('vapid', 48));
  }

  /**
   * Makes the secret at the first start.
   *
   * @param given the one in the settings; null for one of our own
   * @throws the system's error
   */
  static open(dataDir: string, given: string | null): Keys {
    if (given !== null) return new Keys(given);
    const file = join(dataDir, 'notices-key');
    if (!existsSync(file)) {
      makeFolder(dirname(file));
      makePrivate(file);
      writeFileSync(file, `${randomToken(SECRET_BYTES)}\n`);
    }
    return new Keys(readFileSync(file, 'utf8').trim());
  }

  /** `text` so that only who has these keys can read it. @param about what has to be the same to open it */
  seal(text: string, about: Uint8Array): Uint8Array {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(about);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** What was sealed; null when it was by other keys, or is about something else. */
  open(sealed: Uint8Array, about: Uint8Array): string | null {
    const bytes = Buffer.from(sealed);
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#seal, iv, { authTagLength: TAG_BYTES })
        .setAAD(about)
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** The same for the same parts, and telling nothing of them to who has no keys. */
  mark(...parts: readonly string[]): Uint8Array {
    return createHmac('sha256', this.#mark).update(JSON.stringify(parts)).digest();
  }

  /** What stands at the end of a link that is about `id`. */
  sign(purpose: Purpose, id: string): string {
    const signature = createHmac('sha256', this.#sign).update(`${purpose} ${id}`).digest().subarray(0, SIGN_BYTES);
    return `${id}.${signature.toString('base64url')}`;
  }

  /** The id that a link is about; null when we have not made it. */
  signed(purpose: Purpose, token: string): string | null {
    const [id = ''] = token.split('.');
    const [own, shown] = [Buffer.from(this.sign(purpose, id)), Buffer.from(token)];
    return shown.length === own.length && timingSafeEqual(shown, own) ? id : null;
  }
}

/** @param seed more bytes than a key has, so that all keys are as likely */
function vapidOf(seed: Buffer): Vapid {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const d = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(d);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)];
  const [kty, crv] = ['EC', 'P-256'];
  const key = { kty, crv, d: d.toString('base64url'), x: x.toString('base64url'), y: y.toString('base64url') };
  return { publicKey: point.toString('base64url'), privateKey: createPrivateKey({ key, format: 'jwk' }) };
}
