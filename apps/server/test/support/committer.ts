import { openSqlite } from '../../src/storage/index.ts';
import type { TableWrite } from '../../src/storage/storage.ts';

/**
 * A process that plays at several tables at once, each as fast as its database takes it, until it is killed: `committer.ts
 * <file> <tables> <bytes of each state>`. It writes a line for each answer: `<table> <version>`, or `failed <name of the error>`.
 */
const [file = '', tables = '1', size = '0'] = process.argv.slice(2);

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const storage = await openSqlite(file);
await Promise.all(Array.from({ length: Number(tables) }, (_, i) => play(`t${i}`)));

async function play(id: string): Promise<void> {
  if ((await storage.load(id)) === null) await storage.commit(begun(id));
  const match = (await storage.load(id))?.match;
  let version = match?.moves.at(-1)?.version ?? match?.snapshot.version ?? 0;
  for (;;) {
    try {
      await storage.commit(moved(id, version + 1));
      version += 1;
      say(`${id} ${version}`);
    } catch (error) {
      say(`failed ${(error as Error).name}`);
    }
  }
}

function begun(id: string): TableWrite {
  const settings = {
    game: 'secrets',
    seats: 1,
    options: {},
    listed: true,
    watchable: true,
    watchersTalk: false,
    watchDelay: null,
  };
  const match = { version: 0, rules: 1, state: '0', requests: {}, asked: [], window: null };
  const table = { id, rev: 0, status: 'running', settings, autoStart: false, host: null, createdAt: 0, activeAt: 0 } as const;
  return { id, table: { ...table, rematch: null, muted: [], vote: null, seats: [] }, snapshot: match };
}

/** Every third move comes with a snapshot. Each move has two lines in the log. */
function moved(id: string, version: number): TableWrite {
  const match = { version, rules: 1, asked: [], window: null };
  const entry = { kind: 'game', event: { type: 'moved' } } as const;
  const state = `${version}${' '.repeat(Number(size))}`;
  return {
    id,
    move: { ...match, at: version, seat: 0, action: { move: 'go', args: [] }, request: null },
    log: [
      { seq: version * 2, at: version, version, entry },
      { seq: version * 2 + 1, at: version, version, entry },
    ],
    ...(version % 3 === 0 ? { snapshot: { ...match, state, requests: {} } } : {}),
  };
}
