import { describe, expect, it } from 'vitest';
import { newRequest, registerUsers, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { WebhookReceiver } from '../../test/support/webhookReceiver.ts';
import { minute, notificationsWorld, subscribe } from '../../test/support/notifications.ts';

const hour = 60 * minute;

/** An open table of Ana, who has a browser and is away, and visitors to it. */
async function openTable(parts: Parameters<typeof notificationsWorld>[0] = {}) {
  const world = await notificationsWorld(parts);
  const { tables, notifications, pass, sent, clock } = world;
  const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  if (parts.sends !== true) await subscribe(notifications, ana!);
  const table = await tables.open(ana!, settingsOf({ seats: 3 }));
  /**
   * Minutes from now at which Ana got notifications, while Ben keeps sitting down and standing up.
   */
  const notifiedWithin = async (ms: number) => {
    const from = clock.now();
    const before = sent.length;
    while (clock.now() < from + ms) {
      await tables.sit(table, ben!).catch(() => undefined);
      await pass(2 * minute);
      await tables.stand(table, ben!);
      await pass(minute);
    }
    return sent.slice(before).map(({ outgoing }) => Math.round((outgoing.now - from) / minute));
  };
  return { ...world, ana: ana!, ben: ben!, eva: eva!, table, notifiedWithin };
}

describe('the host of an open table', () => {
  it('is notified with growing pauses while a visitor keeps sitting down and standing up', async () => {
    const { notifiedWithin, close } = await openTable();
    const at = await notifiedWithin(12 * hour);
    expect(at.length).toBeGreaterThan(3);
    expect(at.length).toBeLessThanOrEqual(6);
    expect(at[0]).toBeLessThan(2);
    const pauses = at.slice(1).map((each, i) => each - at[i]!);
    for (const [i, least] of [5, 20, 60, 240].entries()) expect(pauses[i] ?? Infinity).toBeGreaterThanOrEqual(least);
    await close();
  }, 60_000);

  it('is notified with growing pauses while a visitor keeps mentioning them', async () => {
    const { tables, table, ben, pass, sent, close } = await openTable();
    await tables.sit(table, ben);
    await pass(minute);
    for (let i = 0; i < 60; i++) {
      await tables.say(table, ben, { text: '@Ana' });
      await pass(2 * minute);
    }
    // One for the seat; the mentions follow after 5, 20 and 60 minutes.
    expect(sent.map(({ kinds }) => kinds)).toEqual([['sat Ben'], ['mention Ben'], ['mention Ben'], ['mention Ben']]);
    await close();
  });

  it('is notified at once again after a visit, and not of earlier events', async () => {
    const { tables, table, ana, ben, eva, pass, news, close } = await openTable();
    await tables.sit(table, ben);
    await pass(minute);
    expect(news()).toEqual({ [ana.id]: [['sat Ben']] });
    await tables.say(table, ben, { text: '@Ana' });
    await pass(2 * minute);
    expect(news()).toEqual({});
    const viewer = await Viewer.at(tables, table, ana);
    await tables.leave(table, viewer.id);
    await pass(hour);
    expect(news()).toEqual({});
    await tables.sit(table, eva);
    await pass(minute);
    expect(news()).toEqual({ [ana.id]: [['sat Eva']] });
    await close();
  });

  it('is notified later, in one message, of all who came meanwhile', async () => {
    const { tables, table, ana, ben, eva, pass, news, close } = await openTable();
    await tables.sit(table, ben);
    await pass(minute);
    news();
    await tables.sit(table, eva);
    await tables.say(table, ben, { text: '@Ana' });
    await pass(3 * minute);
    expect(news()).toEqual({});
    await pass(2 * minute);
    expect(news()[ana.id]?.map((kinds) => kinds.toSorted())).toEqual([['mention Ben', 'sat Eva']]);
    await close();
  });

  it('is not notified sooner after a restart', async () => {
    const first = await openTable();
    const { tables, table, ana, ben, storage, clock, pass, stop, sent } = first;
    await tables.sit(table, ben);
    await pass(minute);
    expect(sent).toHaveLength(1);
    await tables.say(table, ben, { text: '@Ana' });
    await stop();
    const next = await notificationsWorld({ storage, clock });
    await next.pass(3 * minute);
    expect(next.news()).toEqual({});
    await next.pass(2 * minute);
    expect(next.news()).toEqual({ [ana.id]: [['mention Ben']] });
    await next.close();
    await tables.close();
  });

  it('is notified of the start and of a turn, however many notifications came before', async () => {
    const { tables, table, ana, ben, eva, pass, news, notifiedWithin, close } = await openTable();
    await notifiedWithin(30 * minute);
    for (const guest of [ben, eva]) await tables.sit(table, guest);
    await pass(minute);
    news();
    await tables.start(table, ana);
    await pass(2 * minute);
    expect(news()[ana.id]?.flat().toSorted()).toEqual(['begins', 'turn']);
    await close();
  });
});

it('a webhook of an open table is called with growing pauses', async () => {
  await using receiver = await WebhookReceiver.start();
  const { notifications, table, ana, ben, tables, pass, close } = await openTable({ sends: true });
  await notifications.webhooks!.add(table, ana, { kind: 'json', address: receiver.url, language: 'en' });
  for (let i = 0; i < 20; i++) {
    await tables.sit(table, ben);
    await pass(2 * minute);
    await tables.stand(table, ben);
  }
  expect(receiver.received.length).toBeGreaterThan(1);
  expect(receiver.received.length).toBeLessThanOrEqual(3);
  await close();
});

describe('the notification of a turn', () => {
  it('comes with growing pauses while an opponent keeps undoing their move, and at once after a visit', async () => {
    const world = await notificationsWorld();
    const { tables, notifications, pass, sent, clock, close } = world;
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ben!);
    const table = await running(tables, [ana!, ben!]);
    await pass(2 * minute);
    sent.length = 0;
    const viewer = await Viewer.at(tables, table, ana!);
    const again = async (times: number) => {
      for (let i = 0; i < times; i++) {
        await play(viewer, tables, table, 'end');
        await pass(2 * minute);
        await tables.undo(ana!, { table, request: newRequest(), version: viewer.match?.version ?? 0 });
      }
    };
    await again(60);
    const at = sent.map(({ outgoing }) => outgoing.now);
    expect(at.length).toBeGreaterThan(2);
    expect(at.length).toBeLessThanOrEqual(4);
    const there = await Viewer.at(tables, table, ben!);
    await tables.leave(table, there.id);
    await pass(0);
    const from = clock.now();
    await play(viewer, tables, table, 'end');
    await pass(2 * minute);
    expect(sent.at(-1)?.outgoing.now).toBe(from + minute);
    expect(sent.at(-1)?.kinds).toEqual(['turn']);
    await close();
  });

  it('is not delayed by chatter', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ben!);
    const table = await running(tables, [ana!, ben!]);
    for (let i = 0; i < 5; i++) {
      await tables.say(table, ana!, { text: '@Ben' });
      await pass(2 * minute);
    }
    news();
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await pass(minute);
    expect(Object.values(news()).flat(2)).toContain('turn');
    await close();
  });
});

it('repeated rematches by one person are notified with growing pauses', async () => {
  const { tables, notifications, pass, sent, close } = await notificationsWorld();
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  await subscribe(notifications, ben!);
  const table = await running(tables, [ana!, ben!], { options: { turns: 1 } });
  await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
  await pass(2 * minute);
  sent.length = 0;
  for (let i = 0; i < 30; i++) {
    const next = await tables.rematch(table, ana!);
    await pass(2 * minute);
    await tables.discard(next, ana!);
  }
  expect(sent.map(({ kinds }) => kinds[0])).toContain('rematch Ana');
  expect(sent.length).toBeLessThanOrEqual(3);
  await close();
});
