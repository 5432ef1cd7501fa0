import type { TableStatus } from '@sobremesa/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConflictError } from './errors.ts';
import type { MatchRecord, SeatRecord, Storage, TableRecord, TableWrite } from './storage.ts';

const hash = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const free: SeatRecord = { state: 'free', person: null, standIn: false };
const taken = (id: string, standIn = false): SeatRecord => ({ state: 'taken', person: { id, name: id.toUpperCase() }, standIn });

function table(id: string, change: Partial<TableRecord> = {}): TableRecord {
  return {
    id,
    rev: 0,
    status: 'open',
    settings: { game: 'whispers', seats: 2, options: { turns: 3 }, listed: true, watchable: false },
    autoStart: false,
    host: 'ana',
    createdAt: 1000,
    activeAt: 1000,
    rematch: null,
    asked: [],
    seats: [taken('ana'), free],
    ...change,
  };
}

const match = (version: number, change: Partial<MatchRecord> = {}): MatchRecord => ({
  version,
  state: `{"version":${version}}`,
  requests: {},
  window: null,
  ...change,
});

const began = (from: TableRecord): TableWrite => ({
  table: { ...from, rev: from.rev + 1, status: 'running' },
  match: { record: match(0), from: null, undo: { keep: 0, push: null } },
});

const line = (seq: number): NonNullable<TableWrite['log']>[number] => ({
  seq,
  at: 2000 + seq,
  version: seq,
  entry: { kind: 'game', event: { type: `event${seq}` } },
});

const message = (seq: number) => ({ seq, at: 3000 + seq, name: 'Ana', seat: 0, text: `text ${seq}` });

/** What every storage must do, to be called in a `describe`. `open` gives an empty one. */
export function conformance(open: () => Storage): void {
  let storage: Storage;

  beforeEach(async () => {
    storage = open();
    for (const id of ['ana', 'ben', 'eva']) {
      await storage.addPerson({ id, name: id.toUpperCase(), secretHash: hash(1), seenAt: 500 });
    }
  });

  afterEach(() => storage.close());

  it('answers null for what is not there', async () => {
    expect(await storage.person('nobody')).toBeNull();
    expect(await storage.load('nowhere')).toBeNull();
    expect(await storage.handover(hash(9))).toBeNull();
    expect(await storage.log('nowhere', { limit: 5 })).toEqual([]);
  });

  it('keeps people, their names and when they were seen', async () => {
    await storage.renamePerson('ana', 'Anita');
    await storage.seePerson('ana', 900);
    await storage.seePerson('ana', 800);
    const { secretHash, ...rest } = (await storage.person('ana')) ?? { secretHash: hash(0) };
    expect(rest).toEqual({ id: 'ana', name: 'Anita', seenAt: 900 });
    expect([...secretHash]).toEqual([...hash(1)]);
  });

  it('gives a table back as it was written, with the newest names of its people', async () => {
    const written = table('t', {
      asked: [1],
      rematch: 'next',
      seats: [taken('ana', true), { ...taken('ben'), state: 'reserved' }],
    });
    await storage.commit({ table: written });
    expect(await storage.load('t')).toEqual({ table: written, match: null });
    await storage.renamePerson('ben', 'Benito');
    expect((await storage.load('t'))?.table.seats[1]?.person).toEqual({ id: 'ben', name: 'Benito' });
  });

  it('refuses a write whose revision is not the next one, and changes nothing', async () => {
    const first = table('t');
    await storage.commit({ table: first });
    await expect(storage.commit({ table: first })).rejects.toThrow(ConflictError);
    await expect(storage.commit({ table: { ...first, rev: 2 } })).rejects.toThrow(ConflictError);
    await storage.commit({ table: { ...first, rev: 1, host: null } });
    await expect(storage.commit({ table: { ...first, rev: 1 }, log: [line(0)] })).rejects.toThrow(ConflictError);
    expect((await storage.load('t'))?.table.host).toBeNull();
    expect(await storage.log('t', { limit: 5 })).toEqual([]);
  });

  it('lets only one of two writers go on from the same version of a match', async () => {
    await storage.commit({ table: table('t') });
    await storage.commit(began(table('t')));
    const step = (rev: number): TableWrite => ({
      table: table('t', { rev, status: 'running' }),
      match: { record: match(1), from: 0, undo: { keep: 0, push: null } },
      log: [line(rev)],
    });
    await storage.commit(step(2));
    await expect(storage.commit(step(2))).rejects.toThrow(ConflictError);
    await expect(storage.commit(step(3))).rejects.toThrow(ConflictError);
    expect((await storage.load('t'))?.table.rev).toBe(2);
    expect((await storage.log('t', { limit: 5 })).map(({ seq }) => seq)).toEqual([2]);
  });

  it('begins a match once', async () => {
    await storage.commit({ table: table('t') });
    await storage.commit(began(table('t')));
    await expect(storage.commit(began(table('t', { rev: 1 })))).rejects.toThrow(ConflictError);
  });

  it('writes all tables of a commit or none', async () => {
    await storage.commit({ table: table('old') });
    const next = { table: table('old', { rev: 1, rematch: 'new' }) };
    await expect(storage.commit(next, { table: table('old') })).rejects.toThrow(ConflictError);
    expect((await storage.load('old'))?.table.rematch).toBeNull();
    await storage.commit(next, { table: table('new') });
    expect((await storage.load('new'))?.table.id).toBe('new');
  });

  it('never seats one person twice at a table, nor anybody unknown', async () => {
    await expect(storage.commit({ table: table('t', { seats: [taken('ana'), taken('ana')] }) })).rejects.toThrow(/constraint/i);
    await expect(storage.commit({ table: table('t', { seats: [taken('ana'), taken('nobody')] }) })).rejects.toThrow(
      /constraint/i,
    );
    expect(await storage.load('t')).toBeNull();
  });

  it('keeps a match with its requests, window and undo stack', async () => {
    await storage.commit({ table: table('t') });
    await storage.commit(began(table('t')));
    const record = match(1, { requests: { '1': { request: 'abc', version: 1 } }, window: { id: 'w', seats: [1], until: 77 } });
    const write = (rev: number, version: number, keep: number, push: string | null): TableWrite => ({
      table: table('t', { rev, status: 'running' }),
      match: {
        record: { ...record, version },
        from: version - 1,
        undo: { keep, push: push === null ? null : { seat: 1, state: push } },
      },
    });
    await storage.commit(write(2, 1, 0, 'a'));
    await storage.commit(write(3, 2, 1, 'b'));
    expect((await storage.load('t'))?.match).toEqual({
      ...record,
      version: 2,
      undo: [
        { seat: 1, state: 'a' },
        { seat: 1, state: 'b' },
      ],
    });
    await storage.commit(write(4, 3, 1, null));
    expect((await storage.load('t'))?.match?.undo).toEqual([{ seat: 1, state: 'a' }]);
    await storage.commit(write(5, 4, 0, 'c'));
    expect((await storage.load('t'))?.match?.undo).toEqual([{ seat: 1, state: 'c' }]);
  });

  it('pages the log backwards, oldest first in each page', async () => {
    await storage.commit({ table: table('t'), log: [0, 1, 2, 3, 4].map(line) });
    expect(await storage.log('t', { limit: 2 })).toEqual([line(3), line(4)]);
    expect((await storage.log('t', { before: 3, limit: 2 })).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await storage.log('t', { before: 1, limit: 9 })).map(({ seq }) => seq)).toEqual([0]);
  });

  it('keeps the newest messages only', async () => {
    await storage.commit({ table: table('t') });
    for (let seq = 0; seq < 5; seq++) {
      await storage.commit({ table: table('t', { rev: seq + 1 }), chat: { message: message(seq), kept: 3 } });
    }
    expect(await storage.chat('t', { limit: 9 })).toEqual([message(2), message(3), message(4)]);
    expect(await storage.chat('t', { before: 4, limit: 1 })).toEqual([message(3)]);
  });

  it('finds the tables of a person, those with something to do by time, the recent and the idle', async () => {
    const put = (id: string, status: TableStatus, change: Partial<TableRecord> = {}) =>
      storage.commit({ table: table(id, { status, host: null, seats: [free, free], ...change }) });
    await put('open', 'open', { seats: [taken('eva'), free] });
    await put('kept', 'open', { seats: [free, { ...taken('eva'), state: 'reserved' }] });
    await put('standIn', 'running', { seats: [taken('ben', true), free], activeAt: 5000 });
    await put('calm', 'running');
    await put('long over', 'finished', { seats: [taken('ben', true), free] });
    await put('just over', 'finished', { activeAt: 5000 });
    await storage.commit({
      table: table('asked', { status: 'running' }),
      match: { record: match(0, { window: { id: 'w', seats: [0], until: 1 } }), from: null, undo: { keep: 0, push: null } },
    });
    expect((await storage.tablesOf('eva')).toSorted()).toEqual(['kept', 'open']);
    expect((await storage.timedTables()).toSorted()).toEqual(['asked', 'standIn']);
    expect((await storage.recentTables(4000)).map(({ id }) => id).toSorted()).toEqual(
      ['asked', 'calm', 'just over', 'kept', 'open', 'standIn'].toSorted(),
    );
    expect((await storage.idleTables('running', 4000)).toSorted()).toEqual(['asked', 'calm']);
    expect(await storage.idleTables('running', 1000)).toEqual([]);
  });

  it('uses a handover once', async () => {
    await storage.commit({ table: table('t') });
    await storage.addHandover({ hash: hash(5), table: 't', person: 'ana', expiresAt: 9000, used: false });
    const use = (rev: number): TableWrite => ({ table: table('t', { rev }), handover: hash(5) });
    await storage.commit(use(1));
    expect(await storage.handover(hash(5))).toMatchObject({ table: 't', person: 'ana', expiresAt: 9000, used: true });
    await expect(storage.commit(use(2))).rejects.toThrow(ConflictError);
    expect((await storage.load('t'))?.table.rev).toBe(1);
    await storage.forgetHandovers(9000);
    expect(await storage.handover(hash(5))).not.toBeNull();
    await storage.forgetHandovers(9001);
    expect(await storage.handover(hash(5))).toBeNull();
  });

  it('deletes a table with all that belongs to it', async () => {
    await storage.commit({ table: table('t'), log: [line(0)], chat: { message: message(0), kept: 9 } });
    await storage.commit(began(table('t')));
    await storage.addHandover({ hash: hash(5), table: 't', person: 'ana', expiresAt: 9000, used: false });
    await storage.deleteTable('t');
    expect(await storage.load('t')).toBeNull();
    expect(await storage.log('t', { limit: 9 })).toEqual([]);
    expect(await storage.chat('t', { limit: 9 })).toEqual([]);
    expect(await storage.handover(hash(5))).toBeNull();
    expect(await storage.tablesOf('ana')).toEqual([]);
  });

  it('forgets people who were not seen for long, but nobody with a seat', async () => {
    await storage.commit({ table: table('t') });
    await storage.seePerson('ben', 2000);
    expect(await storage.forgetPeople(1000)).toBe(1);
    expect(await storage.person('eva')).toBeNull();
    expect(await storage.person('ana')).not.toBeNull();
    expect(await storage.person('ben')).not.toBeNull();
  });
}
