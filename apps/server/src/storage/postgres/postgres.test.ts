import { afterAll, beforeAll, describe } from 'vitest';
import { postgresPrograms, TestPostgres } from '../../../test/support/postgres.ts';
import { conformance } from '../conformance.ts';
import { openPostgres } from './postgres.ts';

describe.skipIf(postgresPrograms === null)('PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 60_000);
  afterAll(() => postgres.stop(), 60_000);

  conformance(async () => openPostgres(await postgres.newDatabase()));
});
