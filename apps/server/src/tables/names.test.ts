import { describe, expect, it } from 'vitest';
import { makeWorld, people, running, settingsOf, Viewer } from '../../test/harness.ts';

const names = ({ view }: Viewer) => view?.seats.flatMap(({ name }) => name ?? []);

describe('two at one table who bear the same name', () => {
  it('are told apart by everybody, in the same way in the table, the lobby and the chat', async () => {
    const { tables } = await makeWorld();
    const [ana, second] = await people(tables, 'Ana', 'Ana');
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
  ])('are %s and %s, too', async (one, other) => {
    const { tables } = await makeWorld();
    const [first, second] = await people(tables, one, other);
    const table = await tables.open(first!, settingsOf({ seats: 2 }));
    await tables.sit(table, second!);
    expect(names(await Viewer.at(tables, table, null))).toEqual([one, `${other} 2`]);
  });

  it('are not those whose names only begin alike, or differ in an accent', async () => {
    const { tables } = await makeWorld();
    const [one, two, three] = await people(tables, 'Ana', 'Anabel', 'An\u00e1');
    const table = await running(tables, [one!, two!, three!]);
    expect(names(await Viewer.at(tables, table, null))).toEqual(['Ana', 'Anabel', 'An\u00e1']);
  });

  it('keep what they are called while they sit, whoever comes and goes', async () => {
    const { tables } = await makeWorld();
    const [host, one, two, three] = await people(tables, 'Eva', 'Ana', 'Ana', 'Ana 2');
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

  it('are told apart when somebody takes the name of another, and not any more when they drop it', async () => {
    const { tables } = await makeWorld();
    const [ben, ana] = await people(tables, 'Ben', 'Ana');
    const table = await running(tables, [ben!, ana!]);
    const page = await Viewer.at(tables, table, null);
    await tables.rename(ben!, 'Ana');
    expect(names(page)).toEqual(['Ana 2', 'Ana']);
    await tables.rename(ben!, 'Bea');
    expect(names(page)).toEqual(['Bea', 'Ana']);
  });

  it('are told apart at the next match, and on another device', async () => {
    const { tables } = await makeWorld();
    const [ana, second, eva] = await people(tables, 'Ana', 'Ana', 'Eva');
    const table = await running(tables, [ana!, second!, eva!]);
    const [other] = await people(tables, 'Ana');
    await tables.claim(other!, (await tables.handover(table, eva!)).token);
    expect(names(await Viewer.at(tables, table, null))).toEqual(['Ana', 'Ana 2', 'Ana 3']);
  });
});
