import { MeasuredServer } from './measuredServer.ts';
import type { ServerName } from './serverNames.ts';
import { sitAtOurs } from './ours.ts';
import { sitAtBgio } from './bgio.ts';
import { playMatch, until, type Guest, type Played } from './table.ts';

const MATCHES = 6;
const PLAYERS = 4;

interface Measured {
  moves: number;
  bytesPerMove: number;
  cpuMsPerMove: number;
  p50: number;
  p99: number;
  rssMb: number;
}

/**
 * Plays whole matches of four players and a spectator on our server and on boardgame.io's own, one
 * after the other in one run.
 */
export async function benchMoves(): Promise<void> {
  const ours = await measure('ours', sitAtOurs);
  const bgio = await measure('stock-memory', sitAtBgio);
  console.log(
    `\nA move: ${MATCHES} matches of Pátzcuaro, ${PLAYERS} players and a watcher (${ours.moves} and ${bgio.moves} moves)`,
  );
  console.table([
    row('bytes per move and client', ours.bytesPerMove, bgio.bytesPerMove),
    row('server CPU per move, ms', ours.cpuMsPerMove, bgio.cpuMsPerMove),
    row('at every client after, p50 ms', ours.p50, bgio.p50),
    row('at every client after, p99 ms', ours.p99, bgio.p99),
    row('server memory, MB', ours.rssMb, bgio.rssMb),
  ]);
}

async function measure(
  name: ServerName,
  sit: (url: string, players: number) => Promise<{ seats: Guest[]; watcher: Guest }>,
): Promise<Measured> {
  const server = await MeasuredServer.start(name);
  try {
    await playOne(server, sit, 0);
    const before = await server.usage();
    const played: Played[] = [];
    for (let seed = 1; seed <= MATCHES; seed++) played.push(await playOne(server, sit, seed));
    const after = await server.usage();
    const moves = played.reduce((sum, match) => sum + match.moves, 0);
    const latencies = played.flatMap((match) => match.latencies).toSorted((a, b) => a - b);
    const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? Number.NaN;
    return {
      moves,
      bytesPerMove: played.reduce((sum, match) => sum + match.bytesPerMove * match.moves, 0) / moves,
      cpuMsPerMove: (after.cpuMs - before.cpuMs) / moves,
      p50: at(0.5),
      p99: at(0.99),
      rssMb: after.rssMb,
    };
  } finally {
    await server.stop();
  }
}

async function playOne(
  server: MeasuredServer,
  sit: (url: string, players: number) => Promise<{ seats: Guest[]; watcher: Guest }>,
  seed: number,
): Promise<Played> {
  const { seats, watcher } = await sit(server.url, PLAYERS);
  const all = [...seats, watcher];
  await until(() => all.every((guest) => guest.view !== null));
  try {
    return await playMatch(seats, watcher, seed);
  } finally {
    for (const guest of all) guest.close();
  }
}

function row(what: string, ours: number, bgio: number) {
  return { what, ours: round(ours), 'boardgame.io': round(bgio), 'boardgame.io / ours': round(bgio / ours) };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
