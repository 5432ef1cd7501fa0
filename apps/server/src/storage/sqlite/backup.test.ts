import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Storage } from '../storage.ts';
import { backUp, restore } from './backup.ts';
import { SCHEMA_VERSION } from './migrations.ts';
import { openSqlite } from './sqlite.ts';
import { backUpAside } from './thread.ts';

const released = fileURLToPath(new URL('../../../test/fixtures/storage-1.db', import.meta.url));

let folder: string;
/** A copy, since SQLite writes files beside the database that it reads. */
let older: string;
let file: string;
let copy: string;
let kept: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-backup-'));
  older = join(folder, 'older.db');
  copyFileSync(released, older);
  file = join(folder, 'data', 'sobremesa.db');
  copy = join(folder, 'copies', 'one.db');
  kept = join(folder, 'data', 'kept.db');
});
afterEach(() => rmSync(folder, { recursive: true }));

const hash = (n: number) => new Uint8Array(32).fill(n);
const device = (id: string, n: number) =>
  ({ id, person: 'ana', secretHash: hash(n), name: id, way: 'link', addedAt: n, seenAt: n, checkedAt: n }) as const;
const passkey = (id: string, counter = 0) =>
  ({ id, person: 'ana', device: 'first', name: '', publicKey: hash(6), counter, addedAt: 1 }) as const;
const person = (id: string) => ({
  id,
  name: id,
  secretHash: new Uint8Array(32),
  seenAt: 1,
  quiet: null,
  links: true,
  turnedOff: [],
});

const joining = (id: string) => ({ person: id, member: `member ${id}` });
const resultSeat = (id: string, seat: number) => ({
  seat,
  member: `member ${id}`,
  name: id,
  bot: null,
  points: null,
  won: false,
});

async function withStorage<T>(path: string, use: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await openSqlite(path);
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}

/** Overwrites a file except for its first page. */
function damage(path: string): void {
  const bytes = readFileSync(path);
  writeFileSync(path, bytes.fill(0x55, 5000));
}

describe('a backup', () => {
  it('of a running server contains all acknowledged writes, and the server continues', async () => {
    await withStorage(file, async (storage) => {
      await storage.addUser(person('ana'));
      expect(backUp(file, copy)).toEqual({ people: 1, tables: 0, bytes: statSync(copy).size });
      await storage.addUser(person('bea'));
      expect(await backUpAside(file, join(folder, 'two.db'))).toMatchObject({ people: 2 });
    });
    await withStorage(copy, async (storage) => {
      expect(await storage.user('ana')).toEqual(person('ana'));
      expect(await storage.user('bea')).toBeNull();
    });
  });

  it.skipIf(process.platform === 'win32')("can be read only by the server's account", async () => {
    await withStorage(file, async () => backUp(file, copy));
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, 'copies')).mode & 0o777).toBe(0o700);
  });

  it('never overwrites a file', async () => {
    await withStorage(file, async () => backUp(file, copy));
    const before = readFileSync(copy);
    expect(() => backUp(file, copy)).toThrow(`there is already a file ${copy}`);
    await expect(backUpAside(file, copy)).rejects.toThrow(`there is already a file ${copy}`);
    expect(readFileSync(copy).equals(before)).toBe(true);
  });

  it('that cannot be completed leaves no file', async () => {
    expect(() => backUp(file, copy)).toThrow(`there is no file ${file}`);
    await withStorage(file, async (storage) => {
      for (let i = 0; i < 300; i++) await storage.addUser(person(`person ${i}`));
    });
    damage(file);
    expect(() => backUp(file, copy)).toThrow('malformed');
    expect(readdirSync(join(folder, 'copies'))).toEqual([]);
  });
});

describe('a restored database', () => {
  it("has the backup's content; the replaced one is kept with its newest writes", async () => {
    await withStorage(file, async (storage) => {
      await storage.addUser(person('ana'));
      backUp(file, copy);
      await storage.addUser(person('bea'));
      // As after a kill: the newest writes are in the log beside the database.
      for (const suffix of ['', '-wal']) writeFileSync(`${kept}.dead${suffix}`, readFileSync(file + suffix));
    });
    for (const suffix of ['', '-wal']) writeFileSync(file + suffix, readFileSync(`${kept}.dead${suffix}`));
    expect(restore(copy, file, kept)).toMatchObject({ people: 1, replaced: true });
    await withStorage(file, async (storage) => {
      expect(await storage.user('ana')).toEqual(person('ana'));
      expect(await storage.user('bea')).toBeNull();
    });
    await withStorage(kept, async (storage) => expect(await storage.user('bea')).toEqual(person('bea')));
  });

  it('keeps devices signed out that were signed out since, and keeps devices added since', async () => {
    await withStorage(file, async (storage) => {
      await storage.addUser({ ...person('ana'), secretHash: hash(1) }, { ...device('first', 1), way: 'first' });
      await storage.addDevice(device('stays', 2));
      backUp(file, copy);
      await storage.addDevice(device('added', 3));
      await storage.dropDevices('ana', 'stays', 'first');
    });
    expect(restore(copy, file, kept)).toMatchObject({ hasSignOuts: true });
    await withStorage(file, async (storage) => {
      expect((await storage.devicesOf('ana')).map(({ id }) => id)).toEqual(['stays', 'added']);
      expect((await storage.user('ana'))?.secretHash).toEqual(new Uint8Array(32));
    });
    // Restoring the same backup again, or the replaced database, does not bring it back either.
    for (const from of [copy, kept]) {
      restore(from, file, join(folder, 'data', 'other.db'));
      await withStorage(file, async (storage) => {
        expect((await storage.devicesOf('ana')).map(({ id }) => id)).toEqual(['stays', 'added']);
      });
    }
  });

  it('has the passkeys that are valid now, and those of people whom the replaced one does not have', async () => {
    await withStorage(file, async (storage) => {
      await storage.addUser(person('ana'), device('first', 1));
      await storage.addDevice(device('out', 2));
      await storage.addPasskey(passkey('stays', 3), 5);
      await storage.addPasskey(passkey('removed'), 5);
      await storage.addPasskey({ ...passkey('ended'), device: 'out' }, 5);
      backUp(file, copy);
      await storage.dropPasskey('removed', 'ana');
      await storage.dropDevices('ana', 'first', 'out');
      await storage.addDevice(device('new', 3), { passkey: { id: 'stays', counter: 9, usedAt: 4 } });
      await storage.addPasskey({ ...passkey('added'), device: 'new' }, 5);
    });
    const idsIn = (path: string) =>
      withStorage(path, async (storage) => (await storage.passkeysOf('ana')).map(({ id, counter }) => [id, counter]));
    restore(copy, file, kept);
    expect(await idsIn(file)).toEqual([
      ['added', 0],
      ['stays', 9],
    ]);
    const otherFile = join(folder, 'other', 'sobremesa.db');
    await withStorage(otherFile, async (storage) => storage.addUser(person('bea')));
    restore(copy, otherFile, join(folder, 'other', 'kept.db'));
    expect((await idsIn(otherFile)).map(([id]) => id)).toEqual(['ended', 'removed', 'stays']);
  });

  it('has groups with their present links, without people who have left or had themselves forgotten since', async () => {
    const times = { startedAt: 1, finishedAt: 2, ending: 'rules' } as const;
    const seats = ['ana', 'bea', 'eva'].map(resultSeat);
    const result = { table: 't', game: 'secrets', options: {}, ...times, seats };
    const later = { ...result, table: 'u' };
    const group = { id: 'g', name: 'Viernes', token: 'old', createdAt: 1 };
    await withStorage(file, async (storage) => {
      for (const id of ['ana', 'bea', 'eva']) await storage.addUser(person(id));
      await storage.addGroup(group, joining('ana'));
      for (const id of ['bea', 'eva']) await storage.joinGroup('g', joining(id), 1);
      await storage.commit({ id: 't', group: { id: 'g', at: 2, joining: [], result } });
    });
    const db = new Sqlite(file);
    const comment = db.prepare("INSERT INTO group_comments VALUES ('g', 't', ?, 3, 2, 0, NULL, ?, 'Name', 'here')");
    for (const [seq, id] of ['ana', 'bea', 'eva'].entries()) comment.run(seq, joining(id).member);
    db.close();
    await withStorage(file, async (storage) => {
      backUp(file, copy);
      await storage.leaveGroup('g', joining('bea'), true);
      await storage.removeMember('g', 'ana', joining('eva'), 'new');
      await storage.addGroup({ ...group, id: 'later', token: 'later' }, joining('bea'));
    });
    const contents = () =>
      withStorage(file, async (storage) => {
        const [match] = await storage.groupMatches('g', undefined, 5);
        const members = (await storage.membersOf('g')).map((each) => each.person);
        return [(await storage.group('g'))?.token, members, match?.seats.map(({ name }) => name), await storage.group('later')];
      });
    restore(copy, file, kept);
    expect(await contents()).toEqual(['new', ['ana'], ['ana', null, 'eva'], null]);
    const comments = await withStorage(file, async (storage) => storage.groupComments('g', 't'));
    expect(comments.map(({ seq }) => seq)).toEqual([0, 2]);
    await withStorage(file, async (storage) => {
      await storage.commit({ id: 'u', group: { id: 'g', at: 3, joining: ['bea', 'eva'].map(joining), result: later } });
    });
    expect(await contents()).toEqual(['new', ['ana'], ['ana', null, null], null]);
    // A database that does not know the group, as after a loss.
    await withStorage(join(folder, 'other', 'sobremesa.db'), async (storage) => storage.addUser(person('ana')));
    restore(copy, join(folder, 'other', 'sobremesa.db'), join(folder, 'other', 'kept.db'));
    await withStorage(join(folder, 'other', 'sobremesa.db'), async (storage) => {
      expect((await storage.membersOf('g')).map((each) => each.person)).toEqual(['ana', 'bea', 'eva']);
    });
  });

  it('has no pending links, codes and unconfirmed addresses', async () => {
    const token = { hash: hash(5), person: 'ana', way: 'link', table: null, version: null, expiresAt: 9e15 } as const;
    const mail = { kind: 'mail', person: 'ana', table: null, sealed: hash(1), language: 'es', createdAt: 1 } as const;
    await withStorage(file, async (storage) => {
      await storage.addUser(person('ana'));
      await storage.addDeviceToken({ ...token, device: null, channel: null }, 3);
      for (const [n, id] of ['confirmed', 'pending'].entries()) {
        const of = { id, mark: hash(n), address: hash(n), device: null, confirmed: n === 0 };
        await storage.addChannel({ ...mail, ...of });
      }
      backUp(file, copy);
    });
    restore(copy, file, kept);
    await withStorage(file, async (storage) => {
      expect(await storage.deviceToken(hash(5))).toBeNull();
      expect((await storage.channelsOf('ana')).map(({ id }) => id)).toEqual(['confirmed']);
    });
  });

  it('from an older server drops the key of a first device that was signed out since', async () => {
    restore(older, file, kept);
    const people = await withStorage(file, async (storage) => {
      const [one, other] = (await storage.users({ offset: 0, limit: 2 })).map(({ id }) => id) as [string, string];
      const second = { secretHash: hash(7), name: '', way: 'link', addedAt: 9, seenAt: 9, checkedAt: 9 } as const;
      await storage.addDevice({ ...second, id: 'second', person: one });
      await storage.dropDevices(one, 'second', one);
      return { one, other };
    });
    restore(older, file, kept);
    await withStorage(file, async (storage) => {
      expect((await storage.user(people.one))?.secretHash).toEqual(new Uint8Array(32));
      expect((await storage.user(people.other))?.secretHash).not.toEqual(new Uint8Array(32));
    });
  });

  it('can replace an unreadable or missing one', async () => {
    await withStorage(file, async (storage) => storage.addUser(person('ana')));
    backUp(file, copy);
    damage(file);
    expect(restore(copy, file, kept)).toMatchObject({ hasSignOuts: false });
    expect(existsSync(kept)).toBe(true);
    const otherFolder = join(folder, 'new', 'sobremesa.db');
    expect(restore(copy, otherFolder, kept)).toMatchObject({ replaced: false });
    for (const path of [file, otherFolder]) {
      await withStorage(path, async (storage) => expect(await storage.user('ana')).toEqual(person('ana')));
    }
  });

  it('can come from an older server, and is migrated when it is opened', async () => {
    expect(restore(older, file, kept)).toMatchObject({ people: 5, tables: 6 });
    await withStorage(file, async (storage) => expect(await storage.recentTables(0)).toHaveLength(6));
  });

  it('is rejected while a server runs on the folder', async () => {
    await withStorage(file, async (storage) => {
      await storage.addUser(person('ana'));
      expect(() => restore(older, file, kept)).toThrow('another server is using it');
      expect(await storage.user('ana')).toEqual(person('ana'));
    });
    expect(existsSync(kept)).toBe(false);
  });

  it.each([
    ['cut off', (path: string) => writeFileSync(path, readFileSync(older).subarray(0, 20_000))],
    ['no database', (path: string) => writeFileSync(path, 'a large file that is not a database'.repeat(100))],
    ['of another program', (path: string) => new Sqlite(path).exec('CREATE TABLE notes (text TEXT)').close()],
    ['without our tables', (path: string) => spoiled(path, 'DROP TABLE handovers')],
    ['of a newer server', (path: string) => spoiled(path, `PRAGMA user_version = ${SCHEMA_VERSION + 1}`)],
    ['damaged', (path: string) => (writeFileSync(path, readFileSync(older)), damage(path))],
  ])('is rejected if the backup is %s, and nothing changes', async (_, make) => {
    await withStorage(file, async (storage) => storage.addUser(person('ana')));
    const bad = join(folder, 'bad.db');
    make(bad);
    expect(() => restore(bad, file, kept)).toThrow(`${bad} cannot be copied: `);
    expect(readdirSync(join(folder, 'data')).toSorted()).toEqual(['sobremesa.db', 'sobremesa.db.lock']);
    await withStorage(file, async (storage) => expect(await storage.user('ana')).toEqual(person('ana')));
  });
});

function spoiled(path: string, sql: string): void {
  restore(older, path, kept);
  const db = new Sqlite(path);
  db.pragma(`user_version = ${SCHEMA_VERSION}`);
  db.exec(sql);
  db.close();
}
