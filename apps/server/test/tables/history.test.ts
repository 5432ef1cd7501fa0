import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameModule } from '@sobremesa/games';
import { CARD, secretsGame } from '@sobremesa/match/testing';
import { applied, type MatchHistory, type MatchState, type MatchUpdate, type Me } from '@sobremesa/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../../src/tables/index.ts';
import type { User } from '../../src/users/user.ts';
import { atTable, handOf, makeWorld, newRequest, play, refusal, registerUsers, running, settingsOf, Viewer } from '../harness.ts';
import { dealtGame, playedBefore, type Witness } from '../support/witness.ts';

const MINUTE = 60_000;
const seed = '5a'.repeat(32);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-history-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function historyAt(tables: Tables, table: string, person: User | null): Promise<MatchHistory> {
  const text = await tables.history(table, person);
  if (text === null) throw new Error('the match cannot be looked back at');
  return JSON.parse(text) as MatchHistory;
}

/** The state at each version. */
function statesOf({ start, deltas }: MatchHistory): MatchState[] {
  const states = [start.state];
  for (const delta of deltas) {
    const last = states.at(-1) as MatchState;
    states.push(delta === null ? last : applied(last, delta));
  }
  return states;
}

/** A history of everything that this page was sent since the start of the match. */
function receivedBy({
  states,
  updates,
  log,
  playerID,
}: Pick<Witness, 'states' | 'updates' | 'log'> & { playerID: string | null }) {
  return {
    start: states.get(0),
    playerID,
    deltas: updates.map(([, text]) => JSON.stringify((JSON.parse(text) as MatchUpdate)[0])),
    log,
  };
}

async function textsOf(tables: Tables, table: string, person: User | null) {
  const { start, deltas, log } = await historyAt(tables, table, person);
  expect(start).toMatchObject({ version: 0, log: [] });
  const { state, playerID } = start;
  return { start: JSON.stringify(state), playerID, deltas: deltas.map((delta) => JSON.stringify(delta)), log };
}

describe('the history of a running match', () => {
  it.each([
    ['patzcuaro', 3],
    ['prado', 3],
    ['museum', 2],
  ])('of %s is byte-identical to what each viewer was sent, even after a restart', async (name, players) => {
    const file = join(mkdtempSync(join(folder, 'match-')), `${name}.db`);
    const { tables, table, witnesses, watcher } = await playedBefore(name, players, 120, { file });
    const viewers = [...witnesses, watcher];
    const expected = viewers.map(({ states, updates, log, match }) =>
      receivedBy({ states, updates, log, playerID: match?.playerID ?? null }),
    );
    const look = (from: Tables) => Promise.all(viewers.map(({ person }) => textsOf(from, table, person)));
    expect(await look(tables)).toEqual(expected);
    for (const { person, states } of viewers) {
      for (const [version, state] of statesOf(await historyAt(tables, table, person)).entries()) {
        expect(state).toEqual(JSON.parse(states.get(version) ?? 'null'));
      }
    }
    await tables.close();
    const after = await makeWorld({ games: dealtGame(name), file });
    expect(await look(after.tables)).toEqual(expected);
    await after.tables.close();
  });

  it('has the version at which each line arrived, also of lines without a move', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const [ana, ben] = viewers;
    await play(ana, tables, table, 'end');
    await tables.stand(table, persons[0]!);
    await play(ben, tables, table, 'end');
    const { log, versions } = await historyAt(tables, table, persons[1]!);
    expect(log.map(({ event }, i) => [event.type, versions[i]])).toEqual([
      ['started', 0],
      ['ended', 1],
      ['left', 1],
      ['ended', 2],
    ]);
  });

  it('has undone moves as they were seen', async () => {
    const { tables, table, persons, viewers, watcher } = await atTable(2);
    const [ana] = viewers;
    const [card] = handOf(ana);
    await play(ana, tables, table, 'place', card);
    await tables.undo(persons[0]!, { table, request: newRequest(), version: ana.match!.version });
    const hands = async (person: User | null, seat: number) =>
      statesOf(await historyAt(tables, table, person)).map(({ G }) => (G as { hands: (string[] | null)[] }).hands[seat]);
    const own = await hands(persons[0]!, 0);
    expect(own.map((hand) => hand?.includes(card!))).toEqual([true, false, true]);
    expect(await hands(persons[1]!, 0)).toEqual([null, null, null]);
    expect(await hands(watcher.person, 0)).toEqual([null, null, null]);
  });

  it('belongs to the seat: its new owner gets it, and its former one only the public view', async () => {
    const { tables, table, persons, viewers } = await atTable(2);
    const [ana] = viewers;
    await play(ana, tables, table, 'draw');
    const { deltas } = await historyAt(tables, table, persons[0]!);
    const [leo] = await registerUsers(tables, 'Leo');
    expect(JSON.stringify(await tables.history(table, leo!)).match(CARD)).toBeNull();
    await tables.claim(leo!, (await tables.handover(table, persons[0]!, null)).token);
    expect((await historyAt(tables, table, leo!)).deltas).toEqual(deltas);
    expect(JSON.stringify(await tables.history(table, persons[0]!)).match(CARD)).toBeNull();
  });

  it('is sent only of a running match, and only to people who may see the table', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, leo] = (await registerUsers(tables, 'Ana', 'Ben', 'Leo')) as [Me, Me, Me];
    const open = await tables.open(ana, settingsOf());
    expect(await refusal(tables.history(open, ana))).toBe('notRunning');
    const table = await running(tables, [ana, ben], { watchable: false, options: { turns: 1 } });
    for (const stranger of [leo, null]) expect(await refusal(tables.history(table, stranger))).toBe('watchingNotAllowed');
    expect((await historyAt(tables, table, ben)).deltas).toEqual([]);
    const viewer = await Viewer.at(tables, table, ana);
    await play(viewer, tables, table, 'end');
    expect(viewer.view?.status).toBe('finished');
    expect(await refusal(tables.history(table, ana))).toBe('notRunning');
  });

  it('is unknown after a change of the rules', async () => {
    const file = join(folder, 'rules.db');
    const before = await makeWorld({ file });
    const persons = await registerUsers(before.tables, 'Ana', 'Ben');
    const table = await running(before.tables, persons);
    await play(await Viewer.at(before.tables, table, persons[0]!), before.tables, table, 'end');
    await before.tables.close();
    const newer = { ...secretsGame(), rulesVersion: 2, upgrade: (state: { G: unknown; ctx: never }) => state } as never;
    const { tables } = await makeWorld({ file, games: { secrets: newer } });
    expect(await tables.history(table, persons[0]!)).toBeNull();
    await tables.close();
  });
});

describe('with a spectator delay', () => {
  it.each([{ moves: 3 }, { minutes: 2 }])('of %j, the history of a spectator ends where the spectator is', async (watchDelay) => {
    const { tables, clock, table, persons, watcher, witnesses } = await playedBefore('patzcuaro', 2, 40, { watchDelay });
    const look = async () => statesOf(await historyAt(tables, table, watcher.person));
    const states = await look();
    const shown = watcher.match?.version ?? 0;
    expect(shown).toBeLessThan(witnesses[0].match?.version ?? 0);
    expect(states).toHaveLength(shown + 1);
    expect(states.at(-1)).toEqual(watcher.match?.state);
    expect((await historyAt(tables, table, watcher.person)).log).toEqual(watcher.log);
    // The players see everything.
    expect((await historyAt(tables, table, persons[0])).deltas).toHaveLength(witnesses[0].match?.version ?? 0);
    await clock.advance(5 * MINUTE);
    expect(await look()).toHaveLength((watcher.match?.version ?? 0) + 1);
  });
});

/** The game with all cards dealt anew that seat 0 does not hold. */
function redealt(): GameModule {
  const base = secretsGame(seed);
  const { setup } = base.game;
  const deal = (...given: Parameters<NonNullable<typeof setup>>) => {
    const G = setup?.(...given) as { hands: string[][]; deck: string[] };
    const [own = [], ...others] = G.hands;
    const hidden = [...others.flat(), ...G.deck].toReversed();
    const hands = [own, ...others.map((hand) => hidden.splice(0, hand.length))];
    return Object.assign(G, { hands, deck: hidden });
  };
  return { ...base, game: { ...base.game, setup: deal } };
}

/**
 * The answers to seat 0 and to a spectator at each moment of a match in which others have secrets.
 */
async function answersIn(game: GameModule, picks: readonly [hand: number, benSays: boolean, evaSays: boolean]) {
  const { tables, clock } = await makeWorld({ games: { secrets: game } });
  const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const table = await running(tables, persons);
  const [ana, ben, eva] = (await Promise.all(persons.map((person) => Viewer.at(tables, table, person)))) as [
    Viewer,
    Viewer,
    Viewer,
  ];
  const [nth, benSays, evaSays] = picks;
  const answers: (string | null)[] = [];
  const look = async () => answers.push(await tables.history(table, persons[0]!), await tables.history(table, null));
  const makes = async (viewer: Viewer, move: string, ...args: unknown[]) => {
    await clock.advance(10);
    await play(viewer, tables, table, move, ...args);
    await look();
  };
  await look();
  await makes(ana, 'place', handOf(ana)[0]);
  await makes(ana, 'ask');
  await makes(eva, 'answer', 'w1', evaSays);
  await makes(ben, 'answer', 'w1', benSays);
  await makes(ben, 'draw');
  await makes(ben, 'place', handOf(ben)[nth]);
  await makes(ben, 'end');
  const hidden = JSON.stringify([handOf(ben), handOf(eva)]);
  await tables.close();
  return { answers, hidden };
}

it('the history does not depend on secrets that its viewer may not know, to the byte', async () => {
  const one = await answersIn(secretsGame(seed), [0, true, false]);
  const other = await answersIn(redealt(), [2, false, true]);
  expect(other.hidden).not.toBe(one.hidden);
  expect(other.answers).toEqual(one.answers);
  expect(one.answers).not.toContain(null);
  expect(new Set(one.answers).size).toBeGreaterThan(10);
});
