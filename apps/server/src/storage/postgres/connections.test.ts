import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { Connections, LostError } from './connections.ts';

it.skipIf(postgresPrograms === null)(
  'a connection that ends between two statements fails only its current user',
  async () => {
    const postgres = await TestPostgres.start();
    const url = await postgres.newDatabase();
    const connections = new Connections(url);
    const work = connections.run(async (client) => {
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await postgres.ask(url, `SELECT pg_terminate_backend(${rows[0]?.pid}, 5000)`);
      await sleep(100);
      await client.query('SELECT 1');
    });
    await expect(work).rejects.toThrow(LostError);
    expect(await connections.run(async (client) => (await client.query('SELECT 1 AS one')).rows)).toEqual([{ one: 1 }]);
    await connections.close();
    await postgres.stop();
  },
  60_000,
);
