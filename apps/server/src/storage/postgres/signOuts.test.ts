import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { openPostgres } from './postgres.ts';

describe.skipIf(postgresPrograms === null)('two devices of one person that sign each other out', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  it('on two servers at the same moment: one of them stays', async () => {
    const url = await postgres.newDatabase();
    const [one, other] = [await openPostgres(url, { by: 'several' }), await openPostgres(url, { by: 'several' })];
    const device = {
      secretHash: new Uint8Array(32).fill(1),
      name: '',
      way: 'link',
      addedAt: 1,
      seenAt: 1,
      checkedAt: 1,
    } as const;
    for (let round = 0; round < 30; round++) {
      const person = `p${round}`;
      const [a, b] = [`a${round}`, `b${round}`];
      await one.addUser({ id: person, name: 'Ana', secretHash: new Uint8Array(32), seenAt: 1 }, { ...device, id: a, person });
      await one.addDevice({ ...device, id: b, person });
      await Promise.allSettled([one.dropDevices(person, a, b), other.dropDevices(person, b, a)]);
      expect(await one.devicesOf(person)).toHaveLength(1);
    }
    await Promise.all([one.close(), other.close()]);
  });
});
