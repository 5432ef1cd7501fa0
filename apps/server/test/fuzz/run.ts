import { startServer, storedMatch } from '../support/server.ts';
import { stockClient } from '../support/stock.ts';
import { secretsGame } from '../secretsGame.ts';
import { Fuzzer } from './fuzzer.ts';

const BURST = 25;
/** So often, in messages, it is looked whether all is as it should be. */
const LOOK = 1000;
/** What server and guests may hold together, which does not depend on how much was sent. In bytes. */
const HEAP = 600 * 2 ** 20;

export interface Report {
  /** How often each answer was given. */
  answers: Record<string, number>;
  problems: readonly string[];
}

/** Sends so many messages to a server of this process, and stops at the first problem. */
export async function fuzz(messages: number, seed: number, progress: (sent: number) => void = () => undefined): Promise<Report> {
  const module = secretsGame();
  await using server = await startServer({ games: { secrets: module } });
  const stock = stockClient(server.url, module, { matchID: 'AAAAAAAAAAA' });
  const fuzzer = await Fuzzer.start({ url: server.url, module, stock }, seed);
  for (let sent = 0; sent < messages && fuzzer.problems.length === 0; sent += BURST) {
    await fuzzer.burst(BURST);
    if ((sent + BURST) % LOOK > 0) continue;
    progress(sent + BURST);
    await fuzzer.check((table) => storedMatch(server, module, table));
    if (process.memoryUsage().heapUsed > HEAP) fuzzer.problems.push('too much memory is held');
    for (const line of server.logged.splice(0)) if (line.includes('"level":50')) fuzzer.problems.push(line);
  }
  if (Object.keys(Object.prototype).length > 0) fuzzer.problems.push('every object has got a new member');
  fuzzer.close();
  stock.client.stop();
  return { answers: fuzzer.answers, problems: fuzzer.problems };
}
