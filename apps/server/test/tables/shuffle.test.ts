import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDocument, readDocument, type CheckNews, type KeptShuffle } from '@sobremesa/match/document';
import { deviceCommitment } from '@sobremesa/match/shuffle';
import { CARD, secretsGame } from '@sobremesa/match/testing';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../../src/storage/index.ts';
import type { Tables } from '../../src/tables/index.ts';
import { makeWorld, refusal, registerUsers, settingsOf, Viewer, type World } from '../harness.ts';

const WAIT_MS = 1500;
const games = { secrets: secretsGame() };
const contributionOf = (digit: string) => digit.repeat(64);

/** A page that contributes to the shuffle, as `apps/web/src/table/shuffle/` does. */
class Contributor {
  readonly viewer: Viewer;
  readonly contribution: string;
  kept: KeptShuffle | null = null;
  readonly #tables: Tables;

  constructor(tables: Tables, viewer: Viewer, contribution: string) {
    this.#tables = tables;
    this.viewer = viewer;
    this.contribution = contribution;
  }

  get #shuffle() {
    const shuffle = this.viewer.view?.shuffle;
    if (shuffle === undefined) throw new Error('the table has no shuffle');
    return shuffle;
  }

  async commit(): Promise<void> {
    const { draw, round, commitment } = this.#shuffle;
    const own = {
      commitment: deviceCommitment({ draw, commitment }, this.contribution),
      contribution: this.contribution,
      confirmed: false,
    };
    await this.#tables.contribute(this.viewer.view!.id, this.viewer.person!, draw, own.commitment);
    this.kept = { draw, round, commitment, list: null, own };
  }

  async reveal(): Promise<void> {
    const list = this.#shuffle.seats.map((seat) => seat?.commitment ?? null);
    await this.#tables.reveal(this.viewer.view!.id, this.viewer.person!, this.#shuffle.draw, this.contribution);
    this.kept = { ...this.kept!, list, own: { ...this.kept!.own!, confirmed: true } };
  }
}

async function openTable(names: readonly string[], parts: Parameters<typeof makeWorld>[0] = {}) {
  const world = await makeWorld({ games, ...parts });
  const { tables } = world;
  const persons = await registerUsers(tables, ...names);
  const table = await tables.open(persons[0]!, settingsOf({ seats: names.length }));
  for (const guest of persons.slice(1)) await tables.sit(table, guest);
  const viewers: Viewer[] = [];
  for (const person of persons) viewers.push(await Viewer.at(tables, table, person));
  const pages = viewers.map((viewer, i) => new Contributor(tables, viewer, contributionOf(String(i + 1))));
  return { ...world, table, persons, viewers, pages: pages as [Contributor, Contributor, ...Contributor[]] };
}

const statusOf = ({ viewers }: { viewers: readonly Viewer[] }) => viewers[0]?.view?.status;
const started = ({ log }: Viewer) =>
  log[0]?.event as { type: string; shuffle?: { round: number; seats: ({ revealed: boolean } | null)[] } };

async function documentAfter({ tables, table, persons }: World & { table: string; persons: readonly { id: string }[] }) {
  for (const person of persons) await tables.discard(table, person);
  return (await tables.document(table, persons[0]!)) ?? '';
}

function resultsOf(document: string, kept: KeptShuffle | null) {
  const news: CheckNews[] = [...checkDocument(document, games, kept)];
  return news.flatMap((each) => ('step' in each ? [[each.step, each.result]] : []));
}

describe('a start', () => {
  it('happens when all connected contributors have revealed, without a wait', async () => {
    const at = await openTable(['Ana', 'Ben', 'Eva']);
    for (const page of at.pages) await page.commit();
    await at.tables.start(at.table, at.persons[0]!);
    expect(at.viewers[1]?.view?.shuffle).toMatchObject({ phase: 'revealing' });
    for (const page of at.pages) {
      expect(statusOf(at)).toBe('open');
      await page.reveal();
    }
    expect(statusOf(at)).toBe('running');
    expect(started(at.viewers[2]!).shuffle?.seats.map((seat) => seat?.revealed)).toEqual([true, true, true]);
    const document = await documentAfter(at);
    for (const { kept } of at.pages) {
      expect(resultsOf(document, kept)).toEqual(resultsOf(document, kept).map(([step]) => [step, 'same']));
    }
  });

  it('waits at most for the limit if a device sleeps', async () => {
    const at = await openTable(['Ana', 'Ben']);
    for (const page of at.pages) await page.commit();
    await at.tables.start(at.table, at.persons[0]!);
    await at.pages[0].reveal();
    await at.clock.advance(WAIT_MS - 1);
    expect(statusOf(at)).toBe('open');
    // Other servers fire a little later.
    await at.clock.advance(400);
    expect(statusOf(at)).toBe('running');
    expect(started(at.viewers[0]!).shuffle?.seats.map((seat) => seat?.revealed)).toEqual([true, false]);
    expect(
      await refusal(at.tables.reveal(at.table, at.persons[1]!, at.viewers[1]!.view!.shuffle!.draw, contributionOf('2'))),
    ).toBe('notOpen');
    const document = await documentAfter(at);
    expect(resultsOf(document, at.pages[0].kept).filter(([, result]) => result !== 'same')).toEqual([]);
    expect(resultsOf(document, at.pages[1].kept)).toContainEqual(['own', 'unknown']);
  });

  it('does not wait for people who are away', async () => {
    const at = await openTable(['Ana', 'Ben']);
    for (const page of at.pages) await page.commit();
    await at.tables.leave(at.table, at.viewers[1]!.id);
    await at.tables.start(at.table, at.persons[0]!);
    await at.pages[0].reveal();
    expect(statusOf(at)).toBe('running');
  });

  it('is immediate without contributions, and follows from the commitment of the server alone', async () => {
    const at = await openTable(['Ana', 'Ben']);
    const promised = at.viewers[0]?.view?.shuffle;
    await at.tables.start(at.table, at.persons[0]!);
    expect(statusOf(at)).toBe('running');
    expect(started(at.viewers[0]!)).toMatchObject({ shuffle: { commitment: promised?.commitment, seats: [null, null] } });
    const { draw = '', round = 0, commitment = '' } = promised ?? {};
    const kept = { draw, round, commitment, list: null, own: null };
    const results = resultsOf(await documentAfter(at), kept).filter(([, result]) => result !== 'same');
    expect(results).toEqual([
      ['list', 'unknown'],
      ['own', 'unknown'],
    ]);
  });

  it('leaves seats and settings as they are while it waits', async () => {
    const at = await openTable(['Ana', 'Ben']);
    const [ana, ben] = at.persons as [(typeof at.persons)[0], (typeof at.persons)[0]];
    await at.pages[1].commit();
    await at.tables.start(at.table, ana);
    const requests = [
      at.tables.start(at.table, ana),
      at.tables.stand(at.table, ben),
      at.tables.remove(at.table, ana, 1),
      at.tables.setSettings(at.table, ana, { timeout: 'move' }),
      at.tables.discard(at.table, ana),
      at.pages[0].commit(),
    ];
    expect(await Promise.all(requests.map(refusal))).toEqual(requests.map(() => 'notOpen'));
    await at.pages[1].reveal();
    expect(statusOf(at)).toBe('running');
  });

  it('goes on after a restart with what was revealed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuffle-'));
    const file = join(folder, 'a.db');
    try {
      const at = await openTable(['Ana', 'Ben'], { file });
      for (const page of at.pages) await page.commit();
      await at.tables.start(at.table, at.persons[0]!);
      await at.pages[0].reveal();
      await at.tables.close();
      await at.clock.advance(60_000);
      const { tables } = await makeWorld({ games, file, clock: at.clock });
      const again = await Viewer.at(tables, at.table, at.persons[1]!);
      expect(again.view).toMatchObject({ status: 'open', shuffle: { phase: 'revealing' } });
      await at.clock.advance(WAIT_MS - 100);
      expect(again.view?.status).toBe('open');
      await tables.reveal(at.table, at.persons[1]!, again.view!.shuffle!.draw, contributionOf('2'));
      expect(started(again).shuffle?.seats.map((seat) => seat?.revealed)).toEqual([true, true]);
      await tables.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('that fails after a contribution was revealed draws anew', async () => {
    const strict = secretsGame();
    let refuses = false;
    const game = { ...strict.game, validateSetupData: () => (refuses ? 'no' : undefined) };
    const at = await openTable(['Ana', 'Ben'], { games: { secrets: { ...strict, game } } });
    await at.pages[0].commit();
    const before = at.viewers[0]?.view?.shuffle;
    await at.tables.start(at.table, at.persons[0]!);
    refuses = true;
    await at.pages[0].reveal();
    const after = at.viewers[0]?.view?.shuffle;
    expect(after).toMatchObject({ phase: 'gathering', round: 1, seats: [null, null] });
    expect(after?.commitment).not.toBe(before?.commitment);
    refuses = false;
    await at.pages[0].commit();
    await at.tables.start(at.table, at.persons[0]!);
    await at.pages[0].reveal();
    expect(started(at.viewers[0]!).shuffle?.round).toBe(1);
    expect(resultsOf(await documentAfter(at), at.pages[0].kept)).toContainEqual(['promise', 'same']);
  });

  it('of a table that an earlier release opened draws the seed as before', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuffle-'));
    try {
      const storage = await openSqlite(join(folder, 'a.db'));
      const at = await openTable(['Ana', 'Ben'], { storage, settings: { shuffles: false } });
      expect(at.viewers[0]?.view).not.toHaveProperty('shuffle');
      expect(await refusal(at.tables.contribute(at.table, at.persons[0]!, '0'.repeat(32), contributionOf('1')))).toBe('notOpen');
      await at.tables.start(at.table, at.persons[0]!);
      expect(started(at.viewers[0]!)).toEqual({ type: 'started' });
      expect(JSON.parse(await documentAfter(at))).toMatchObject({ formatVersion: 1 });
      await at.tables.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a contribution', () => {
  it('counts once per person: the newest device contributes', async () => {
    const at = await openTable(['Ana', 'Ben']);
    const phone = new Contributor(at.tables, await Viewer.at(at.tables, at.table, at.persons[0]!), contributionOf('9'));
    await at.pages[0].commit();
    await phone.commit();
    await at.tables.start(at.table, at.persons[0]!);
    expect(await refusal(at.pages[0].reveal())).toBe('badRequest');
    await phone.reveal();
    expect(statusOf(at)).toBe('running');
    const document = await documentAfter(at);
    expect(resultsOf(document, phone.kept)).toContainEqual(['own', 'same']);
    expect(resultsOf(document, at.pages[0].kept)).toContainEqual(['own', 'unknown']);
  });

  it('is refused without a seat, for another draw, and as a copy of another one', async () => {
    const at = await openTable(['Ana', 'Ben']);
    const [eva] = await registerUsers(at.tables, 'Eva');
    const { draw } = at.viewers[0]!.view!.shuffle!;
    await at.pages[0].commit();
    const { commitment } = at.pages[0].kept!.own!;
    expect(await refusal(at.tables.contribute(at.table, eva!, draw, contributionOf('5')))).toBe('notSeated');
    expect(await refusal(at.tables.contribute(at.table, at.persons[1]!, '0'.repeat(32), contributionOf('5')))).toBe('stale');
    expect(await refusal(at.tables.contribute(at.table, at.persons[1]!, draw, commitment))).toBe('badRequest');
    expect(await refusal(at.pages[0].reveal())).toBe('notOpen');
  });

  it('ends with the seat of its person', async () => {
    const at = await openTable(['Ana', 'Ben']);
    await at.pages[1].commit();
    await at.tables.stand(at.table, at.persons[1]!);
    const [eva] = await registerUsers(at.tables, 'Eva');
    await at.tables.sit(at.table, eva!);
    expect(at.viewers[0]?.view?.shuffle?.seats).toEqual([null, null]);
    await at.tables.start(at.table, at.persons[0]!);
    expect(statusOf(at)).toBe('running');
  });

  it('to a rematch is one to a new draw', async () => {
    const at = await openTable(['Ana', 'Ben']);
    await at.tables.start(at.table, at.persons[0]!);
    const before = at.viewers[0]!.view!.shuffle!;
    await documentAfter(at);
    const next = await at.tables.rematch(at.table, at.persons[0]!);
    const { view } = await Viewer.at(at.tables, next, at.persons[0]!);
    expect(view?.shuffle).toMatchObject({ phase: 'gathering', round: 0 });
    expect([view?.shuffle?.draw, view?.shuffle?.commitment]).not.toContain(before.draw);
    expect(view?.shuffle?.commitment).not.toBe(before.commitment);
  });
});

it('nobody receives the secret, a contribution or the seed before the end', async () => {
  const at = await openTable(['Ana', 'Ben']);
  const watcher = await Viewer.at(at.tables, at.table, null);
  const lobby: unknown[] = [await at.tables.enterLobby({ id: 'lobby', person: null, send: (change) => lobby.push(change) })];
  for (const page of at.pages) await page.commit();
  await at.tables.start(at.table, at.persons[0]!);
  await at.pages[0].reveal();
  await at.pages[1].reveal();
  await at.clock.advance(1000);
  const late = await Viewer.at(at.tables, at.table, null);
  const known = [
    ...[...at.viewers, watcher, late].map(({ received }) => received),
    JSON.stringify([lobby, await at.tables.summary(at.table), await at.tables.log(at.table, null, { limit: 100 })]),
  ].join('\n');
  expect(known).toMatch(CARD);
  const document = await documentAfter(at);
  const { seed, shuffle } = JSON.parse(document) as { seed: string; shuffle: { secret: string; commitment: string } };
  expect(known).toContain(shuffle.commitment);
  for (const secret of [seed, shuffle.secret, contributionOf('1'), contributionOf('2')]) {
    expect(document).toContain(secret);
    expect(known).not.toContain(secret);
    expect(JSON.stringify([at.log.errors, at.log.warnings])).not.toContain(secret);
  }
});

it('a document from a database whose secret was replaced is refused, and the check names the step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shuffle-'));
  const file = join(folder, 'a.db');
  try {
    const at = await openTable(['Ana', 'Ben'], { file });
    for (const page of at.pages) await page.commit();
    await at.tables.start(at.table, at.persons[0]!);
    for (const page of at.pages) await page.reveal();
    await documentAfter(at);
    await at.tables.close();
    const storage = await openSqlite(file);
    const stored = (await storage.load(at.table))!.table;
    const shuffle = { ...stored.shuffle!, secret: contributionOf('0') };
    await storage.commit({ id: at.table, table: { ...stored, rev: stored.rev + 1, shuffle } });
    await storage.close();
    const { tables } = await makeWorld({ games, file, clock: at.clock });
    const document = (await tables.document(at.table, at.persons[0]!)) ?? '';
    expect(readDocument(document, games)).toMatchObject({ error: 'badShuffle' });
    const differing = resultsOf(document, at.pages[0].kept).filter(([, result]) => result === 'differs');
    expect(differing).toEqual([
      ['commitment', 'differs'],
      ['seed', 'differs'],
    ]);
    await tables.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
