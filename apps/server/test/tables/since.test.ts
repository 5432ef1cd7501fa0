import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secretsGame } from '@sobremesa/match/testing';
import type { Me } from '@sobremesa/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTable, handOf, makeWorld, registerUsers, play, refusal, running, settingsOf, Viewer } from '../harness.ts';
import { dealtGame, playedBefore, Witness } from '../support/witness.ts';
import type { Tables } from '../../src/tables/index.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-since-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function changesSince(tables: Tables, table: string, person: Me, version: number) {
  const past = await tables.since(table, person, version);
  expect(past?.match).toMatchObject({ version, log: [] });
  return past === null ? null : { state: JSON.stringify(past.match.state), updates: past.updates };
}

describe("a seat's recap of a match", () => {
  it.each([
    ['patzcuaro', 3],
    ['prado', 3],
    ['museum', 2],
  ])('is in %s byte-identical to the updates that the seat received, even after a restart', async (name, players) => {
    const file = join(mkdtempSync(join(folder, 'match-')), `${name}.db`);
    const before = await playedBefore(name, players, 120, { file });
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
    const after = await makeWorld({ games: dealtGame(name), file });
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
