import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { handOf, makeWorld, newRequest, registerUsers, play, settingsOf, types, Viewer } from '../../../test/harness.ts';
import { CARD } from '@sobremesa/match/testing';
import { ScriptedThinker, settled } from '../../../test/support/thinker.ts';
import { LateError } from '../../bots/thinker.ts';
import { openSqlite } from '../../storage/index.ts';

const draw = { move: 'draw', args: [] };

/** A match of Ana with these bots, whose searches the test controls. */
async function withBots(settings: Parameters<typeof settingsOf>[0] = {}, parts: Parameters<typeof makeWorld>[0] = {}) {
  const thinker = new ScriptedThinker();
  const world = await makeWorld({ thinker, ...parts });
  const [ana] = await registerUsers(world.tables, 'Ana');
  const table = await world.tables.open(ana!, settingsOf({ seats: 2, bots: ['strong'], ...settings }));
  await world.tables.start(table, ana!);
  const page = await Viewer.at(world.tables, table, ana!);
  return { ...world, thinker, table, page, ana: ana! };
}

type Place = Awaited<ReturnType<typeof withBots>>;

/** Ana's turn is over, and the bot's has begun. */
async function botsTurn({ page, tables, table }: Place): Promise<void> {
  await play(page, tables, table, 'end');
  await settled();
}

const stored = async ({ page, table, tables }: Place) => (await tables.log(table, page.person, { limit: 100 })).length;

describe('a bot at the table', () => {
  it('searches at its level, and moves as soon as a search ends', async () => {
    const place = await withBots();
    const { thinker, page } = place;
    expect(thinker.asked).toEqual([]);
    await botsTurn(place);
    expect(thinker.asked).toHaveLength(1);
    expect(thinker.last).toMatchObject({
      owner: place.ana.id,
      position: { game: 'secrets', level: 'strong', seen: { playerID: '1' } },
    });
    expect(page.match?.version).toBe(1);
    await thinker.last.answer(draw);
    expect(types(page)).toEqual(['started', 'ended', 'drew']);
    await thinker.last.answer({ move: 'end', args: [] });
    expect(page.match?.state.ctx).toMatchObject({ currentPlayer: '0' });
    expect(thinker.open.filter(({ position }) => position.seen.ctx.currentPlayer === '0')).toEqual([]);
  });

  it("gets its seat's view, without the hidden cards of others", async () => {
    const place = await withBots();
    const { thinker, page, tables, table } = place;
    await play(page, tables, table, 'place', handOf(page)[0]);
    await play(page, tables, table, 'draw');
    await botsTurn(place);
    const { seen } = thinker.last.position;
    const own = (seen.view as { hands: (string[] | null)[] }).hands[1] ?? [];
    expect(own).toHaveLength(4);
    expect(JSON.stringify(thinker.last.position).match(CARD)).toEqual(own);
    expect(seen.log.map(({ type }) => type)).toEqual(['placed', 'drew', 'ended']);
  });

  it('restarts its search when the match has changed', async () => {
    const place = await withBots({ seats: 3, bots: ['easy', 'easy'] });
    const { thinker, page, tables, table, ana } = place;
    await play(page, tables, table, 'draw');
    await play(page, tables, table, 'place', handOf(page)[0]);
    await botsTurn(place);
    const first = thinker.last;
    await tables.undo(ana, { table, request: newRequest(), version: page.match?.version as number });
    expect(first.signal.aborted).toBe(true);
    await first.answer(draw);
    expect(types(page).at(-1)).toBe('undone');
    expect(thinker.open).toEqual([]);
    await botsTurn(place);
    await thinker.last.answer(draw);
    expect(types(page).slice(-2)).toEqual(['ended', 'drew']);
  });

  it('gets the whole event history, without moves that were undone', async () => {
    const place = await withBots({ options: { turns: 200 } });
    const { thinker, page, tables, table, ana } = place;
    const log = () => thinker.last.position.seen.log.map(({ type }) => type);
    await play(page, tables, table, 'place', handOf(page)[0]);
    await play(page, tables, table, 'place', handOf(page)[0]);
    await tables.undo(ana, { table, request: newRequest(), version: page.match?.version as number });
    await botsTurn(place);
    expect(log()).toEqual(['placed', 'ended']);
    for (let turn = 0; turn < 80; turn++) {
      await thinker.last.answer({ move: 'end', args: [] });
      await botsTurn(place);
    }
    expect(log()).toEqual(['placed', ...Array.from({ length: 161 }, () => 'ended')]);
  });

  it('is replaced by the fallback move, with a log line, when it fails, times out or returns an illegal move', async () => {
    const place = await withBots();
    const { thinker, page, log } = place;
    for (const [why, answer] of [
      ['failed', () => thinker.last.fail(new Error('the thread has died'))],
      ['late', () => thinker.last.fail(new LateError('it thinks and thinks'))],
      ['illegal', () => thinker.last.answer({ move: 'place', args: ['whisper-999'] })],
      ['illegal', () => thinker.last.answer({ move: 'nonsense', args: [] })],
      ['illegal', () => thinker.last.answer({ move: 'boom', args: [] })],
    ] as const) {
      await botsTurn(place);
      log.warnings.length = 0;
      await answer();
      expect(log.warnings).toMatchObject([{ seat: 1, level: 'strong', why }]);
      expect(types(page).at(-1)).toBe('ended');
      expect(page.match?.state.ctx).toMatchObject({ currentPlayer: '0' });
    }
    expect(log.errors).toEqual([]);
  });

  it('is replaced by the fallback move, without a log line, in a game that no bot plays', async () => {
    const place = await withBots();
    await botsTurn(place);
    await place.thinker.last.answer(null);
    expect(types(place.page).at(-1)).toBe('ended');
    expect(place.log.warnings).toEqual([]);
  });

  it('does not search while nobody is at the table, and continues when a player or spectator enters', async () => {
    const place = await withBots();
    const { thinker, tables, table, page, clock } = place;
    await botsTurn(place);
    await tables.leave(table, page.id);
    expect(thinker.open).toEqual([]);
    await clock.advance(60_000);
    const watcher = await Viewer.at(tables, table, null);
    await settled();
    await thinker.last.answer(draw);
    expect(types(watcher).at(-1)).toBe('drew');
  });

  it('searches again after a server was killed, and makes no move twice', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-thoughts-'));
    afterAll(() => rmSync(folder, { recursive: true }));
    const storage = await openSqlite(join(folder, 'sobremesa.db'));
    const place = await withBots({}, { storage });
    await botsTurn(place);
    const before = await stored(place);
    const old = place.thinker.last;
    const thinker = new ScriptedThinker();
    const after = await makeWorld({ storage, thinker, clock: place.clock });
    const page = await Viewer.at(after.tables, place.table, place.ana);
    await vi.waitFor(() => expect(thinker.asked.map(({ position }) => position)).toEqual([old.position]));
    await thinker.last.answer(draw);
    await vi.waitFor(() => expect(types(page).at(-1)).toBe('drew'));
    // The first search ends too late, since the match has changed.
    await old.answer(draw);
    await vi.waitFor(() => expect(old.signal.aborted).toBe(true));
    expect(types(page).filter((type) => type === 'drew')).toHaveLength(1);
    expect(await stored({ ...place, ...after, page })).toBe(before + 1);
  });

  it('makes its move once the disk accepts writes again', async () => {
    const storage = await openSqlite(':memory:');
    const place = await withBots({}, { storage });
    const { thinker, page, clock } = place;
    await botsTurn(place);
    const commit = vi.spyOn(storage, 'commit').mockRejectedValue(new Error('the disk is full'));
    await thinker.last.answer(draw);
    expect(types(page).at(-1)).toBe('ended');
    commit.mockRestore();
    await clock.advance(1000);
    await thinker.last.answer(draw);
    expect(types(page).at(-1)).toBe('drew');
  });
});

/** Whether the table says that its bots think less, once the change has been sent. */
async function hurried({ page, clock }: Place) {
  await clock.advance(5000);
  return page.view?.hurried;
}

describe('bots on a busy server', () => {
  it('think less, which the table says until three moves in a row had all their thinking', async () => {
    const place = await withBots({ options: { turns: 200 } });
    const { thinker } = place;
    await botsTurn(place);
    expect(await hurried(place)).toBeUndefined();
    await thinker.last.answer(draw, true);
    expect(await hurried(place)).toBe(true);
    for (const said of [true, true, undefined]) {
      await thinker.last.answer({ move: 'end', args: [] });
      await botsTurn(place);
      expect(await hurried(place)).toBe(said);
    }
  });

  it('are late, which the table says, too', async () => {
    const place = await withBots();
    await botsTurn(place);
    await place.thinker.last.fail(new LateError('no free thread'));
    expect(await hurried(place)).toBe(true);
  });

  it('are not announced to spectators who do not see yet that a bot has moved', async () => {
    const place = await withBots({ watchDelay: { moves: 10 } });
    const { thinker, tables, table, clock } = place;
    const spectator = await Viewer.at(tables, table, null);
    await botsTurn(place);
    await thinker.last.answer(draw, true);
    await clock.advance(5000);
    expect([spectator.match?.version, spectator.view?.hurried]).toEqual([0, undefined]);
  });
});

describe('a player who is away', () => {
  it('is replaced by a bot of the table’s level, after a delay in which they may come back', async () => {
    const place = await withBots({ standInLevel: 'easy' });
    const { thinker, tables, table, ana, clock } = place;
    await tables.stand(table, ana);
    await settled();
    expect(thinker.last.position).toMatchObject({ level: 'easy', seen: { playerID: '0' } });
    await thinker.last.answer(draw);
    await clock.advance(1199);
    expect(types(place.page).at(-1)).toBe('left');
    await clock.advance(1);
    expect(types(place.page).at(-1)).toBe('drew');
    const under = thinker.last;
    await tables.return(table, ana);
    expect(under.signal.aborted).toBe(true);
    await clock.advance(60_000);
    expect(types(place.page).at(-1)).toBe('returned');
  });
});

/** Ana's move needs an answer from three bots. */
async function asking() {
  const place = await withBots({ seats: 4, bots: ['easy', 'sound', 'strong'] });
  await play(place.page, place.tables, place.table, 'ask');
  await settled();
  const [first, second, third] = place.thinker.open;
  return { ...place, first: first!, second: second!, third: third! };
}

describe('in an answer window', () => {
  const yes = { move: 'answer', args: ['w1', true] };

  it('all bots answer at the same moment, however long their searches take', async () => {
    const { page, clock, first, second, third } = await asking();
    expect([first, second, third].map(({ position }) => position.level)).toEqual(['easy', 'sound', 'strong']);
    await first.answer(yes);
    await clock.advance(600);
    await second.answer({ move: 'answer', args: ['w1', false] });
    await clock.advance(599);
    await third.answer(yes);
    expect(page.match?.version).toBe(1);
    await clock.advance(1);
    expect(page.match?.state).toMatchObject({ window: null, G: { yes: 2 } });
  });

  it('the fallback move answers for a late bot at that moment, and its search is cancelled', async () => {
    const { page, clock, log, first, second, third } = await asking();
    await first.answer(yes);
    await clock.advance(1200);
    expect(page.match?.state).toMatchObject({ window: null, G: { yes: 1 } });
    expect([second, third].map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(log.warnings).toMatchObject([
      { seat: 2, why: 'late' },
      { seat: 3, why: 'late' },
    ]);
  });
});
