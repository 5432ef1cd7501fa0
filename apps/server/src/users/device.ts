import type { AddedDevice, DeviceWay } from '@sobremesa/protocol';
import { RefusedError } from '../refused.ts';
import { hashSecret, randomToken } from '../secrets.ts';
import { ConflictError } from '../storage/errors.ts';
import type { DeviceRecord, PasskeyRecord } from '../storage/storage.ts';

const ID_BYTES = 12;
const SECRET_BYTES = 32;

/** A new device of a user, and its secret, which is not stored. */
export function newDevice(person: string, name: string, way: DeviceWay, now: number): { device: DeviceRecord; secret: string } {
  const secret = randomToken(SECRET_BYTES);
  const times = { addedAt: now, seenAt: now, checkedAt: now };
  return { device: { id: randomToken(ID_BYTES), person, secretHash: hashSecret(secret), name, way, ...times }, secret };
}

/** A device's key. It is sent once, and stored on the device. */
export function secretKey(person: string, secret: string): string {
  return `${person}.${secret}`;
}

/**
 * A write that names the asker's device fails if that device was signed out meanwhile.
 *
 * @throws RefusedError `notIdentified`
 */
export async function unlessSignedOut<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConflictError) throw new RefusedError('notIdentified');
    throw error;
  }
}

export function addedView({ id, name, way, addedAt }: DeviceRecord): AddedDevice {
  return { id, name, way, addedAt };
}

/** The news of a passkey, in the list of new devices. */
export function addedPasskey({ id, name, device, addedAt }: Omit<PasskeyRecord, 'usedAt'>): AddedDevice {
  return { id, name, way: 'passkey', addedAt, createdBy: device };
}
