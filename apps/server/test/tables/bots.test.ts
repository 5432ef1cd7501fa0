import { botNames } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, registerUsers, play, refusal, settingsOf, Viewer, type World } from '../harness.ts';

/** An open table of Ana's with these bots, and her page. */
async function withBots(world: World, settings: Parameters<typeof settingsOf>[0] = { bots: ['easy', 'strong'] }) {
  const [ana] = await registerUsers(world.tables, 'Ana');
  const table = await world.tables.open(ana!, settingsOf(settings));
  return { ana: ana!, table, page: await Viewer.at(world.tables, table, ana!) };
}

describe('a bot at an open table', () => {
  it('has its seat from the start, with a name and a level', async () => {
    const world = await makeWorld();
    const { page } = await withBots(world);
    const [, one, other] = page.view?.seats ?? [];
    expect(one).toEqual({
      seat: 1,
      state: 'taken',
      name: botNames[one!.bot!.character],
      host: false,
      present: true,
      standIn: null,
      bot: { character: expect.any(String) as string, level: 'easy' },
    });
    expect(other?.bot?.level).toBe('strong');
    expect(other?.bot?.character).not.toBe(one?.bot?.character);
    expect(page.view).toMatchObject({ hints: false, standInLevel: 'sound', watchers: 0 });
  });

  it('leaves its host a seat', async () => {
    const { tables } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    expect(await refusal(tables.open(ana!, settingsOf({ seats: 2, bots: ['easy', 'easy'] })))).toBe('badOptions');
  });

  it('is added, changed and removed by the host, and leaves its seat to a person', async () => {
    const world = await makeWorld();
    const { tables } = world;
    const { ana, table, page } = await withBots(world, {});
    const [ben] = await registerUsers(tables, 'Ben');
    expect(await refusal(tables.setBot(table, ben!, 1, 'easy'))).toBe('notHost');
    await tables.setBot(table, ana, 1, 'easy');
    await tables.setBot(table, ana, 1, 'strong');
    expect(page.view?.seats[1]?.bot?.level).toBe('strong');
    const name = page.view?.seats[1]?.name;
    expect(await tables.sit(table, ben!, 1)).toBe(1);
    expect(page.view?.seats.map((seat) => seat.name)).toEqual(['Ana', 'Ben', name]);
    await tables.setBot(table, ana, 2, null);
    expect(page.view?.seats[2]).toMatchObject({ state: 'free', name: null, bot: null });
  });

  it('has a unique name: a person with the same name gets a number behind it', async () => {
    const world = await makeWorld();
    const { table, page } = await withBots(world, { bots: ['easy'] });
    const name = page.view?.seats[1]?.name as string;
    const [guest] = await registerUsers(world.tables, name.toUpperCase());
    await world.tables.sit(table, guest!, 2);
    expect(page.view?.seats[2]?.name).toBe(`${name.toUpperCase()} 2`);
  });

  it('stays with other bots until a person is host again', async () => {
    const world = await makeWorld();
    const { tables } = world;
    const { ana, table, page } = await withBots(world);
    await tables.stand(table, ana);
    expect(page.view?.seats.map(({ host }) => host)).toEqual([false, false, false]);
    const [ben] = await registerUsers(tables, 'Ben');
    await tables.sit(table, ben!);
    await tables.start(table, ben!);
    expect(page.view).toMatchObject({ status: 'running', seats: [{ name: 'Ben', host: true }, {}, {}] });
  });

  it('is removed with an abandoned table', async () => {
    const world = await makeWorld();
    const { ana, table, page } = await withBots(world);
    await world.tables.stand(table, ana);
    await world.tables.leave(table, page.id);
    await world.clock.advance(3 * 60 * 60_000);
    expect(await world.tables.summary(table)).toBeNull();
  });

  it('has its seat again in the rematch', async () => {
    const world = await makeWorld();
    const { tables } = world;
    const { ana, table, page } = await withBots(world, { bots: ['easy', 'strong'], options: { turns: 1 } });
    const bots = page.view?.seats.slice(1);
    await tables.start(table, ana);
    await play(page, tables, table, 'end');
    expect(page.view?.status).toBe('finished');
    const again = await Viewer.at(tables, await tables.rematch(table, ana), ana);
    expect(again.view?.seats.slice(1)).toEqual(bots);
  });
});

describe('the settings of a match', () => {
  it('are changed by the host while the table is open, and sent to everybody', async () => {
    const world = await makeWorld();
    const { tables } = world;
    const { ana, table } = await withBots(world);
    const [ben] = await registerUsers(tables, 'Ben');
    const page = await Viewer.at(tables, table, ben!);
    await tables.setSettings(table, ana, { hints: true });
    await tables.setSettings(table, ana, { standInLevel: 'strong' });
    expect(page.view).toMatchObject({ hints: true, standInLevel: 'strong' });
    expect(await refusal(tables.setSettings(table, ben!, { hints: false }))).toBe('notHost');
    await tables.start(table, ana);
    expect(await refusal(tables.setSettings(table, ana, { hints: false }))).toBe('notOpen');
  });
});

describe('a table with bots', () => {
  it('has one person in the lobby, and ends at their request', async () => {
    const world = await makeWorld();
    const { tables } = world;
    const { ana, table, page } = await withBots(world);
    await tables.start(table, ana);
    expect(tables.standing).toMatchObject({ present: 1, running: 1 });
    await tables.discard(table, ana);
    expect(page.gone).toBe('closed');
  });
});
