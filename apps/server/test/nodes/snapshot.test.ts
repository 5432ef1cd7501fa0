import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { Nodes } from '../../src/nodes/nodes.ts';
import { RefusedError } from '../../src/refused.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import { openTables, type Tables } from '../../src/tables/index.ts';
import { calm, newRequest, registerUsers, quietLog, running, Viewer } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { known } from '../support/known.ts';
import { MemoryNet, type MemoryBus } from '../support/memory-bus.ts';

/** A storage that calls `between` after each call, before the caller gets the result. */
function interrupted(storage: Storage, between: (call: string) => Promise<void>): Storage {
  return new Proxy(storage, {
    get: (target, name: keyof Storage) => {
      const method = (target[name] as (...args: unknown[]) => Promise<unknown>).bind(target);
      return async (...args: unknown[]) => {
        const answer = await method(...args);
        await between(name);
        return answer;
      };
    },
  });
}

const nothing = async (): Promise<void> => undefined;

interface Server {
  tables: Tables;
  bus: MemoryBus;
}

/** Servers on one storage, each of which can be interrupted between two reads. */
async function servers(count: number, between: (server: number, call: string) => Promise<void>) {
  const clock = new ManualClock();
  const storage = await openSqlite(':memory:');
  const net = new MemoryNet();
  const log = quietLog();
  const add = async (nth: number): Promise<Server> => {
    const bus = net.end();
    const nodes = await Nodes.join({ bus, clock, log, settings: { greetMs: 0 } });
    const own = interrupted(storage, (call) => between(nth, call));
    const tables = await openTables({ storage: own, clock, nodes, games: { secrets: secretsGame() }, log, settings: calm });
    return { tables, bus };
  };
  const all: Server[] = [];
  for (let nth = 0; nth < count; nth++) all.push(await add(nth));
  return { clock, log, all };
}

/**
 * Whether the request was accepted: another server may have been faster, or a server may have
 * noticed that it is cut off.
 */
async function isDone(request: Promise<unknown>): Promise<boolean> {
  const refused = await request.then(
    () => null,
    (error: unknown) => error,
  );
  if (refused === null) return true;
  expect(['stale', 'illegalMove', 'unavailable']).toContain(refused instanceof RefusedError ? refused.refusal.code : refused);
  return false;
}

const seqs = (lines: readonly { seq: number }[]): number[] => lines.map(({ seq }) => seq);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const messages = ({ pushes }: Viewer): number[] => pushes.flatMap((push) => (push.type === 'chat' ? [push.message.seq] : []));

it('a table is read as of one moment: a move stored by another server between two reads comes with its lines', async () => {
  let between = nothing;
  const { clock, log, all } = await servers(2, async (server) => {
    if (server === 1) await between();
  });
  const [one, other] = all as [Server, Server];
  const [ana, ben] = await registerUsers(one.tables, 'Ana', 'Ben');
  const table = await running(one.tables, [known(ana), known(ben)]);
  const viewers = [await Viewer.at(one.tables, table, known(ana)), await Viewer.at(other.tables, table, known(ben))] as const;
  await clock.advance(100);
  let version = 0;
  const draw = async () => {
    await one.tables.move(known(ana), { table, request: newRequest(), version, move: 'draw', args: [] });
    version += 1;
    await one.tables.say(table, known(ana), { text: 'hola' });
  };
  other.bus.isDeaf = true;
  await draw();
  // Each of the next reads of the other server is followed by a move and a message.
  between = async () => {
    if (version < 8) await draw();
  };
  await clock.advance(5000);
  expect(viewers[1].match?.version).toBe(8);
  expect(seqs(viewers[1].log)).toEqual(seqs(viewers[0].log));
  expect(messages(viewers[1])).toEqual(upTo(8));
  expect(log.errors).toEqual([]);
});

it('a player who enters while another server stores a message gets it once', async () => {
  let between = nothing;
  const { clock, all } = await servers(2, async (server, call) => {
    if (server === 1 && call === 'standings') await between();
  });
  const [one, other] = all as [Server, Server];
  const [ana, ben] = await registerUsers(one.tables, 'Ana', 'Ben');
  const table = await running(one.tables, [known(ana), known(ben)]);
  await Viewer.at(other.tables, table, null);
  const late: string[] = [];
  other.bus.intercept = (channel, text) => void (channel === 'all' ? other.bus.receive(text) : late.push(text));
  between = async () => {
    between = nothing;
    await one.tables.say(table, known(ana), { text: 'hola' });
  };
  const viewer = new Viewer(known(ben));
  const { chat } = await other.tables.enter(table, viewer);
  await vi.waitFor(() => expect(late.join()).toContain('"type":"change"'));
  for (const said of late) other.bus.receive(said);
  await clock.advance(100);
  expect([...seqs(chat), ...messages(viewer)]).toEqual([0]);
});

it.each(upTo(12))('every viewer on three servers gets every line and message once, despite losses: run %i', async (run) => {
  // A small generator, so that a run can be repeated.
  let state = run + 1;
  const chance = (percent: number): boolean => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state % 10_007 < percent * 100;
  };
  const { clock, log, all } = await servers(3, async () => {
    while (chance(75)) await turn();
  });
  const world = all as [Server, Server, Server];
  const persons = await registerUsers(world[0].tables, 'Ana', 'Ben', 'Eva');
  const table = await running(world[0].tables, persons, { options: { turns: 60 } });
  await clock.advance(100);
  const viewers: Viewer[] = [];
  for (const [nth, { tables }] of world.entries()) {
    viewers.push(await Viewer.at(tables, table, known(persons[nth])), await Viewer.at(tables, table, null));
  }
  const first = viewers.map(({ log: lines }) => seqs(lines));
  const moveBy = async (nth: number) => {
    const { tables } = known(world[nth]);
    const match = await tables.sync(table, known(persons[nth]));
    const request = { table, request: newRequest(), version: match.version, move: chance(30) ? 'end' : 'draw', args: [] };
    await isDone(tables.move(known(persons[nth]), request));
  };
  const say = async (nth: number) => {
    if (await isDone(known(world[nth]).tables.say(table, known(persons[nth]), { text: 'hola' }))) spoken += 1;
  };
  let spoken = 0;
  for (let round = 0; round < 40; round++) {
    for (const { bus } of world) bus.isDeaf = chance(30);
    await Promise.all([...upTo(3).map(moveBy), ...(chance(30) ? [say(round % 3)] : []), clock.advance(chance(50) ? 1000 : 10)]);
  }
  for (const { bus } of world) bus.isDeaf = false;
  await clock.advance(5000);
  const last = known(viewers[0]).log.at(-1)?.seq ?? 0;
  expect(last).toBeGreaterThan(20);
  for (const [nth, viewer] of viewers.entries()) {
    const from = first[nth]?.[0] ?? 0;
    expect({ nth, lines: seqs(viewer.log) }).toEqual({ nth, lines: upTo(last + 1 - from).map((i) => from + i) });
    expect({ nth, messages: messages(viewer) }).toEqual({ nth, messages: upTo(spoken) });
  }
  expect(log.errors).toEqual([]);
});
