import type { Me, TableSummary } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, registerUsers, play, PRESENCE_MS, running, settingsOf, Viewer } from '../../../test/harness.ts';
import type { LobbySubscriber, Tables } from '../index.ts';

let pages = 0;

/** A page with the lobby open. */
class Page implements LobbySubscriber {
  readonly id: string;
  readonly person: Me | null;
  readonly beside: string | undefined;
  readonly tables = new Map<string, TableSummary>();
  more = 0;
  pushes = 0;

  constructor(person: Me | null, beside?: string) {
    pages += 1;
    this.id = `lobby ${pages}`;
    this.person = person;
    this.beside = beside;
  }

  static async of(tables: Tables, person: Me | null, beside?: string): Promise<Page> {
    const page = new Page(person, beside);
    const entered = await tables.enterLobby(page);
    for (const table of entered.tables) page.tables.set(table.id, table);
    page.more = entered.more;
    return page;
  }

  send({ changed, gone, more }: { changed: TableSummary[]; gone: string[]; more: number }): void {
    this.pushes += 1;
    this.more = more;
    for (const table of changed) this.tables.set(table.id, table);
    for (const id of gone) if (!this.tables.delete(id)) throw new Error('notified of the end of an unknown table');
  }
}

describe('the lobby', () => {
  it('lists open and running tables, and unlisted ones only for people who sit there', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
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
    expect((await tables.listed('secrets')).map(({ id }) => id)).toEqual([]);
  });

  it('sends the server’s time, for the clocks of a person’s tables', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!], { pace: { kind: 'days', hours: 12 } });
    await clock.advance(3_600_000);
    const { tables: summaries, now } = await tables.enterLobby(new Page(ana!));
    const due = summaries.find(({ id }) => id === table)?.clock?.[0]?.dueAt ?? 0;
    expect([now, due - now]).toEqual([clock.now(), 11 * 3_600_000]);
  });

  it('sends each person whether it is their turn, and only when that has changed', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    const [host, guest, stranger] = [await Page.of(tables, ana!), await Page.of(tables, ben!), await Page.of(tables, null)];
    const viewer = await Viewer.at(tables, table, ana!);
    await clock.advance(PRESENCE_MS + 100);
    const pushes = stranger.pushes;
    const turns = () => [host, guest, stranger].map(({ tables }) => tables.get(table)?.yourTurn);
    expect(turns()).toEqual([true, false, false]);
    await play(viewer, tables, table, 'end');
    await clock.advance(100);
    expect(turns()).toEqual([false, true, false]);
    expect(stranger.pushes).toBe(pushes);
  });

  it('batches a burst of changes into one push', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
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

  it('keeps a finished table for its players for a while', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
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

  it('lists only the newest tables, all of a person’s own, and the number of others', async () => {
    const { tables, clock } = await makeWorld({ settings: { lobbyListed: 2 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const before = await Page.of(tables, null);
    const all: string[] = [];
    for (let n = 0; n < 5; n++) all.push(await tables.open(n === 0 ? ana! : ben!, settingsOf()));
    await clock.advance(100);
    const [stranger, host] = [await Page.of(tables, null), await Page.of(tables, ana!)];
    const seen = () => [before, stranger, host].map((page) => ({ ids: [...page.tables.keys()].toSorted(), more: page.more }));
    const newest = { ids: all.slice(3).toSorted(), more: 3 };
    expect(seen()).toEqual([newest, newest, { ids: [all[0]!, ...all.slice(3)].toSorted(), more: 2 }]);

    await tables.discard(all[4]!, ben!);
    await clock.advance(100);
    const left = { ids: all.slice(2, 4).toSorted(), more: 2 };
    expect(seen()).toEqual([left, left, { ids: [all[0]!, ...all.slice(2, 4)].toSorted(), more: 1 }]);

    // The running tables have the same limit.
    await tables.sit(all[3]!, ana!);
    await tables.start(all[3]!, ben!);
    await clock.advance(100);
    expect(seen()[1]).toEqual({ ids: all.slice(1, 4).toSorted(), more: 1 });
  });

  it('sends a page with an open table only its reader’s other tables, as long as they sit there', async () => {
    const { tables, clock } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const [here, there] = [await running(tables, [ana!, ben!]), await tables.open(ben!, settingsOf())];
    const page = await Page.of(tables, ana!, here);
    const seen = async () => {
      await clock.advance(1000);
      return [...page.tables.keys()];
    };
    expect(await seen()).toEqual([]);
    await tables.sit(there, ana!);
    expect(await seen()).toEqual([there]);
    await play(await Viewer.at(tables, here, ana!), tables, here, 'end');
    const pushes = page.pushes;
    expect([await seen(), page.pushes]).toEqual([[there], pushes]);
    await tables.stand(there, ana!);
    expect(await seen()).toEqual([]);
    await tables.sit(there, ana!);
    expect(await seen()).toEqual([there]);
    await tables.discard(there, ben!);
    expect(await seen()).toEqual([]);
    tables.leaveLobby(page.id);
    await tables.open(ana!, settingsOf());
    expect(await seen()).toEqual([]);
  });
});
