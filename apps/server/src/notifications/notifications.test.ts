import { describe, expect, it } from 'vitest';
import { handOf, registerUsers, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { browser, minute, notificationsWorld, second, subscribe } from '../../test/support/notifications.ts';
import type { OutgoingMessage, Outcome } from './sender.ts';

async function playing(parts: Parameters<typeof notificationsWorld>[0] = {}, options: Record<string, number> = {}) {
  const world = await notificationsWorld(parts);
  const persons = await registerUsers(world.tables, 'Ana', 'Ben', 'Eva');
  const channels = await subscribe(world.notifications, ...persons);
  const table = await running(world.tables, persons, { options });
  const viewers = await Promise.all(persons.map((person) => Viewer.at(world.tables, table, person)));
  await world.pass(2 * minute);
  world.news();
  const [ana, ben, eva] = viewers as [Viewer, Viewer, Viewer];
  const leave = (viewer: Viewer) => world.tables.leave(table, viewer.id);
  return { ...world, persons, channels, table, ana, ben, eva, leave };
}

describe('the notification of a turn', () => {
  it('is sent once, after a delay, to a player who is away', async () => {
    const { tables, table, ana, ben, eva, leave, pass, news, close } = await playing();
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(59 * second);
    expect(news()).toEqual({});
    await pass(2 * second);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']] });
    const back = await Viewer.at(tables, table, ben.person);
    await tables.leave(table, back.id);
    await pass(60 * minute);
    expect(news()).toEqual({});
    await play(await Viewer.at(tables, table, ben.person), tables, table, 'end');
    await leave(eva);
    await pass(2 * minute);
    expect(news()).toEqual({ [eva.person!.id]: [['turn']] });
    await close();
  });

  it('is not sent to a player who has come back in time, or has moved and left again', async () => {
    const { tables, table, ana, ben, leave, pass, news, close } = await playing();
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(30 * second);
    const back = await Viewer.at(tables, table, ben.person);
    await play(back, tables, table, 'end');
    await tables.leave(table, back.id);
    await pass(5 * minute);
    expect(news()).toEqual({});
    await close();
  });

  it('in an answer window is sent to each player who may answer, and to nobody else', async () => {
    const { tables, table, ana, ben, eva, leave, pass, news, close } = await playing({}, { windowMs: 20 * minute });
    await leave(ben);
    await leave(eva);
    await play(ana, tables, table, 'ask');
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']], [eva.person!.id]: [['turn']] });
    await close();
  });
});

describe('a kind of notification that a player has turned off', () => {
  it('is not sent to them, while others and other kinds are', async () => {
    const { notifications, tables, table, ana, ben, eva, leave, pass, news, close } = await playing();
    expect((await notifications.of(ben.person!)).turnedOff).toEqual([]);
    await notifications.turnOff(ben.person!, ['turn', 'over']);
    expect((await notifications.of(ben.person!)).turnedOff).toEqual(['turn', 'over']);
    await leave(ben);
    await leave(eva);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect(news()).toEqual({});
    await tables.standIn(table, ana.person!, 1);
    await pass(2 * minute);
    expect(news()).toMatchObject({ [ben.person!.id]: [['standIn']] });
    await close();
  });

  it('is sent again once they have turned it on, from the next event on', async () => {
    const { notifications, tables, table, ana, ben, leave, pass, news, close } = await playing();
    await notifications.turnOff(ben.person!, ['turn']);
    await notifications.turnOff(ben.person!, []);
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']] });
    await close();
  });
});

describe('the notification that a bot plays for a player', () => {
  it('is sent to the absent player, outside quiet hours, unless they have taken the seat back', async () => {
    const { tables, table, persons, ana, ben, eva, leave, pass, news, close } = await playing();
    await leave(ben);
    await leave(eva);
    await pass(minute);
    await tables.standIn(table, ana.person!, 1);
    await pass(minute);
    expect(news()).toEqual({ [ben.person!.id]: [['standIn']] });
    await tables.standIn(table, ana.person!, 2);
    await tables.return(table, persons[2]!);
    await pass(5 * minute);
    expect(news()).toEqual({});
    await close();
  });

  it('is not sent to a player who has left the match on purpose', async () => {
    const { tables, table, ben, leave, pass, news, close } = await playing();
    await tables.stand(table, ben.person!);
    await leave(ben);
    await pass(5 * minute);
    expect(news()).toEqual({});
    await close();
  });
});

describe('a notification', () => {
  it('is sent when somebody sits down, the match begins, a turn begins, and the match is over', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ana!, ben!);
    const table = await tables.open(ana!, settingsOf({ seats: 2, options: { turns: 2 } }));
    await tables.sit(table, ben!);
    await pass(minute);
    expect(news()).toEqual({ [ana!.id]: [['sat Ben']] });
    const host = await Viewer.at(tables, table, ana!);
    await tables.start(table, ana!);
    await pass(minute);
    expect(news()).toEqual({ [ben!.id]: [['begins']] });
    await play(host, tables, table, 'end');
    const guest = await Viewer.at(tables, table, ben!);
    await tables.leave(table, host.id);
    await play(guest, tables, table, 'end');
    await pass(2 * minute);
    expect(news()).toEqual({ [ana!.id]: [['over']] });
    await close();
  });

  it('shares one message with others that are due for the same person', async () => {
    const { tables, notifications, pass, sent, close } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ben!);
    for (let i = 0; i < 3; i++) {
      const table = await running(tables, [ana!, ben!]);
      const viewer = await Viewer.at(tables, table, ana!);
      await play(viewer, tables, table, 'end');
    }
    await pass(2 * minute);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.kinds.toSorted()).toEqual(['begins', 'begins', 'begins', 'turn', 'turn', 'turn']);
    expect(sent[0]?.outgoing.content).toMatchObject({ waiting: 3 });
    await close();
  });

  it('is sent when others open a rematch', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    await subscribe(notifications, ben!);
    const table = await running(tables, [ana!, ben!], { options: { turns: 1 } });
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await pass(2 * minute);
    news();
    await tables.rematch(table, ana!);
    await pass(minute);
    expect(news()).toEqual({ [ben!.id]: [['rematch Ana']] });
    await close();
  });

  it('is sent for a mention in the chat, to the longest matching name, and not to the author', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ana María', 'Eva');
    await subscribe(notifications, ana!, ben!, eva!);
    const table = await tables.open(ana!, settingsOf({ seats: 3 }));
    for (const each of [ben!, eva!]) await tables.sit(table, each);
    await pass(10 * minute);
    news();
    const said = async (text: string) => {
      await tables.say(table, eva!, { text });
      await pass(2 * minute);
      return news();
    };
    expect(await said('@ana maría, ¿vienes?')).toEqual({ [ben!.id]: [['mention Eva']] });
    expect(await said('¡@Ana!')).toEqual({ [ana!.id]: [['mention Eva']] });
    expect(await said('@Anabel, ana, @Eva, x@')).toEqual({});
    await close();
  });

  it('is sent for a mention in letters that look alike', async () => {
    const { tables, notifications, pass, news, close } = await notificationsWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ana María', 'Eva');
    await subscribe(notifications, ana!, ben!, eva!);
    const table = await tables.open(ana!, settingsOf({ seats: 3 }));
    for (const each of [ben!, eva!]) await tables.sit(table, each);
    await pass(10 * minute);
    news();
    // Cyrillic.
    await tables.say(table, eva!, { text: '@\u0410n\u0430 mar\u00eda, @Anab\u0435l' });
    await pass(2 * minute);
    expect(news()).toEqual({ [ben!.id]: [['mention Eva']] });
    await tables.say(table, eva!, { text: '@\u0410n\u0430!' });
    await pass(2 * minute);
    expect(news()).toEqual({ [ana!.id]: [['mention Eva']] });
    await close();
  });
});

describe('a person', () => {
  it('is notified through each browser, until they remove it', async () => {
    const { tables, notifications, pass, sent, close, storage } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const [first = ''] = await subscribe(notifications, ben!);
    await subscribe(notifications, ben!);
    expect((await notifications.of(ben!)).channels).toMatchObject([
      { kind: 'push', label: 'phone', confirmed: true },
      { kind: 'push' },
    ]);
    const table = await running(tables, [ana!, ben!]);
    await pass(minute);
    expect(sent.map(({ to }) => to)).toEqual([ben!.id, ben!.id]);
    await notifications.channels.drop(ben!, first);
    expect(JSON.stringify(await storage.channelsOf(ben!.id))).not.toContain('push.example');
    await tables.say(table, ana!, { text: '@Ben' });
    await pass(2 * minute);
    expect(sent).toHaveLength(3);
    await close();
  });

  it('is the only owner of a browser, and cannot remove another person’s channel', async () => {
    const { tables, notifications, close } = await notificationsWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const shared = browser();
    const { channel } = await notifications.channels.addBrowser(ana!, shared, 'phone', 'es', null);
    await notifications.channels.addBrowser(ben!, shared, 'computer', 'en', null);
    expect((await notifications.of(ana!)).channels).toEqual([]);
    expect((await notifications.of(ben!)).channels).toMatchObject([{ id: channel, label: 'computer' }]);
    await expect(notifications.channels.drop(ana!, channel)).rejects.toMatchObject({ refusal: { code: 'unknownChannel' } });
    for (let i = 0; i < 12; i++) await subscribe(notifications, ben!);
    expect((await notifications.of(ben!)).channels).toHaveLength(10);
    const inside = { ...browser(), endpoint: 'https://10.0.0.1/push' };
    await expect(notifications.channels.addBrowser(ben!, inside, 'phone', 'es', null)).rejects.toMatchObject({
      refusal: { code: 'badAddress' },
    });
    await close();
  });

  it('without a channel costs no stored row', async () => {
    const { tables, storage, close } = await notificationsWorld();
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, persons);
    await play(await Viewer.at(tables, table, persons[0]!), tables, table, 'end');
    expect(await storage.nextDue()).toBeNull();
    await close();
  });
});

/** A sender with these outcomes in order, and the times of its calls. */
function failing(...outcomes: Outcome[]) {
  const at: number[] = [];
  const answer = async ({ now }: OutgoingMessage): Promise<Outcome> => {
    at.push(now);
    return outcomes.shift() ?? 'done';
  };
  return { at, answer };
}

describe('a message that cannot be sent', () => {
  it('is retried with growing pauses, not before Retry-After, and over a restart', async () => {
    const { at, answer } = failing({ after: 0 }, { after: 0 }, { after: 30 * minute });
    const world = await playing({ answer });
    const { tables, table, ana, ben, leave, pass, stop, storage, clock, close } = world;
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(6 * minute);
    expect(at.map((each) => Math.round((each - (at[0] ?? 0)) / second))).toEqual([0, 60, 180]);
    await stop();
    const again = await notificationsWorld({ storage, clock, answer });
    await again.pass(40 * minute);
    expect(at).toHaveLength(4);
    expect((at[3] ?? 0) - (at[2] ?? 0)).toBeGreaterThanOrEqual(30 * minute);
    await again.pass(600 * minute);
    expect(at).toHaveLength(4);
    await close();
  });

  it('is dropped after a day', async () => {
    const { at, answer } = failing(...Array.from({ length: 99 }, () => ({ after: 0, reason: 'HTTP 503' })));
    const { tables, table, ana, ben, leave, pass, storage, notifications, close } = await playing({ answer });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(3 * 24 * 60 * minute);
    expect(at.length).toBeGreaterThan(10);
    expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeLessThan(24 * 60 * minute);
    expect(await storage.nextDue()).toBeNull();
    const [last, ...others] = notifications.failedDeliveries.list;
    expect(last).toEqual({ at: at.at(-1), channel: 'push', outcome: 'givenUp', reason: 'HTTP 503' });
    expect(others.map(({ outcome }) => outcome)).toEqual(at.slice(1).map(() => 'retrying'));
    await close();
  });

  it('is dropped when its event is no longer true', async () => {
    const { at, answer } = failing({ after: 0 });
    const { tables, table, ana, ben, leave, pass, storage, close } = await playing({ answer });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(90 * second);
    expect(at).toHaveLength(1);
    await play(await Viewer.at(tables, table, ben.person), tables, table, 'end');
    await pass(10 * minute);
    expect(at).toHaveLength(1);
    expect(await storage.nextDue()).toBeNull();
    await close();
  });

  it('removes a browser that is gone, and keeps one that refuses', async () => {
    const { at, answer } = failing('refused', 'gone');
    const { tables, table, persons, ana, ben, leave, pass, notifications, close } = await playing({ answer });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect((await notifications.of(persons[1]!)).channels).toHaveLength(1);
    await tables.say(table, persons[0]!, { text: '@Ben' });
    await pass(2 * minute);
    expect((await notifications.of(persons[1]!)).channels).toEqual([]);
    expect(at).toHaveLength(2);
    await close();
  });
});

describe('after a restart', () => {
  it('the next server sends the notifications that were stored with a move, once', async () => {
    const { tables, table, ana, ben, leave, stop, storage, clock, news, close } = await playing();
    await leave(ben);
    await play(ana, tables, table, 'end');
    await stop();
    const next = await notificationsWorld({ storage, clock });
    await next.pass(2 * minute);
    expect(next.news()).toEqual({ [ben.person!.id]: [['turn']] });
    await next.stop();
    const last = await notificationsWorld({ storage, clock });
    await last.pass(60 * minute);
    expect(last.news()).toEqual({});
    expect(news()).toEqual({});
    await close();
  });

  it('a claimed delivery is not sent again', async () => {
    const world = await playing({ answer: () => new Promise<Outcome>(() => undefined) });
    const { tables, table, ana, ben, leave, pass, storage, clock, news } = world;
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']] });
    const next = await notificationsWorld({ storage, clock });
    await next.pass(60 * minute);
    expect(next.news()).toEqual({});
    await next.stop();
  });

  it('only one of several servers sends it', async () => {
    const one = await playing();
    const { tables, table, ana, ben, leave, storage, clock, pass } = one;
    const other = await notificationsWorld({ storage, clock });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await other.stop();
    const third = await notificationsWorld({ storage, clock });
    await pass(2 * minute);
    expect([...one.sent, ...third.sent].map(({ kinds }) => kinds)).toEqual([['turn']]);
    await one.close();
  });
});

it('has a link to the seat for its own person, and never for a webhook', async () => {
  const { tables, notifications, table, ana, ben, leave, pass, sent, storage, close } = await playing();
  await notifications.webhooks!.add(table, ana.person!, { kind: 'json', address: 'https://group.example/hook', language: 'en' });
  await leave(ben);
  await play(ana, tables, table, 'end');
  await pass(2 * minute);
  const tokens = sent.map(({ to, outgoing: { content } }) => [to, content.kind === 'notifications' ? content.token : null]);
  expect(tokens).toEqual(
    expect.arrayContaining([
      [ben.person!.id, expect.stringMatching(/^[\w-]{22}$/)],
      [table, null],
    ]),
  );
  expect(JSON.stringify(await storage.deliveriesUntil(Infinity))).not.toContain('token');
  await close();
});

it('does not depend on hidden state', async () => {
  const results: string[] = [];
  for (const seed of ['c0ffee'.repeat(10) + 'beef', '5'.repeat(64)]) {
    const { tables, table, ana, ben, eva, leave, pass, sent, persons, close } = await playing(
      { seed },
      { windowMs: 20 * minute },
    );
    for (const viewer of [ben, eva]) await leave(viewer);
    await play(ana, tables, table, 'draw');
    await play(ana, tables, table, 'place', handOf(ana)[0]);
    await play(ana, tables, table, 'ask');
    await pass(30 * minute);
    const nameless = (text: string) =>
      persons
        .reduce((left, { id }, i) => left.replaceAll(id, `person ${i}`), text)
        .replaceAll(table, 'table')
        .replaceAll(/"token":"[\w-]{22}"/g, '"token":"random"');
    const all = sent.map(({ to, outgoing: { content } }) => nameless(JSON.stringify({ to, content })));
    results.push(all.toSorted().join('\n'));
    expect(results.at(-1)).toContain('turn');
    await close();
  }
  expect(results[0]).toBe(results[1]);
});
