import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { begun, moved } from '../../test/support/committing.ts';
import { CorruptRecordError } from './errors.ts';
import type { Storage } from './storage.ts';

interface Opened {
  storage: Storage;
  /** Changes what is stored behind its back. Answers with the rows that it has changed. */
  change: (sql: string) => Promise<readonly unknown[]>;
}

const named = (promise: Promise<unknown>) =>
  expect(promise).rejects.toMatchObject({ name: 'CorruptRecordError', table: 'bad' } satisfies Partial<CorruptRecordError>);

/** What every storage must do with what cannot be read, to be called in a `describe`. `open` gives an empty one. */
export function corruption(open: (onUnreadable: (error: CorruptRecordError) => void) => Promise<Opened>): void {
  describe('a table that cannot be read', () => {
    let storage: Storage;
    let change: Opened['change'];
    let unreadable: CorruptRecordError[];

    beforeEach(async () => {
      unreadable = [];
      ({ storage, change } = await open((error) => unreadable.push(error)));
      await storage.commit(begun('good'), begun('bad'));
      for (const id of ['good', 'bad']) for (const version of [1, 2]) await storage.commit(moved(id, version));
    });
    afterEach(() => storage.close());

    const spoil = async (sql: string) => expect(await change(sql)).toHaveLength(1);

    it('is left out of the lists, which tell of it', async () => {
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
    ])('fails its own load: %s', async (_, sql) => {
      await spoil(sql);
      await named(storage.load('bad'));
      expect((await storage.load('good'))?.match?.moves).toHaveLength(2);
      expect(await storage.recentTables(0)).toHaveLength(2);
      expect(unreadable).toEqual([]);
    });

    it('is left out as well when its settings are those of something else', async () => {
      await spoil(`UPDATE tables SET settings = '{"game":"secrets"}' WHERE id = 'bad'`);
      expect((await storage.recentTables(0)).map(({ table }) => table.id)).toEqual(['good']);
      expect(unreadable.map(({ table }) => table)).toEqual(['bad']);
    });

    it('fails the reading of its own log', async () => {
      await spoil("UPDATE moves SET entries = '[1' WHERE table_id = 'bad' AND version = 1");
      await named(storage.log('bad', { limit: 9 }));
      await named(storage.load('bad'));
      expect(await storage.log('bad', { limit: 1 })).toHaveLength(1);
      expect(await storage.log('good', { limit: 9 })).toHaveLength(4);
    });
  });
}
