import { describe, expect, it } from 'vitest';
import { handOf, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { browser, minute, noticesWorld, second, wanting } from '../../test/support/notices.ts';
import type { Letter, Outcome } from './sender.ts';

async function playing(parts: Parameters<typeof noticesWorld>[0] = {}, options: Record<string, number> = {}) {
  const world = await noticesWorld(parts);
  const persons = await people(world.tables, 'Ana', 'Ben', 'Eva');
  const channels = await wanting(world.notices, ...persons);
  const table = await running(world.tables, persons, { options });
  const viewers = await Promise.all(persons.map((person) => Viewer.at(world.tables, table, person)));
  await world.pass(2 * minute);
  world.news();
  const [ana, ben, eva] = viewers as [Viewer, Viewer, Viewer];
  const leave = (viewer: Viewer) => world.tables.leave(table, viewer.id);
  return { ...world, persons, channels, table, ana, ben, eva, leave };
}

describe('a turn', () => {
  it('is told once, after a little while, to who is away', async () => {
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

  it('is not told to who is there by then, or has moved and gone again', async () => {
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

  it('is told in an answer window to each who is asked, and to nobody else', async () => {
    const { tables, table, ana, ben, eva, leave, pass, news, close } = await playing({}, { windowMs: 20 * minute });
    await leave(ben);
    await leave(eva);
    await play(ana, tables, table, 'ask');
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']], [eva.person!.id]: [['turn']] });
    await close();
  });
});

describe('what else is told', () => {
  it('is that somebody sat down, that the match begins and whose turn it is, and that it is over', async () => {
    const { tables, notices, pass, news, close } = await noticesWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    await wanting(notices, ana!, ben!);
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

  it('is one message where several things are due for one person', async () => {
    const { tables, notices, pass, told, close } = await noticesWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    await wanting(notices, ben!);
    for (let i = 0; i < 3; i++) {
      const table = await running(tables, [ana!, ben!]);
      const viewer = await Viewer.at(tables, table, ana!);
      await play(viewer, tables, table, 'end');
    }
    await pass(2 * minute);
    expect(told).toHaveLength(1);
    expect(told[0]?.kinds.toSorted()).toEqual(['begins', 'begins', 'begins', 'turn', 'turn', 'turn']);
    expect(told[0]?.letter.message).toMatchObject({ waiting: 3 });
    await close();
  });

  it('is that others want to play again', async () => {
    const { tables, notices, pass, news, close } = await noticesWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    await wanting(notices, ben!);
    const table = await running(tables, [ana!, ben!], { options: { turns: 1 } });
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await pass(2 * minute);
    news();
    await tables.rematch(table, ana!);
    await pass(minute);
    expect(news()).toEqual({ [ben!.id]: [['rematch Ana']] });
    await close();
  });

  it('is that one was called by name in the chat, by the longest that fits, and not by oneself', async () => {
    const { tables, notices, pass, news, close } = await noticesWorld();
    const [ana, ben, eva] = await people(tables, 'Ana', 'Ana María', 'Eva');
    await wanting(notices, ana!, ben!, eva!);
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

  it('is that one was called in letters that look like those of one’s name', async () => {
    const { tables, notices, pass, news, close } = await noticesWorld();
    const [ana, ben, eva] = await people(tables, 'Ana', 'Ana María', 'Eva');
    await wanting(notices, ana!, ben!, eva!);
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

describe('who wants it', () => {
  it('is told by each browser, and no more by one that was given up', async () => {
    const { tables, notices, pass, told, close, storage } = await noticesWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const [first = ''] = await wanting(notices, ben!);
    await wanting(notices, ben!);
    expect((await notices.of(ben!)).channels).toMatchObject([
      { kind: 'push', label: 'phone', confirmed: true },
      { kind: 'push' },
    ]);
    const table = await running(tables, [ana!, ben!]);
    await pass(minute);
    expect(told.map(({ to }) => to)).toEqual([ben!.id, ben!.id]);
    await notices.channels.drop(ben!, first);
    expect(JSON.stringify(await storage.channelsOf(ben!.id))).not.toContain('push.example');
    await tables.say(table, ana!, { text: '@Ben' });
    await pass(2 * minute);
    expect(told).toHaveLength(3);
    await close();
  });

  it('has a browser for themselves, and cannot give up another’s', async () => {
    const { tables, notices, close } = await noticesWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const shared = browser();
    const { channel } = await notices.channels.addBrowser(ana!, shared, 'phone', 'es');
    await notices.channels.addBrowser(ben!, shared, 'computer', 'en');
    expect((await notices.of(ana!)).channels).toEqual([]);
    expect((await notices.of(ben!)).channels).toMatchObject([{ id: channel, label: 'computer' }]);
    await expect(notices.channels.drop(ana!, channel)).rejects.toMatchObject({ refusal: { code: 'unknownChannel' } });
    for (let i = 0; i < 12; i++) await wanting(notices, ben!);
    expect((await notices.of(ben!)).channels).toHaveLength(10);
    const inside = { ...browser(), endpoint: 'https://10.0.0.1/push' };
    await expect(notices.channels.addBrowser(ben!, inside, 'phone', 'es')).rejects.toMatchObject({
      refusal: { code: 'badAddress' },
    });
    await close();
  });

  it('costs a table where nobody does not a row', async () => {
    const { tables, storage, close } = await noticesWorld();
    const persons = await people(tables, 'Ana', 'Ben');
    const table = await running(tables, persons);
    await play(await Viewer.at(tables, table, persons[0]!), tables, table, 'end');
    expect(await storage.nextDue()).toBeNull();
    await close();
  });
});

/** Sending that comes to these, one after the other, and when it was tried. */
function failing(...outcomes: Outcome[]) {
  const at: number[] = [];
  const answer = async ({ now }: Letter): Promise<Outcome> => {
    at.push(now);
    return outcomes.shift() ?? 'done';
  };
  return { at, answer };
}

describe('when it cannot be sent', () => {
  it('is tried again, later each time and as late as is asked for, and once more after a restart', async () => {
    const { at, answer } = failing({ after: 0 }, { after: 0 }, { after: 30 * minute });
    const world = await playing({ answer });
    const { tables, table, ana, ben, leave, pass, notices, storage, clock, close } = world;
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(6 * minute);
    expect(at.map((each) => Math.round((each - (at[0] ?? 0)) / second))).toEqual([0, 60, 180]);
    await notices.stop();
    const again = await noticesWorld({ storage, clock, answer });
    await again.pass(40 * minute);
    expect(at).toHaveLength(4);
    expect((at[3] ?? 0) - (at[2] ?? 0)).toBeGreaterThanOrEqual(30 * minute);
    await again.pass(600 * minute);
    expect(at).toHaveLength(4);
    await close();
  });

  it('is given up after a day', async () => {
    const { at, answer } = failing(...Array.from({ length: 99 }, () => ({ after: 0 })));
    const { tables, table, ana, ben, leave, pass, storage, close } = await playing({ answer });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(3 * 24 * 60 * minute);
    expect(at.length).toBeGreaterThan(10);
    expect((at.at(-1) ?? 0) - (at[0] ?? 0)).toBeLessThan(24 * 60 * minute);
    expect(await storage.nextDue()).toBeNull();
    await close();
  });

  it('is given up once it is not so any more', async () => {
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

  it('forgets a browser that is gone, and nothing of one that refuses', async () => {
    const { at, answer } = failing('refused', 'gone');
    const { tables, table, persons, ana, ben, leave, pass, notices, close } = await playing({ answer });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect((await notices.of(persons[1]!)).channels).toHaveLength(1);
    await tables.say(table, persons[0]!, { text: '@Ben' });
    await pass(2 * minute);
    expect((await notices.of(persons[1]!)).channels).toEqual([]);
    expect(at).toHaveLength(2);
    await close();
  });
});

describe('over the end of a server', () => {
  it('what was stored with a move is told by the next one, once', async () => {
    const { tables, table, ana, ben, leave, notices, storage, clock, news, close } = await playing();
    await leave(ben);
    await play(ana, tables, table, 'end');
    await notices.stop();
    const next = await noticesWorld({ storage, clock });
    await next.pass(2 * minute);
    expect(next.news()).toEqual({ [ben.person!.id]: [['turn']] });
    await next.notices.stop();
    const last = await noticesWorld({ storage, clock });
    await last.pass(60 * minute);
    expect(last.news()).toEqual({});
    expect(news()).toEqual({});
    await close();
  });

  it('what it was sending when it died is not sent again', async () => {
    const world = await playing({ answer: () => new Promise<Outcome>(() => undefined) });
    const { tables, table, ana, ben, leave, pass, storage, clock, news } = world;
    await leave(ben);
    await play(ana, tables, table, 'end');
    await pass(2 * minute);
    expect(news()).toEqual({ [ben.person!.id]: [['turn']] });
    const next = await noticesWorld({ storage, clock });
    await next.pass(60 * minute);
    expect(next.news()).toEqual({});
    await next.notices.stop();
  });

  it('of several servers one tells it', async () => {
    const one = await playing();
    const { tables, table, ana, ben, leave, storage, clock, pass } = one;
    const other = await noticesWorld({ storage, clock });
    await leave(ben);
    await play(ana, tables, table, 'end');
    await other.notices.stop();
    const third = await noticesWorld({ storage, clock });
    await pass(2 * minute);
    expect([...one.told, ...third.told].map(({ kinds }) => kinds)).toEqual([['turn']]);
    await one.close();
  });
});

it('tells the same whatever is hidden', async () => {
  const heard: string[] = [];
  for (const seed of ['c0ffee'.repeat(10) + 'beef', '5'.repeat(64)]) {
    const { tables, table, ana, ben, eva, leave, pass, told, persons, close } = await playing(
      { seed },
      { windowMs: 20 * minute },
    );
    for (const viewer of [ben, eva]) await leave(viewer);
    await play(ana, tables, table, 'draw');
    await play(ana, tables, table, 'place', handOf(ana)[0]);
    await play(ana, tables, table, 'ask');
    await pass(30 * minute);
    const nameless = (text: string) =>
      persons.reduce((left, { id }, i) => left.replaceAll(id, `person ${i}`), text).replaceAll(table, 'table');
    const all = told.map(({ to, letter: { message } }) => nameless(JSON.stringify({ to, message })));
    heard.push(all.toSorted().join('\n'));
    expect(heard.at(-1)).toContain('turn');
    await close();
  }
  expect(heard[0]).toBe(heard[1]);
});
