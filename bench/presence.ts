import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Match, type Counts } from './load/match.ts';
import { openOurs, OurSeat } from './load/ours.ts';
import { SEATS } from './load/seat.ts';
import { MeasuredServer } from './measuredServer.ts';

/** Milliseconds between moves, and between two arrivals or departures of spectators. */
const THINK = 30;
const PAUSE = 20;

interface Row {
  what: string;
  changes: number;
  'CPU ms a second': number;
  'CPU ms a change': number | null;
  'kB to each a second': number;
  'mover p50 ms': number;
  'mover p99 ms': number;
  'mover worst ms': number;
}

/**
 * Measures the cost of arriving and leaving spectators at a table with a match of four, and the
 * mover's latency.
 */
export async function benchPresence(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { spectators: { type: 'string', default: '50,100' }, seconds: { type: 'string', default: '8' } },
  });
  const rows: Row[] = [];
  for (const spectators of values.spectators.split(',')) {
    rows.push(...(await measure(Number(spectators), Number(values.seconds))));
  }
  console.log('\nSpectators at one table, with a match of four');
  console.table(rows);
}

async function measure(size: number, seconds: number): Promise<Row[]> {
  const server = await MeasuredServer.start('ours');
  const counts: Counts = { moves: 0, ended: 0, bytes: 0, others: [], mover: [] };
  const door = openOurs([server.url]);
  const match = await Match.sit({ door, counts, think: THINK, failed: console.error }, 0);
  const { table } = match.seats[0] as OurSeat;
  const spectators = await Promise.all(
    Array.from({ length: size }, async (_, i) => {
      const spectator = new OurSeat(server.url, SEATS + i, null);
      await spectator.connected();
      await spectator.ask('identify', { name: `Spectator ${i}` });
      return spectator;
    }),
  );
  const reading = setInterval(() => spectators.forEach((spectator) => spectator.read()), 100);
  const bytes = () => spectators.reduce((sum, spectator) => sum + spectator.bytes, 0);
  void match.play();

  /** @param quiet CPU milliseconds per second without changes */
  async function during(what: string, work: () => Promise<number>, quiet = 0): Promise<Row> {
    counts.mover = [];
    match.mark();
    const [before, read] = [await server.usage(), bytes()];
    const changes = await work();
    // Includes pending presence updates.
    await delay(300);
    const after = await server.usage();
    const took = (after.at - before.at) / 1000;
    const cpu = after.cpuMs - before.cpuMs;
    const times = counts.mover.toSorted((a, b) => a - b);
    const at = (share: number) => round(times[Math.floor(share * (times.length - 1))] ?? Number.NaN);
    return {
      what: `${size} ${what}`,
      changes,
      'CPU ms a second': round(cpu / took),
      'CPU ms a change': changes === 0 ? null : round((cpu - quiet * took) / changes),
      'kB to each a second': round((bytes() - read) / size / took / 1000),
      'mover p50 ms': at(0.5),
      'mover p99 ms': at(0.99),
      'mover worst ms': at(1),
    };
  }

  try {
    await delay(2000);
    const arriving = await during('arrive at once', async () => {
      await Promise.all(spectators.map((spectator) => spectator.enter(table)));
      return size;
    });
    const quiet = await during('watch', async () => {
      await delay(seconds * 1000);
      return 0;
    });
    const churning = await during(
      'watch, one goes and comes back',
      async () => {
        const until = performance.now() + seconds * 1000;
        let changes = 0;
        while (performance.now() < until) {
          const spectator = spectators[(changes / 2) % size] as OurSeat;
          await spectator.leave();
          await delay(PAUSE);
          await spectator.enter(table);
          await delay(PAUSE);
          changes += 2;
        }
        return changes;
      },
      quiet['CPU ms a second'],
    );
    return [arriving, quiet, churning];
  } finally {
    clearInterval(reading);
    match.leave();
    for (const spectator of spectators) spectator.close();
    await server.stop();
  }
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
