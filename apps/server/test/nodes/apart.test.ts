import { expect, it } from 'vitest';
import { Nodes } from '../../src/nodes/nodes.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { openTables, type Tables } from '../../src/tables/index.ts';
import { newRequest, people, quietLog, refusal, running, Viewer } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '../secretsGame.ts';
import { Machine } from '../support/machine.ts';
import { MemoryNet, type MemoryBus } from '../support/memory-bus.ts';

interface Server {
  tables: Tables;
  bus: MemoryBus;
}

/** Two servers on one storage, Ana with one of them and Ben with the other, at a match that both see. */
async function apart() {
  const clock = new ManualClock();
  const storage = await openSqlite(':memory:');
  const net = new MemoryNet();
  const add = async (): Promise<Server> => {
    const bus = net.end();
    const nodes = await Nodes.join({ bus, clock, log: quietLog(), settings: { greetMs: 0 } });
    const tables = await openTables({ storage, clock, nodes, games: { secrets: secretsGame() }, log: quietLog() });
    return { tables, bus };
  };
  const [one, other] = [await add(), await add()];
  const [ana, ben] = await people(one.tables, 'Ana', 'Ben');
  const table = await running(one.tables, [ana!, ben!]);
  const viewers = [await Viewer.at(one.tables, table, ana!), await Viewer.at(other.tables, table, ben!)] as const;
  await clock.advance(100);
  const draw = (version = 0) => one.tables.move(ana!, { table, request: newRequest(), version, move: 'draw', args: [] });
  return { clock, one, other, ana: ana!, ben: ben!, table, viewers, draw };
}

it('what was not heard, because it was lost or its teller died, is read in the storage within a second', async () => {
  const { clock, one, other, ana, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  await draw();
  await one.tables.say(table, ana, { text: 'hola' });
  await clock.advance(10);
  expect(viewers[1].match?.version).toBe(0);
  await clock.advance(1000);
  expect(viewers[1].match?.version).toBe(1);
  expect(viewers[1].log.at(-1)?.seq).toBe(viewers[0].log.at(-1)?.seq);
  expect(viewers[1].pushes.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

it('what was not heard is told as what happened, move by move, and not only as what it led to', async () => {
  const { clock, one, other, ana, ben, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  await draw();
  await clock.advance(10);
  await one.tables.stand(table, ana);
  await clock.advance(10);
  await one.tables.return(table, ana);
  await draw(1);
  await clock.advance(1000);
  const told = viewers[1].pushes.map((push) => (push.type === 'update' ? push.version : push.type));
  expect(told.filter((each) => each !== 'table')).toEqual([1, 'log', 'log', 2]);
  const { log, state } = await other.tables.sync(table, ben);
  expect(viewers[1].log).toEqual(log);
  expect(viewers[1].match?.state).toEqual(state);
});

it('of much that was not heard, what it led to is told, and every message', async () => {
  const { clock, one, other, ana, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  for (let version = 0; version < 17; version++) await draw(version);
  for (let i = 0; i < 150; i++) await one.tables.say(table, ana, { text: `${i}` });
  await clock.advance(1000);
  expect(viewers[1].match?.version).toBe(17);
  expect(viewers[1].pushes.map(({ type }) => type)).not.toContain('update');
  const chat = viewers[1].pushes.flatMap((push) => (push.type === 'chat' ? [push.message.seq] : []));
  expect(chat).toEqual(Array.from({ length: 150 }, (_, seq) => seq));
});

it('what is heard late never leads back to before what was read meanwhile', async () => {
  const { clock, one, other, ana, ben, table, viewers, draw } = await apart();
  const late: [string, string][] = [];
  const hear = other.bus.onMessage;
  other.bus.onMessage = (...said) => void (said[0] === 'all' ? hear(...said) : late.push(said));
  await draw();
  await draw(1);
  await clock.advance(1000);
  expect(viewers[1].match?.version).toBe(2);
  await one.tables.say(table, ana, { text: 'hola' });
  await clock.advance(10);
  // Ben's words meet Ana's, and while they give way her first move arrives after all, and her words.
  const said = other.tables.say(table, ben, { text: 'hola' });
  for (const change of [late.at(0), late.at(-1)]) hear(...change!);
  await clock.advance(100);
  await said;
  expect((await other.tables.sync(table, ben)).version).toBe(2);
});

it('whoever was with a server that is gone without a word counts as away since it was heard of last', async () => {
  const { clock, one, viewers } = await apart();
  expect(viewers[1].view?.seats.map(({ present }) => present)).toEqual([true, true]);
  one.bus.isUp = false;
  await clock.advance(4000);
  expect(viewers[1].view?.seats[0]?.present).toBe(true);
  await clock.advance(5000);
  expect(viewers[1].view?.seats.map(({ present }) => present)).toEqual([false, true]);
});

it('a server that is cut off refuses changes with a name, and knows all when it is back', async () => {
  const { clock, one, other, ana, ben, table, viewers, draw } = await apart();
  one.bus.cut(false);
  expect(await refusal(draw())).toBe('unavailable');
  expect(await refusal(one.tables.say(table, ana, { text: 'hola' }))).toBe('unavailable');
  await other.tables.say(table, ben, { text: 'hola' });
  await other.tables.mute(table, ana, { seat: 1 });
  one.bus.cut(true);
  await clock.advance(10);
  expect(viewers[0].view?.muted).toHaveLength(1);
  expect(viewers[0].pushes.filter(({ type }) => type === 'chat')).toHaveLength(1);
  expect(await draw()).toMatchObject({ version: 1 });
  await clock.advance(10);
  expect(viewers[1].match?.version).toBe(1);
});

it('a server that hears nothing although its line stands notices that by its own words', async () => {
  const { clock, one, draw } = await apart();
  one.bus.isDeaf = true;
  await clock.advance(8000);
  expect(await refusal(draw())).toBe('unavailable');
  one.bus.isDeaf = false;
  await clock.advance(2000);
  expect(await draw()).toMatchObject({ version: 1 });
});

it('the time in which none of them was there is given back, however short, and once', async () => {
  const hand = new ManualClock();
  const storage = await openSqlite(':memory:');
  const start = async (net: MemoryNet) => {
    const machine = new Machine(hand);
    const nodes = await Nodes.join({ bus: net.end(), clock: machine, log: quietLog(), settings: { greetMs: 50 } });
    const tables = await openTables({ storage, clock: machine, nodes, games: { secrets: secretsGame() }, log: quietLog() });
    return { machine, tables };
  };
  const before = new MemoryNet();
  const both = [await start(before), await start(before)] as const;
  const [ana, ben] = await people(both[0].tables, 'Ana', 'Ben');
  const table = await running(both[0].tables, [ana!, ben!], { pace: { kind: 'live', clock: { turn: 600 } } });
  const dueAt = async ({ tables }: { tables: Tables }) => (await tables.summary(table, ana))?.clock?.[0]?.dueAt;
  const due = (await dueAt(both[0]))!;
  // One of them alone is missed by nobody.
  await hand.advance(7000);
  both[0].machine.cut();
  await hand.advance(4000);
  const third = await start(before);
  expect(await dueAt(third)).toBe(due);
  for (const { machine } of [both[1], third]) machine.cut();
  // Their last sign of life was that of the third, at its start.
  await hand.advance(8000);
  const after = new MemoryNet();
  const [fourth, fifth] = await Promise.all([start(after), start(after)]);
  expect([await dueAt(fourth), await dueAt(fifth)]).toEqual([due + 8000, due + 8000]);
});
