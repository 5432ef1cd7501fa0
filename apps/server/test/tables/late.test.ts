import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChatMessage, Me, WatchDelay } from '@sobremesa/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { atSeat, handOf, makeWorld, registerUsers, play, running, types, Viewer, type World } from '../harness.ts';
import { secretsGame } from '@sobremesa/match/testing';

const MINUTE = 60_000;
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const none = (): unknown[] => [];
const card = (viewer: Viewer): unknown[] => [handOf(viewer)[0]];
const words = (messages: readonly ChatMessage[]) => messages.map((said) => ('text' in said ? said.text : said.phrase));
const chatOf = ({ pushes }: Viewer) => pushes.flatMap((push) => (push.type === 'chat' ? [push.message] : []));

interface Late extends World {
  table: string;
  ana: Me;
  ben: Me;
  eva: Me;
  players: [Viewer, Viewer];
  watcher: Viewer;
}

/** A match of Ana and Ben that Eva watches with a delay. */
async function watchedLate(watchDelay: WatchDelay, options: Record<string, number> = {}, file?: string): Promise<Late> {
  const world = await makeWorld({ games: { secrets: secretsGame('beef'.repeat(16)) }, ...(file === undefined ? {} : { file }) });
  const [ana, ben, eva] = (await registerUsers(world.tables, 'Ana', 'Ben', 'Eva')) as [Me, Me, Me];
  const table = await running(world.tables, [ana, ben], { watchDelay, options });
  const players = [await Viewer.at(world.tables, table, ana), await Viewer.at(world.tables, table, ben)] as [Viewer, Viewer];
  const watcher = await Viewer.at(world.tables, table, eva);
  return { ...world, table, ana, ben, eva, players, watcher };
}

const ends = async ({ tables, table, players }: Late, times: number) => {
  for (let i = 0; i < times; i++) await play(atSeat(players), tables, table, 'end');
};

/**
 * Everything that a spectator and a stranger in the lobby receive, by push and by request. It must
 * not depend on the last two moves.
 */
async function receivedByOthers(
  last: readonly [move: string, of: (viewer: Viewer) => unknown[]][],
  standIn: boolean,
): Promise<string> {
  const late = await watchedLate({ moves: 2 });
  const { tables, table, clock, ana, ben, eva, watcher, players } = late;
  const lobby: unknown[] = [];
  lobby.push(await tables.enterLobby({ id: 'lobby', person: null, send: (change) => lobby.push(change) }));
  await ends(late, 2);
  if (standIn) await tables.stand(table, ana);
  for (const [move, of] of last) await play(players[0], tables, table, move, ...of(players[0]));
  await tables.say(table, eva, { text: 'hm' });
  await clock.advance(10);
  lobby.push(await tables.summary(table), await tables.listed('secrets'));
  for (const person of [eva, null]) {
    lobby.push(await tables.sync(table, person), await tables.log(table, person, { limit: 9 }));
    lobby.push(await tables.chat(table, person, { limit: 9 }));
    lobby.push((await tables.enter(table, new Viewer(person))).match, await tables.history(table, person));
  }
  expect(players[0].match?.version).toBe(2 + last.length);
  const received = `${watcher.received} ${JSON.stringify(lobby)}`.replaceAll(table, 'TABLE');
  for (const person of [ana, ben]) expect(received).not.toContain(person.id);
  return received.replaceAll(/"speaker":"[^"]*"/g, '"speaker"');
}

describe('a spectator delay in moves', () => {
  it('shows every log line at its time, including lines that were added to a version later', async () => {
    const late = await watchedLate({ moves: 1 });
    const { tables, table, clock, ana, eva, watcher } = late;
    await ends(late, 1);
    await clock.advance(1000);
    await tables.stand(table, ana);
    await ends(late, 1);
    expect(types(watcher).at(-1)).toBe('left');
    expect(watcher.log).toEqual(await tables.log(table, eva, { limit: 9 }));
  });

  it('shows the match move by move, and completely when it is over', async () => {
    const late = await watchedLate({ moves: 2 }, { turns: 5 });
    const { watcher, players } = late;
    const versions: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      await ends(late, 1);
      versions.push([players[0].match?.version, watcher.match?.version]);
    }
    expect(versions).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [4, 2],
    ]);
    expect(types(watcher)).toEqual(['started', 'ended', 'ended']);
    expect(watcher.pushes.map(({ type }) => type)).not.toContain('snapshot');
    await ends(late, 1);
    expect(watcher.view?.status).toBe('finished');
    expect(watcher.match).toMatchObject({ version: 5, state: { ctx: { gameover: expect.anything() } } });
    expect(watcher.log).toEqual(players[0].log);
  });

  it('applies to every way to view the match', async () => {
    const late = await watchedLate({ moves: 2 });
    const { tables, table, eva, ana } = late;
    await ends(late, 5);
    for (const person of [eva, null]) {
      const fresh = await Viewer.at(tables, table, person);
      expect(fresh.match?.version).toBe(3);
      expect(types(fresh)).toEqual(['started', 'ended', 'ended', 'ended']);
      expect((await tables.sync(table, person)).version).toBe(3);
      const log = await tables.log(table, person, { limit: 2 });
      expect(log.map(({ seq }) => seq)).toEqual([2, 3]);
    }
    expect((await tables.sync(table, ana)).version).toBe(5);
    expect((await tables.log(table, ana, { limit: 9 })).length).toBe(6);
  });

  it('shows chat about a move together with the move, and gives spectators’ messages their own position', async () => {
    const late = await watchedLate({ moves: 2 });
    const { tables, table, ana, eva, watcher, players } = late;
    await ends(late, 1);
    await tables.say(table, ana, { text: 'of the first' });
    await tables.say(table, eva, { text: 'so late' });
    expect(words(chatOf(players[0]))).toEqual(['of the first']);
    expect(chatOf(watcher)).toMatchObject([{ text: 'so late', place: { version: 0, line: 0 } }]);
    expect(words(await tables.chat(table, eva, { limit: 9 }))).toEqual(['so late']);
    const passing = new Viewer(null);
    expect(words((await tables.enter(table, passing)).chat)).toEqual(['so late']);
    await tables.leave(table, passing.id);
    await ends(late, 1);
    expect(words(chatOf(watcher))).toEqual(['so late']);
    await ends(late, 1);
    expect(words(chatOf(watcher))).toEqual(['so late', 'of the first']);
    expect(words(await tables.chat(table, eva, { limit: 9 }))).toEqual(['of the first', 'so late']);
  });

  it('applies to a person whose seat was transferred', async () => {
    const late = await watchedLate({ moves: 2 });
    const { tables, table, ana, eva, players, watcher } = late;
    await ends(late, 3);
    await tables.claim(eva, (await tables.handover(table, ana, null)).token);
    expect(players[0].match).toMatchObject({ version: 1, playerID: null });
    expect(watcher.match).toMatchObject({ version: 3, playerID: '0' });
  });

  it.each([false, true])('reveals nothing of later moves (the server plays: %s)', async (standIn) => {
    const one = await receivedByOthers(
      [
        ['draw', none],
        ['place', card],
      ],
      standIn,
    );
    const other = await receivedByOthers(
      [
        ['draw', none],
        ['end', none],
      ],
      standIn,
    );
    const third = await receivedByOthers(
      [
        ['place', card],
        ['ask', none],
      ],
      standIn,
    );
    expect(other).toBe(one);
    expect(third).toBe(one);
  });
});

describe('a spectator delay in minutes', () => {
  it('advances for spectators by time alone, with log and chat', async () => {
    const late = await watchedLate({ minutes: 2 });
    const { tables, table, clock, ana, watcher } = late;
    await clock.advance(MINUTE);
    await ends(late, 1);
    await tables.say(table, ana, { phrase: 'whatAFind' });
    await clock.advance(MINUTE);
    await ends(late, 1);
    expect(watcher.match?.version).toBe(0);
    await clock.advance(MINUTE - 1);
    expect([watcher.match?.version, words(chatOf(watcher))]).toEqual([0, []]);
    await clock.advance(1);
    expect([watcher.match?.version, words(chatOf(watcher))]).toEqual([1, ['whatAFind']]);
    await clock.advance(MINUTE);
    expect(watcher.match?.version).toBe(2);
    expect(types(watcher)).toEqual(['started', 'ended', 'ended']);
  });

  it('shows later spectators the same as earlier ones', async () => {
    const late = await watchedLate({ minutes: 2 });
    const { tables, table, clock, watcher } = late;
    await ends(late, 2);
    await tables.leave(table, watcher.id);
    await clock.advance(MINUTE);
    expect((await Viewer.at(tables, table, null)).match?.version).toBe(0);
    await clock.advance(MINUTE);
    expect((await tables.sync(table, null)).version).toBe(2);
  });
});

it.each<WatchDelay>([{ moves: 2 }, { minutes: 2 }])('shows nobody more after a restart than before: %o', async (delay) => {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-late-'));
  folders.push(folder);
  const file = join(folder, 'sobremesa.db');
  const late = await watchedLate(delay, {}, file);
  const { tables, table, clock, eva, ana } = late;
  await ends(late, 3);
  await clock.advance(MINUTE);
  await ends(late, 1);
  await tables.say(table, ana, { text: 'of the last' });
  const shown = await tables.sync(table, eva);
  expect(shown.version).toBe('moves' in delay ? 2 : 0);
  await tables.close();
  const again = await makeWorld({ file, clock, games: { secrets: secretsGame() } });
  const after = { ...late, ...again, players: [] as unknown as [Viewer, Viewer] };
  expect(await again.tables.sync(table, eva)).toEqual(shown);
  const watcher = await Viewer.at(again.tables, table, eva);
  after.players = [await Viewer.at(again.tables, table, ana), await Viewer.at(again.tables, table, late.ben)];
  if ('minutes' in delay) await clock.advance(2 * MINUTE);
  else await ends(after, 2);
  expect(watcher.match?.version).toBe(4);
  expect(words(chatOf(watcher))).toEqual(['of the last']);
  await again.tables.close();
});
