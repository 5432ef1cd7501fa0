import { games, KeyedRandom, type GameModule } from '@sobremesa/games';
import { startServer, type TestServer } from '../support/server.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { Crowd } from './crowd.ts';
import { Fuzzer } from './fuzzer.ts';
import { Strangers } from './strangers.ts';
import { Witness } from './witness.ts';

const BURST = 25;
/** Number of messages between checks. */
const LOOK = 1000;
/** Maximum heap of server and guests together, independent of the number of messages. In bytes. */
const HEAP = 1000 * 2 ** 20;

export interface Report {
  /** Number of answers by code. */
  answers: Record<string, number>;
  problems: readonly string[];
}

interface FuzzOptions {
  games?: Readonly<Record<string, GameModule>>;
  /** Breaks the server on purpose; the run must notice it. */
  spoil?: (server: TestServer, served: Record<string, GameModule>) => void;
  progress?: (sent: number) => void;
}

/** Sends `messages` messages to a server in this process, and stops at the first problem. */
export async function fuzz(
  messages: number,
  seed: number,
  { games: played = { ...games, secrets: distinct(secretsGame()) }, spoil, progress }: FuzzOptions = {},
): Promise<Report> {
  const served = { ...played };
  // The server removes open tables without visitors, as usual but sooner. All guests share one
  // address.
  const tables = { tablesPerAddress: 5000 };
  await using server = await startServer({ games: served, config: { openTableHours: 1 / 60 }, tables });
  spoil?.(server, served);
  const { url, storage } = server;
  const random = new KeyedRandom({ seed: seed.toString(16).padStart(64, '0'), drawn: 0 });
  const witness = new Witness(played);
  const crowd = await Crowd.start(url, played, random, witness);
  const strangers = await Strangers.start(url, played, random, witness);
  const fuzzer = new Fuzzer({ url, games: played, random, crowd, strangers });
  const problems = () => [...witness.problems, ...fuzzer.problems];
  for (let sent = 0; sent < messages && problems().length === 0; sent += BURST) {
    await crowd.settle(storage);
    await strangers.settle();
    await fuzzer.burst(BURST);
    if ((sent + BURST) % LOOK > 0) continue;
    progress?.(sent + BURST);
    await witness.check(storage);
    if (process.memoryUsage().heapUsed > HEAP) fuzzer.problems.push('the heap is too large');
    for (const line of server.logged.splice(0)) if (line.includes('"level":50')) fuzzer.problems.push(line);
  }
  await witness.check(storage);
  if (Object.keys(Object.prototype).length > 0) fuzzer.problems.push('every object has a new property');
  crowd.close();
  strangers.close();
  return { answers: fuzzer.answers, problems: problems() };
}

/**
 * The game with different cards in each match, so that each name in a message belongs to one match
 * only.
 */
export function distinct(module: GameModule): GameModule {
  let matches = 0;
  const { game } = module;
  const setup: typeof game.setup = (...all) => {
    matches += 1;
    return JSON.parse(JSON.stringify(game.setup?.(...all)).replaceAll('whisper-', `whisper-${matches}`)) as unknown;
  };
  return { ...module, game: { ...game, setup } };
}
