import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, KeyedRandom, withSeed, type GameModule, type ViewCtx } from '@sobremesa/games';
import type { MatchSnapshot, MatchUpdate, Me } from '@sobremesa/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  atTable,
  handOf,
  isAsked,
  makeWorld,
  newRequest,
  registerUsers,
  play,
  refusal,
  running,
  settingsOf,
  Viewer,
} from '../harness.ts';
import { secretsGame } from '@sobremesa/match/testing';
import { RefusedError } from '../../src/refused.ts';
import type { Tables } from '../../src/tables/index.ts';

const seed = '5a'.repeat(32);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-since-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page that records the state at each version, and the update that led there, byte by byte. */
class Witness extends Viewer {
  readonly states = new Map<number, string>();
  readonly updates: [version: number, text: string][] = [];

  static async of(tables: Tables, table: string, person: Me): Promise<Witness> {
    const witness = new Witness(person);
    const { match, view } = await tables.enter(table, witness);
    witness.view = view;
    witness.send({ type: 'snapshot', match: match as MatchSnapshot });
    return witness;
  }

  override send(push: Parameters<Viewer['send']>[0]): void {
    super.send(push);
    if (push.type === 'update') this.updates.push([push.version, push.text]);
    if (push.type === 'update' || push.type === 'snapshot') {
      this.states.set(this.match?.version ?? 0, JSON.stringify(push.type === 'update' ? push.match().state : push.match.state));
    }
  }

  /** The part of the match to send from a version on. */
  from(version: number): { state: string | undefined; updates: MatchUpdate[] } {
    const later = this.updates.filter(([to]) => to > version);
    return { state: this.states.get(version), updates: later.map(([, text]) => JSON.parse(text) as MatchUpdate) };
  }
}

async function changesSince(tables: Tables, table: string, person: Me, version: number) {
  const past = await tables.since(table, person, version);
  expect(past?.match).toMatchObject({ version, log: [] });
  return past === null ? null : { state: JSON.stringify(past.match.state), updates: past.updates };
}

/**
 * Acts on what a witness sees. On several servers that may be an older state than the others', and
 * the server then refuses. Waits for the newer one.
 */
async function attempt(witness: Witness, act: () => Promise<unknown>): Promise<void> {
  const version = witness.match?.version ?? 0;
  try {
    await act();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await vi.waitFor(() => expect(witness.match?.version).toBeGreaterThan(version), { timeout: 10_000 });
  }
}

/** Plays at random for a while, with occasional undos. */
async function played(name: string, players: number, moves: number, file: string) {
  const base = games[name] as GameModule;
  const world = await makeWorld({ games: { [name]: { ...base, game: withSeed(base.game, seed) } }, file });
  const { tables } = world;
  const persons = await registerUsers(tables, ...['Ana', 'Ben', 'Eva'].slice(0, players));
  const table = await running(tables, persons, { game: name });
  const witnesses = await Promise.all(persons.map((person) => Witness.of(tables, table, person)));
  const random = new KeyedRandom({ seed, drawn: players });
  for (let turn = 0; turn < moves && witnesses[0]?.view?.status === 'running'; turn++) {
    const back = witnesses.find(({ match }) => match?.state.undo);
    if (back !== undefined && random.below(4) === 0) {
      const version = back.match?.version ?? 0;
      await attempt(back, () => tables.undo(back.person as Me, { table, request: newRequest(), version }));
      continue;
    }
    const asked = witnesses.filter(isAsked);
    // All have allowed the action.
    if (asked.length === 0) {
      await world.clock.advance(60_000);
      continue;
    }
    const mover = asked[random.below(asked.length)] as Witness;
    const { playerID, state } = mover.match as MatchSnapshot;
    const legal = base.legalMoves(state.G, state.ctx as ViewCtx, playerID as string);
    const { move, args } = legal[random.below(legal.length)] as { move: string; args: readonly unknown[] };
    await attempt(mover, () => play(mover, tables, table, move, ...args));
    if (turn % 30 === 7) await tables.say(table, mover.person as Me, { text: 'hm' });
  }
  // An open window would close after the restart.
  await world.clock.advance(60_000);
  await tables.sync(table, persons[0] as Me);
  return { ...world, table, persons: persons as [Me, ...Me[]], witnesses: witnesses as [Witness, ...Witness[]] };
}

describe("a seat's recap of a match", () => {
  it.each([
    ['patzcuaro', 3],
    ['prado', 3],
    ['museum', 2],
  ])('is in %s byte-identical to the updates that the seat received, even after a restart', async (name, players) => {
    const file = join(mkdtempSync(join(folder, 'match-')), `${name}.db`);
    const before = await played(name, players, 120, file);
    const look = async (tables: Tables) => {
      for (const { person, match, ...witness } of before.witnesses) {
        const now = match?.version ?? 0;
        for (const version of [0, Math.floor(now / 3), now - 1, now]) {
          const expected = Object.assign(Object.create(Witness.prototype) as Witness, witness).from(version);
          expect(await changesSince(tables, before.table, person as Me, version)).toEqual(expected);
        }
      }
    };
    await look(before.tables);
    await before.tables.close();
    const after = await makeWorld({
      games: { [name]: { ...(games[name] as GameModule), game: withSeed((games[name] as GameModule).game, seed) } },
      file,
    });
    await look(after.tables);
    await after.tables.close();
  });

  it('does not reveal cards, answers or random state that are hidden from the seat', async () => {
    const { tables, table, persons, viewers } = await atTable(3);
    const [ana, ben, eva] = viewers as [Viewer, Viewer, Viewer];
    await play(ana, tables, table, 'draw');
    await play(ana, tables, table, 'place', handOf(ana)[0]);
    await play(ana, tables, table, 'ask');
    await play(ben, tables, table, 'answer', 'w1', true);
    // One player has answered, and nobody else can know.
    const past = await tables.since(table, persons[2]!, 0);
    expect(past?.updates).toHaveLength(3);
    expect((await tables.since(table, persons[1]!, 0))?.updates).toHaveLength(4);
    const text = JSON.stringify(past);
    for (const card of [...handOf(ana), ...handOf(ben)]) expect(text).not.toContain(card);
    for (const card of handOf(eva)) expect(text).toContain(card);
    expect(text).not.toMatch(/plugins|"drawn"|"deck"|answers|seed/);
  });

  it('is sent to nobody else, and only after the match has started', async () => {
    const { tables, table, persons } = await atTable(2);
    const [leo] = await registerUsers(tables, 'Leo');
    expect(await refusal(tables.since(table, leo!, 0))).toBe('notSeated');
    const open = await tables.open(persons[0]!, settingsOf());
    expect(await refusal(tables.since(open, persons[0]!, 0))).toBe('notRunning');
  });

  it('is rejected for an unknown version, for too many moves, and after a change of rules', async () => {
    const file = join(folder, 'rules.db');
    const before = await makeWorld({ file });
    const persons = await registerUsers(before.tables, 'Ana', 'Ben');
    const table = await running(before.tables, persons, { options: { turns: 1000 } });
    const viewers = await Promise.all(persons.map((person) => Viewer.at(before.tables, table, person)));
    for (let i = 0; i < 260; i++) await play(viewers[i % 2] as Viewer, before.tables, table, 'end');
    expect(await before.tables.since(table, persons[0]!, 261)).toBeNull();
    expect(await before.tables.since(table, persons[0]!, 9)).toBeNull();
    expect((await before.tables.since(table, persons[0]!, 10))?.updates).toHaveLength(250);
    expect((await before.tables.since(table, persons[0]!, 258))?.updates).toHaveLength(2);
    await before.tables.close();
    const newer = { ...secretsGame(), rulesVersion: 2, upgrade: (state: { G: unknown; ctx: never }) => state } as never;
    const { tables } = await makeWorld({ file, games: { secrets: newer } });
    expect(await tables.since(table, persons[0]!, 258)).toBeNull();
    expect((await tables.since(table, persons[0]!, 260))?.updates).toEqual([]);
    await tables.close();
  });
});
