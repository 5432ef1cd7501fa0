import { describe, expect, it, vi } from 'vitest';
import { people, play, running, Viewer } from '../../test/harness.ts';
import { browser, minute, noticesWorld, second, wanting } from '../../test/support/notices.ts';
import { CorruptRecordError } from '../storage/errors.ts';
import type { NoticeRecord, Storage } from '../storage/storage.ts';
import { openSqlite } from '../storage/index.ts';
import { deliveryTo } from './courier.ts';
import type { Letter, Outcome } from './sender.ts';

type World = Awaited<ReturnType<typeof noticesWorld>>;

/** Senders that answer when a test wants them to: nobody whose endpoint has `silent` in it is answered before. */
function senders() {
  const waiting: { letter: Letter; answer: (outcome: Outcome) => void }[] = [];
  return {
    waiting,
    answer: (letter: Letter): Promise<Outcome> => {
      if (!letter.target.includes('silent')) return Promise.resolve('done');
      return new Promise((answer) => waiting.push({ letter, answer }));
    },
  };
}

/** People with a browser each, at these hosts. */
async function subscribed({ tables, notices }: World, ...hosts: string[]) {
  const all = await people(tables, ...hosts.map((_, i) => `P${i}`));
  const channels: string[] = [];
  for (const [i, host] of hosts.entries()) {
    const subscription = browser(`https://${host}/${i}`);
    channels.push((await notices.channels.addBrowser(all[i]!, subscription, 'phone', 'es')).channel);
  }
  return { all, channels };
}

/** Makes one delivery due for each of these channels, in this order. */
async function due(storage: Storage, clock: World['clock'], channels: readonly string[]) {
  const deliveries = channels.map((channel, i) => ({
    ...deliveryTo(channel, { kind: 'confirm' }, clock.now() + i),
    id: `delivery-${String(i).padStart(4, '0')}`,
  }));
  await storage.dispatch({ taken: [], deferred: [], deliveries });
  return deliveries;
}

describe('a receiver that does not answer', () => {
  it('delays neither what is due for others nor what becomes due later', async () => {
    const { waiting, answer } = senders();
    const world = await noticesWorld({ answer });
    const { tables, pass, told, notices } = world;
    const { all, channels } = await subscribed(world, 'silent.example');
    await due(world.storage, world.clock, channels);
    await notices.channels.addBrowser(all[0]!, browser('https://other.example/'), 'phone', 'es');
    await pass(minute);
    expect(waiting).toHaveLength(1);
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    await wanting(notices, ben!);
    const table = await running(tables, [ana!, ben!]);
    await pass(minute);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await pass(2 * minute);
    expect(told.filter(({ to }) => to === ben!.id).map(({ kinds }) => kinds)).toEqual([['begins'], ['turn']]);
    expect(waiting).toHaveLength(1);
    await world.close();
  });

  it('gets two deliveries at once, and a long queue for it hides nobody', async () => {
    const { waiting, answer } = senders();
    const world = await noticesWorld({ answer });
    const { pass, told, storage, clock } = world;
    const { all, channels } = await subscribed(world, 'silent.example', 'silent.example', 'quick.example');
    const [one = '', two = '', quick = ''] = channels;
    await due(storage, clock, [...Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? one : two)), quick]);
    await pass(second);
    expect(waiting).toHaveLength(2);
    expect(told.filter(({ to }) => to === all[2]!.id)).toHaveLength(1);
    waiting[0]?.answer('done');
    await pass(0);
    expect(waiting).toHaveLength(3);
    await world.close();
  });

  it('has at most so many of its kind, and so many in all, under way at once', async () => {
    const silent = senders();
    const lanes = { all: 4, perKind: 3, perReceiver: 2 };
    const world = await noticesWorld({ answer: silent.answer, settings: { lanes } });
    const { pass, storage, clock, tables, notices } = world;
    const { channels } = await subscribed(world, ...Array.from({ length: 9 }, (_, i) => `silent${i}.example`));
    const [host] = await people(tables, 'Host');
    const table = await running(tables, [host!, ...(await people(tables, 'Guest'))]);
    const hooks: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const address = `https://silent.hooks${name}.example/`;
      hooks.push((await notices.hooks!.add(table, host!, { kind: 'json', address, language: 'es' })).hook.id);
    }
    await due(storage, clock, channels);
    await pass(second);
    expect(silent.waiting).toHaveLength(3);
    await storage.dispatch({
      taken: [],
      deferred: [],
      deliveries: hooks.map((channel) => deliveryTo(channel, { kind: 'confirm' }, clock.now())),
    });
    await pass(2 * second);
    expect(silent.waiting.map(({ letter }) => letter.channel.kind)).toEqual(['push', 'push', 'push', 'hook']);
    await world.close();
  });
});

/** A sender that is still connecting when it is aborted. */
function untilAborted({ signal }: Letter): Promise<Outcome> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ after: 0 })));
}

describe('a stop', () => {
  it('ends within a bound though a sender never settles', async () => {
    const { waiting, answer } = senders();
    const world = await noticesWorld({ answer });
    const { clock, notices, storage } = world;
    const { channels } = await subscribed(world, 'silent.example');
    await due(storage, clock, channels);
    await world.pass(second);
    expect(waiting).toHaveLength(1);
    let isStopped = false;
    const stopped = notices.stop().then(() => (isStopped = true));
    await clock.advance(4 * second);
    expect(isStopped).toBe(true);
    await stopped;
    // It may have arrived.
    expect(await storage.deliveriesUntil(clock.now() + minute)).toEqual([]);
    await world.tables.close();
  });

  it('leaves what has not been sent to the next server, which sends it once', async () => {
    const world = await noticesWorld({ answer: untilAborted });
    const { clock, notices, storage } = world;
    const { all, channels } = await subscribed(world, 'a.example', 'a.example', 'a.example');
    await due(storage, clock, channels);
    await world.pass(second);
    expect(world.told).toHaveLength(2);
    const stopped = notices.stop();
    await clock.advance(2 * second);
    await stopped;
    expect((await storage.deliveriesUntil(clock.now())).map(({ tries }) => tries)).toEqual([0, 0, 0]);
    const next = await noticesWorld({ storage, clock });
    await next.pass(minute);
    expect(next.told.map(({ to }) => to).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    await next.pass(60 * minute);
    expect(next.told).toHaveLength(3);
    await next.close();
    await world.tables.close();
  });

  it('waits for what is answered within the grace', async () => {
    const { waiting, answer } = senders();
    const world = await noticesWorld({ answer });
    const { clock, notices, storage } = world;
    const { channels } = await subscribed(world, 'silent.example');
    await due(storage, clock, channels);
    await world.pass(second);
    const stopped = notices.stop();
    await clock.advance(second);
    waiting[0]?.answer('done');
    await stopped;
    expect(waiting[0]?.letter.signal.aborted).toBe(true);
    expect(await storage.nextDue()).toBeNull();
    await world.tables.close();
  });
});

it('is tried again though its failure comes long after the worker has gone on', async () => {
  const { waiting, answer } = senders();
  const world = await noticesWorld({ answer });
  const { pass, storage, clock } = world;
  const { channels } = await subscribed(world, 'silent.example');
  await due(storage, clock, channels);
  await pass(9 * second);
  waiting[0]?.answer({ after: 0 });
  await pass(2 * minute);
  expect(waiting).toHaveLength(2);
  await world.close();
});

it('notifies the others of theirs when a table cannot be read', async () => {
  const storage = await openSqlite(':memory:');
  const world = await noticesWorld({ storage });
  const { tables, notices, pass, news, clock } = world;
  const [ana, ben] = await people(tables, 'Ana', 'Ben');
  await wanting(notices, ana!, ben!);
  const broken = await running(tables, [ana!, ben!]);
  const sound = await running(tables, [ana!, ben!]);
  await pass(2 * minute);
  news();
  const read = storage.head.bind(storage);
  vi.spyOn(storage, 'head').mockImplementation((id) =>
    id === broken ? Promise.reject(new CorruptRecordError(broken, 'its settings')) : read(id),
  );
  const soon: NoticeRecord = {
    id: 'soon',
    table: broken,
    person: ana!.id,
    kind: 'soon',
    version: 0,
    about: [],
    dueAt: clock.now(),
  };
  await storage.commit({ id: broken, notices: [soon] });
  await tables.say(sound, ana!, { text: '@Ben' });
  await pass(2 * minute);
  expect(Object.keys(news())).toEqual([ben!.id]);
  await world.close();
});
