import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseIn, openPostgres, openSqlite } from '../src/storage/index.ts';
import type { ResultRecord } from '../src/storage/storage.ts';
import { begun, moved } from './support/committing.ts';
import { postgresPrograms, TestPostgres } from './support/postgres.ts';
import { runProgram, runServer, temporaryFolder } from './support/process.ts';
import { Wire } from './support/wire.ts';

const resultOf = (table: string): ResultRecord => ({
  table,
  game: 'secrets',
  options: { turns: 3 },
  startedAt: 1,
  finishedAt: 2,
  ending: 'rules',
  seats: [{ seat: 0, member: 'm', name: 'Ana', bot: null, points: 7.5, won: true }],
});

describe.skipIf(postgresPrograms === null)('move-to-postgres', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let url: string;
  let wire: Wire;
  let data: ReturnType<typeof temporaryFolder>;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 180_000);
  afterAll(() => postgres.stop(), 60_000);
  beforeEach(async () => {
    url = await postgres.newDatabase();
    wire = await Wire.to(url);
    data = temporaryFolder();
    await play(1);
  });
  afterEach(() => {
    wire.close();
    data[Symbol.dispose]();
  });

  /** A server writes to the file. */
  const play = async (nth: number) => {
    const storage = await openSqlite(databaseIn(data.path));
    const device = {
      id: `d${nth}`,
      person: `p${nth}`,
      secretHash: new Uint8Array(32).fill(7),
      name: 'Firefox',
      way: 'first',
    } as const;
    const times = { addedAt: nth, seenAt: nth, checkedAt: nth };
    await storage.addUser({ id: `p${nth}`, name: 'Ana', secretHash: device.secretHash, seenAt: nth }, { ...device, ...times });
    await storage.addDeviceToken(
      {
        hash: new Uint8Array(32).fill(nth),
        person: `p${nth}`,
        way: 'link',
        table: null,
        version: null,
        device: null,
        channel: null,
        expiresAt: 9,
      },
      3,
    );
    await storage.setLinks(`p${nth}`, false);
    await storage.setTurnedOff(`p${nth}`, ['sat']);
    await storage.commit(begun(`t${nth}`));
    await storage.commit(moved(`t${nth}`, 1));
    const joining = { person: `p${nth}`, member: 'm' };
    await storage.addGroup({ id: `g${nth}`, name: 'Viernes', token: `k${nth}`, createdAt: nth }, joining);
    await storage.commit({ id: `t${nth}`, group: { id: `g${nth}`, at: 2, joining: [], result: resultOf(`t${nth}`) } });
    await storage.storeGroupDocument(`t${nth}`, new Uint8Array([1, 0, 255]));
    await storage.beat(1000 * nth, 0, 0);
    await storage.close();
  };
  const env = (address = url) => ({ DATA_DIR: data.path, DATABASE_URL: address });
  const move = () => runProgram('move-to-postgres', env());
  const whole = async () => {
    const storage = await openPostgres(url);
    const stored = await storage.load('t1');
    const [device] = await storage.devicesOf('p1');
    expect(device).toMatchObject({ id: 'd1', secretHash: new Uint8Array(32).fill(7), way: 'first' });
    expect(await storage.deviceToken(new Uint8Array(32).fill(1))).toMatchObject({ person: 'p1', way: 'link' });
    expect(await storage.user('p1')).toMatchObject({ links: false, turnedOff: ['sat'] });
    expect(await storage.groupMatches('g1', undefined, 5)).toEqual([{ ...resultOf('t1'), replay: true }]);
    expect(await storage.groupDocument('g1', 't1')).toEqual({ document: new Uint8Array([1, 0, 255]), names: ['Ana'] });
    expect(await storage.membersOf('g1')).toMatchObject([{ person: 'p1', name: 'Ana' }]);
    await storage.close();
    expect(stored?.match?.moves).toHaveLength(1);
    expect(stored?.log).toHaveLength(2);
  };
  const DONE =
    /^Nothing is left to copy: all of \S+ was moved to \S+ at \S+ \(tables: 1, people: 1, moves: 1\)\. Now start the server with DATABASE_URL\. /;

  it.each([
    ["it holds the database's lock", 'pg_try_advisory_lock', 'request', 1, false],
    ['the first rows are sent', 'INSERT INTO people', 'request', 1, false],
    ['some rows are written', 'INSERT INTO moves', 'answer', 1, false],
    ['it stores the origin of the copy', 'INSERT INTO installation', 'answer', 1, false],
    ['the copy is committed', 'COMMIT', 'request', 2, false],
    ["it receives the commit's result", 'COMMIT', 'answer', 2, true],
    ['it has counted rows', 'ANALYZE', 'request', 1, true],
  ] as const)('killed before %s: the next run completes the copy', async (_, text, held, nth, isStored) => {
    await using first = runServer(env(wire.url), 'dist/move-to-postgres.js');
    await wire.holdAt(text, held, nth);
    first.kill('SIGKILL');
    await first.exited;
    const { code, stdout, stderr } = await move();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(
      isStored ? DONE : /\nMoved to \S+ \(tables: 1, people: 1, moves: 1\)\. Now start the server with DATABASE_URL\. /,
    );
    await whole();
    expect(await move()).toMatchObject({ code: 0, stdout: expect.stringMatching(DONE) });
  });

  it('reports the copy as complete, even if a server has written to it since', async () => {
    await move();
    const storage = await openPostgres(url, { by: 'one' });
    await storage.commit(moved('t1', 2));
    expect(await move()).toMatchObject({ code: 0, stdout: expect.stringMatching(DONE) });
    await storage.close();
  });

  it('reports if a server has written to the file after the copy', async () => {
    await move();
    await play(2);
    expect(await move()).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Cannot move: the database \S+ is not empty: it holds a copy of \S+ made at \S+, and a server has run on that file since\. /,
      ),
    });
    await whole();
  });

  it('does not change a database with other data', async () => {
    const other = await openPostgres(url);
    await other.addUser({ id: 'eva', name: 'Eva', secretHash: new Uint8Array(32), seenAt: 1 });
    await other.close();
    expect((await move()).stderr).toMatch(
      /^Cannot move: the database \S+ is not empty: it holds tables \(0\) and people \(1\) that were not copied from a file\. Set DATABASE_URL to an empty database\.\n$/,
    );
    url = await postgres.newDatabase();
    await move();
    data[Symbol.dispose]();
    data = temporaryFolder();
    await play(1);
    expect((await move()).stderr).toMatch(
      /it holds a copy of another file than \S+, made at \S+\. Set DATABASE_URL to an empty database\.\n$/,
    );
  });

  it('prints how to keep addresses readable if their key is in a file', async () => {
    writeFileSync(join(data.path, 'notices-key'), 'a-key-that-was-made-by-the-server\n');
    const { stdout } = await move();
    expect(stdout).toMatch(/with the content of \S+\/notices-key as NOTICES_KEY on every machine\. /);
    expect(stdout).not.toContain('a-key-that-was-made');
  });
});
