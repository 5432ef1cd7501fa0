import { describe, expect, it } from 'vitest';
import { makeWorld, registerUsers, running, settingsOf, Viewer } from '../../../test/harness.ts';
import type { SeatRecord } from '../../storage/storage.ts';
import { distinguished, nameAt } from './names.ts';
import { openTable } from './table.ts';

const names = ({ view }: Viewer) => view?.seats.flatMap(({ name }) => name ?? []);

describe('two people with the same name at one table', () => {
  it('are distinguished for everybody, and in the same way at the table, in the lobby and in the chat', async () => {
    const { tables } = await makeWorld();
    const [ana, second] = await registerUsers(tables, 'Ana', 'Ana');
    const table = await running(tables, [ana!, second!]);
    const pages = await Promise.all([ana!, second!, null].map((person) => Viewer.at(tables, table, person)));
    for (const page of pages) expect(names(page)).toEqual(['Ana', 'Ana 2']);
    expect((await tables.summary(table))?.seats.map(({ name }) => name)).toEqual(['Ana', 'Ana 2']);
    await tables.say(table, second!, { text: 'hi' });
    expect(await tables.chat(table, null, { limit: 1 })).toMatchObject([{ name: 'Ana 2' }]);
    await tables.mute(table, ana!, { seat: 1 });
    expect(pages[0]?.view?.muted).toMatchObject([{ name: 'Ana 2' }]);
  });

  it.each([
    ['ana', 'ANA'],
    ['Jos\u00e9', 'JOSE\u0301'],
    ['Ana', '\uff21\uff4e\uff41'],
    ['Stra\u00dfe', 'STRASSE'],
    // Cyrillic, Greek, mathematical and other letters that look Latin.
    ['Ana', '\u0410n\u0430'],
    ['ANA', '\u0430n\u0430'],
    ['Ana', '\u{1d400}\u{1d427}\u{1d41a}'],
    ['Emma', '\u0395mm\u03b1'],
    ['Ilse', 'llse'],
    ['Ilse', '\u0406LSE'],
    ['Mario', 'Mari0'],
    ['Marta', 'rnarta'],
    ['\u041e\u043b\u0435\u0433', 'O\u043b\u0435\u0433'],
    ['O\u2019Neill', "O'Neill"],
    // Variation selectors after a digit, which are invisible.
    ['Ana 3', 'Ana 3\ufe0f'],
  ])('are recognised if they are called %s and %s', async (one, other) => {
    const { tables } = await makeWorld();
    const [first, second] = await registerUsers(tables, one, other);
    const table = await tables.open(first!, settingsOf({ seats: 2 }));
    await tables.sit(table, second!);
    expect(names(await Viewer.at(tables, table, null))).toEqual([one, `${other} 2`]);
  });

  it('are not people whose names only start alike, or differ in an accent', async () => {
    const { tables } = await makeWorld();
    const [one, two, three] = await registerUsers(tables, 'Ana', 'Anabel', 'An\u00e1');
    const table = await running(tables, [one!, two!, three!]);
    expect(names(await Viewer.at(tables, table, null))).toEqual(['Ana', 'Anabel', 'An\u00e1']);
  });

  it.each([
    ['\u0418\u0432\u0430\u043d', '\u0410\u043d\u043d\u0430', '\u041e\u043b\u0435\u0433'],
    ['\u65e5\u672c\u592a\u90ce', '\u7530\u4e2d', '\u30ed\u30d0\u30fc\u30c8'],
    ['\u0645\u062d\u0645\u062f', '\u05de\u05e9\u05d4', '\u092e\u0940\u0930\u093e'],
    ['Bj\u00f6rk', 'M\u00edriam', '\u0141ukasz'],
  ])('are not %s, %s and %s, whose names stay unchanged', async (...written) => {
    const { tables } = await makeWorld();
    const table = await running(tables, await registerUsers(tables, ...written));
    expect(names(await Viewer.at(tables, table, null))).toEqual(written);
  });

  it('keep their numbers while they sit, whoever comes and goes', async () => {
    const { tables } = await makeWorld();
    const [host, one, two, three] = await registerUsers(tables, 'Eva', 'Ana', 'Ana', 'Ana 2');
    const table = await tables.open(host!, settingsOf({ seats: 4 }));
    await tables.sit(table, one!, 3);
    await tables.sit(table, two!, 1);
    const page = await Viewer.at(tables, table, null);
    expect(names(page)).toEqual(['Eva', 'Ana 2', 'Ana']);
    await tables.sit(table, three!, 2);
    expect(names(page)).toEqual(['Eva', 'Ana 2', 'Ana 2 2', 'Ana']);
    await tables.stand(table, one!);
    expect(names(page)).toEqual(['Eva', 'Ana 2', 'Ana 2 2']);
    await tables.sit(table, one!, 3);
    expect(names(page)).toEqual(['Eva', 'Ana 2', 'Ana 2 2', 'Ana']);
  });

  it('are distinguished after a rename to the same name, until the next rename', async () => {
    const { tables } = await makeWorld();
    const [ben, ana] = await registerUsers(tables, 'Ben', 'Ana');
    const table = await running(tables, [ben!, ana!]);
    const page = await Viewer.at(tables, table, null);
    await tables.rename(ben!, 'Ana');
    expect(names(page)).toEqual(['Ana 2', 'Ana']);
    await tables.rename(ben!, 'Bea');
    expect(names(page)).toEqual(['Bea', 'Ana']);
  });

  it('are also distinguished at the rematch, and on another device', async () => {
    const { tables } = await makeWorld();
    const [ana, second, eva] = await registerUsers(tables, 'Ana', 'Ana', 'Eva');
    const table = await running(tables, [ana!, second!, eva!]);
    const [other] = await registerUsers(tables, 'Ana');
    await tables.claim(other!, (await tables.handover(table, eva!, null)).token);
    expect(names(await Viewer.at(tables, table, null))).toEqual(['Ana', 'Ana 2', 'Ana 3']);
  });
});

describe('the name of a bot', () => {
  it.each(['Simon', 'SIM\u00d3N', '\u0405im\u00f3n', 'Sim\u03ccn', 'Simo\u0300n'])(
    'differs from that of a person called %s',
    (name) => {
      const opened = openTable('t', settingsOf({ seats: 3 }), { id: 'ana' }, 0);
      const [ana, free] = opened.seats as [SeatRecord, SeatRecord];
      const simon = { ...free, state: 'taken' as const, bot: { character: 'simon' as const, level: 'sound' as const } };
      const nameOf = () => name;
      const table = distinguished({ ...opened, seats: [ana, simon, free] }, 0, nameOf);
      expect(table.seats.map((seat) => nameAt(seat, nameOf))).toEqual([`${name} 2`, 'Sim\u00f3n', null]);
    },
  );

  it('is not chosen if a person at the table has it in other letters', async () => {
    const { tables } = await makeWorld();
    const [host] = await registerUsers(tables, '\u0422ecla');
    for (let i = 0; i < 12; i++) {
      const table = await tables.open(host!, settingsOf({ seats: 4, bots: ['sound', 'sound', 'sound'] }));
      expect(names(await Viewer.at(tables, table, null))).not.toContain('Tecla');
      await tables.discard(table, host!);
    }
  });
});

describe('a spectator', () => {
  it("whose name looks like a player's is distinguished in the chat and in the list of spectators", async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben, watcher] = await registerUsers(tables, 'Ana', 'Ben', '\u0410n\u0430');
    const table = await running(tables, [ana!, ben!], { watchersTalk: true });
    const page = await Viewer.at(tables, table, ana!);
    await Viewer.at(tables, table, watcher!);
    await clock.advance(1000);
    expect(names(page)).toEqual(['Ana', 'Ben']);
    expect(page.view?.namedWatchers.map(({ name }) => name)).toEqual(['\u0410n\u0430 2']);
    await tables.say(table, watcher!, { text: 'hi' });
    expect(await tables.chat(table, null, { limit: 1 })).toMatchObject([{ name: '\u0410n\u0430 2', seat: null }]);
    const { speaker } = page.view!.namedWatchers[0]!;
    await tables.mute(table, ana!, { speaker });
    expect(page.view?.muted).toMatchObject([{ name: '\u0410n\u0430 2' }]);
  });
});
