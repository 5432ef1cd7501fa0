import { describe, expect, it, vi } from 'vitest';
import { registerUsers, play, running, Viewer } from '../../test/harness.ts';
import { browser, minute, notificationsWorld, second, subscribe } from '../../test/support/notifications.ts';
import { CorruptRecordError } from '../storage/errors.ts';
import type { NotificationRecord, Storage } from '../storage/storage.ts';
import { openSqlite } from '../storage/index.ts';
import { deliveryTo } from './notificationWorker.ts';
import type { OutgoingMessage, Outcome } from './sender.ts';

type World = Awaited<ReturnType<typeof notificationsWorld>>;

/**
 * Senders that succeed at once, except for endpoints with `silent` in their name, which a test
 * settles.
 */
function senders() {
  const waiting: { outgoing: OutgoingMessage; answer: (outcome: Outcome) => void }[] = [];
  return {
    waiting,
    answer: (outgoing: OutgoingMessage): Promise<Outcome> => {
      if (!outgoing.target.includes('silent')) return Promise.resolve('done');
      return new Promise((answer) => waiting.push({ outgoing, answer }));
    },
  };
}

/** People, each with a browser at one of these hosts. */
async function subscribed({ tables, notifications }: World, ...hosts: string[]) {
  const all = await registerUsers(tables, ...hosts.map((_, i) => `P${i}`));
  const channels: string[] = [];
  for (const [i, host] of hosts.entries()) {
    const subscription = browser(`https://${host}/${i}`);
    channels.push((await notifications.channels.addBrowser(all[i]!, subscription, 'phone', 'es', null)).channel);
  }
  return { all, channels };
}

/** Stores one due delivery per channel, in this order. */
async function due(storage: Storage, clock: World['clock'], channels: readonly string[]) {
  const deliveries = channels.map((channel, i) => ({
    ...deliveryTo(channel, { kind: 'confirm' }, clock.now() + i),
    id: `delivery-${String(i).padStart(4, '0')}`,
  }));
  await storage.dispatch({ taken: [], deferred: [], deliveries });
  return deliveries;
}

describe('a receiver that does not respond', () => {
  it('delays neither due deliveries to others nor later ones', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { tables, pass, sent, notifications } = world;
    const { all, channels } = await subscribed(world, 'silent.example');
    await due(world.storage, world.clock, channels);
    await notifications.channels.addBrowser(all[0]!, browser('https://other.example/'), 'phone', 'es', null);
    await pass(minute);
    expect(waiting).toHaveLength(1);
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ben!);
    const table = await running(tables, [ana!, ben!]);
    await pass(minute);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await pass(2 * minute);
    expect(sent.filter(({ to }) => to === ben!.id).map(({ kinds }) => kinds)).toEqual([['begins'], ['turn']]);
    expect(waiting).toHaveLength(1);
    await world.close();
  });

  it('gets two deliveries at once, and its long queue blocks no others', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { pass, sent, storage, clock } = world;
    const { all, channels } = await subscribed(world, 'silent.example', 'silent.example', 'quick.example');
    const [one = '', two = '', quick = ''] = channels;
    await due(storage, clock, [...Array.from({ length: 120 }, (_, i) => (i % 2 === 0 ? one : two)), quick]);
    await pass(second);
    expect(waiting).toHaveLength(2);
    expect(sent.filter(({ to }) => to === all[2]!.id)).toHaveLength(1);
    waiting[0]?.answer('done');
    await pass(0);
    expect(waiting).toHaveLength(3);
    await world.close();
  });

  it('takes two slots of one person, however many browsers they have', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { pass, sent, storage, clock, notifications, tables } = world;
    const [mallory, ana] = await registerUsers(tables, 'Mallory', 'Ana');
    const add = async (person: typeof mallory, host: string) =>
      (await notifications.channels.addBrowser(person!, browser(`https://${host}/`), 'phone', 'es', null)).channel;
    const silent: string[] = [];
    for (let i = 0; i < 10; i++) silent.push(await add(mallory, `silent${i}.example`));
    const quick = await add(ana, 'quick.example');
    await due(storage, clock, [...silent, quick]);
    await pass(second);
    expect(waiting).toHaveLength(2);
    expect(sent.filter(({ to }) => to === ana!.id)).toHaveLength(1);
    waiting[0]?.answer('done');
    await pass(0);
    expect(waiting).toHaveLength(3);
    await world.close();
  });

  it('takes two slots of one host, at however many tables their webhooks are', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { pass, storage, clock, notifications, tables } = world;
    const [mallory, guest, ana] = await registerUsers(tables, 'Mallory', 'Guest', 'Ana');
    const hooks: string[] = [];
    const add = async (host: typeof mallory, receiver: string) => {
      const table = await running(tables, [host!, guest!]);
      const address = `https://${receiver}/`;
      hooks.push((await notifications.webhooks!.add(table, host!, { kind: 'json', address, language: 'es' })).hook.id);
    };
    for (let i = 0; i < 8; i++) await add(mallory, `silent.hooks${i}.example`);
    await add(ana, 'silent.hook.example');
    await due(storage, clock, hooks);
    await pass(second);
    expect(waiting.map(({ outgoing }) => JSON.parse(outgoing.target) as { address: string })).toMatchObject([
      { address: 'https://silent.hooks0.example/' },
      { address: 'https://silent.hooks1.example/' },
      { address: 'https://silent.hook.example/' },
    ]);
    await world.close();
  });

  it('takes at most the slots of its kind, and all kinds at most the total', async () => {
    const silent = senders();
    const slots = { total: 4, perKind: 3, perReceiver: 2, perOwner: 2 };
    const world = await notificationsWorld({ answer: silent.answer, settings: { slots } });
    const { pass, storage, clock, tables, notifications } = world;
    const { channels } = await subscribed(world, ...Array.from({ length: 9 }, (_, i) => `silent${i}.example`));
    const [host] = await registerUsers(tables, 'Host');
    const table = await running(tables, [host!, ...(await registerUsers(tables, 'Guest'))]);
    const hooks: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const address = `https://silent.hooks${name}.example/`;
      hooks.push((await notifications.webhooks!.add(table, host!, { kind: 'json', address, language: 'es' })).hook.id);
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
    expect(silent.waiting.map(({ outgoing }) => outgoing.channel.kind)).toEqual(['push', 'push', 'push', 'hook']);
    await world.close();
  });
});

/** A sender that is not connected yet when it is aborted. */
function untilAborted({ signal }: OutgoingMessage): Promise<Outcome> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ after: 0 })));
}

describe('a stop', () => {
  it('ends within the grace though a sender never settles', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { clock, stop, storage } = world;
    const { channels } = await subscribed(world, 'silent.example');
    await due(storage, clock, channels);
    await world.pass(second);
    expect(waiting).toHaveLength(1);
    let isStopped = false;
    const stopped = stop().then(() => (isStopped = true));
    await clock.advance(4 * second);
    expect(isStopped).toBe(true);
    await stopped;
    // The message may have arrived.
    expect(await storage.deliveriesUntil(clock.now() + minute)).toEqual([]);
    await world.tables.close();
  });

  it('leaves unsent deliveries to the next server, which sends them once', async () => {
    const world = await notificationsWorld({ answer: untilAborted });
    const { clock, stop, storage } = world;
    const { all, channels } = await subscribed(world, 'a.example', 'a.example', 'a.example');
    await due(storage, clock, channels);
    await world.pass(second);
    expect(world.sent).toHaveLength(2);
    const stopped = stop();
    await clock.advance(2 * second);
    await stopped;
    expect((await storage.deliveriesUntil(clock.now())).map(({ tries }) => tries)).toEqual([0, 0, 0]);
    const next = await notificationsWorld({ storage, clock });
    await next.pass(minute);
    expect(next.sent.map(({ to }) => to).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    await next.pass(60 * minute);
    expect(next.sent).toHaveLength(3);
    await next.close();
    await world.tables.close();
  });

  it('waits for a delivery that ends within the grace', async () => {
    const { waiting, answer } = senders();
    const world = await notificationsWorld({ answer });
    const { clock, stop, storage } = world;
    const { channels } = await subscribed(world, 'silent.example');
    await due(storage, clock, channels);
    await world.pass(second);
    const stopped = stop();
    await clock.advance(second);
    waiting[0]?.answer('done');
    await stopped;
    expect(waiting[0]?.outgoing.signal.aborted).toBe(true);
    expect(await storage.nextDue()).toBeNull();
    await world.tables.close();
  });
});

it('retries a delivery that fails long after the worker has gone on', async () => {
  const { waiting, answer } = senders();
  const world = await notificationsWorld({ answer });
  const { pass, storage, clock } = world;
  const { channels } = await subscribed(world, 'silent.example');
  await due(storage, clock, channels);
  await pass(9 * second);
  waiting[0]?.answer({ after: 0 });
  await pass(2 * minute);
  expect(waiting).toHaveLength(2);
  await world.close();
});

it('sends the other notifications when a table cannot be read', async () => {
  const storage = await openSqlite(':memory:');
  const world = await notificationsWorld({ storage });
  const { tables, notifications, pass, news, clock } = world;
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  await subscribe(notifications, ana!, ben!);
  const broken = await running(tables, [ana!, ben!]);
  const sound = await running(tables, [ana!, ben!]);
  await pass(2 * minute);
  news();
  const read = storage.head.bind(storage);
  vi.spyOn(storage, 'head').mockImplementation((id) =>
    id === broken ? Promise.reject(new CorruptRecordError(broken, 'its settings')) : read(id),
  );
  const soon: NotificationRecord = {
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
