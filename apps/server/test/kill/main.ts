// `npm run kill -- --times N --seed N`: matches of all games at full speed on a server that is killed again and again.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { games, KeyedRandom } from '@sobremesa/games';
import { openSqlite } from '../../src/storage/index.ts';
import { known } from '../support/known.ts';
import { buildProgram, freePort, runServer, temporaryFolder } from '../support/process.ts';
import { Ledger } from './ledger.ts';
import { Party } from './party.ts';

const PROGRAM = 'dist/kill/server.js';
/** A server is killed within so many milliseconds after the first move that it has granted. */
const WITHIN = 600;
/** A server under which nobody moves for so long has lost somebody. */
const PATIENCE = 30_000;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    /** Of the moments and of what players pick; the cards are dealt by the server. */
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [times, seed] = [Number(values.times), Number(values.seed)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(seed) || seed < 0)
  throw new RangeError('--times and --seed are whole numbers');

const random = new KeyedRandom({ seed: seed.toString(16).padStart(64, '0'), drawn: 0 });
const sizes = { patzcuaro: [2, 4], prado: [2, 3], museum: [2] };

await buildProgram('test/kill/server.ts', PROGRAM);
using data = temporaryFolder();
const port = String(await freePort());
const ledger = new Ledger();
const parties = Object.entries(sizes).flatMap(([game, seats]) =>
  seats.map((size) => new Party(`http://127.0.0.1:${port}`, known(games[game]), size, random, ledger)),
);
const start = performance.now();
const errors: string[] = [];
let killed = 0;
while (killed < times && ledger.problems.length === 0) {
  await killOnce();
  killed += 1;
  if (killed % 10 === 0) console.log(`${killed} of ${times}: ${JSON.stringify(ledger.figures)}`);
}
for (const party of parties) party.stop();

const storage = await openSqlite(join(data.path, 'sobremesa.db'));
const { stored } = await ledger.audit(storage);
await storage.close();
const { acknowledged, shown, said } = ledger.figures;
const finished = parties.reduce((sum, party) => sum + party.finished, 0);
console.log(
  `Killed ${killed} times in ${Math.round((performance.now() - start) / 1000)} s (seed ${seed}): ${acknowledged} moves were ` +
    `acknowledged, ${stored} are stored, ${said} messages were said, pages showed ${shown} versions, ${finished} matches came to their end.`,
);
const problems = [...ledger.problems, ...errors];
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(problems.length === 0 ? 'Nothing that was told is lost or there twice.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

async function killOnce(): Promise<void> {
  await using server = runServer({ PORT: port, DATA_DIR: data.path, LOG_LEVEL: 'warn' }, PROGRAM);
  await server.ready;
  if (killed === 0) for (const party of parties) void party.play();
  const before = ledger.figures.acknowledged;
  const patience = performance.now() + PATIENCE;
  while (ledger.figures.acknowledged === before) {
    if (performance.now() > patience) {
      ledger.problems.push(`nobody has made a move within ${PATIENCE} ms`);
      break;
    }
    await sleep(5);
  }
  await sleep(random.below(WITHIN));
  server.kill('SIGKILL');
  await server.exited;
  errors.push(...server.output.stderr.split('\n').filter((line) => line !== ''));
}
