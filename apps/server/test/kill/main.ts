// `npm run kill -- --times N --seed N --within MS`: plays matches of all games at full speed on a
// server, and kills the server repeatedly.
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { games, KeyedRandom, type GameModule } from '@sobremesa/games';
import type { BotLevel } from '@sobremesa/protocol';
import { openSqlite } from '../../src/storage/index.ts';
import { buildProgram, freePort, runServer, temporaryFolder } from '../support/process.ts';
import { botsForOne, partySizes } from '../support/sizes.ts';
import { Ledger } from './ledger.ts';
import { Party } from './party.ts';

const PROGRAM = 'dist/kill/server.js';
/** If no move is made for this time, the server has lost a player. In milliseconds. */
const PATIENCE = 30_000;

/** A bot whose thread is still starting misses its window. */
const late = /"why":"late"/;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '40' },
    /**
     * Maximum time from the first acknowledged move to the kill, in milliseconds. Bots need a
     * second to start.
     */
    within: { type: 'string', default: '1500' },
    /** Seed of the kills' times and of players' choices. The server deals the cards. */
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [times, seed, within] = [Number(values.times), Number(values.seed), Number(values.within)];
if (!Number.isInteger(times) || times < 1 || !Number.isInteger(seed) || seed < 0 || !Number.isInteger(within) || within < 1)
  throw new RangeError('--times, --seed and --within are whole numbers');

const random = new KeyedRandom({ seed: seed.toString(16).padStart(64, '0'), drawn: 0 });

await buildProgram('test/kill/server.ts', PROGRAM);
using data = temporaryFolder();
const port = String(await freePort());
const ledger = new Ledger();
const parties = Object.values(games).flatMap((module) =>
  partySizes(module)
    .map((size) => party(module, size))
    .concat(party(module, 1, botsForOne(module))),
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
const { stored, byBots } = await ledger.audit(storage);
await storage.close();
const { acknowledged, shown, said } = ledger.figures;
const finished = parties.reduce((sum, party) => sum + party.finished, 0);
console.log(
  `Killed ${killed} times in ${Math.round((performance.now() - start) / 1000)} s (seed ${seed}): ${acknowledged} moves were ` +
    `acknowledged, ${stored} are stored, ${byBots} of them by bots, ${said} messages were sent, pages showed ${shown} versions, ${finished} matches came to their end.`,
);
const problems = [...ledger.problems, ...errors];
for (const problem of problems.slice(0, 20)) console.error(problem);
console.log(problems.length === 0 ? 'No sent data is lost or duplicated.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

function party(module: GameModule, size: number, bots: readonly BotLevel[] = []): Party {
  return new Party(`http://127.0.0.1:${port}`, module, size, random, ledger, { bots });
}

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
  await sleep(random.below(within));
  server.kill('SIGKILL');
  await server.exited;
  errors.push(...server.output.stderr.split('\n').filter((line) => line !== '' && !late.test(line)));
}
