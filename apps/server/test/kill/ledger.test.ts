import type { MoveRecord } from '@sobremesa/match';
import { defaultTableSettings } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { openSqlite, type Storage } from '../../src/storage/index.ts';
import type { TableWrite } from '../../src/storage/storage.ts';
import { Ledger } from './ledger.ts';

const go = { move: 'go', args: [] };
const asked = { rules: 1, asked: [], window: null };
const settings = {
  ...defaultTableSettings('secrets', 2),
};
const begun: TableWrite = {
  id: 't',
  table: {
    id: 't',
    rev: 0,
    status: 'running',
    settings,
    autoStart: false,
    host: null,
    createdAt: 0,
    activeAt: 0,
    rematch: null,
    muted: [],
    barred: [],
    shuffle: null,
    vote: null,
    clock: null,
    wish: null,
    seats: [],
  },
  snapshot: { version: 0, state: '0', requests: {}, ...asked },
};
const move = (version: number, request: string): MoveRecord => ({ version, at: 0, seat: 0, action: go, request, ...asked });
const said = (seq: number, text: string): TableWrite => {
  const message = { seq, at: 0, place: null, watchers: false, speaker: null, name: 'Ana', seat: 0, text };
  return { id: 't', chat: { message, kept: 9 } };
};

/**
 * The problems that the ledger finds after a server has sent two moves and two messages, and stored
 * these writes.
 */
async function found(...writes: TableWrite[]): Promise<string[]> {
  const storage: Storage = await openSqlite(':memory:');
  await storage.commit(begun);
  for (const write of writes) await storage.commit(write);
  const ledger = new Ledger();
  for (const [i, request] of ['first', 'second'].entries()) {
    ledger.ask(request);
    ledger.acknowledge({ table: 't', request, seat: 0, version: i + 1, move: go });
    ledger.show('t', '0', i + 1, { request });
    ledger.say({ table: 't', seat: 0, text: request });
    ledger.hear('t', { seq: i, seat: 0, text: request });
  }
  await ledger.audit(storage);
  await storage.close();
  return ledger.problems;
}

const moves = [1, 2].map((version) => ({ id: 't', move: move(version, ['', 'first', 'second'][version] ?? '') }));
const chat = [said(0, 'first'), said(1, 'second')];

it('the ledger finds no problem if the server has stored everything that it sent', async () => {
  expect(await found(...moves, ...chat)).toEqual([]);
});

it.each([
  ['a move that was lost', [...moves.slice(0, 1), ...chat], /version 2 was sent and is gone/],
  ['a move that was made twice', [...moves, { id: 't', move: move(3, 'second') }, ...chat], /a move was made twice/],
  ['a message that was lost', [...moves, ...chat.slice(0, 1)], /“second”, reported as said, is not there/],
  ['a message that was stored twice', [...moves, ...chat, said(2, 'second')], /something was said twice/],
  ['messages in another order', [...moves, said(0, 'second'), said(1, 'first')], /“second” is not in its place/],
  ['a move that nobody requested', [...moves, { id: 't', move: move(3, 'third') }, ...chat], /nobody asked for .* version 3/],
])('the ledger detects %s', async (_what, writes, problem) => {
  expect(await found(...writes)).toContainEqual(expect.stringMatching(problem));
});

it('the ledger detects a version that differs from its earlier view', () => {
  const ledger = new Ledger();
  ledger.show('t', '0', 1, { cards: 1 });
  ledger.show('t', '0', 1, { cards: 2 });
  expect(ledger.problems).toEqual(['t 0: version 1 was another one before']);
});

/** A move that nobody requested. */
const own = (version: number, seat: number): TableWrite => ({ id: 't', move: { ...move(version, ''), seat, request: null } });

it('the ledger accepts moves of bots’ seats', async () => {
  const storage = await openSqlite(':memory:');
  for (const write of [begun, own(1, 1), own(2, 0)]) await storage.commit(write);
  const ledger = new Ledger();
  ledger.show('t', '0', 0, {});
  ledger.expectBot('t', 1);
  expect(await ledger.audit(storage)).toEqual({ stored: 2, byBots: 1 });
  await storage.close();
  expect(ledger.problems).toEqual([expect.stringMatching(/nobody asked for .* version 2/)]);
});
