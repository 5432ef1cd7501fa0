import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument, type Replay } from '@sobremesa/match/document';
import { secretsGame } from '@sobremesa/match/testing';
import { describe, expect, it } from 'vitest';
import {
  atTable,
  handOf,
  makeWorld,
  newRequest,
  play,
  refusal,
  registerUsers,
  running,
  settingsOf,
  type Viewer,
} from '../harness.ts';
import type { User } from '../../src/users/users.ts';
import type { Tables } from '../../src/tables/index.ts';

const SECOND = 1000;
const games = { secrets: secretsGame() };

function replayOf(text: string | null): Replay {
  const read = readDocument(text, games);
  if (!read.ok) throw new Error(`${read.error}: ${read.detail}`);
  return read.replay;
}

/** Ends the match by vote. */
async function agree(tables: Tables, table: string, viewers: readonly Viewer[]): Promise<void> {
  for (const { person } of viewers) await tables.discard(table, person!);
}

it('the document of a match that was played to its end leads to the same state', async () => {
  const { tables, clock, table, persons, viewers } = await atTable(2, { turns: 3 });
  const [ana, ben] = viewers;
  await clock.advance(3 * SECOND);
  await play(ana, tables, table, 'place', handOf(ana)[0]);
  await tables.undo(persons[0]!, { table, request: 'request-undo', version: ana.match!.version });
  await play(ana, tables, table, 'draw');
  await play(ana, tables, table, 'ask');
  await clock.advance(5 * SECOND);
  await play(ben, tables, table, 'answer', 'w1', true);
  await play(ben, tables, table, 'end');
  expect(await refusal(tables.document(table, persons[0]!))).toBe('notFinished');
  await play(ana, tables, table, 'end');
  expect(ana.view?.status).toBe('finished');

  const { document, length, ...replay } = replayOf(await tables.document(table, persons[0]!));
  expect(document.seats).toEqual([
    { name: 'Ana', bot: null },
    { name: 'Ben', bot: null },
  ]);
  expect(document.ending).toBe('rules');
  expect(document.moves.map((move) => ('undo' in move ? move.undo : move.move))).toEqual([
    'place',
    0,
    'draw',
    'ask',
    'answer',
    'end',
    'end',
  ]);
  expect(document.moves.map(({ at }) => at)).toEqual([3, 3, 3, 3, 8, 8, 8].map((seconds) => seconds * SECOND));
  const text = JSON.stringify(document);
  for (const { person } of viewers) expect(text).not.toContain(person!.id);
  expect([length, replay.log.at(-1)?.version]).toEqual([7, 7]);
});

it('the document marks moves by a bot and by the table', async () => {
  const { tables, clock, table, persons, viewers } = await atTable(3, { windowMs: 5000, turns: 30 });
  const [ana, , eva] = viewers;
  await play(ana, tables, table, 'ask');
  await clock.advance(10 * SECOND);
  await clock.settle();
  await tables.leave(table, viewers[1].id);
  await clock.advance(120 * SECOND);
  await tables.standIn(table, persons[0]!, 1);
  await clock.advance(30 * SECOND);
  await clock.settle();
  await tables.discard(table, ana.person!);
  await tables.discard(table, eva!.person!);
  expect(ana.view?.status).toBe('finished');
  const { document } = replayOf(await tables.document(table, persons[0]!));
  const marks = document.moves.map((move) => ('move' in move ? [move.seat, move.move, move.by] : []));
  expect(marks.slice(0, 3)).toEqual([
    [0, 'ask', undefined],
    [1, 'answer', 'table'],
    [2, 'answer', 'table'],
  ]);
  expect(marks[3]).toEqual([1, 'end', 'standIn']);
});

it('the document of a match that its players ended has the state in which they ended it', async () => {
  const { tables, table, viewers, watcher } = await atTable(2);
  await play(viewers[0], tables, table, 'draw');
  await agree(tables, table, viewers);
  const replay = replayOf(await tables.document(table, null));
  expect(replay.document.ending).toBe('agreement');
  expect(replay.length).toBe(1);
  expect(replay.log.map(({ entry }) => entry.event.type)).toEqual(['started', 'drew', 'ended']);
  expect(watcher.log.map(({ event }) => event.type)).toEqual(['started', 'drew', 'ended']);
});

it('spectators get the document only where they may see the table', async () => {
  const { tables } = await makeWorld();
  const persons = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const [ana, ben, eva] = persons;
  const table = await running(tables, [ana!, ben!], { watchable: false });
  expect(await refusal(tables.document(table, eva!))).toBe('watchingNotAllowed');
  expect(await refusal(tables.document(table, ana!))).toBe('notFinished');
  for (const person of [ana!, ben!]) {
    await tables.enter(table, { id: `page-${person.id}`, person, address: '', send: () => {} });
  }
  for (const person of [ana!, ben!]) await tables.discard(table, person);
  expect(await refusal(tables.document(table, eva!))).toBe('watchingNotAllowed');
  expect(await refusal(tables.document(table, null))).toBe('watchingNotAllowed');
  expect(await tables.document(table, ben!)).toContain('"agreement"');
});

it('there is no document of an open or an unknown table', async () => {
  const { tables } = await makeWorld();
  const [ana] = await registerUsers(tables, 'Ana');
  const table = await tables.open(ana!, settingsOf());
  expect(await refusal(tables.document(table, ana!))).toBe('notFinished');
  expect(await refusal(tables.document('AAAAAAAAAAA', ana!))).toBe('unknownTable');
});

it('a document is the same after a restart, and there is none under other rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-document-'));
  const file = join(folder, 'tables.db');
  const { tables } = await makeWorld({ file });
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const table = await running(tables, [ana!, ben!]);
  for (const person of [ana!, ben!]) {
    await tables.enter(table, { id: `page-${person.id}`, person, address: '', send: () => {} });
  }
  for (let version = 0; version < 300; version++) {
    const seat = version % 2 === 0 ? ana! : ben!;
    const request = `request-${String(version).padStart(6, '0')}`;
    await tables.move(seat, { table, request, version, move: 'end', args: [] }).catch(() => {});
  }
  for (const person of [ana!, ben!]) await tables.discard(table, person).catch(() => {});
  const text = await tables.document(table, ana!);
  expect(replayOf(text).length).toBeGreaterThan(10);
  await tables.close();
  const again = await makeWorld({ file });
  expect(await again.tables.document(table, ana!)).toBe(text);
  await again.tables.close();
  const later = { ...secretsGame(), rulesVersion: 2, upgrade: (state: object) => state as never };
  const newer = await makeWorld({ file, games: { secrets: later } });
  expect(await newer.tables.document(table, ana!)).toBeNull();
  await newer.tables.close();
  rmSync(folder, { recursive: true });
});

/** Games that note when they begin a match, and when a turn ends. */
function notingGames(notes: string[]) {
  const module = secretsGame();
  const setup: typeof module.game.setup = (...given) => {
    notes.push('begin');
    return module.game.setup?.(...given);
  };
  const end = module.moves['end']!;
  const apply: typeof end.apply = (...given) => {
    notes.push('end');
    end.apply(...given);
  };
  return { secrets: { ...module, game: { ...module.game, setup }, moves: { ...module.moves, end: { ...end, apply } } } };
}

describe('many requests for documents', () => {
  const TURNS = 40;

  async function finished(tables: Tables, persons: readonly User[]): Promise<string> {
    const table = await running(tables, persons, { options: { turns: TURNS } });
    for (let version = 0; version < TURNS; version++) {
      await tables.move(persons[version % 2]!, { table, request: newRequest(), version, move: 'end', args: [] });
    }
    return table;
  }

  it('for one match replay it once', async () => {
    const notes: string[] = [];
    const { servers } = await makeWorld({ games: notingGames(notes) });
    const [tables] = servers;
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, persons);
    notes.length = 0;
    const texts = await Promise.all(Array.from({ length: 20 }, () => tables.document(table, null)));
    expect(new Set(texts).size).toBe(1);
    expect(notes.filter((note) => note === 'begin')).toHaveLength(1);
  });

  it('for several matches replay one after the other', async () => {
    const notes: string[] = [];
    const { servers } = await makeWorld({ games: notingGames(notes) });
    const [tables] = servers;
    const persons = await registerUsers(tables, 'Ana', 'Ben');
    const all: string[] = [];
    for (let n = 0; n < 4; n++) all.push(await finished(tables, persons));
    notes.length = 0;
    await Promise.all(all.map((table) => tables.document(table, null)));
    const one = ['begin', ...Array.from({ length: TURNS }, () => 'end')];
    expect(notes).toEqual(all.flatMap(() => one));
  });
});
