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
/** Length of a link's signature. */
const SIGNATURE_BYTES = 18;
/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The action of a link in a notification, or a request for a code. */
export type Purpose = 'confirm' | 'stop' | 'code';

/** The keys that identify this server to push services (VAPID, RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point of P-256 as base64url, the form that browsers take. */
  publicKey: string;
  privateKey: KeyObject;
}

/**
 * The server's keys for notifications, all derived from one secret: `NOTICES_KEY`, which several
 * servers share, or a file beside the database. A backup of the database has the sealed addresses,
 * but not the key to them.
 */
export class Keys {
  readonly vapid: VapidKeys;
  readonly #seal: Buffer;
  readonly #mark: Buffer;
  readonly #sign: Buffer;

  constructor(secret: string) {
    // Stored addresses and subscriptions depend on these labels.
    const derived = (label: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, '', `sobremesa notices: ${label}`, bytes));
    this.#seal = derived('seal', 32);
    this.#mark = derived('mark', 32);
    this.#sign = derived('sign', 32);
    this.vapid = vapidKeys(derived('vapid', 48));
  }

  /**
   * Loads the keys. Creates the file with the secret at the first start.
   *
   * @param given the secret from the settings; null to use the file
   * @throws the error of the file system
   */
  static load(dataDir: string, given: string | null): Keys {
    if (given !== null) return new Keys(given);
    const file = join(dataDir, 'notices-key');
    if (!existsSync(file)) {
      makeFolder(dirname(file));
      makePrivate(file);
      writeFileSync(file, `${randomToken(SECRET_BYTES)}\n`);
    }
    return new Keys(readFileSync(file, 'utf8').trim());
  }

  /** Encrypts `text`. @param context authenticated with it: `unseal` needs the same */
  seal(text: string, context: Uint8Array): Uint8Array {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(context);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  /** Decrypts the result of `seal`. Null if it was sealed with other keys or in another context. */
  unseal(sealed: Uint8Array, context: Uint8Array): string | null {
    const bytes = Buffer.from(sealed);
    const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.#seal, iv, { authTagLength: TAG_BYTES })
        .setAAD(context)
        .setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  /** A keyed hash, by which stored records are compared without their content. */
  mark(...parts: readonly string[]): Uint8Array {
    return createHmac('sha256', this.#mark).update(JSON.stringify(parts)).digest();
  }

  /** A token for a link or a page: the id and its signature. */
  sign(purpose: Purpose, id: string): string {
    const signature = createHmac('sha256', this.#sign).update(`${purpose} ${id}`).digest().subarray(0, SIGNATURE_BYTES);
    return `${id}.${signature.toString('base64url')}`;
  }

  /** The id in a token. Null when the signature is wrong. */
  verify(purpose: Purpose, token: string): string | null {
    const [id = ''] = token.split('.');
    const [expected, given] = [Buffer.from(this.sign(purpose, id)), Buffer.from(token)];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }
}

/** @param seed longer than a private key, so that the modulo has no noticeable bias */
function vapidKeys(seed: Buffer): VapidKeys {
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
