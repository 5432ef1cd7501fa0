import type { Pace, TableSettings } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { handOf, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import { HookReceiver, isSignedWith } from '../../test/support/hookReceiver.ts';
import { minute, noticesWorld, second } from '../../test/support/notices.ts';
import { Hooks } from './hooks.ts';
import { hookSender } from './hookSender.ts';
import { Keys } from './keys.ts';
import { Reach } from './reach.ts';

const hour = 60 * minute;
const days = (hours: number): Pace => ({ kind: 'days', hours });

type World = Awaited<ReturnType<typeof noticesWorld>>;
type Host = Parameters<NonNullable<World['notices']['hooks']>['of']>[1];

async function listening({ notices }: World, table: string, host: Host, receiver: HookReceiver) {
  const { secret } = await notices.hooks!.add(table, host, { kind: 'json', address: receiver.url, language: 'en' });
  return secret ?? '';
}

/** What the channel has been told after so long. */
const tellingOf =
  ({ pass }: World, receiver: HookReceiver) =>
  async (within = 2 * minute) => {
    await pass(within);
    return receiver.news();
  };

/** Three play, of whom Ana, the host, has the table open, and a program of hers is told. */
async function playing(
  receiver: HookReceiver,
  options: Record<string, number> = {},
  parts: Parameters<typeof noticesWorld>[0] = {},
  pace?: Pace,
) {
  const world = await noticesWorld({ sends: true, ...parts });
  const persons = await people(world.tables, 'Ana', 'Ben', 'Eva');
  const table = await running(world.tables, persons, { options, ...(pace && { pace }) });
  const [ana] = persons;
  const viewer = await Viewer.at(world.tables, table, ana!);
  const secret = await listening(world, table, ana!, receiver);
  return { ...world, persons, table, ana: viewer, secret, told: tellingOf(world, receiver) };
}

/** What the channel is told, after each of these times, of a window that Ana has opened: twice, with Ben's answer and without. */
async function toldOfWindow(windowMs: number, times: readonly number[], pace?: Pace): Promise<string[]> {
  const heard: string[] = [];
  for (const answers of [false, true]) {
    await using receiver = await HookReceiver.start();
    const { tables, table, persons, ana, told, close } = await playing(receiver, { windowMs }, {}, pace);
    await told();
    await play(ana, tables, table, 'ask');
    if (answers) {
      const ben = await Viewer.at(tables, table, persons[1]!);
      await play(ben, tables, table, 'answer', 'w1', true);
      await tables.leave(table, ben.id);
    }
    const news: string[][][] = [];
    for (const time of times) news.push(await told(time));
    heard.push(JSON.stringify(news));
    await close();
  }
  return heard;
}

describe('a channel', () => {
  it('is told who sits down, that the match begins, whose turn it is once they are late, that it is over, and of a rematch', async () => {
    await using receiver = await HookReceiver.start();
    const world = await noticesWorld({ sends: true });
    const { tables, pass, close } = world;
    const told = tellingOf(world, receiver);
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
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
    expect(await told()).toEqual([['begins']]);
    await play(host, tables, table, 'end');
    expect(await told(59 * second)).toEqual([]);
    expect(await told(2 * second)).toEqual([['turn Ben']]);
    expect(await told(60 * minute)).toEqual([]);
    await play(await Viewer.at(tables, table, ben!), tables, table, 'end');
    expect(await told()).toEqual([['over']]);
    const next = await tables.rematch(table, ben!);
    await pass(2 * minute);
    expect(receiver.signed).toMatchObject([{ events: [{ kind: 'rematch', link: `https://mesa.example/t/${next}` }] }]);
    // Those who play again are told there, too.
    receiver.news();
    await tables.sit(next, ana!);
    await pass(2 * minute);
    expect(isSignedWith(secret, receiver.received.at(-1)!)).toBe(true);
    expect(receiver.signed).toMatchObject([{ events: [{ kind: 'sat', link: `https://mesa.example/t/${next}` }] }]);
    await close();
  });

  it('is told of several in one line, of nobody who is there, and the same whoever has answered', async () => {
    expect(await toldOfWindow(20 * minute, [2 * minute])).toEqual(['[[["turn Ben Eva"]]]', '[[["turn Ben Eva"]]]']);
  });

  it('is told over days once more whom the table waits for before their time is out, the same whoever has answered', async () => {
    const told = '[[["turn Ben Eva"]],[["soon Ben Eva"]]]';
    expect(await toldOfWindow(minute, [8 * hour, 2 * hour], days(12))).toEqual([told, told]);
  });

  it('says beforehand that it will be, and is not where nobody’s time runs out or watchers see the match late', async () => {
    const { tables, notices, close } = await noticesWorld();
    const [ana] = await people(tables, 'Ana');
    const saysSo = async (settings: Partial<TableSettings>) => {
      const { preview } = await notices.hooks!.of(await tables.open(ana!, settingsOf(settings)), ana!, 'en');
      return preview.some((line) => line.includes('running out'));
    };
    expect(await saysSo({ pace: days(12) })).toBe(true);
    expect(await saysSo({})).toBe(false);
    expect(await saysSo({ pace: days(12), watchDelay: { moves: 3 } })).toBe(false);
    await close();
  });

  it('is not told whose turn it is where watchers see the match late', async () => {
    await using receiver = await HookReceiver.start();
    const world = await noticesWorld({ sends: true });
    const persons = await people(world.tables, 'Ana', 'Ben');
    const table = await running(world.tables, persons, { watchDelay: { moves: 3 } });
    await listening(world, table, persons[0]!, receiver);
    const { preview } = await world.notices.hooks!.of(table, persons[0]!, 'en');
    expect(preview.join()).not.toContain('up to');
    await play(await Viewer.at(world.tables, table, persons[0]!), world.tables, table, 'end');
    expect((await tellingOf(world, receiver)(5 * minute)).flat()).not.toContain('turn Ben');
    await world.close();
  });

  it('is told the same whatever is hidden', async () => {
    const heard: string[] = [];
    for (const seed of ['c0ffee'.repeat(10) + 'beef', '5'.repeat(64)]) {
      await using receiver = await HookReceiver.start();
      const { tables, table, ana, told, close } = await playing(receiver, { windowMs: 20 * minute }, { seed });
      await play(ana, tables, table, 'draw');
      await play(ana, tables, table, 'place', handOf(ana)[0]);
      await play(ana, tables, table, 'ask');
      heard.push(JSON.stringify(await told(30 * minute)));
      await close();
    }
    expect(heard[0]).toContain('turn');
    expect(heard[0]).toBe(heard[1]);
  });

  it('that several Anas play in front of tells them apart', async () => {
    await using receiver = await HookReceiver.start();
    const world = await noticesWorld({ sends: true });
    const persons = await people(world.tables, 'Ana', 'Ana');
    const table = await running(world.tables, persons);
    await listening(world, table, persons[0]!, receiver);
    await play(await Viewer.at(world.tables, table, persons[0]!), world.tables, table, 'end');
    expect(await tellingOf(world, receiver)()).toEqual([['turn Ana 2']]);
    await world.close();
  });
});

/** Ben is told to be late, and the channel answers so. */
async function late(receiver: HookReceiver, ...answers: HookReceiver['answers']) {
  const all = await playing(receiver);
  await all.told();
  receiver.answers.push(...answers);
  await play(all.ana, all.tables, all.table, 'end');
  return all;
}

describe('when it does not go well', () => {
  it('is sent again later, the same under the same id, and over a restart', async () => {
    await using receiver = await HookReceiver.start();
    const { pass, told, notices, storage, clock, close } = await late(receiver, { status: 500 }, { status: 503 });
    await pass(61 * second);
    expect(receiver.received).toHaveLength(1);
    await notices.stop();
    const again = await noticesWorld({ storage, clock, sends: true });
    await again.pass(61 * second);
    expect(receiver.received).toHaveLength(2);
    await again.pass(110 * second);
    expect(receiver.received).toHaveLength(2);
    await again.pass(15 * second);
    expect(receiver.received).toHaveLength(3);
    expect(new Set(receiver.signed.map(({ id }) => id)).size).toBe(1);
    expect(receiver.signed[2]).toEqual(receiver.signed[0]);
    receiver.news();
    expect(await tellingOf(again, receiver)(60 * minute)).toEqual([]);
    expect(await told()).toEqual([]);
    await again.notices.stop();
    await close();
  });

  it('a channel that has enough is left alone for as long as it wants', async () => {
    await using receiver = await HookReceiver.start();
    const { told, close } = await late(receiver, { status: 429, headers: { 'Retry-After': '1800' } });
    expect(await told()).toEqual([['turn Ben']]);
    expect(await told(28 * minute)).toEqual([]);
    expect(await told(3 * minute)).toEqual([['turn Ben']]);
    expect(await told(60 * minute)).toEqual([]);
    await close();
  });

  it('a channel that leads elsewhere is not followed', async () => {
    await using receiver = await HookReceiver.start();
    await using inside = await HookReceiver.start();
    const { told, notices, table, persons, close } = await late(receiver, { status: 307, headers: { Location: inside.url } });
    expect(await told()).toEqual([['turn Ben']]);
    expect(await told(60 * minute)).toEqual([]);
    expect(inside.received).toEqual([]);
    expect((await notices.hooks!.of(table, persons[0]!, 'en')).hooks).toHaveLength(1);
    await close();
  });

  it('a channel that does not answer in time may have got it, and is not told again; whoever tries it is told that it failed', async () => {
    await using receiver = await HookReceiver.start();
    const { notices, storage, clock, table, persons, close } = await playing(receiver);
    const [channel] = await storage.channelsOf(table);
    const keys = new Keys('a-secret-of-the-host');
    const target = keys.open(channel!.sealed, channel!.mark) ?? '';
    const reach = new Reach(true, 100);
    const at = { linkTo: (id: string) => `https://mesa.example/t/${id}`, stopAt: (id: string) => `https://mesa.example/${id}` };
    receiver.answers.push(null, null);
    const line = { kind: 'begins', table, game: 'secrets', names: [] } as const;
    const message = { kind: 'notices', lines: [line], waiting: 0 } as const;
    const { signal } = new AbortController();
    const letter = { id: 'letter', channel: channel!, target, message, now: clock.now(), signal };
    expect(await hookSender({ reach, ...at })(letter)).toBe('done');
    const hooks = new Hooks({ storage, clock, keys, reach, channels: notices.channels, ...at });
    expect(await hooks.try(table, persons[0]!, channel!.id)).toEqual({ trial: 'failed' });
    expect(receiver.received).toHaveLength(2);
    await close();
  });

  it.each([404, 410])('a channel that is gone (%s) is forgotten', async (status) => {
    await using receiver = await HookReceiver.start();
    const { told, notices, table, persons, storage, close } = await late(receiver, { status });
    expect(await told()).toEqual([['turn Ben']]);
    expect((await notices.hooks!.of(table, persons[0]!, 'en')).hooks).toEqual([]);
    expect(await storage.channelsOf(table)).toEqual([]);
    await close();
  });
});

it('a channel goes with its table', async () => {
  await using receiver = await HookReceiver.start();
  const world = await noticesWorld({ sends: true });
  const { tables, storage, close } = world;
  const [ana] = await people(tables, 'Ana');
  const table = await tables.open(ana!, settingsOf({ seats: 2 }));
  await listening(world, table, ana!, receiver);
  expect(await storage.channelOwners()).toEqual([table]);
  await tables.discard(table, ana!);
  expect(await storage.channelOwners()).toEqual([]);
  await close();
});
