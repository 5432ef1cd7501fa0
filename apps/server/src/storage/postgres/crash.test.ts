import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { Link } from '../../../test/chaos/link.ts';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { openPostgres } from './postgres.ts';

it.skipIf(postgresPrograms === null)(
  'a write lost in a database crash does not count as stored after another one reused its transaction id',
  async () => {
    const postgres = await TestPostgres.start();
    const direct = await postgres.newDatabase();
    const url = new URL(direct);
    const port = Number(url.port);
    const link = await Link.open(() => port);
    url.port = String(link.port);
    const storage = await openPostgres(url.href);
    await postgres.ask(direct, 'CHECKPOINT');
    const holder = new Client({ connectionString: direct });
    holder.on('error', () => undefined);
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE people IN SHARE MODE');
    const added = storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array([1]), seenAt: 1 });
    const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted`;
    while ((await postgres.ask(direct, waiting)).length === 0) await sleep(20);
    link.cut();
    await postgres.kill();
    await postgres.resume();
    for (let i = 0; i < 5; i++) await postgres.ask(direct, `CREATE TABLE other${i} ()`);
    link.mend();
    await added;
    expect(await storage.user('ana')).toMatchObject({ name: 'Ana' });
    await storage.close();
    link.close();
    await postgres.stop();
  },
  60_000,
);
