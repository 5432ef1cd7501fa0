import type { Me, TableSummary } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import type { LobbySubscriber, Tables } from './index.ts';

/** A page with the lobby open. */
class Page implements LobbySubscriber {
  readonly id: string;
  readonly person: Me | null;
  readonly tables = new Map<string, TableSummary>();
  pushes = 0;

  constructor(person: Me | null) {
    this.id = `lobby of ${person?.name}`;
    this.person = person;
  }

  static async of(tables: Tables, person: Me | null): Promise<Page> {
    const page = new Page(person);
    for (const table of await tables.enterLobby(page)) page.tables.set(table.id, table);
    return page;
  }

  send({ changed, gone }: { changed: TableSummary[]; gone: string[] }): void {
    this.pushes += 1;
    for (const table of changed) this.tables.set(table.id, table);
    for (const id of gone) if (!this.tables.delete(id)) throw new Error('told that a table went of which it never knew');
  }
}

describe('the lobby', () => {
  it('lists open and running tables, and unlisted ones only to those who sit there', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const hidden = await tables.open(ana!, settingsOf({ listed: false }));
    const pages = [await Page.of(tables, ana!), await Page.of(tables, ben!), await Page.of(tables, null)];
    const shown = await tables.open(ben!, settingsOf());
    await clock.advance(100);
    expect(pages.map(({ tables }) => Array.from(tables.keys()))).toEqual([[hidden, shown], [shown], [shown]]);
    expect(pages.map(({ tables }) => tables.get(shown)?.you)).toEqual([null, 0, null]);
    await tables.sit(hidden, ben!);
    await clock.advance(100);
    expect(pages[1]?.tables.get(hidden)?.you).toBe(1);
    await tables.stand(hidden, ben!);
    await tables.discard(shown, ben!);
    await clock.advance(100);
    expect(pages.map(({ tables }) => Array.from(tables.keys()))).toEqual([[hidden], [], []]);
    expect((await tables.listed('whispers')).map(({ id }) => id)).toEqual([]);
  });

  it('tells each whether it is their turn, and only when something has changed for them', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    const [host, guest, stranger] = [await Page.of(tables, ana!), await Page.of(tables, ben!), await Page.of(tables, null)];
    const viewer = await Viewer.at(tables, table, ana!);
    await clock.advance(100);
    const pushes = stranger.pushes;
    const turns = () => [host, guest, stranger].map(({ tables }) => tables.get(table)?.yourTurn);
    expect(turns()).toEqual([true, false, false]);
    await play(viewer, tables, table, 'end');
    await clock.advance(100);
    expect(turns()).toEqual([false, true, false]);
    expect(stranger.pushes).toBe(pushes);
  });

  it('gathers a burst of changes into one push', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const page = await Page.of(tables, null);
    const table = await tables.open(ana!, settingsOf());
    for (let i = 0; i < 5; i++) {
      await tables.sit(table, ben!);
      await tables.stand(table, ben!);
    }
    await tables.sit(table, ben!);
    await clock.advance(1000);
    expect(page.pushes).toBe(1);
    expect(page.tables.get(table)?.seats[1]?.state).toBe('taken');
    tables.leaveLobby(page.id);
    await tables.discard(table, ana!);
    await clock.advance(1000);
    expect(page.pushes).toBe(1);
  });

  it('keeps a finished table for those who played, for a while', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await people(tables, 'Ana', 'Ben');
    const [player, stranger] = [await Page.of(tables, ana!), await Page.of(tables, null)];
    const table = await running(tables, [ana!, ben!], { options: { turns: 1 } });
    await clock.advance(100);
    expect(stranger.tables.has(table)).toBe(true);
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await clock.advance(100);
    expect(stranger.tables.has(table)).toBe(false);
    expect(player.tables.get(table)?.status).toBe('finished');
    await clock.advance(2 * 86_400_000);
    expect(player.tables.has(table)).toBe(false);
    expect((await tables.summary(table))?.status).toBe('finished');
  });
});
