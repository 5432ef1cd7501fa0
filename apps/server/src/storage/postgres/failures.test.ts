import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { commentsAfter, commentsFound, earlierComments } from '../../../test/support/earlierComments.ts';
import { begun, moved, upTo } from '../../../test/support/committing.ts';
import { Wire } from '../../../test/support/wire.ts';
import { corruption } from '../corruption.ts';
import { ConflictError, DatabaseUnreachableError, NewerSchemaError, StorageFailedError } from '../errors.ts';
import type { Storage } from '../storage.ts';
import { Connections } from './connections.ts';
import { migrate, migrations } from './migrations.ts';
import { openPostgres } from './postgres.ts';

const said = (seq: number) => ({
  id: 't',
  chat: {
    message: { seq, at: 1, place: null, watchers: false, speaker: null, name: 'Ana', seat: 0, text: 'hello' } as const,
    kept: 9,
  },
});

const versions = async (storage: Storage, table = 't') => (await storage.moves(table)).map(({ version }) => version);

/** The number of turns of the event loop in which `work` sends queries. */
async function turnsOf(work: () => Promise<unknown>): Promise<number> {
  let turn = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turn += 1;
    next = setImmediate(count);
  };
  count();
  const turns = new Set<number>();
  const query = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    turns.add(turn);
    return query.apply(this, args);
  });
  await work();
  spy.mockRestore();
  clearImmediate(next!);
  return turns.size;
}

describe.skipIf(postgresPrograms === null)('PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  const opened: Storage[] = [];
  const wires: Wire[] = [];
  const reported: string[] = [];

  const open = async (at = url) => {
    const storage = await openPostgres(at, {
      onFailing: () => reported.push('failing'),
      onRecovered: () => reported.push('recovered'),
    });
    opened.push(storage);
    return storage;
  };
  const overWire = async () => {
    const wire = await Wire.to(url);
    wires.push(wire);
    return { wire, storage: await open(wire.url) };
  };
  const setReadOnly = async (value: 'on' | 'off') => {
    await postgres.ask(url, `ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await postgres.ask(url, 'SELECT pg_reload_conf()');
  };
  const isReadOnly = async () => {
    const [row] = await postgres.ask<{ value: string }>(url, `SELECT current_setting('default_transaction_read_only') AS value`);
    return row?.value;
  };
  /** Another connection, which locks a table's row until it is released. */
  const holding = async (table: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT 1 FROM tables WHERE id = $1 FOR UPDATE', [table]);
    return { end: () => client.end() };
  };

  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 120_000);
  afterAll(() => postgres.stop(), 60_000);
  beforeEach(async () => {
    url = await postgres.newDatabase();
    reported.length = 0;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const wire of wires.splice(0)) wire.close();
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });

  describe('moves', () => {
    it('of many tables at the same time share one statement', async () => {
      const storage = await open();
      const ids = upTo(200).map((i) => `t${i}`);
      await Promise.all(ids.map((id) => storage.commit(begun(id))));
      const query = vi.spyOn(Client.prototype, 'query');
      await Promise.all(ids.map((id) => storage.commit(moved(id, 1))));
      expect(query).toHaveBeenCalledTimes(1);
      expect(await storage.standings(ids)).toHaveLength(200);
      expect((await storage.figures()).moves).toBe(200);
    });

    it('that are rejected do not affect others, even when the whole statement fails', async () => {
      const storage = await open();
      const ids = upTo(9).map((i) => `t${i}`);
      await Promise.all(ids.map((id) => storage.commit(begun(id))));
      const writes = ids.map((id, i) => moved(id, i === 3 ? 2 : 1));
      const { move } = writes[5] ?? {};
      // A text that PostgreSQL rejects.
      if (move !== undefined) move.request = 'with a \u0000 in it';
      const settled = await Promise.allSettled(writes.map((write) => storage.commit(write)));
      const names = settled.map((result) => (result.status === 'fulfilled' ? 'stored' : (result.reason as Error).name));
      expect(names).toEqual(ids.map((_, i) => (i === 3 ? 'ConflictError' : i === 5 ? 'StorageFailedError' : 'stored')));
      expect((await storage.figures()).moves).toBe(7);
    });
  });

  describe('other writes', () => {
    it('at the same time are sent at once, so that they do not wait for a busy event loop again and again', async () => {
      const storage = await open();
      const ids = upTo(60).map((i) => `t${i}`);
      await Promise.all(ids.map((id) => storage.commit(begun(id))));
      const say = (seq: number) => Promise.allSettled(ids.map((id) => storage.commit({ ...said(seq), id })));
      expect(await turnsOf(() => say(0))).toBeLessThan(10);
      // Also those beside a rejected one.
      for (const id of ['t7', 't30']) await storage.commit({ ...said(1), id });
      expect(await turnsOf(() => say(1))).toBeLessThan(25);
      for (const id of ids) expect(await storage.chat(id, { limit: 9 }, false)).toHaveLength(2);
    });

    it('that are rejected do not affect others in the same transaction', async () => {
      const storage = await open();
      const ids = upTo(9).map((i) => `t${i}`);
      await Promise.all(ids.filter((id) => id !== 't3').map((id) => storage.commit(begun(id))));
      await storage.commit({ ...said(0), id: 't5' });
      const settled = await Promise.allSettled(ids.map((id) => storage.commit({ ...said(0), id })));
      const names = settled.map((result) => (result.status === 'fulfilled' ? 'stored' : (result.reason as Error).name));
      expect(names).toEqual(ids.map((_, i) => (i === 3 || i === 5 ? 'ConflictError' : 'stored')));
      for (const id of ids) expect(await storage.chat(id, { before: 9, limit: 9 }, false)).toHaveLength(id === 't3' ? 0 : 1);
    });

    it('of how far a player has read, and reads of all tables, do not delay moves', async () => {
      const storage = await open();
      await storage.commit(begun('t'));
      await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array(32), seenAt: 0 });
      const lock = new Client({ connectionString: url });
      await lock.connect();
      await lock.query('BEGIN');
      await lock.query("SELECT 1 FROM people WHERE id = 'ana' FOR UPDATE");
      const seen = storage.see('t', 'ana', { version: 0, line: 0, message: 0 });
      await storage.commit(moved('t', 1));
      await lock.query('LOCK TABLE chat IN ACCESS EXCLUSIVE MODE');
      const standings = storage.standings(['t']);
      await storage.commit(moved('t', 2));
      await lock.query('COMMIT');
      await lock.end();
      expect(await seen).toBe(true);
      expect(await standings).toEqual([{ id: 't', rev: 0, version: expect.any(Number) as number, messages: 0 }]);
    });
  });

  describe('several servers', () => {
    it('cannot fork a match or block each other forever', async () => {
      const servers = await Promise.all(upTo(3).map(() => open()));
      const ids = upTo(24).map((i) => `t${i}`);
      for (const id of ids) await servers[0]?.commit(begun(id));
      for (let version = 1; version <= 8; version++) {
        const attempts = servers.flatMap((server, i) =>
          (i % 2 === 0 ? ids : ids.toReversed()).map((id) => ({ id, stored: server.commit(moved(id, version)) })),
        );
        const settled = await Promise.allSettled(attempts.map(({ stored }) => stored));
        const granted = attempts.filter((_, i) => settled[i]?.status === 'fulfilled').map(({ id }) => id);
        expect(granted.toSorted()).toEqual(ids.toSorted());
        const reasons = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
        expect(reasons.every((reason) => reason instanceof ConflictError)).toBe(true);
      }
      for (const id of ids) expect(await versions(await open(), id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    });

    it('meet in no deadlock, which stops a group for a second, when they write to the same tables', async () => {
      const [one, two] = [await open(), await open()];
      const ids = upTo(40).map((i) => `t${i}`);
      for (const id of ids) await one.commit(begun(id));
      const inOrder = [
        { storage: one, at: ids },
        { storage: two, at: ids.toReversed() },
      ];
      for (let version = 1; version <= 5; version++) {
        for (const write of [(id: string) => moved(id, version), (id: string) => ({ ...said(version), id })])
          await Promise.allSettled(inOrder.flatMap(({ storage, at }) => at.map((id) => storage.commit(write(id)))));
      }
      for (const storage of opened.splice(0)) await storage.close();
      const [row] = await postgres.ask(url, 'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()');
      expect(row).toEqual({ deadlocks: '0' });
    });

    it('use each line number of a log once, whichever write contains it', async () => {
      const [one, two] = [await open(), await open()];
      await one.commit(begun('t'));
      for (let round = 1; round <= 12; round++) {
        const entry = { kind: 'table', event: { type: 'left' } } as const;
        const { log } = moved('t', round);
        const settled = await Promise.allSettled([
          one.commit({ id: 't', log: [{ seq: log[1]?.seq ?? 0, at: 1, version: 0, entry }] }),
          two.commit(moved('t', round)),
        ]);
        if (settled[1]?.status === 'rejected') await two.commit({ ...moved('t', round), log: [] });
        expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
      const seqs = (await one.log('t', { limit: 99 })).map(({ seq }) => seq);
      expect(seqs).toEqual([...new Set(seqs)]);
    });

    it('read a table as of one moment while others write to it', async () => {
      const [one, two] = [await open(), await open()];
      await one.commit(begun('t'));
      let isOver = false;
      const reading = async () => {
        for (const found: number[] = []; ;) {
          const stored = await two.load('t');
          const version = stored?.match?.moves.at(-1)?.version ?? 0;
          expect(stored?.log.at(-1)?.version ?? 0).toBe(version);
          expect(stored?.chat.at(-1)?.seq ?? 0).toBe(version);
          found.push(version);
          if (isOver) return new Set(found).size;
        }
      };
      const read = Promise.all([reading(), reading()]);
      await one.commit(said(0));
      for (let version = 1; version <= 150; version++) await one.commit({ ...moved('t', version), ...said(version) });
      isOver = true;
      for (const seen of await read) expect(seen).toBeGreaterThan(3);
    });

    it('may open an empty database at the same time', async () => {
      const servers = await Promise.all(upTo(4).map(() => open()));
      await servers[0]?.commit(begun('t'));
      expect(await servers[3]?.load('t')).not.toBeNull();
      expect(await postgres.ask(url, 'SELECT version FROM schema_version')).toHaveLength(1);
    });
  });

  describe('a lost connection', () => {
    it.each([
      ['a move', 'addMoves'],
      ['something else', 'COMMIT'],
    ])('during the write of %s is harmless: the write is stored once and acknowledged', async (what, statement) => {
      for (const cut of ['answer', 'request'] as const) {
        url = await postgres.newDatabase();
        const { wire, storage } = await overWire();
        await storage.commit(begun('t'));
        const broken = wire.cutAt(statement, cut);
        const stored = storage.commit(what === 'a move' ? moved('t', 1) : said(0));
        await broken;
        await stored;
        expect(await versions(storage)).toEqual(what === 'a move' ? [1] : []);
        expect(await storage.chat('t', { limit: 9 }, true)).toHaveLength(what === 'a move' ? 0 : 1);
      }
      expect(reported).toEqual([]);
    });

    it('is ended at the database, if its process still runs, before any write is repeated', async () => {
      const { wire, storage } = await overWire();
      await storage.commit(begun('t'));
      const other = await holding('t');
      const query = vi.spyOn(Client.prototype, 'query');
      const attempts = () => query.mock.calls.filter(([asked]) => (asked as { name?: string }).name === 'addMoves').length;
      const broken = wire.cutAt('addMoves', 'far');
      const stored = storage.commit(moved('t', 1));
      await broken;
      // If the first one still waited for the row, it would get it before the second, which would
      // then be rejected.
      await vi.waitUntil(() => attempts() === 2, { timeout: 20_000 });
      await other.end();
      await stored;
      expect(await versions(storage)).toEqual([1]);
    });

    it('that cannot be replaced fails the write; a later read shows the outcome', async () => {
      const { wire, storage } = await overWire();
      await storage.commit(begun('t'));
      const broken = wire.cutAt('addMoves', 'answer');
      const stored = storage.commit(moved('t', 1));
      await broken;
      wire.down();
      await expect(stored).rejects.toThrow(StorageFailedError);
      await expect(storage.load('t')).rejects.toThrow(StorageFailedError);
      await expect(storage.probe()).rejects.toThrow(StorageFailedError);
      expect(reported).toEqual(['failing']);
      wire.up();
      await storage.probe();
      expect(reported).toEqual(['failing', 'recovered']);
      expect(await versions(storage)).toEqual([1]);
    }, 60_000);

    it('is replaced if it was idle', async () => {
      const storage = await open();
      await storage.commit(begun('t'));
      await postgres.ask(
        url,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      expect(await storage.load('t')).not.toBeNull();
      await storage.commit(moved('t', 1));
      expect(reported).toEqual([]);
    });
  });

  describe('a read-only database', () => {
    it('fails the next probe, even before the first write', async () => {
      const storage = await open();
      await storage.probe();
      await setReadOnly('on');
      await vi.waitUntil(async () => (await isReadOnly()) === 'on');
      await expect(storage.probe()).rejects.toThrow(StorageFailedError);
      expect(reported).toEqual(['failing']);
      await setReadOnly('off');
      await vi.waitUntil(async () => (await isReadOnly()) === 'off');
      await storage.probe();
      expect(reported).toEqual(['failing', 'recovered']);
    });

    it('is reconnected, since the address may now lead to its replacement', async () => {
      const database = new URL(url).pathname.slice(1);
      const storage = await open();
      await storage.commit(begun('t'));
      await postgres.ask(url, `ALTER DATABASE ${database} SET default_transaction_read_only = on`);
      await postgres.ask(
        url,
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
      await expect(storage.commit(said(0))).rejects.toThrow(StorageFailedError);
      await expect(storage.commit(moved('t', 1))).rejects.toThrow(StorageFailedError);
      await postgres.ask(url, `BEGIN READ WRITE; ALTER DATABASE ${database} RESET default_transaction_read_only; COMMIT`);
      await storage.commit(said(0));
      await storage.commit(moved('t', 1));
    });
  });

  it('after a kill under load, every acknowledged write is stored completely and once, and the server recovers by itself', async () => {
    const storage = await open();
    const acknowledged = new Map<string, number>();
    const refusals = new Set<string>();
    const over = new AbortController();
    const play = async (id: string) => {
      for (let version = 1; !over.signal.aborted;) {
        try {
          await storage.commit(moved(id, version));
          acknowledged.set(id, version);
          version += 1;
        } catch (error) {
          refusals.add((error as Error).name);
          // As a table does: an unacknowledged write may be stored.
          version = ((await storage.standings([id]).catch(() => []))[0]?.version ?? version - 1) + 1;
        }
      }
    };
    const ids = upTo(12).map((i) => `t${i}`);
    for (const id of ids) await storage.commit(begun(id));
    const playing = ids.map(play);
    for (let round = 0; round < 3; round++) {
      const before = new Map(acknowledged);
      await vi.waitUntil(() => ids.every((id) => (acknowledged.get(id) ?? 0) > (before.get(id) ?? 0) + 3), { timeout: 60_000 });
      await postgres.kill();
      await postgres.resume();
    }
    const last = new Map(acknowledged);
    await vi.waitUntil(() => ids.every((id) => (acknowledged.get(id) ?? 0) > (last.get(id) ?? 0)), { timeout: 60_000 });
    over.abort();
    await Promise.all(playing);
    expect([...refusals].filter((name) => name !== 'StorageFailedError')).toEqual([]);
    for (const id of ids) {
      const stored = await versions(storage, id);
      expect(stored).toEqual(upTo(stored.length).map((i) => i + 1));
      expect(stored.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? 0);
    }
    await storage.probe();
    expect(reported.filter((each) => each === 'failing')).toHaveLength(reported.filter((each) => each === 'recovered').length);
  }, 240_000);

  it('a write to a locked table times out, does not affect other tables, and succeeds afterwards', async () => {
    const storage = await open();
    for (const id of ['t', 'u']) await storage.commit(begun(id));
    const other = await holding('t');
    const held = storage.commit(moved('t', 1));
    const settled = Promise.allSettled([held]);
    await new Promise(setImmediate);
    await storage.commit(moved('u', 1));
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { name: 'StorageFailedError' } }]);
    await other.end();
    await storage.commit(moved('t', 1));
    expect(await versions(storage)).toEqual([1]);
  }, 60_000);

  it('acknowledged writes are on disk, whatever the settings of the database are', async () => {
    await postgres.ask(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const connections = new Connections(url);
    const { rows } = await connections.run((client) => client.query<{ synchronous_commit: string }>('SHOW synchronous_commit'));
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await connections.close();
  });

  describe('a database that cannot be opened', () => {
    it('is reported with the reason, without the password', async () => {
      const nobody = new URL(url);
      nobody.port = '1';
      const nowhere = new URL(url);
      nowhere.pathname = '/none';
      for (const address of [nobody, nowhere]) {
        const refused = await openPostgres(address.href).catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(DatabaseUnreachableError);
        expect((refused as Error).message).toContain(`The database ${address.host}${address.pathname} cannot be used: `);
        expect((refused as Error).message).not.toContain(address.password);
      }
    });

    it('because a newer server wrote it stays unchanged', async () => {
      await open();
      await postgres.ask(url, 'UPDATE schema_version SET version = 99');
      await expect(openPostgres(url)).rejects.toThrow(NewerSchemaError);
      await expect(openPostgres(url)).rejects.toThrow('The database has schema 99;');
    });

    it('because its migration fails stays unchanged', async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      await expect(migrate(client, ['CREATE TABLE one (id text)', 'not SQL'])).rejects.toThrow('syntax error');
      expect(await postgres.ask(url, "SELECT 1 FROM pg_tables WHERE tablename = 'one'")).toEqual([]);
      await migrate(client, ['CREATE TABLE one (id text)']);
      await migrate(client, ['CREATE TABLE one (id text)', 'CREATE TABLE two (id text)']);
      expect(await postgres.ask(url, 'SELECT version FROM schema_version')).toEqual([{ version: 2 }]);
      await client.end();
    });
  });

  it('gives comments of groups their authors, and leaves players forgotten', async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    await migrate(client, migrations.slice(0, -1));
    await client.query(earlierComments("'\\x00'"));
    await migrate(client);
    await client.end();
    expect(await postgres.ask(url, commentsAfter)).toEqual(commentsFound);
    expect(await postgres.ask(url, 'SELECT * FROM forgotten_people')).toEqual([{ table_id: 't', person: 'person ben' }]);
  });

  corruption(async (reports) => {
    const storage = await openPostgres(url, reports);
    return { storage, change: (sql) => postgres.ask(url, `${sql} RETURNING 1`) };
  });
});
