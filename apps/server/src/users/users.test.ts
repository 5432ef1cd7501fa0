import { deviceKey } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { openSqlite, type Storage } from '../storage/index.ts';
import { Users } from './users.ts';

describe('people', () => {
  const clock = new ManualClock();
  let storage: Storage;
  let users: Users;

  beforeEach(async () => {
    storage = await openSqlite(':memory:');
    users = new Users(storage, clock);
  });

  it("get a unique key in the protocol's format", async () => {
    const ana = await users.register('Ana');
    const ben = await users.register('Ben');
    expect(deviceKey.safeParse(ana.key).success).toBe(true);
    expect(await users.authenticate(ana.key)).toEqual(ana.person);
    const [anaId] = ana.key.split('.');
    const [, benSecret] = ben.key.split('.');
    expect(await users.authenticate(`${anaId}.${benSecret}`)).toBeNull();
  });

  it('are not found by an invalid key', async () => {
    const { key } = await users.register('Ana');
    for (const wrong of ['', '.', 'x', key.slice(0, -1), `${key}x`, key.replace('.', '/'), '__proto__']) {
      expect(await users.authenticate(wrong)).toBeNull();
    }
  });

  it('are stored with the hash of their secret, never the secret', async () => {
    const { person, key } = await users.register('Ana');
    const stored = Buffer.from((await storage.user(person.id))?.secretHash ?? []);
    expect(stored).toHaveLength(32);
    expect(key).not.toContain(stored.toString('base64url'));
  });

  it('update their last visit when they come back, and keep a new name', async () => {
    const { person, key } = await users.register('Ana');
    await users.rename(person, 'Anita');
    await clock.advance(2 * 3_600_000);
    expect(await users.authenticate(key)).toEqual({ id: person.id, name: 'Anita' });
    expect((await storage.user(person.id))?.seenAt).toBe(clock.now());
  });
});
