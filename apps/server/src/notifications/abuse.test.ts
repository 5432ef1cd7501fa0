import { describe, expect, it, vi } from 'vitest';
import { registerUsers, running, settingsOf } from '../../test/harness.ts';
import { WebhookReceiver } from '../../test/support/webhookReceiver.ts';
import { browser, minute, notificationsWorld, subscribe } from '../../test/support/notifications.ts';
import type { RefusedError } from '../refused.ts';

const hour = 60 * minute;

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => (error as RefusedError).refusal.code,
  );

type World = Awaited<ReturnType<typeof notificationsWorld>>;
type Host = Parameters<NonNullable<World['notifications']['webhooks']>['of']>[1];

/** A table of this host with a webhook. */
async function withWebhook({ tables, notifications }: World, host: Host, address: string) {
  const table = await tables.open(host, settingsOf({ seats: 2 }));
  const { hook } = await notifications.webhooks!.add(table, host, { kind: 'json', address, language: 'en' });
  return { table, attempt: () => codeOf(notifications.webhooks!.test(table, host, hook.id)) };
}

describe('tests of webhooks', () => {
  it('to one address are limited to ten per hour, for all senders and queries together', async () => {
    await using receiver = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const hosts = await registerUsers(world.tables, 'Ana', 'Ben', 'Eva');
    const attempts = await Promise.all(hosts.map((host, i) => withWebhook(world, host, `${receiver.url}?n=${i}`)));
    const codes: string[] = [];
    for (let i = 0; i < 5; i++) for (const { attempt } of attempts) codes.push(await attempt());
    expect(codes.filter((code) => code === 'ok')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rateLimited')).toHaveLength(5);
    expect(receiver.received).toHaveLength(10);
    await world.clock.advance(hour);
    expect(await attempts[0]!.attempt()).toBe('ok');
    await world.close();
  });

  it('to one host are limited to sixty per hour, for all paths together', async () => {
    await using receiver = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const hosts = await registerUsers(world.tables, 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
    const codes: string[] = [];
    for (const [i, host] of hosts.entries()) {
      const { attempt } = await withWebhook(world, host, `${receiver.url}/${i}`);
      for (let n = 0; n < 9; n++) codes.push(await attempt());
    }
    expect(codes.filter((code) => code === 'ok')).toHaveLength(60);
    expect(receiver.received).toHaveLength(60);
    await world.close();
  });

  it('to an unresponsive receiver are limited to two at a time', async () => {
    await using receiver = await WebhookReceiver.start();
    await using other = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const hosts = await registerUsers(world.tables, 'A', 'B', 'C');
    const attempts = await Promise.all(hosts.map((host) => withWebhook(world, host, receiver.url)));
    const quick = await withWebhook(world, hosts[0]!, other.url.replace('127.0.0.1', 'localhost'));
    receiver.answers.push(null, null);
    const slow = [attempts[0]!.attempt(), attempts[1]!.attempt()];
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
    expect(await attempts[2]!.attempt()).toBe('rateLimited');
    expect(await quick.attempt()).toBe('ok');
    await receiver[Symbol.asyncDispose]();
    expect(await Promise.all(slow)).toEqual(['ok', 'ok']);
    await world.close();
  });
});

it('one address gets at most forty webhooks per day, from all people together', async () => {
  const world = await notificationsWorld({ sends: true });
  const hosts = await registerUsers(world.tables, 'Ana', 'Ben');
  const codes: string[] = [];
  for (let i = 0; i < 25; i++) {
    for (const host of hosts) {
      const id = await world.tables.open(host, settingsOf({ seats: 2 }));
      const hook = { kind: 'json', address: 'https://hooks.example/a', language: 'en' } as const;
      codes.push(await codeOf(world.notifications.webhooks!.add(id, host, hook)));
      await world.tables.discard(id, host);
    }
  }
  expect(codes.filter((code) => code === 'ok')).toHaveLength(40);
  await world.close();
});

it('one person adds at most thirty browsers per day', async () => {
  const world = await notificationsWorld();
  const [ana] = await registerUsers(world.tables, 'Ana');
  const add = () => codeOf(world.notifications.channels.addBrowser(ana!, browser(), 'phone', 'es', null));
  const codes: string[] = [];
  for (let i = 0; i < 32; i++) codes.push(await add());
  expect(codes.filter((code) => code === 'ok')).toHaveLength(30);
  expect((await world.notifications.of(ana!)).channels).toHaveLength(10);
  await world.clock.advance(24 * hour);
  expect(await add()).toBe('ok');
  await world.close();
});

it('a browser that keeps refusing is removed', async () => {
  const world = await notificationsWorld({ answer: () => Promise.resolve('refused') });
  const { tables, notifications, pass, sent, close } = world;
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  await subscribe(notifications, ben!);
  for (let i = 0; i < 4; i++) {
    const table = await running(tables, [ana!, ben!]);
    await pass(2 * minute);
    await tables.say(table, ana!, { text: '@Ben' });
    await pass(2 * minute);
  }
  expect(sent).toHaveLength(6);
  expect((await notifications.of(ben!)).channels).toEqual([]);
  await close();
});
