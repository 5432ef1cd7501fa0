import { limits, type ChatMessage, type MatchComment, type ResultSeat } from '@sobremesa/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConflictError } from './errors.ts';
import type { GroupRecord, Joining, ResultRecord, Storage, TableRecord } from './storage.ts';

const group = (id: string, change: Partial<GroupRecord> = {}): GroupRecord => ({
  id,
  name: `Group ${id}`,
  token: `token ${id}`,
  createdAt: 1000,
  ...change,
});

/** A person as they join the group `g`. */
const joining = (person: string): Joining => ({ person, member: `member ${person}` });

const seat = (number: number, person: string, change: Partial<ResultSeat> = {}): ResultSeat => ({
  seat: number,
  member: `member ${person}`,
  name: person.toUpperCase(),
  bot: null,
  points: 10.5 * number,
  won: number === 1,
  ...change,
});

const bot: ResultSeat = { ...seat(2, ''), member: null, name: 'Lupe', bot: { character: 'lupe', level: 'sound' } };

const result = (table: string, finishedAt: number, change: Partial<ResultRecord> = {}): ResultRecord => ({
  table,
  game: 'secrets',
  options: { turns: 3, solo: false, mode: 'x' },
  startedAt: 1500,
  finishedAt,
  ending: 'rules',
  seats: [seat(0, 'ana'), seat(1, 'ben')],
  ...change,
});

const comment = (seq: number, person: string, seat = person === 'ana' ? 0 : 1): MatchComment => {
  return { seq, at: 7000 + seq, moment: 3 * seq, seat, speaker: `speaker ${person}`, name: person, text: `comment ${seq}` };
};

const said = (comment: MatchComment): ChatMessage => ({
  ...comment,
  watchers: false,
  place: { version: 9, line: 9 },
});

const refused = (promise: Promise<unknown>) => expect(promise).rejects.toThrow(ConflictError);

interface Parts {
  /** The storage of the running test. It has the users ana, ben and eva. */
  storage: () => Storage;
  /** A table's record with ana on a seat. */
  table: (id: string, change?: Partial<TableRecord>) => TableRecord;
}

/** The tests of groups for every storage, to call in a `describe`. */
export function groupConformance({ storage, table }: Parts): void {
  const peopleIn = async (id: string) => (await storage().membersOf(id)).map(({ person }) => person);
  const tablesIn = async (id: string) => (await storage().groupMatches(id, undefined, 100)).map((match) => match.table);
  const commentsOf = async (table: string, id = 'g') => storage().groupComments(id, table);
  const write = (id: string, finishedAt: number, people: readonly string[] = [], rev = 0) => ({
    id,
    table: table(id, { status: 'finished', rev }),
    group: { id: 'g', at: finishedAt, joining: people.map(joining), result: result(id, finishedAt) },
  });

  const addComment = async (id: string, commentBy: string, made: MatchComment) =>
    storage().commit({ id, chat: { message: said(made), kept: 9, commentBy } });

  it('are deleted with their members and matches', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().commit(write('t', 3000, ['ben']));
    expect((await storage().figures()).groups).toBe(1);
    await storage().deleteGroup('g');
    expect([await storage().group('g'), await peopleIn('g'), await tablesIn('g')]).toEqual([null, [], []]);
    expect((await storage().figures()).groups).toBe(0);
    await refused(storage().deleteGroup('g'));
  });

  it('are found by their id and their link', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    expect(await storage().group('g')).toEqual(group('g'));
    expect(await storage().groupAt('token g')).toEqual(group('g'));
    expect([await storage().group('x'), await storage().groupAt('x'), await storage().membersOf('x')]).toEqual([null, null, []]);
    await refused(storage().addGroup(group('g', { token: 'other' }), joining('ana')));
    await refused(storage().addGroup(group('h', { token: 'token g' }), joining('ana')));
    await refused(storage().addGroup(group('h'), joining('nobody')));
  });

  it('list their members in the order in which they joined, with their present names', async () => {
    await storage().addGroup(group('g'), joining('eva'));
    await storage().joinGroup('g', joining('ana'), 2000);
    await storage().joinGroup('g', joining('eva'), 3000);
    await storage().renameUser('ana', 'Anita');
    expect(await storage().membersOf('g')).toEqual([
      { ...joining('eva'), name: 'EVA', joinedAt: 1000 },
      { ...joining('ana'), name: 'Anita', joinedAt: 2000 },
    ]);
    await refused(storage().joinGroup('x', joining('ana'), 1));
    await storage().leaveGroup('g', joining('eva'), false);
    await storage().joinGroup('g', joining('eva'), 4000);
    expect(await peopleIn('g')).toEqual(['ana', 'eva']);
  });

  it('are listed for a person, with the number of members and the last match', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().addGroup(group('h'), { person: 'ana', member: 'other' });
    await storage().joinGroup('g', joining('ben'), 2000);
    await storage().commit(write('t', 5000));
    const groups = await storage().groupsOf('ana');
    expect(groups.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { ...group('g'), members: 2, lastPlayedAt: 5000 },
      { ...group('h'), members: 1, lastPlayedAt: null },
    ]);
    expect(await storage().groupsOf('eva')).toEqual([]);
  });

  it('have no more members, and people no more groups, than the limits allow', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    for (let n = 1; n < limits.groupMembers; n++) {
      await storage().addUser({ id: `p${n}`, name: 'P', secretHash: new Uint8Array(32), seenAt: 1 });
      await storage().joinGroup('g', joining(`p${n}`), n);
    }
    await refused(storage().joinGroup('g', joining('ben'), 9000));
    await storage().commit(write('t', 5000, ['ben']));
    expect(await storage().membersOf('g')).toHaveLength(limits.groupMembers);
    for (let n = 0; n < limits.groups; n++) await storage().addGroup(group(`e${n}`), joining('eva'));
    await refused(storage().addGroup(group('more'), joining('eva')));
    expect(await storage().group('more')).toBeNull();
    await storage().leaveGroup('g', joining('p1'), false);
    await refused(storage().joinGroup('g', joining('eva'), 9000));
    await storage().joinGroup('g', joining('ben'), 9000);
  });

  it('are changed by their members only', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().changeGroup('g', 'ana', { name: 'Fridays' });
    await storage().changeGroup('g', 'ana', { token: 'new' });
    await refused(storage().changeGroup('g', 'ben', { name: 'Mine' }));
    await refused(storage().changeGroup('x', 'ana', { name: 'Mine' }));
    expect(await storage().group('g')).toEqual(group('g', { name: 'Fridays', token: 'new' }));
    expect(await storage().groupAt('token g')).toBeNull();
  });

  it('lose a member whom another one removes, and have another link then', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().joinGroup('g', joining('ben'), 2000);
    await refused(storage().removeMember('g', 'eva', joining('ben'), 'new'));
    await storage().removeMember('g', 'ana', joining('ben'), 'new');
    await refused(storage().removeMember('g', 'ana', joining('ben'), 'newer'));
    expect(await peopleIn('g')).toEqual(['ana']);
    expect((await storage().group('g'))?.token).toBe('new');
  });

  it('neither take back nor name a removed member in later matches, until they join by the link', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().joinGroup('g', joining('ben'), 2000);
    await storage().commit(write('a', 5000));
    await storage().removeMember('g', 'ana', joining('ben'), 'new');
    await storage().commit(write('b', 6000, ['ben']));
    expect(await peopleIn('g')).toEqual(['ana']);
    await storage().joinGroup('g', joining('ben'), 7000);
    await storage().commit(write('c', 8000));
    const matches = await storage().groupMatches('g', undefined, 5);
    expect(matches.map(({ seats }) => seats[1]?.name)).toEqual(['BEN', null, 'BEN']);
  });

  it('get their new members and the result of a match with the write that ends it, or nothing', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().commit({ id: 't', table: table('t') });
    await refused(storage().commit(write('t', 5000, ['ben'], 7)));
    expect([await peopleIn('g'), await tablesIn('g')]).toEqual([['ana'], []]);
    const seats = [seat(0, 'ana'), seat(1, 'ben', { points: null }), bot];
    const ended = write('t', 5000, ['ana', 'ben'], 1);
    await storage().commit({ ...ended, group: { ...ended.group, result: result('t', 5000, { seats }) } });
    expect(await peopleIn('g')).toEqual(['ana', 'ben']);
    expect(await storage().groupMatches('g', undefined, 5)).toEqual([{ ...result('t', 5000, { seats }), replay: false }]);
  });

  it('can be created by the write of a table', async () => {
    const ended = write('t', 5000, ['ben', 'ana']);
    await storage().commit({ ...ended, group: { ...ended.group, create: group('g') } });
    expect([await storage().group('g'), await peopleIn('g'), await tablesIn('g')]).toEqual([group('g'), ['ben', 'ana'], ['t']]);
  });

  it('that do not exist any more do not stop a table', async () => {
    await storage().commit(write('t', 5000, ['ana']));
    expect((await storage().head('t'))?.table.status).toBe('finished');
    expect([await peopleIn('g'), await tablesIn('g')]).toEqual([[], []]);
  });

  it('list their matches by pages, the newest first, at different times', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().addGroup(group('h'), joining('ana'));
    for (const [id, at] of [
      ['a', 5000],
      ['b', 6000],
      ['c', 6000],
      ['d', 5500],
    ] as const)
      await storage().commit(write(id, at));
    const first = await storage().groupMatches('g', undefined, 2);
    expect(first.map(({ table: id, finishedAt }) => [id, finishedAt])).toEqual([
      ['d', 6002],
      ['c', 6001],
    ]);
    expect(first.map(({ seats }) => seats.length)).toEqual([2, 2]);
    const second = await storage().groupMatches('g', 6001, 2);
    expect(second.map(({ table: id }) => id)).toEqual(['b', 'a']);
    expect(await storage().groupMatches('h', undefined, 2)).toEqual([]);
  });

  it('forget a former member in all matches, also in later ones until they join by the link', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().joinGroup('g', joining('ben'), 2000);
    await storage().commit(write('a', 5000));
    await storage().leaveGroup('g', joining('ben'), true);
    await refused(storage().leaveGroup('g', joining('ben'), true));
    await storage().commit(write('b', 6000, ['ben']));
    expect(await peopleIn('g')).toEqual(['ana']);
    const hidden = seat(1, 'ben', { member: null, name: null });
    const seatsOf = async () => (await storage().groupMatches('g', undefined, 5)).map(({ seats }) => seats);
    expect(await seatsOf()).toEqual([
      [seat(0, 'ana'), hidden],
      [seat(0, 'ana'), hidden],
    ]);
    expect((await storage().groupDocument('g', 'a'))?.names).toEqual(['ANA', null]);
    await storage().joinGroup('g', joining('ben'), 7000);
    await storage().commit(write('c', 8000));
    expect((await seatsOf()).map(([, other]) => other?.name)).toEqual(['BEN', null, null]);
  });

  it('do not name people whom another group with the same match has forgotten', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().joinGroup('g', joining('ben'), 2000);
    await storage().commit(write('a', 5000));
    await storage().leaveGroup('g', joining('ben'), true);
    await storage().commit(write('b', 6000, ['ben']));
    await storage().leaveGroup('g', joining('ana'), false);
    expect(await storage().group('g')).toBeNull();
    for (const id of ['a', 'b']) {
      const seats = [seat(0, 'ana', { member: 'ana later' }), seat(1, 'ben', { member: 'ben later' })];
      const later = { id: `later ${id}`, create: group(`later ${id}`), at: 7000, joining: [joining('ana')] };
      const authors = [{ person: 'ben', speaker: 'speaker ben', member: 'ben later' }];
      await storage().commit({ id, group: { ...later, result: result(id, 7000, { seats }), authors } });
      expect((await storage().groupDocument(later.id, id))?.names).toEqual(['ANA', null]);
    }
  });

  it('keep the name of a member who leaves, or whom the server forgets', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    await storage().joinGroup('g', joining('ben'), 2000);
    await storage().commit(write('a', 5000));
    await storage().leaveGroup('g', joining('ben'), false);
    const names = async () => (await storage().groupDocument('g', 'a'))?.names;
    expect(await names()).toEqual(['ANA', 'BEN']);
    await storage().joinGroup('g', joining('ben'), 3000);
    expect(await storage().forgetUsers(600)).toBe(2);
    expect(await peopleIn('g')).toEqual(['ana']);
    expect(await names()).toEqual(['ANA', 'BEN']);
  });

  it('are deleted with their matches when nobody is left', async () => {
    await storage().addGroup(group('g'), joining('ben'));
    await storage().commit(write('a', 5000));
    await storage().leaveGroup('g', joining('ben'), false);
    expect([await storage().group('g'), await tablesIn('g'), await storage().pendingDocuments()]).toEqual([null, [], []]);
    await storage().addGroup(group('h'), joining('eva'));
    await storage().forgetUsers(600);
    expect(await storage().group('h')).not.toBeNull();
    await storage().forgetGroups(0);
    expect(await storage().group('h')).toBeNull();
  });

  describe('with comments on their matches', () => {
    const all = [comment(0, 'ana'), comment(2, 'ben'), comment(3, 'ana')];

    /** A match with three comments, and a message between them. */
    async function commented(id: string): Promise<void> {
      await storage().commit(write(id, 5000));
      await comments(id);
    }

    async function comments(id: string): Promise<void> {
      await addComment(id, 'ana', all[0]!);
      const { moment: _, ...plain } = said(comment(1, 'ana')) as ChatMessage & { moment: number };
      await storage().commit({ id, chat: { message: plain, kept: 9 } });
      await addComment(id, 'ben', all[1]!);
      await addComment(id, 'ana', all[2]!);
    }

    beforeEach(async () => {
      await storage().addGroup(group('g'), joining('ana'));
      await storage().joinGroup('g', joining('ben'), 2000);
      await commented('t');
    });

    it('show them in the chat, and keep them when the table is removed', async () => {
      expect(await storage().comments('t')).toEqual(all);
      expect((await storage().chat('t', { limit: 9 }, true))[2]).toEqual(said(all[1]!));
      expect(await commentsOf('t')).toEqual(all);
      await refused(storage().deleteTable('t', 7));
      expect([await storage().comments('t'), await commentsOf('t')]).toEqual([all, all]);
      await storage().deleteTable('t', 0);
      expect([await storage().comments('t'), await commentsOf('t')]).toEqual([[], all]);
      expect([await commentsOf('u'), await commentsOf('t', 'h')]).toEqual([[], []]);
    });

    it('keep no comments of a table of another group, and none without the match', async () => {
      await storage().addGroup(group('h'), joining('ana'));
      expect(await commentsOf('t', 'h')).toEqual([]);
      await storage().forgetGroups(6000);
      await storage().deleteTable('t', 0);
      expect(await commentsOf('t')).toEqual([]);
      await commented('u');
      await storage().deleteTable('u', 0);
      await storage().forgetGroups(6000);
      expect(await commentsOf('u')).toEqual([]);
    });

    it('remove those of a person who has themselves forgotten, before and after the table is removed', async () => {
      await commented('u');
      await storage().deleteTable('t', 0);
      await storage().leaveGroup('g', joining('ana'), true);
      expect([await commentsOf('t'), await commentsOf('u')]).toEqual([[all[1]], [all[1]]]);
      await storage().deleteTable('u', 0);
      expect(await commentsOf('u')).toEqual([all[1]]);
      await storage().joinGroup('g', joining('ana'), 9000);
      expect([await commentsOf('t'), await commentsOf('u')]).toEqual([[all[1]], [all[1]]]);
    });

    it('remove only those that the person wrote, also if somebody else has their seat', async () => {
      await storage().joinGroup('g', joining('eva'), 6000);
      const later = comment(4, 'eva', 0);
      await addComment('t', 'eva', later);
      await storage().leaveGroup('g', joining('ana'), true);
      expect(await commentsOf('t')).toEqual([all[1], later]);
    });

    it('keep those of a member who leaves, or whom another one removes, and none of their later ones', async () => {
      await storage().leaveGroup('g', joining('ben'), false);
      await addComment('t', 'ben', comment(4, 'ben'));
      await storage().joinGroup('g', joining('ben'), 3000);
      const between = comment(5, 'ben');
      await addComment('t', 'ben', between);
      await storage().removeMember('g', 'ana', joining('ben'), 'new');
      await addComment('t', 'ben', comment(6, 'ben'));
      await addComment('t', 'eva', comment(7, 'eva'));
      expect(await commentsOf('t')).toEqual([...all, between]);
      await storage().deleteTable('t', 0);
      expect(await commentsOf('t')).toEqual([...all, between]);
    });

    it('get earlier ones of the people whom their first result names', async () => {
      await storage().commit({ id: 'u', table: table('u', { status: 'finished' }) });
      await comments('u');
      await addComment('u', 'eva', comment(4, 'eva'));
      const members = { ana: 'ana in h', ben: 'ben in h' };
      const seats = [seat(0, 'ana', { member: members.ana }), seat(1, 'ben', { member: null, name: null })];
      await storage().commit({
        id: 'u',
        group: {
          id: 'h',
          create: group('h'),
          at: 8000,
          joining: [{ person: 'eva', member: 'eva in h' }],
          result: result('u', 8000, { seats }),
          authors: Object.entries(members).map(([person, member]) => ({ person, speaker: `speaker ${person}`, member })),
        },
      });
      expect(await commentsOf('u', 'h')).toEqual([all[0], all[2]]);
      expect(await commentsOf('u')).toEqual([]);
    });
  });

  it('keep results and documents longer than the table, and for as long as the server keeps them', async () => {
    await storage().addGroup(group('g'), joining('ana'));
    for (const [id, at] of [
      ['a', 5000],
      ['b', 6000],
      ['c', 7000],
    ] as const)
      await storage().commit(write(id, at));
    expect(await storage().pendingDocuments()).toEqual(['a', 'b', 'c']);
    const bytes = new Uint8Array([1, 0, 255]);
    await storage().storeGroupDocument('a', bytes);
    await storage().storeGroupDocument('b', null);
    // A document is stored once.
    await storage().storeGroupDocument('a', new Uint8Array([7]));
    expect(await storage().pendingDocuments()).toEqual(['c']);
    await storage().deleteTable('a', 0);
    expect((await storage().groupMatches('g', undefined, 5)).map(({ replay }) => replay)).toEqual([false, false, true]);
    expect(await storage().groupDocument('g', 'a')).toEqual({ document: bytes, names: ['ANA', 'BEN'] });
    expect(await storage().groupDocument('g', 'b')).toEqual({ document: null, names: ['ANA', 'BEN'] });
    expect(await storage().groupDocument('g', 'x')).toBeNull();
    await storage().forgetGroups(6000);
    expect(await tablesIn('g')).toEqual(['c', 'b']);
    expect(await peopleIn('g')).toEqual(['ana']);
  });
}
