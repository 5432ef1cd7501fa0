// `npm run chaos -- --rounds N --seed N`: plays matches of all games at full speed on several
// servers, while one disturbance follows another. After each, compares all received data with the
// storage.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { games, KeyedRandom } from '@sobremesa/games';
import { openPostgres, type Storage } from '../../src/storage/index.ts';
import { Party } from '../kill/party.ts';
import { known } from '../support/known.ts';
import { buildProgram } from '../support/process.ts';
import { partySizes } from '../support/sizes.ts';
import { Checker } from './checker.ts';
import { faultsAmong, type Fault } from './faults.ts';
import { Nodes } from './nodes.ts';

const PROGRAM = 'dist/kill/server.js';
const SIZE = 3;
/** Number of moves before a disturbance, and maximum delay after them in milliseconds. */
const MOVES = 30;
const WITHIN = 600;
/** Time within which every match must continue after a disturbance, in milliseconds. */
const RECOVERS_WITHIN = 30_000;
const LOOK = 50;
/** Number of lines to print of each log after a failure. */
const LINES = 30;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Seed of disturbances, their times, and players' choices. The servers deal the cards. */
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
if (!Number.isInteger(rounds) || rounds < 1 || !Number.isInteger(seed) || seed < 0)
  throw new RangeError('--rounds and --seed are whole numbers');

const drawn = (what: string) => new KeyedRandom({ seed: `${what}${seed.toString(16)}`.padStart(64, '0'), drawn: 0 });
const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);

await buildProgram('test/kill/server.ts', PROGRAM);
await using nodes = await Nodes.start(PROGRAM, SIZE);
const storage = patient(await openPostgres(nodes.databaseUrl));
const checker = new Checker(games, storage);
const random = drawn('a');
const parties = Object.values(games).flatMap((module) =>
  partySizes(module).map((size) => {
    const begun = (table: string, sessions: Party['sessions']) => checker.begun(nodes.url, table, module, sessions);
    return new Party(nodes.url, module, size, random, checker.ledger, { usual: ['unavailable'], begun });
  }),
);
for (const party of parties) void party.play();

const faults = faultsAmong(nodes, drawn('b'));
let done = 0;
while (done < rounds && checker.problems.length === 0) {
  const fault = faults.next().value;
  await playRound(fault);
  done += 1;
  console.log(
    `${done} of ${rounds}, ${seconds()} s: ${fault.name}; ${granted()} moves were accepted, ${finished()} matches are over`,
  );
}
for (const party of parties) party.stop();
const logs = nodes.nodes.map(({ name, logged }) => `${name}:\n${logged.slice(-LINES).join('\n')}`);
await storage.close();
await nodes[Symbol.asyncDispose]();

const problems = [...checker.problems, ...nodes.nodes.flatMap(({ mistakes }) => mistakes)];
for (const problem of problems.slice(0, 20)) console.error(problem);
if (problems.length > 0) console.error(logs.join('\n'));
console.log(
  problems.length === 0
    ? `After ${done} rounds in ${seconds()} s (seed ${seed}) no sent data is lost, duplicated, or different from the stored data.`
    : `${problems.length} problems in round ${done} (seed ${seed}).`,
);
process.exit(problems.length === 0 ? 0 : 1);

async function playRound(fault: Fault): Promise<void> {
  const before = granted();
  await within('nobody moves', () => granted() >= before + MOVES);
  await sleep(random.below(WITHIN));
  await fault.happen();
  await within(`after ${fault.name} not all nodes are ready again`, areReady);
  const each = parties.map((party) => party.granted);
  await within(`after ${fault.name} not all matches go on`, () => parties.every((party, i) => party.granted > known(each[i])));
  for (const party of parties) party.pause();
  await checker.check();
  for (const party of parties) party.goOn();
}

async function areReady(): Promise<boolean> {
  return (await Promise.all(nodes.nodes.map((node) => node.look()))).every(Boolean);
}

/** Counts polls instead of time, since a suspended machine has no time to recover. */
async function within(otherwise: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < RECOVERS_WITHIN / LOOK; looks++) {
    if (await isSo()) return;
    await sleep(LOOK);
  }
  checker.ledger.problems.push(otherwise);
}

function granted(): number {
  return parties.reduce((sum, party) => sum + party.granted, 0);
}

function finished(): number {
  return parties.reduce((sum, party) => sum + party.finished, 0);
}

/** Retries while the database is down. */
function patient(storage: Storage): Storage {
  return new Proxy(storage, {
    get: (target, name) => {
      const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
      return (...args: unknown[]) => again(() => method.apply(target, args));
    },
  });
}

async function again(ask: () => Promise<unknown>): Promise<unknown> {
  for (let looks = 0; ; looks++) {
    try {
      return await ask();
    } catch (error) {
      if (looks > RECOVERS_WITHIN / LOOK) throw error;
      await sleep(LOOK);
    }
  }
}
