import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isActive, KeyedRandom, withSeed, type GameModule, type ViewCtx } from '@sobremesa/games';
import { prado, type State, type View } from '@sobremesa/games/prado';
import type { TimeControl, WatchDelay } from '@sobremesa/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { isAsked, makeWorld, newRequest, registerUsers, play, refusal, running, settingsOf, types, Viewer } from '../harness.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';

const seed = '11'.repeat(32);
const live: TimeControl = { kind: 'live', clock: null };
const names = ['Ana', 'Ben', 'Eva', 'Leo'];
const module = { ...prado, game: withSeed(prado.game, seed) } as unknown as GameModule;

async function atPrado(
  players: number,
  options: Record<string, string> = {},
  { watchDelay = null, pace = live, ...parts }: { watchDelay?: WatchDelay | null; pace?: TimeControl; storage?: Storage } = {},
) {
  const world = await makeWorld({ games: { prado: module }, ...parts });
  const persons = await registerUsers(world.tables, ...names.slice(0, players));
  const table = await running(world.tables, persons, { game: 'prado', options, watchDelay, pace });
  const viewers = await Promise.all([...persons, null].map((person) => Viewer.at(world.tables, table, person)));
  return { ...world, persons, table, viewers };
}

type Place = Awaited<ReturnType<typeof atPrado>>;

const G = (viewer: Viewer) => viewer.match?.state.G as View;

/** Everything that this page has received. */
const received = ({ received }: Viewer) => received;

/** Everything that this page received about blocks. */
const blocks = ({ log }: Viewer) =>
  log.flatMap((line) => (line.kind === 'game' && line.event.type === 'blocked' ? [line.event] : []));

/** Plays fallback moves until a player's own Visit phase. */
async function untilVisit({ tables, table, viewers }: Place): Promise<Viewer> {
  for (let i = 0; i < 100; i++) {
    const asked = viewers.find(isAsked) as Viewer;
    const ctx = asked.match?.state.ctx as ViewCtx;
    const playerID = asked.match?.playerID as string;
    if (ctx.activePlayers?.[playerID] === 'visit') return asked;
    const { move, args } = module.standIn(G(asked), ctx, playerID) as { move: string; args: readonly unknown[] };
    await play(asked, tables, table, move, ...args);
  }
  throw new Error('no player has reached a turn');
}

describe('a whole match of Prado', () => {
  it.each([1, 2, 3, 4])(
    'with %i players reaches its end with every page up to date',
    async (players) => {
      const { tables, table, viewers, clock, log } = await atPrado(players);
      const random = new KeyedRandom({ seed: '11'.repeat(32), drawn: players });
      for (let turn = 0; viewers[0]?.view?.status === 'running'; turn++) {
        expect(turn).toBeLessThan(4000);
        const askedViewers = viewers.filter(isAsked);
        // All have allowed the action.
        if (askedViewers.length === 0) {
          await clock.advance(8000);
          continue;
        }
        const mover = askedViewers[random.below(askedViewers.length)] as Viewer;
        const { playerID, state } = mover.match as NonNullable<Viewer['match']>;
        const legal = module.legalMoves(state.G, state.ctx as ViewCtx, playerID as string);
        const { move, args } = legal[random.below(legal.length)] as { move: string; args: readonly unknown[] };
        await play(mover, tables, table, move, ...args);
      }
      for (const viewer of viewers) {
        const { log: newest, ...now } = await tables.sync(table, viewer.person);
        expect({ ...viewer.match, log: null }).toEqual({ ...(JSON.parse(JSON.stringify(now)) as object), log: null });
        expect(viewer.log.slice(-newest.length)).toEqual(newest);
        expect(viewer.received).not.toContain(seed);
        expect(viewer.received).not.toMatch(
          /"stacks"|"entrance":|"pileCards"|"slots"|"waived"|"delays"|"usualReactions"|"drawn"|plugins/,
        );
      }
      expect(log.errors).toEqual([]);
    },
    60_000,
  );
});

describe('the Security window', () => {
  it('lasts until the time announced when it opens, and then the action takes effect if nobody blocks', async () => {
    const place = await atPrado(3);
    const mover = await untilVisit(place);
    const { tables, table, viewers, clock } = place;
    await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
    expect(viewers.map(({ match }) => match?.state.window?.until)).toEqual(viewers.map(() => clock.now() + 8000));
    await clock.advance(7999);
    expect(mover.match?.state.window).not.toBeNull();
    await clock.advance(1);
    expect(mover.match?.state.window).toBeNull();
    expect(G(mover).rooms[4]?.queue).toContain(mover.match?.playerID);
  });

  it('no longer asks a player who has allowed the action, and rejects another answer from them', async () => {
    const place = await atPrado(2);
    const mover = await untilVisit(place);
    const { tables, table, viewers, clock } = place;
    const other = viewers.find((each) => each !== mover && each.person !== null) as Viewer;
    await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
    await play(other, tables, table, 'answer', 'w1', false);
    expect(isAsked(other)).toBe(false);
    for (const block of [true, false]) {
      await expect(play(other, tables, table, 'answer', 'w1', block)).rejects.toMatchObject({
        refusal: { code: 'illegalMove', reason: { key: 'alreadyAnswered' } },
      });
    }
    await clock.advance(7999);
    expect(mover.match?.state.window).not.toBeNull();
    await clock.advance(1);
    expect(mover.match?.state.window).toBeNull();
  });

  it('accepts the first block; a later answer is rejected as too late and costs nothing', async () => {
    const place = await atPrado(3);
    const mover = await untilVisit(place);
    const { tables, table, viewers } = place;
    const [one, other] = viewers.filter((each) => each !== mover && each.person !== null) as [Viewer, Viewer];
    await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
    const both = await Promise.allSettled([one, other].map((each) => play(each, tables, table, 'answer', 'w1', true)));
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(both[1]).toMatchObject({ reason: { refusal: { code: 'illegalMove', reason: { key: 'windowClosed' } } } });
    expect([G(one), G(other)].map(({ players }, i) => players[Number([one, other][i]?.match?.playerID)]?.hand)).toEqual([
      ['move', 'change'],
      ['move', 'change', 'security'],
    ]);
  });

  it('does not reveal to others who has answered', async () => {
    const place = await atPrado(4);
    const mover = await untilVisit(place);
    const { tables, table, viewers } = place;
    await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
    const [one, ...rest] = viewers.filter((each) => each !== mover && each.person !== null) as [Viewer, ...Viewer[]];
    const others = [mover, ...rest, viewers.at(-1)!];
    const before = others.map(received);
    await play(one, tables, table, 'answer', 'w1', false);
    expect(others.map(received)).toEqual(before);
  });
});

describe('a pass in the Security window', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-passes-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  let files = 0;

  /**
   * All pushes to the players who do not pass, of a window in which this many have passed when the
   * server ends, and a player then blocks.
   *
   * @param isKilled whether the next server only has the stored moves
   */
  async function receivedByOthers(passes: number, watchDelay: WatchDelay | null, isKilled: boolean): Promise<string> {
    const file = join(folder, `${files++}.db`);
    const storage = await openSqlite(file);
    const place = await atPrado(4, {}, { storage, watchDelay });
    const mover = await untilVisit(place);
    const { tables, table, viewers, clock } = place;
    const [first, second, blocker] = viewers.filter((each) => each !== mover && each.person !== null) as [Viewer, Viewer, Viewer];
    await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
    for (const viewer of [first, second].slice(0, passes)) await play(viewer, tables, table, 'answer', 'w1', false);
    await tables.say(table, mover.person!, { text: 'hm' });
    if (!isKilled) await tables.close();
    const parts = isKilled ? { storage } : { file };
    const after = await makeWorld({ games: { prado: module }, clock, ...parts });
    const others = [mover.person, blocker.person, null];
    const pages = await Promise.all(others.map((person) => Viewer.at(after.tables, table, person)));
    await after.tables.say(table, mover.person!, { text: 'hm' });
    await play(pages[1]!, after.tables, table, 'answer', 'w1', true);
    const asked = await Promise.all(others.map((person) => after.tables.sync(table, person)));
    const said = await after.tables.chat(table, null, { limit: 9 });
    await after.tables.close();
    const received = [mover, blocker, viewers.at(-1)!, ...pages].map((viewer) => viewer.received);
    const text = JSON.stringify([received, asked, said]).replaceAll(table, 'TABLE');
    return text.replaceAll(/(?<="speaker\\?":)\\?"[^"]*"/g, '""');
  }

  it.each([
    [null, false],
    [null, true],
    [{ moves: 2 }, false],
    [{ moves: 2 }, true],
    [{ minutes: 2 }, true],
  ])('is sent to nobody else, with a spectator delay of %o and a killed server: %s', async (watchDelay, isKilled) => {
    const received = await receivedByOthers(0, watchDelay, isKilled);
    expect(await receivedByOthers(1, watchDelay, isKilled)).toBe(received);
    expect(await receivedByOthers(2, watchDelay, isKilled)).toBe(received);
  });
});

describe('a player’s setting to be asked', () => {
  it('is invisible to others, and affects nobody’s move or undo', async () => {
    const place = await atPrado(2, { guard: 'no' });
    const mover = await untilVisit(place);
    const { tables, table, viewers } = place;
    const other = viewers.find((each) => each !== mover && each.person !== null) as Viewer;
    await play(mover, tables, table, 'endVisit');
    const version = mover.match?.version as number;
    const others = [mover, viewers.at(-1)!];
    const before = others.map(received);
    await play(other, tables, table, 'setReactions', 'photo');
    expect(others.map(received)).toEqual(before);
    expect(mover.match?.state.undo).toBe(true);

    const [me] = [mover.person!];
    const stale = { table, request: newRequest(), version, move: 'act', args: [{ type: 'move', to: 5 }] };
    expect(await tables.move(me, stale)).toEqual({ version: version + 1 });
    await play(other, tables, table, 'setReactions', 'never');
    await tables.undo(me, { table, request: newRequest(), version: version + 1 });
    await tables.undo(me, { table, request: newRequest(), version: mover.match?.version as number });
    expect(G(mover).actionsLeft).toBeNull();
    const mine = (viewer: Viewer) => G(viewer).players[Number(viewer.match?.playerID)]?.reactions;
    expect([mine(mover), mine(other)]).toEqual(['always', 'never']);
    expect(G(mover).players[Number(other.match?.playerID)]?.reactions).toBeNull();
    expect(types(mover).filter((type) => type === 'undone')).toHaveLength(2);
  });
});

describe('a standing order', () => {
  it.each(['here', 'away'])(
    'answers for a player who is %s when a player without a decision answers, and is not revealed before or after',
    async (where) => {
      const place = await atPrado(3);
      const mover = await untilVisit(place);
      const { tables, table, viewers, clock } = place;
      const [owner, other] = viewers.filter((each) => each !== mover && each.person !== null) as [Viewer, Viewer];
      const others = [mover, other, viewers.at(-1)!];
      const before = others.map(received);
      await play(owner, tables, table, 'setOrders', [{ who: mover.match?.playerID, when: 'any', answer: 'block' }]);
      expect(others.map(received)).toEqual(before);
      await play(other, tables, table, 'setReactions', 'never');
      if (where === 'away') await tables.leave(table, owner.id);
      await clock.advance(60_000);
      await play(mover, tables, table, 'playCard', 'move', { type: 'move', to: 5 });
      const asked = others.map(received);
      await clock.advance(1499);
      expect(others.map(received)).toEqual(asked);
      await clock.advance(4501);
      expect(mover.match?.state.window).toBeNull();
      expect(G(mover).rooms[4]?.queue).not.toContain(mover.match?.playerID);
      const by = owner.match?.playerID;
      for (const viewer of others) expect(blocks(viewer)).toEqual([expect.objectContaining({ by, ordered: null })]);
      const back = await Viewer.at(tables, table, owner.person);
      expect(blocks(back)).toEqual([expect.objectContaining({ by, ordered: true })]);
    },
  );
});

describe('a correspondence match', () => {
  it('of four players who are never present together reaches its end: standing orders answer in windows, which cost no day', async () => {
    const place = await atPrado(4, { guard: 'yes' }, { pace: { kind: 'days', hours: 24 } });
    const { tables, table, persons, viewers, clock, log } = place;
    const random = new KeyedRandom({ seed, drawn: 4 });
    const answers = ['block', 'allow', 'block', 'allow'];
    for (const [seat, viewer] of viewers.entries()) {
      const answer = answers[seat];
      if (answer !== undefined) await play(viewer, tables, table, 'setOrders', [{ who: null, when: 'any', answer }]);
      await tables.leave(table, viewer.id);
    }
    const lines = new Map<number, unknown>();
    /** For each opened window, its state some seconds later. */
    const left: unknown[] = [];
    for (let visits = 0; ; visits++) {
      expect(visits).toBeLessThan(400);
      const seen = await Promise.all(persons.map((person) => tables.sync(table, person)));
      if (seen.some(({ state }) => (state.ctx as ViewCtx).gameover !== undefined)) break;
      const asked = seen.findIndex(({ state, playerID }) => isActive(state.ctx as ViewCtx, playerID as string));
      const page = await Viewer.at(tables, table, persons[asked]!);
      while (isAsked(page) && page.match?.state.window === null) {
        const { state, playerID } = page.match;
        const { move, args } = module.pickMove(state.G, state.ctx as ViewCtx, playerID as string, random)!;
        await play(page, tables, table, move, ...args);
      }
      for (const line of page.log) lines.set(line.seq, line);
      const isOpen = page.match?.state.window !== null;
      await tables.leave(table, page.id);
      if (isOpen) {
        await clock.advance(20_000);
        left.push((await tables.sync(table, null)).state.window);
      }
      await clock.advance(600_000);
    }
    expect(left.length).toBeGreaterThan(8);
    expect(new Set(left)).toEqual(new Set([null]));
    expect(JSON.stringify([...lines.values()])).toContain('"type":"blocked"');
    expect(JSON.stringify([...lines.values()])).not.toContain('outOfTime');
    expect(log.errors).toEqual([]);
  }, 60_000);
});

describe('the options of a table', () => {
  it('must fit the number of players, both when it is opened and when the match starts', async () => {
    const { tables } = await makeWorld({ games: { prado: module } });
    const [ana] = await registerUsers(tables, 'Ana');
    const open = (seats: number, options: Record<string, string>) =>
      tables.open(ana!, settingsOf({ game: 'prado', seats, options }));
    expect(await refusal(open(1, { guard: 'no' }))).toBe('badOptions');
    expect(await refusal(open(2, { difficulty: 'hard' }))).toBe('badOptions');
    const alone = await open(1, { difficulty: 'hard' });
    await tables.start(alone, ana!);
    const { state } = await tables.sync(alone, ana!);
    expect((state.G as State).mode).toMatchObject({ solo: 'hard', guard: true });
    const guardless = await open(2, { guard: 'no' });
    expect(await refusal(tables.start(guardless, ana!))).toBe('badOptions');
  });
});
