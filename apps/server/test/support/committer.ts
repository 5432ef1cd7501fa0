import { openPostgres, openSqlite } from '../../src/storage/index.ts';
import type { TableWrite } from '../../src/storage/storage.ts';
import { begun, moved } from './committing.ts';

/**
 * A process that plays at several tables at once, as fast as the database allows, until it is
 * killed: `committer.ts <file, or address of a PostgreSQL> <tables> <bytes of each state>`. It
 * writes a line for each answer: `<table> <version>`, or `failed <name of the error>`.
 */
const [database = '', tables = '1', size = '0'] = process.argv.slice(2);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const storage = await (database.startsWith('postgres:') ? openPostgres(database) : openSqlite(database));
await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(`t${i}`)));

async function play(id: string): Promise<void> {
  if ((await storage.load(id)) === null) await storage.commit(begun(id));
  const match = (await storage.load(id))?.match;
  let version = match?.moves.at(-1)?.version ?? match?.snapshot.version ?? 0;
  for (;;) {
    try {
      await storage.commit(withSnapshot(id, version + 1));
      version += 1;
      say(`${id} ${version}`);
    } catch (error) {
      say(`failed ${(error as Error).name}`);
    }
  }
}

/** Every third move has one. */
function withSnapshot(id: string, version: number): TableWrite {
  const write = moved(id, version);
  if (version % 3 !== 0) return write;
  const state = `${version}${' '.repeat(Number(size))}`;
  return { ...write, snapshot: { version, rules: 1, asked: [], window: null, state, requests: {} } };
}
