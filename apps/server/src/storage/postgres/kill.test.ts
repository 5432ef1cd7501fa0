import { setTimeout as sleep } from 'node:timers/promises';
import { KeyedRandom } from '@sobremesa/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommitter, Acknowledged } from '../../../test/support/committed.ts';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { openPostgres } from './postgres.ts';

const TABLES = 12;
const ROUNDS = 3;

describe.skipIf(postgresPrograms === null)('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 120_000);
  afterAll(() => postgres.stop());

  it('after repeated kill -9 of the server under load, every acknowledged write is stored completely and once', async () => {
    const url = await postgres.newDatabase();
    const random = new KeyedRandom({ seed: '6'.repeat(64), drawn: 0 });
    for (let round = 0; round < ROUNDS; round++) {
      const child = runCommitter(url, String(TABLES));
      const acknowledged = new Acknowledged(child);
      await acknowledged.until(() => acknowledged.versions.size === TABLES);
      await sleep(random.below(300));
      child.kill('SIGKILL');
      await acknowledged.end();
      const storage = await openPostgres(url);
      await acknowledged.mustBeStored(storage);
      await storage.close();
      expect(acknowledged.failures).toEqual(new Set());
    }
  }, 120_000);
});
