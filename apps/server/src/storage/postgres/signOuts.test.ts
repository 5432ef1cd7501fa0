import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { openPostgres } from './postgres.ts';

const device = {
  secretHash: new Uint8Array(32).fill(1),
  name: '',
  way: 'link',
  addedAt: 1,
  seenAt: 1,
  checkedAt: 1,
} as const;

describe.skipIf(postgresPrograms === null)('on two servers at the same moment', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  /** Two servers, and several people with two devices each. */
  async function* pairs() {
    const url = await postgres.newDatabase();
    const [one, other] = [await openPostgres(url, { by: 'several' }), await openPostgres(url, { by: 'several' })];
    for (let round = 0; round < 30; round++) {
      const [person, a, b] = [`p${round}`, `a${round}`, `b${round}`];
      await one.addUser({ id: person, name: 'Ana', secretHash: new Uint8Array(32), seenAt: 1 }, { ...device, id: a, person });
      await one.addDevice({ ...device, id: b, person });
      yield { one, other, person, a, b };
    }
    await Promise.all([one.close(), other.close()]);
  }

  it('of two devices of one person that sign each other out, one stays', async () => {
    for await (const { one, other, person, a, b } of pairs()) {
      await Promise.allSettled([one.dropDevices(person, a, b), other.dropDevices(person, b, a)]);
      expect(await one.devicesOf(person)).toHaveLength(1);
    }
  });

  it('a device that is added by a link or a passkey does not survive that all others are signed out', async () => {
    for await (const { one, other, person, a, b } of pairs()) {
      const token = new Uint8Array(32).fill(2);
      const link = { person, way: 'link', table: null, version: null, expiresAt: 9, device: b, channel: null } as const;
      await one.addDeviceToken({ ...link, hash: token }, 3);
      const passkey = { id: `passkey of ${b}`, counter: 1, usedAt: 2 };
      const of = { person, device: b, name: '', publicKey: new Uint8Array([1]), addedAt: 1 };
      await one.addPasskey({ ...of, id: passkey.id, counter: 0 }, 5);
      await Promise.allSettled([
        one.dropDevices(person, a, null),
        other.addDevice({ ...device, id: `c ${a}`, person }, { token }),
        other.addDevice({ ...device, id: `d ${a}`, person }, { passkey }),
        other.addPasskey({ ...of, id: `late ${b}`, counter: 0 }, 5),
      ]);
      expect((await one.devicesOf(person)).map(({ id }) => id)).toEqual([a]);
      expect(await one.passkeysOf(person)).toEqual([]);
    }
  });
});
