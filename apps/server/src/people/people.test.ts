import { deviceKey } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../test/manual-clock.ts';
import { openSqlite, type Storage } from '../storage/index.ts';
import { People } from './people.ts';

describe('people', () => {
  const clock = new ManualClock();
  let storage: Storage;
  let people: People;

  beforeEach(async () => {
    storage = await openSqlite(':memory:');
    people = new People(storage, clock);
  });

  it('get a key of the form that the protocol asks for, which is theirs alone', async () => {
    const ana = await people.register('Ana');
    const ben = await people.register('Ben');
    expect(deviceKey.safeParse(ana.key).success).toBe(true);
    expect(await people.authenticate(ana.key)).toEqual(ana.person);
    const [anaId] = ana.key.split('.');
    const [, benSecret] = ben.key.split('.');
    expect(await people.authenticate(`${anaId}.${benSecret}`)).toBeNull();
  });

  it('are not found by what is no key', async () => {
    const { key } = await people.register('Ana');
    for (const wrong of ['', '.', 'x', key.slice(0, -1), `${key}x`, key.replace('.', '/'), '__proto__']) {
      expect(await people.authenticate(wrong)).toBeNull();
    }
  });

  it('are stored with the hash of their secret, never the secret', async () => {
    const { person, key } = await people.register('Ana');
    const stored = Buffer.from((await storage.person(person.id))?.secretHash ?? []);
    expect(stored).toHaveLength(32);
    expect(key).not.toContain(stored.toString('base64url'));
  });

  it('are seen when they come back, and keep a new name', async () => {
    const { person, key } = await people.register('Ana');
    await people.rename(person, 'Anita');
    await clock.advance(2 * 3_600_000);
    expect(await people.authenticate(key)).toEqual({ id: person.id, name: 'Anita' });
    expect((await storage.person(person.id))?.seenAt).toBe(clock.now());
  });
});
