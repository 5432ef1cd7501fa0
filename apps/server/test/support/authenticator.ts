import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@sobremesa/protocol';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a browser or an attacker changes in an answer. */
interface Changes {
  origin?: string;
  /** The site for which the authenticator signs. */
  rpId?: string;
  challenge?: string;
  /** The attestation's format and statement; by default none. */
  attestation?: readonly [format: string, statement: ReadonlyMap<string, Cbor>];
}

/** A browser with an authenticator that stores one passkey, in software. */
export class Authenticator {
  readonly id: Buffer;
  /** Signatures so far. An authenticator that does not count leaves it at 0. */
  counter = 0;
  readonly #origin: string;
  #key: KeyObject;
  #handle = '';

  constructor(origin: string, id = randomBytes(16)) {
    this.id = id;
    this.#origin = origin;
    this.#key = newKey();
  }

  /** Another authenticator to which a password manager has copied the passkey. */
  copy(): Authenticator {
    return new Authenticator(this.#origin, Buffer.from(this.id)).#take(this.#key, this.#handle);
  }

  /** The passkey's id with another key and the same handle. */
  forged(): Authenticator {
    return this.copy().#take(newKey(), this.#handle);
  }

  create(options: PasskeyCreation, { attestation = ['none', new Map()], ...changes }: Changes = {}): CreatedPasskey {
    this.#handle = options.user.id;
    const { x = '', y = '' } = this.#key.export({ format: 'jwk' });
    const publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([this.id.length >> 8, this.id.length & 255]),
      this.id,
      publicKey,
    ]);
    const authData = this.#data(changes.rpId ?? options.rp.id, HAS_CREDENTIAL, credential);
    const [format, statement] = attestation;
    const object = new Map<string, Cbor>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, changes).toString('base64url'),
      attestationObject: cbor(object).toString('base64url'),
    };
  }

  use(options: PasskeyRequest, changes: Changes = {}): UsedPasskey {
    const data = this.#data(changes.rpId ?? options.rpId, 0, Buffer.alloc(0));
    const clientData = this.#clientData('webauthn.get', options.challenge, changes);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: this.#handle,
    };
  }

  #take(key: KeyObject, handle: string): this {
    this.#key = createPrivateKey(key.export({ format: 'pem', type: 'pkcs8' }));
    this.#handle = handle;
    return this;
  }

  #clientData(type: string, challenge: string, changes: Changes): Buffer {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false, ...changes, rpId: undefined };
    return Buffer.from(JSON.stringify(data));
  }

  #data(rpId: string, flags: number, credential: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const site = createHash('sha256').update(rpId).digest();
    return Buffer.concat([site, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter, credential]);
  }
}

function newKey(): KeyObject {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
}

type Cbor = number | string | Buffer | readonly Cbor[] | ReadonlyMap<string | number, Cbor>;

/** The CBOR encoding (RFC 8949) of the values that an attestation has. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)]);
  const items = value as readonly Cbor[];
  return Buffer.concat([head(4, items.length), ...items.map(cbor)]);
}

function head(major: number, value: number): Buffer {
  const type = major << 5;
  if (value < 24) return Buffer.from([type | value]);
  return value < 256 ? Buffer.from([type | 24, value]) : Buffer.from([type | 25, value >> 8, value & 255]);
}
