import { setTimeout as delay } from 'node:timers/promises';
import { WebSocketClient } from './load/webSocket.ts';
import { brief, printMachine, printTable } from './load/report.ts';
import { MeasuredServer } from './measuredServer.ts';

const SEATS = 4;
const TABLES = [50, 200, 1000];
const WARM_UP = 2000;
const MEASURED = 6000;

/** About the size of a page's request to move. */
const MOVE = 'x'.repeat(120);

/**
 * Measures the upper bound for any server on this machine: one message in, four messages out, and
 * no work in between.
 */
export async function benchWire(): Promise<void> {
  printMachine('before');
  const rows: string[][] = [];
  for (const tables of TABLES) {
    const server = await MeasuredServer.start('wire');
    let moves = 0;
    const crowds = await Promise.all(Array.from({ length: tables }, (_, table) => sit(server.url, table, () => (moves += 1))));
    for (const crowd of crowds) crowd[0]?.send(MOVE);
    await delay(WARM_UP);
    const [before, from] = [await server.usage(), moves];
    await delay(MEASURED);
    const [after, made] = [await server.usage(), moves - from];
    for (const client of crowds.flat()) client.close();
    await server.stop();
    rows.push([String(tables), brief((1000 * made) / (after.at - before.at)), brief((after.cpuMs - before.cpuMs) / made)]);
  }
  printTable('A message in, four out', ['tables', 'moves a second', 'server CPU, ms a move'], rows);
}

/**
 * Connects four clients of a table. When the last one has received a move, the next one is sent.
 */
async function sit(url: string, table: number, moved: () => void): Promise<WebSocketClient[]> {
  const clients: WebSocketClient[] = [];
  let received = 0;
  const onFrame = () => {
    received += 1;
    if (received % SEATS !== 0) return;
    moved();
    clients[(received / SEATS) % SEATS]?.send(MOVE);
  };
  const opened = Array.from(
    { length: SEATS },
    () =>
      new Promise<void>((onOpen, reject) => {
        const onClose = (why: string) => reject(new Error(why));
        clients.push(new WebSocketClient({ url, path: `/${table}`, headers: {}, onOpen, onFrame, onClose }));
      }),
  );
  await Promise.all(opened);
  return clients;
}
