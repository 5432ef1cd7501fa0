import { expect, it } from 'vitest';
import { Nodes } from '../../src/nodes/nodes.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { openTables, type Tables } from '../../src/tables/index.ts';
import { newRequest, people, quietLog, refusal, running, Viewer } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '../secretsGame.ts';
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
    const nodes = await Nodes.join({ bus, clock, log: quietLog() });
    const tables = await openTables({ storage, clock, nodes, games: { secrets: secretsGame() }, log: quietLog() });
    return { tables, bus };
  };
  const [one, other] = [await add(), await add()];
  const [ana, ben] = await people(one.tables, 'Ana', 'Ben');
  const table = await running(one.tables, [ana!, ben!]);
  const viewers = [await Viewer.at(one.tables, table, ana!), await Viewer.at(other.tables, table, ben!)] as const;
  await clock.advance(100);
  const draw = () => one.tables.move(ana!, { table, request: newRequest(), version: 0, move: 'draw', args: [] });
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
