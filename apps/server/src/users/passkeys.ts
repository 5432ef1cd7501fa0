import {
  limits,
  type CreatedPasskey,
  type Me,
  type PasskeyCreation,
  type PasskeyRequest,
  type PasskeyView,
  type UsedPasskey,
} from '@sobremesa/protocol';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { RefusedError } from '../refused.ts';
import { alias } from '../secrets.ts';
import { ConflictError } from '../storage/errors.ts';
import type { Storage } from '../storage/storage.ts';
import { addedPasskey } from './device.ts';
import type { Devices } from './devices.ts';
import { CHALLENGE_MS, type PasskeyChallenge } from './passkeyChallenge.ts';
import type { PasskeySite } from './passkeySite.ts';
import { algorithms, verifyCreated, verifyUsed } from './passkeyVerification.ts';
import type { User } from './user.ts';

const SITE_NAME = 'Sobremesa';
const HANDLE_BYTES = 32;
/**
 * Most characters of a reason in the log: some quote the answer, which a stranger may have written.
 */
const REASON_CHARS = 200;

interface PasskeysParts {
  site: PasskeySite;
  storage: Storage;
  clock: Clock;
  log: Log;
  devices: Devices;
}

/** The passkeys of users: how they are created, listed, used to add a device, and removed. */
export class Passkeys {
  readonly #parts: PasskeysParts;

  constructor(parts: PasskeysParts) {
    this.#parts = parts;
  }

  async of({ id: person }: User): Promise<PasskeyView[]> {
    const passkeys = await this.#parts.storage.passkeysOf(person);
    return passkeys.map(({ id, device, name, addedAt, usedAt }) => ({ id, device, name, addedAt, usedAt }));
  }

  /**
   * The options with which a browser creates a passkey.
   *
   * @param challenge of the connection that asks
   * @throws RefusedError `tooManyPasskeys`
   */
  async creation({ id, name }: Me, challenge: PasskeyChallenge): Promise<PasskeyCreation> {
    const { site, clock, storage } = this.#parts;
    const known = await storage.passkeysOf(id);
    if (known.length >= limits.passkeys) throw new RefusedError('tooManyPasskeys');
    return {
      challenge: challenge.issue(clock.now()),
      rp: { id: site.id, name: SITE_NAME },
      user: { id: handleOf(id), name, displayName: name },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_MS,
      attestation: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    };
  }

  /**
   * Adds a passkey that a browser has created.
   *
   * @param device the device that asks, with which the passkey ends
   * @param name the name of this device
   * @throws RefusedError `badPasskey` or `tooManyPasskeys`
   */
  async add(
    { id: person }: User,
    { device, name, challenge }: { device: string; name: string; challenge: PasskeyChallenge },
    created: CreatedPasskey,
  ): Promise<void> {
    const { storage, clock, devices } = this.#parts;
    const expected = challenge.take(clock.now());
    if (expected === null) throw new RefusedError('badPasskey');
    const credential = await this.#verified(verifyCreated(created, expected, this.#parts.site));
    const [others, known] = await Promise.all([storage.devicesOf(person), storage.passkeysOf(person)]);
    if (known.length >= limits.passkeys) throw new RefusedError('tooManyPasskeys');
    const passkey = { ...credential, person, device, name, addedAt: devices.timeAfter([...others, ...known]) };
    try {
      await storage.addPasskey(passkey, limits.passkeys);
    } catch (error) {
      if (error instanceof ConflictError) throw new RefusedError('badPasskey');
      throw error;
    }
    devices.announce(person, addedPasskey(passkey));
  }

  /** @throws RefusedError `badPasskey` if the user has no such passkey */
  async drop({ id: person }: User, passkey: string): Promise<void> {
    const { storage, devices } = this.#parts;
    if (!(await storage.dropPasskey(passkey, person))) throw new RefusedError('badPasskey');
    devices.announceDropped(person, passkey);
  }

  /**
   * The options with which a browser uses any passkey for this site.
   *
   * @param challenge of the connection that asks
   */
  request(challenge: PasskeyChallenge): PasskeyRequest {
    const { site, clock } = this.#parts;
    return { challenge: challenge.issue(clock.now()), rpId: site.id, timeout: CHALLENGE_MS, userVerification: 'preferred' };
  }

  /**
   * Adds a device to the user of a passkey. A wrong, a removed and an unknown passkey get the same
   * refusal.
   *
   * @param by the connection's user, and how its page describes the device
   * @throws RefusedError `badPasskey`, `ownPasskey` or `tooManyDevices`
   */
  async claim(
    challenge: PasskeyChallenge,
    used: UsedPasskey,
    by: { person: User | null; name: string },
  ): ReturnType<Devices['claimByPasskey']> {
    const { storage, clock, devices, site } = this.#parts;
    const expected = challenge.take(clock.now());
    const passkey = await storage.passkey(used.id);
    const user = passkey === null ? null : await storage.user(passkey.person);
    const isKnown = passkey !== null && user !== null && used.userHandle === handleOf(user.id);
    if (expected === null || !isKnown) throw new RefusedError('badPasskey');
    const counter = await this.#verified(verifyUsed(used, passkey, expected, site));
    if (by.person?.id === user.id) throw new RefusedError('ownPasskey');
    const use = { id: passkey.id, counter, usedAt: clock.now() };
    return devices.claimByPasskey({ id: user.id, name: user.name }, use, by.name);
  }

  /** @throws RefusedError `badPasskey`; the log has the reason, such as a counter that went back */
  async #verified<T>(verifying: Promise<T>): Promise<T> {
    try {
      return await verifying;
    } catch (error) {
      this.#parts.log.warn({ reason: (error as Error).message.slice(0, REASON_CHARS) }, 'refused a passkey');
      throw new RefusedError('badPasskey');
    }
  }
}

/**
 * The handle of a user, which authenticators store. It is the same for all passkeys of a user, so
 * that a new one replaces an old one in the same authenticator, and does not reveal the user's id.
 */
function handleOf(person: string): string {
  return alias(`passkey handle ${person}`, HANDLE_BYTES);
}
