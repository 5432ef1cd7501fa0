import { expect, it, vi } from 'vitest';
import { Nodes } from '../../src/nodes/nodes.ts';
import { openSqlite } from '../../src/storage/index.ts';
import { openTables, type Tables } from '../../src/tables/index.ts';
import { newRequest, registerUsers, quietLog, refusal, running, settingsOf, Viewer } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { Machine } from '../support/machine.ts';
import { MemoryNet, type MemoryBus } from '../support/memory-bus.ts';

interface Server {
  tables: Tables;
  bus: MemoryBus;
}

/**
 * Two servers on one storage, and a match. By default Ana is connected to the first server and Ben
 * to the second one.
 */
async function apart({ names = ['Ana', 'Ben'], at = [0, 1] } = {}) {
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
  const players = await registerUsers(one.tables, ...names);
  const [ana, ben, eva] = players;
  const table = await running(one.tables, players);
  const viewers: Viewer[] = [];
  for (const [i, player] of players.entries()) viewers.push(await Viewer.at([one, other][at[i]!]!.tables, table, player));
  await clock.advance(100);
  const draw = (version = 0) => one.tables.move(ana!, { table, request: newRequest(), version, move: 'draw', args: [] });
  const all = viewers as [Viewer, Viewer, ...Viewer[]];
  return { clock, storage, net, one, other, ana: ana!, ben: ben!, eva, table, viewers: all, draw };
}

it('a change whose message was lost, or whose sender died, is read from the storage within two seconds', async () => {
  const { clock, one, other, ana, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  await draw();
  await one.tables.say(table, ana, { text: 'hola' });
  await clock.advance(10);
  expect(viewers[1].match?.version).toBe(0);
  await clock.advance(2000);
  expect(viewers[1].match?.version).toBe(1);
  expect(viewers[1].log.at(-1)?.seq).toBe(viewers[0].log.at(-1)?.seq);
  expect(viewers[1].pushes.filter(({ type }) => type === 'chat')).toHaveLength(1);
});

it('a change whose message is under way while the server polls is not read from the storage', async () => {
  const { clock, storage, other, viewers, draw } = await apart();
  const load = vi.spyOn(storage, 'load');
  const late: string[] = [];
  other.bus.intercept = (_channel, text) => void late.push(text);
  for (let version = 0; version < 4; version++) {
    await draw(version);
    await clock.advance(1000);
    for (const text of late.splice(0)) other.bus.receive(text);
    await clock.advance(10);
  }
  expect(viewers[1].match?.version).toBe(4);
  expect(load).not.toHaveBeenCalled();
});

it('missed updates are sent move by move, not only as the resulting state', async () => {
  const { clock, one, other, ana, ben, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  await draw();
  await clock.advance(10);
  await one.tables.stand(table, ana);
  await clock.advance(10);
  await one.tables.return(table, ana);
  await draw(1);
  await clock.advance(2000);
  const received = viewers[1].pushes.map((push) => (push.type === 'update' ? push.version : push.type));
  expect(received.filter((each) => each !== 'table')).toEqual([1, 'log', 'log', 2]);
  const { log, state } = await other.tables.sync(table, ben);
  expect(viewers[1].log).toEqual(log);
  expect(viewers[1].match?.state).toEqual(state);
});

it('a request to end the match also asks a player who has just entered on another server', async () => {
  const { clock, one, other, ana, ben, table, viewers } = await apart();
  await other.tables.leave(table, viewers[1].id);
  await clock.advance(60_000);
  // Messages arrive after a delay.
  one.bus.intercept = (_channel, text) => void setTimeout(() => one.bus.receive(text), 30);
  const page = await Viewer.at(other.tables, table, ben);
  await one.tables.discard(table, ana);
  await other.tables.discard(table, ben);
  await vi.waitFor(() => expect([viewers[0].view?.ended, page.view?.ended]).toEqual([true, true]));
});

it('a vote to end the match on a server that had not loaded it includes the players of a server that died', async () => {
  const { clock, one, other, ana, ben, eva, table } = await apart({ names: ['Ana', 'Ben', 'Eva'], at: [0, 0, 0] });
  await clock.advance(10 * 60_000);
  one.bus.cut(false);
  await clock.advance(8000);
  const first = await Viewer.at(other.tables, table, ana);
  await Viewer.at(other.tables, table, ben);
  await other.tables.discard(table, ana);
  await other.tables.discard(table, ben);
  expect(first.view?.vote).toEqual({ by: 0, agreed: [0, 1], waiting: [2] });
  await Viewer.at(other.tables, table, eva!);
  await other.tables.discard(table, eva!);
  expect(first.view?.ended).toBe(true);
});

it('after many lost changes, the final state and every chat message is sent', async () => {
  const { clock, one, other, ana, table, viewers, draw } = await apart();
  other.bus.isDeaf = true;
  for (let version = 0; version < 17; version++) await draw(version);
  for (let i = 0; i < 150; i++) await one.tables.say(table, ana, { text: `${i}` });
  await clock.advance(2000);
  expect(viewers[1].match?.version).toBe(17);
  expect(viewers[1].pushes.map(({ type }) => type)).not.toContain('update');
  const chat = viewers[1].pushes.flatMap((push) => (push.type === 'chat' ? [push.message.seq] : []));
  expect(chat).toEqual(Array.from({ length: 150 }, (_, seq) => seq));
});

it('a late message never reverts a newer state that was read from the storage', async () => {
  const { clock, one, other, ana, ben, table, viewers, draw } = await apart();
  const late: string[] = [];
  other.bus.intercept = (channel, text) => void (channel === 'all' ? other.bus.receive(text) : late.push(text));
  await draw();
  await draw(1);
  await clock.advance(2000);
  expect(viewers[1].match?.version).toBe(2);
  await one.tables.say(table, ana, { text: 'hola' });
  await clock.advance(10);
  // Ben's message conflicts with Ana's. During the retry, her delayed move and message arrive.
  const said = other.tables.say(table, ben, { text: 'hola' });
  for (const change of [late.at(0), late.at(-1)]) other.bus.receive(change!);
  await clock.advance(100);
  await said;
  expect((await other.tables.sync(table, ben)).version).toBe(2);
});

it('people on a server that died count as away since its last message', async () => {
  const { clock, one, viewers } = await apart();
  expect(viewers[1].view?.seats.map(({ present }) => present)).toEqual([true, true]);
  one.bus.isUp = false;
  await clock.advance(4000);
  expect(viewers[1].view?.seats[0]?.present).toBe(true);
  await clock.advance(5000);
  expect(viewers[1].view?.seats.map(({ present }) => present)).toEqual([false, true]);
});

it('a server that is cut off rejects changes with an error code, and is up to date when it is back', async () => {
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

it('a server whose connection stays open but delivers nothing notices that its own messages are missing', async () => {
  const { clock, one, draw } = await apart();
  one.bus.isDeaf = true;
  await clock.advance(8000);
  expect(await refusal(draw())).toBe('unavailable');
  one.bus.isDeaf = false;
  await clock.advance(2000);
  expect(await draw()).toMatchObject({ version: 1 });
});

/** Records the messages that reach a server, without the periodic ones. */
function recorded({ bus }: Server): { channel: string; text: string }[] {
  const received: { channel: string; text: string }[] = [];
  bus.intercept = (channel, text) => {
    if (!text.includes('"type":"hello"')) received.push({ channel, text });
    bus.receive(text);
  };
  return received;
}

it('a move comes encoded for the audiences of the other server, and for no others', async () => {
  const { clock, one, other, ben, table, viewers, draw } = await apart();
  const spectator = await Viewer.at(other.tables, table, null);
  await clock.advance(100);
  const received = recorded(other);
  await draw();
  await clock.advance(10);
  const { batch } = JSON.parse(received.find(({ text }) => text.includes('"type":"change"'))?.text ?? '') as {
    batch: { updates: Record<string, string> }[];
  };
  expect(Object.keys(batch[0]?.updates ?? {}).toSorted()).toEqual(['1', 'spectators']);
  const { state } = await other.tables.sync(table, ben);
  expect(viewers[1].match?.state).toEqual(state);
  expect(spectator.match?.version).toBe(1);
  expect(viewers[0].match?.state).toEqual((await one.tables.sync(table, viewers[0].person)).state);
});

it('an update of another build is not forwarded: the server encodes its own', async () => {
  const { clock, other, ben, table, viewers, draw } = await apart();
  other.bus.intercept = (_channel, text) => {
    other.bus.receive(text.replace(/"updates":\{[^}]*\}+"\},"build":"\w+"/, '"updates":{"1":"[null]"},"build":"other"'));
  };
  await draw();
  await clock.advance(10);
  expect(viewers[1].match?.state).toEqual((await other.tables.sync(table, ben)).state);
});

it('a server without guests at a table gets no messages about its moves, except whose turn it is, once per moment', async () => {
  const { clock, other, draw } = await apart({ at: [0, 0] });
  const received = recorded(other);
  for (let version = 0; version < 3; version++) await draw(version);
  await clock.advance(150);
  expect(received.filter(({ channel }) => channel !== 'all')).toEqual([]);
  expect(received.filter(({ text }) => text.includes('"type":"turns"'))).toHaveLength(1);
});

it('a move that is stored while another server loads the table reaches it without a wait', async () => {
  const { clock, one, other, ben, table, draw } = await apart({ at: [0, 0] });
  // The first server receives `follow` of the other one only after its move.
  const late: string[] = [];
  one.bus.intercept = (_channel, text) => void late.push(text);
  const page = await Viewer.at(other.tables, table, ben);
  await draw();
  one.bus.intercept = null;
  for (const text of late) one.bus.receive(text);
  await vi.waitFor(() => expect(page.match?.version).toBe(1));
  await clock.advance(10);
});

it('an outage of all servers is given back once, however short it was', async () => {
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
  const [ana, ben] = await registerUsers(both[0].tables, 'Ana', 'Ben');
  const table = await running(both[0].tables, [ana!, ben!], { pace: { kind: 'live', clock: { turn: 600 } } });
  const dueAt = async ({ tables }: { tables: Tables }) => (await tables.summary(table, ana))?.clock?.[0]?.dueAt;
  const due = (await dueAt(both[0]))!;
  // The stop of a single server is not an outage.
  await hand.advance(7000);
  both[0].machine.cut();
  await hand.advance(4000);
  const third = await start(before);
  expect(await dueAt(third)).toBe(due);
  for (const { machine } of [both[1], third]) machine.cut();
  // Their last heartbeat was the third server's, at its start.
  await hand.advance(8000);
  const after = new MemoryNet();
  const [fourth, fifth] = await Promise.all([start(after), start(after)]);
  expect([await dueAt(fourth), await dueAt(fifth)]).toEqual([due + 8000, due + 8000]);
});

it('a late message about a table that was deleted meanwhile does not list it again', async () => {
  const { clock, one, other, ana, ben } = await apart();
  const table = await one.tables.open(ana, settingsOf({ listed: true }));
  await clock.advance(10);
  const late: string[] = [];
  other.bus.intercept = (_channel, text) => void (text.includes('"listed"') ? late.push(text) : other.bus.receive(text));
  await one.tables.sit(table, ben);
  await one.tables.discard(table, ana);
  await clock.advance(10);
  expect(late).toHaveLength(1);
  for (const text of late) other.bus.receive(text);
  const { tables } = await other.tables.enterLobby({ id: 'lobby', person: ben, send: () => undefined });
  expect(tables.map(({ id }) => id)).not.toContain(table);
});

it('a starting server lists what others open, and not what they delete, while it reads the list', async () => {
  const { clock, storage, net, one, ana } = await apart();
  const deleted = await one.tables.open(ana, settingsOf());
  const nodes = await Nodes.join({ bus: net.end(), clock, log: quietLog(), settings: { greetMs: 0 } });
  await clock.advance(10);
  const read = storage.recentTables.bind(storage);
  let opened = '';
  vi.spyOn(storage, 'recentTables').mockImplementationOnce(async (after) => {
    const heads = await read(after);
    opened = await one.tables.open(ana, settingsOf());
    await one.tables.discard(deleted, ana);
    await clock.advance(10);
    return heads;
  });
  const tables = await openTables({ storage, clock, nodes, games: { secrets: secretsGame() }, log: quietLog() });
  const list = await tables.enterLobby({ id: 'lobby', person: ana, send: () => undefined });
  const ids = list.tables.map(({ id }) => id);
  expect(ids).toContain(opened);
  expect(ids).not.toContain(deleted);
});

it('what a server stored while its messages were lost reaches the lobbies of the others when it is back', async () => {
  const { clock, one, other, ana } = await apart();
  const [deleted, started] = [
    await one.tables.open(ana, settingsOf()),
    await one.tables.open(ana, settingsOf({ seats: 2, bots: ['easy'] })),
  ];
  await clock.advance(10);
  const lost = vi.spyOn(one.bus, 'publish').mockReturnValue(undefined);
  await one.tables.discard(deleted, ana);
  await one.tables.start(started, ana);
  one.bus.cut(false);
  lost.mockRestore();
  one.bus.cut(true);
  await clock.advance(10);
  const { tables } = await other.tables.enterLobby({ id: 'lobby', person: ana, send: () => undefined });
  expect(tables.map(({ id }) => id)).not.toContain(deleted);
  expect(tables.find(({ id }) => id === started)?.status).toBe('running');
});
