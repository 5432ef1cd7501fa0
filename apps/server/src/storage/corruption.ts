import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begun, moved } from '../../test/support/committing.ts';
import { known } from '../../test/support/known.ts';
import { CorruptRecordError, type UnreadableField } from './errors.ts';
import type { Storage } from './storage.ts';

interface Opened {
  storage: Storage;
  /** Changes stored data directly. Resolves to the changed rows. */
  change: (sql: string) => Promise<readonly unknown[]>;
}

const named = (promise: Promise<unknown>) =>
  expect(promise).rejects.toMatchObject({ name: 'CorruptRecordError', table: 'bad' } satisfies Partial<CorruptRecordError>);

interface Reports {
  onUnreadable: (error: CorruptRecordError) => void;
  onIgnored: (field: UnreadableField) => void;
}

/**
 * Tests of unreadable data for every storage, to call in a `describe`. `open` returns an empty
 * storage.
 */
export function corruption(open: (reports: Reports) => Promise<Opened>): void {
  describe('an unreadable optional field', () => {
    let storage: Storage;
    let change: Opened['change'];
    let ignored: UnreadableField[];
    let unreadable: CorruptRecordError[];

    beforeEach(async () => {
      [ignored, unreadable] = [[], []];
      const onIgnored = (field: UnreadableField) => ignored.push(field);
      ({ storage, change } = await open({ onIgnored, onUnreadable: (error) => unreadable.push(error) }));
    });
    afterEach(() => storage.close());

    it.each([
      ['no JSON', '{'],
      ['JSON of something else', '[7]'],
      ['a time zone that is not known', '{"zone":"Atlantis/Capital","from":1320,"until":420}'],
      ['hours that are no hours', '{"zone":"UTC","from":1320,"until":"7"}'],
    ])('is treated as no quiet hours of a person: %s', async (_, quiet) => {
      await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array([1]), seenAt: 5 });
      expect(await change(`UPDATE people SET quiet = '${quiet}' WHERE id = 'ana'`)).toHaveLength(1);
      const ana = { id: 'ana', name: 'Ana', secretHash: new Uint8Array([1]), seenAt: 5, quiet: null, links: true, turnedOff: [] };
      for (let n = 0; n < 3; n++) expect(await storage.user('ana')).toEqual(ana);
      // It is reported once, however often it is read.
      expect(ignored).toEqual([{ field: 'quiet hours', id: 'ana' }]);
      const night = { zone: 'UTC', from: 1320, until: 420 };
      await storage.setQuiet('ana', night);
      expect((await storage.user('ana'))?.quiet).toEqual(night);
    });

    it.each(['{', '7'])('leaves a person with every kind of notification: %s', async (kinds) => {
      await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array([1]), seenAt: 5 });
      expect(await change(`UPDATE people SET turned_off = '${kinds}' WHERE id = 'ana'`)).toHaveLength(1);
      expect((await storage.user('ana'))?.turnedOff).toEqual([]);
      expect(ignored).toEqual([{ field: 'kinds of notification', id: 'ana' }]);
      await change(`UPDATE people SET turned_off = '["of a later release","sat"]' WHERE id = 'ana'`);
      expect((await storage.user('ana'))?.turnedOff).toEqual(['sat']);
    });

    it("is treated as no quiet hours in a table's clock", async () => {
      const write = begun('timed');
      const night = { zone: 'UTC', from: 1320, until: 420 };
      const time = { out: false, without: [], voted: false, overtime: false, holiday: null, holidays: 5 };
      const runs = { ...time, left: 5000, since: 2000, turn: 3, quiet: night };
      const stands = { ...time, left: 4000, since: null, turn: 2, quiet: { ...night, from: 1200 } };
      const undo = { version: 1, turn: 3, running: [0], seats: [stands, runs] };
      const clock = { isPaused: false, window: null, seats: [runs, stands], undo, due: 9000 };
      await storage.commit({ ...write, table: { ...known(write.table), clock } });
      const stored = JSON.stringify(clock).replaceAll('"zone":"UTC","from":1320', '"zone":"Atlantis/Capital","from":1320');
      expect(await change(`UPDATE tables SET clock = '${stored}' WHERE id = 'timed'`)).toHaveLength(1);
      const ran = { ...runs, quiet: null };
      const read = { ...clock, seats: [ran, stands], undo: { ...undo, seats: [stands, ran] } };
      expect((await storage.load('timed'))?.table.clock).toEqual(read);
      expect((await storage.recentTables(0)).map(({ table }) => table.clock)).toEqual([read]);
      expect(ignored).toEqual([{ field: 'quiet hours of a seat', id: 'timed' }]);
      expect(unreadable).toEqual([]);
    });

    it.each(['[', '7', '[7]'])('is treated as no names in a notification: %s', async (about) => {
      await storage.addUser({ id: 'ana', name: 'Ana', secretHash: new Uint8Array([1]), seenAt: 5 });
      const notice = { id: 'n', table: 'good', person: 'ana', kind: 'turn' as const, version: 1, about: ['ana'], dueAt: 100 };
      await storage.commit({ ...begun('good'), notices: [notice] });
      expect(await change(`UPDATE notices SET about = '${about}' WHERE id = 'n'`)).toHaveLength(1);
      expect(await storage.notificationsUntil(200)).toEqual([{ ...notice, about: [] }]);
      expect(ignored).toEqual([{ field: 'people of a notification', id: 'n' }]);
    });
  });

  describe('an unreadable table', () => {
    let storage: Storage;
    let change: Opened['change'];
    let unreadable: CorruptRecordError[];

    beforeEach(async () => {
      unreadable = [];
      ({ storage, change } = await open({ onIgnored: () => undefined, onUnreadable: (error) => unreadable.push(error) }));
      await storage.commit(begun('good'), begun('bad'));
      for (const id of ['good', 'bad']) for (const version of [1, 2]) await storage.commit(moved(id, version));
    });
    afterEach(() => storage.close());

    const spoil = async (sql: string) => expect(await change(sql)).toHaveLength(1);

    it('is left out of the lists and reported', async () => {
      await spoil("UPDATE tables SET settings = '{' WHERE id = 'bad'");
      expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['good']);
      expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
      expect(unreadable[0]).toBeInstanceOf(CorruptRecordError);
      await named(storage.head('bad'));
      await named(storage.load('bad'));
      expect(await storage.load('good')).not.toBeNull();
      expect(await storage.timedTables()).toEqual([]);
      expect((await storage.idleTables('running', 9)).toSorted()).toEqual(['bad', 'good']);
    });

    it.each([
      ['its snapshot', "UPDATE matches SET requests = 'x' WHERE table_id = 'bad'"],
      ['a move', "UPDATE moves SET action = '' WHERE table_id = 'bad' AND version = 2"],
      ['JSON of something else', "UPDATE matches SET asked = '7' WHERE table_id = 'bad'"],
      ['a snapshot of something else', "UPDATE matches SET requests = '[1]' WHERE table_id = 'bad'"],
      ['a move of something else', "UPDATE moves SET action = '{}' WHERE table_id = 'bad' AND version = 2"],
      ['its window', "UPDATE moves SET answer_window = '[' WHERE table_id = 'bad' AND version = 1"],
      ['a move that is gone', "DELETE FROM moves WHERE table_id = 'bad' AND version = 1"],
    ])('fails only its own load: %s', async (_, sql) => {
      await spoil(sql);
      await named(storage.load('bad'));
      expect((await storage.load('good'))?.match?.moves).toHaveLength(2);
      expect(await storage.recentTables(0)).toHaveLength(2);
      expect(unreadable).toEqual([]);
    });

    it('is also left out if its settings are invalid', async () => {
      await spoil(`UPDATE tables SET settings = '{"game":"secrets"}' WHERE id = 'bad'`);
      expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['good']);
      expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
    });

    it('is also left out if a later release has stored a bot with a level that this one lacks', async () => {
      const write = begun('later');
      const bot = { character: 'tecla', level: 'strong' } as const;
      const seats = [{ state: 'taken' as const, person: null, standIn: null, ordinal: 1, bot }];
      await storage.commit({ ...write, table: { ...known(write.table), seats } });
      expect(await storage.load('later')).toHaveProperty('table.seats.0.bot', bot);
      await spoil(`UPDATE seats SET bot = '{"character":"tecla","level":"of a later release"}' WHERE table_id = 'later'`);
      expect((await storage.recentTables(0)).map(({ table }) => table.id).toSorted()).toEqual(['bad', 'good']);
      expect(unreadable.map(({ table }) => table)).toEqual(['later']);
      await expect(storage.load('later')).rejects.toMatchObject({ name: 'CorruptRecordError', table: 'later' });
    });

    it('fails reads of its own log only', async () => {
      await spoil("UPDATE moves SET entries = '[1' WHERE table_id = 'bad' AND version = 1");
      await named(storage.log('bad', { limit: 9 }));
      await named(storage.load('bad'));
      expect(await storage.log('bad', { limit: 1 })).toHaveLength(1);
      expect(await storage.log('good', { limit: 9 })).toHaveLength(4);
    });
  });
}
