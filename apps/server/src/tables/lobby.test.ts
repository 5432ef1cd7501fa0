import type { TableSummary } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, people, play, running, settingsOf, Viewer } from '../../test/harness.ts';
import type { LobbySubscriber, Person, Service } from './service.ts';

/** A page with the lobby open. */
class Page implements LobbySubscriber {
  readonly id: string;
  readonly person: Person | null;
  readonly tables = new Map<string, TableSummary>();
  pushes = 0;

  constructor(person: Person | null) {
    this.id = `lobby of ${person?.name}`;
    this.person = person;
  }

  static async of(service: Service, person: Person | null): Promise<Page> {
    const page = new Page(person);
    for (const table of await service.enterLobby(page)) page.tables.set(table.id, table);
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
    const { service, clock } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const hidden = await service.open(ana!, settingsOf({ listed: false }));
    const pages = [await Page.of(service, ana!), await Page.of(service, ben!), await Page.of(service, null)];
    const shown = await service.open(ben!, settingsOf());
    await clock.advance(100);
    expect(pages.map(({ tables }) => Array.from(tables.keys()))).toEqual([[hidden, shown], [shown], [shown]]);
    expect(pages.map(({ tables }) => tables.get(shown)?.you)).toEqual([null, 0, null]);
    await service.sit(hidden, ben!);
    await clock.advance(100);
    expect(pages[1]?.tables.get(hidden)?.you).toBe(1);
    await service.stand(hidden, ben!);
    await service.discard(shown, ben!);
    await clock.advance(100);
    expect(pages.map(({ tables }) => Array.from(tables.keys()))).toEqual([[hidden], [], []]);
    expect((await service.listed('whispers')).map(({ id }) => id)).toEqual([]);
  });

  it('tells each whether it is their turn, and only when something has changed for them', async () => {
    const { service, clock } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const table = await running(service, [ana!, ben!]);
    const [host, guest, stranger] = [await Page.of(service, ana!), await Page.of(service, ben!), await Page.of(service, null)];
    const viewer = await Viewer.at(service, table, ana!);
    await clock.advance(100);
    const pushes = stranger.pushes;
    const turns = () => [host, guest, stranger].map(({ tables }) => tables.get(table)?.yourTurn);
    expect(turns()).toEqual([true, false, false]);
    await play(viewer, service, table, 'end');
    await clock.advance(100);
    expect(turns()).toEqual([false, true, false]);
    expect(stranger.pushes).toBe(pushes);
  });

  it('gathers a burst of changes into one push', async () => {
    const { service, clock } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const page = await Page.of(service, null);
    const table = await service.open(ana!, settingsOf());
    for (let i = 0; i < 5; i++) {
      await service.sit(table, ben!);
      await service.stand(table, ben!);
    }
    await service.sit(table, ben!);
    await clock.advance(1000);
    expect(page.pushes).toBe(1);
    expect(page.tables.get(table)?.seats[1]?.state).toBe('taken');
    service.leaveLobby(page.id);
    await service.discard(table, ana!);
    await clock.advance(1000);
    expect(page.pushes).toBe(1);
  });

  it('keeps a finished table for those who played, for a while', async () => {
    const { service, clock } = await makeWorld();
    const [ana, ben] = await people(service, 'Ana', 'Ben');
    const [player, stranger] = [await Page.of(service, ana!), await Page.of(service, null)];
    const table = await running(service, [ana!, ben!], { options: { turns: 1 } });
    await clock.advance(100);
    expect(stranger.tables.has(table)).toBe(true);
    await play(await Viewer.at(service, table, ana!), service, table, 'end');
    await clock.advance(100);
    expect(stranger.tables.has(table)).toBe(false);
    expect(player.tables.get(table)?.status).toBe('finished');
    await clock.advance(2 * 86_400_000);
    expect(player.tables.has(table)).toBe(false);
    expect((await service.summary(table))?.status).toBe('finished');
  });
});
