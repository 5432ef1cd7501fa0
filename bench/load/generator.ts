import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { isOurs, type ServerName } from '../serverNames.ts';
import { Match, type Counts, type Play } from './match.ts';
import { openOurs } from './ours.ts';
import { openBgio } from './bgio.ts';

/** Requests from the parent to a load generator, in this order. */
export type GeneratorRequest =
  | {
      ask: 'sit';
      server: ServerName;
      url: string;
      matches: number;
      /** Number of the first match; other generators use other ranges. */
      first: number;
      /** In milliseconds. */
      think: number;
    }
  /** Plays until each match has made this many moves, or is over; null: without end. */
  | { ask: 'play'; moves: number | null }
  /** Starts counting. */
  | { ask: 'mark' }
  | { ask: 'count' }
  | { ask: 'join'; times: number }
  | { ask: 'leave' };

/** Counts since the mark. Times are in milliseconds. */
export interface Counted extends Counts {
  /** The length of the period. */
  ms: number;
  /** CPU time of the generator itself. */
  cpuMs: number;
  /** Number of matches that have waited for a move to arrive for ten seconds. */
  stalled: number;
}

export interface Joined {
  bytes: number;
  ms: number;
}

export type GeneratorReport = { done: true } | { counted: Counted } | { joined: Joined[] } | { failed: string };

/** Number of matches to set up at a time. */
const AT_ONCE = 100;
/** A move that has not arrived after this many milliseconds has stalled its match. */
const STALLED = 10_000;

const fresh = (): Counts => ({ moves: 0, ended: 0, bytes: 0, others: [], mover: [] });

const counts = fresh();
let matches: Match[] = [];
let play: Play | null = null;
/** The first failure. It answers the pending request and all later ones. */
let failed: (why: string) => void;
const failure = new Promise<GeneratorReport>((resolve) => {
  failed = (why) => resolve({ failed: why });
});
let marked = { at: 0, cpu: process.cpuUsage() };

async function answer(request: GeneratorRequest): Promise<GeneratorReport> {
  switch (request.ask) {
    case 'sit':
      await sit(request);
      return { done: true };
    case 'play': {
      const { moves } = request;
      if (moves === null) for (const match of matches) void match.play();
      else await Promise.all(matches.map((match) => match.play(moves)));
      return { done: true };
    }
    case 'mark':
      for (const match of matches) match.mark();
      Object.assign(counts, fresh());
      marked = { at: performance.now(), cpu: process.cpuUsage() };
      return { done: true };
    case 'count':
      return { counted: counted() };
    case 'join':
      return { joined: await join(request.times) };
    case 'leave':
      for (const match of matches) match.leave();
      matches = [];
      return { done: true };
  }
}

async function sit({ server, url, matches: many, first, think }: Extract<GeneratorRequest, { ask: 'sit' }>): Promise<void> {
  const door = isOurs(server) ? openOurs(url.split(','), server.startsWith('together')) : openBgio(url);
  const playing: Play = { door, counts, think, failed };
  play = playing;
  let next = first;
  const one = async () => {
    while (next < first + many) matches.push(await Match.sit(playing, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function counted(): Counted {
  const now = performance.now();
  const { user, system } = process.cpuUsage(marked.cpu);
  for (const match of matches) match.count();
  const stalled = matches.filter(({ waitingSince }) => waitingSince !== null && now - waitingSince > STALLED).length;
  return { ...counts, ms: now - marked.at, cpuMs: (user + system) / 1000, stalled };
}

async function join(times: number): Promise<Joined[]> {
  const joined: Joined[] = [];
  for (let i = 0; i < times; i++) {
    for (const match of matches) {
      const seat = match.seats[0];
      if (seat !== undefined && play !== null) joined.push(await play.door.join(seat));
    }
    await delay(20);
  }
  return joined;
}

process.on('message', (request: GeneratorRequest) => {
  const answered = answer(request).catch((error: unknown): GeneratorReport => ({ failed: String(error) }));
  void Promise.race([failure, answered]).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit());
