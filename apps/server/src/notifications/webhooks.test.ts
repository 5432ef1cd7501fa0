import type { TimeControl, TableSettings } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { handOf, registerUsers, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { WebhookReceiver, isSignedWith } from '../../test/support/webhookReceiver.ts';
import { minute, notificationsWorld, second } from '../../test/support/notifications.ts';
import { Webhooks } from './webhooks.ts';
import { webhookSender } from './webhookSender.ts';
import { Keys } from './keys.ts';
import { OutboundHttp } from './outboundHttp.ts';

const hour = 60 * minute;
const days = (hours: number): TimeControl => ({ kind: 'days', hours });

type World = Awaited<ReturnType<typeof notificationsWorld>>;
type Host = Parameters<NonNullable<World['notifications']['webhooks']>['of']>[1];

async function listening({ notifications }: World, table: string, host: Host, receiver: WebhookReceiver) {
  const { secret } = await notifications.webhooks!.add(table, host, { kind: 'json', address: receiver.url, language: 'en' });
  return secret ?? '';
}

/** The requests that the webhook receives within this time. */
const receivedBy =
  ({ pass }: World, receiver: WebhookReceiver) =>
  async (within = 2 * minute) => {
    await pass(within);
    return receiver.news();
  };

/** A match of three with a webhook. Ana, the host, has the table open. */
async function playing(
  receiver: WebhookReceiver,
  options: Record<string, number> = {},
  parts: Parameters<typeof notificationsWorld>[0] = {},
  pace?: TimeControl,
) {
  const world = await notificationsWorld({ sends: true, ...parts });
  const persons = await registerUsers(world.tables, 'Ana', 'Ben', 'Eva');
  const table = await running(world.tables, persons, { options, ...(pace && { pace }) });
  const [ana] = persons;
  const viewer = await Viewer.at(world.tables, table, ana!);
  const secret = await listening(world, table, ana!, receiver);
  return { ...world, persons, table, ana: viewer, secret, received: receivedBy(world, receiver) };
}

/**
 * The webhook's requests after each of these times in an answer window, both without and with Ben's
 * answer.
 */
async function receivedInWindow(windowMs: number, times: readonly number[], pace?: TimeControl): Promise<string[]> {
  const results: string[] = [];
  for (const answers of [false, true]) {
    await using receiver = await WebhookReceiver.start();
    const { tables, table, persons, ana, received, close } = await playing(receiver, { windowMs }, {}, pace);
    await received();
    await play(ana, tables, table, 'ask');
    if (answers) {
      const ben = await Viewer.at(tables, table, persons[1]!);
      await play(ben, tables, table, 'answer', 'w1', true);
      await tables.leave(table, ben.id);
    }
    const news: string[][][] = [];
    for (const time of times) news.push(await received(time));
    results.push(JSON.stringify(news));
    await close();
  }
  return results;
}

describe('a webhook', () => {
  it('gets newcomers, the start, the player to move once they are late, the end, and the rematch', async () => {
    await using receiver = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const { tables, pass, close } = world;
    const received = receivedBy(world, receiver);
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf({ seats: 2, options: { turns: 2 } }));
    const secret = await listening(world, table, ana!, receiver);
    await tables.sit(table, ben!);
    await pass(minute);
    expect(isSignedWith(secret, receiver.received[0]!)).toBe(true);
    expect(isSignedWith(`${secret}x`, receiver.received[0]!)).toBe(false);
    expect(receiver.signed[0]?.events[0]).toMatchObject({
      text: 'secrets: Ben sat down at the table.',
      link: `https://mesa.example/t/${table}`,
    });
    expect(receiver.news()).toEqual([['sat Ben']]);
    const host = await Viewer.at(tables, table, ana!);
    await tables.start(table, ana!);
    expect(await received()).toEqual([['begins']]);
    await play(host, tables, table, 'end');
    expect(await received(59 * second)).toEqual([]);
    expect(await received(2 * second)).toEqual([['turn Ben']]);
    expect(await received(60 * minute)).toEqual([]);
    await play(await Viewer.at(tables, table, ben!), tables, table, 'end');
    expect(await received()).toEqual([['over']]);
    const next = await tables.rematch(table, ben!);
    await pass(2 * minute);
    expect(receiver.signed).toMatchObject([{ events: [{ kind: 'rematch', link: `https://mesa.example/t/${next}` }] }]);
    // The rematch has the webhook, too.
    receiver.news();
    await tables.sit(next, ana!);
    await pass(2 * minute);
    expect(isSignedWith(secret, receiver.received.at(-1)!)).toBe(true);
    expect(receiver.signed).toMatchObject([{ events: [{ kind: 'sat', link: `https://mesa.example/t/${next}` }] }]);
    await close();
  });

  it('gets several names in one line, without people who are present, and does not reveal who has answered', async () => {
    expect(await receivedInWindow(20 * minute, [2 * minute])).toEqual(['[[["turn Ben Eva"]]]', '[[["turn Ben Eva"]]]']);
  });

  it('gets a reminder in a correspondence match, which does not reveal who has answered', async () => {
    const received = '[[["turn Ben Eva"]],[["soon Ben Eva"]]]';
    expect(await receivedInWindow(minute, [8 * hour, 2 * hour], days(12))).toEqual([received, received]);
  });

  it('shows reminders in its preview only for correspondence matches without a spectator delay', async () => {
    const { tables, notifications, close } = await notificationsWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    const saysSo = async (settings: Partial<TableSettings>) => {
      const { preview } = await notifications.webhooks!.of(await tables.open(ana!, settingsOf(settings)), ana!, 'en');
      return preview.some((line) => line.includes('running out'));
    };
    expect(await saysSo({ pace: days(12) })).toBe(true);
    expect(await saysSo({})).toBe(false);
    expect(await saysSo({ pace: days(12), watchDelay: { moves: 3 } })).toBe(false);
    await close();
  });

  it('does not get the player to move with a spectator delay', async () => {
    await using receiver = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const persons = await registerUsers(world.tables, 'Ana', 'Ben');
    const table = await running(world.tables, persons, { watchDelay: { moves: 3 } });
    await listening(world, table, persons[0]!, receiver);
    const { preview } = await world.notifications.webhooks!.of(table, persons[0]!, 'en');
    expect(preview.join()).not.toContain('up to');
    await play(await Viewer.at(world.tables, table, persons[0]!), world.tables, table, 'end');
    expect((await receivedBy(world, receiver)(5 * minute)).flat()).not.toContain('turn Ben');
    await world.close();
  });

  it('gets messages that do not depend on hidden state', async () => {
    const results: string[] = [];
    for (const seed of ['c0ffee'.repeat(10) + 'beef', '5'.repeat(64)]) {
      await using receiver = await WebhookReceiver.start();
      const { tables, table, ana, received, close } = await playing(receiver, { windowMs: 20 * minute }, { seed });
      await play(ana, tables, table, 'draw');
      await play(ana, tables, table, 'place', handOf(ana)[0]);
      await play(ana, tables, table, 'ask');
      results.push(JSON.stringify(await received(30 * minute)));
      await close();
    }
    expect(results[0]).toContain('turn');
    expect(results[0]).toBe(results[1]);
  });

  it('gets numbers behind equal names', async () => {
    await using receiver = await WebhookReceiver.start();
    const world = await notificationsWorld({ sends: true });
    const persons = await registerUsers(world.tables, 'Ana', 'Ana');
    const table = await running(world.tables, persons);
    await listening(world, table, persons[0]!, receiver);
    await play(await Viewer.at(world.tables, table, persons[0]!), world.tables, table, 'end');
    expect(await receivedBy(world, receiver)()).toEqual([['turn Ana 2']]);
    await world.close();
  });
});

/** The webhook is notified of Ben's turn, and responds with this. */
async function late(receiver: WebhookReceiver, ...answers: WebhookReceiver['answers']) {
  const all = await playing(receiver);
  await all.received();
  receiver.answers.push(...answers);
  await play(all.ana, all.tables, all.table, 'end');
  return all;
}

describe('a webhook that fails', () => {
  it('gets the same message with the same id later, even after a restart', async () => {
    await using receiver = await WebhookReceiver.start();
    const { pass, received, stop, storage, clock, close } = await late(receiver, { status: 500 }, { status: 503 });
    await pass(61 * second);
    expect(receiver.received).toHaveLength(1);
    await stop();
    const again = await notificationsWorld({ storage, clock, sends: true });
    await again.pass(61 * second);
    expect(receiver.received).toHaveLength(2);
    await again.pass(110 * second);
    expect(receiver.received).toHaveLength(2);
    await again.pass(15 * second);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.signed.map(({ id }) => id)).size).toBe(1);
    expect(receiver.signed[2]).toEqual(receiver.signed[0]);
    receiver.news();
    expect(await receivedBy(again, receiver)(60 * minute)).toEqual([]);
    expect(await received()).toEqual([]);
    await again.stop();
    await close();
  });

  it('gets nothing before its Retry-After', async () => {
    await using receiver = await WebhookReceiver.start();
    const { received, close } = await late(receiver, { status: 429, headers: { 'Retry-After': '1800' } });
    expect(await received()).toEqual([['turn Ben']]);
    expect(await received(28 * minute)).toEqual([]);
    expect(await received(3 * minute)).toEqual([['turn Ben']]);
    expect(await received(60 * minute)).toEqual([]);
    await close();
  });

  it('is not followed when it redirects', async () => {
    await using receiver = await WebhookReceiver.start();
    await using inside = await WebhookReceiver.start();
    const { received, notifications, table, persons, close } = await late(receiver, {
      status: 307,
      headers: { Location: inside.url },
    });
    expect(await received()).toEqual([['turn Ben']]);
    expect(await received(60 * minute)).toEqual([]);
    expect(inside.received).toEqual([]);
    expect((await notifications.webhooks!.of(table, persons[0]!, 'en')).hooks).toHaveLength(1);
    await close();
  });

  it('without a response may have received the message, which is not sent again; a test reports a failure', async () => {
    await using receiver = await WebhookReceiver.start();
    const { notifications, storage, clock, table, persons, close } = await playing(receiver);
    const [channel] = await storage.channelsOf(table);
    const keys = new Keys('a-secret-of-the-host');
    const target = keys.unseal(channel!.sealed, channel!.mark) ?? '';
    const http = new OutboundHttp(true, 100);
    const at = { linkTo: (id: string) => `https://mesa.example/t/${id}`, stopAt: (id: string) => `https://mesa.example/${id}` };
    receiver.answers.push(null, null);
    const line = { kind: 'begins', table, game: 'secrets', names: [] } as const;
    const content = { kind: 'notifications', lines: [line], waiting: 0, token: null } as const;
    const { signal } = new AbortController();
    const outgoing = { id: 'message', channel: channel!, target, content, now: clock.now(), signal };
    expect(await webhookSender({ http, ...at })(outgoing)).toBe('done');
    const webhooks = new Webhooks({ storage, clock, keys, http, channels: notifications.channels, ...at });
    expect(await webhooks.test(table, persons[0]!, channel!.id)).toEqual({ trial: 'failed' });
    expect(receiver.received).toHaveLength(2);
    await close();
  });

  it.each([404, 410])('is removed when it is gone (%s)', async (status) => {
    await using receiver = await WebhookReceiver.start();
    const { received, notifications, table, persons, storage, close } = await late(receiver, { status });
    expect(await received()).toEqual([['turn Ben']]);
    expect((await notifications.webhooks!.of(table, persons[0]!, 'en')).hooks).toEqual([]);
    expect(await storage.channelsOf(table)).toEqual([]);
    await close();
  });
});

it('is removed with its table', async () => {
  await using receiver = await WebhookReceiver.start();
  const world = await notificationsWorld({ sends: true });
  const { tables, storage, close } = world;
  const [ana] = await registerUsers(tables, 'Ana');
  const table = await tables.open(ana!, settingsOf({ seats: 2 }));
  await listening(world, table, ana!, receiver);
  expect(await storage.channelOwners()).toEqual([table]);
  await tables.discard(table, ana!);
  expect(await storage.channelOwners()).toEqual([]);
  await close();
});
