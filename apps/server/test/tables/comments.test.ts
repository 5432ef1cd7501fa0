import type { MatchDocument } from '@sobremesa/match/document';
import type { MatchComment, Me, TableSettings } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../../src/tables/index.ts';
import { makeWorld, play, registerUsers, running, settingsOf, Viewer } from '../harness.ts';

/** Plays a match to its end. */
async function finished(tables: Tables, players: readonly Me[], change: Partial<TableSettings> = {}): Promise<string> {
  const table = await running(tables, players, { options: { turns: 1 }, ...change });
  await play(await Viewer.at(tables, table, players[0]!), tables, table, 'end');
  return table;
}

/** The names that comments are shown with: their own, or else those of their seats. */
const authorsOf = (comments: readonly (MatchComment & { name?: string })[], names: readonly (string | null)[]) =>
  comments.map(({ seat, name }) => name ?? names[seat]);
const textsOf = (list: readonly { text: string }[]) => list.map(({ text }) => text);
const commentsIn = (tables: Tables, user: Me, group: string, table: string) =>
  tables.groups((groups) => groups.comments(user, group, table));
const namesIn = async (tables: Tables, user: Me, group: string) => {
  const { matches } = await tables.groups((groups) => groups.matches(user, group, undefined, 9));
  return matches.map(({ seats }) => seats.map(({ name }) => name));
};

describe('a comment on a finished match', () => {
  it('stays when spectators write many messages after it', async () => {
    const { tables } = await makeWorld({ settings: { chatKept: 3 } });
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await finished(tables, [ana!, ben!]);
    await tables.say(table, ana!, { text: 'here I lost', moment: 0 });
    for (let i = 0; i < 4; i++) await tables.say(table, eva!, { phrase: 'hello' });
    expect(textsOf(await tables.comments(table, ana!))).toEqual(['here I lost']);
  });

  it('stays with the match of a group when people outside of it write many messages', async () => {
    const { tables } = await makeWorld({ settings: { chatKept: 3 } });
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await finished(tables, [ana!, ben!]);
    const group = await tables.createGroup(ana!, 'Los viernes', table);
    await tables.say(table, ana!, { text: 'here I lost', moment: 0 });
    for (let i = 0; i < 4; i++) await tables.say(table, eva!, { phrase: 'hello' });
    await tables.withdraw(table);
    expect(textsOf(await commentsIn(tables, ana!, group, table))).toEqual(['here I lost']);
  });

  it('does not get the name of the person who takes its author’s seat over', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await finished(tables, [ana!, ben!]);
    await tables.say(table, ben!, { text: 'I am Ben', moment: 0 });
    const { token } = await tables.handover(table, ben!, null);
    await tables.claim(eva!, token);
    const document = JSON.parse((await tables.document(table, ana!)) ?? '') as MatchDocument;
    const names = document.seats.map(({ name }) => name);
    expect(authorsOf(await tables.comments(table, ana!), names)).toEqual(['Ben']);
  });

  it('does not get the name of the player whose seat its author has taken over', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await finished(tables, [ana!, ben!]);
    const group = await tables.createGroup(ana!, 'Los viernes', table);
    const { token } = await tables.handover(table, ben!, null);
    await tables.claim(eva!, token);
    await tables.say(table, eva!, { text: 'I am Eva', moment: 0 });
    const [names] = await namesIn(tables, ana!, group);
    expect(authorsOf(await commentsIn(tables, ana!, group, table), names!)).not.toContain('Ben');
  });

  it('is not kept by a group that has removed its author before', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await finished(tables, [ana!, ben!]);
    const group = await tables.createGroup(ana!, 'Los viernes', table);
    await tables.say(table, ben!, { text: 'as a member', moment: 0 });
    const { members } = (await tables.groups((groups) => groups.get(ana!, group))).group;
    await tables.groups((groups) => groups.remove(ana!, group, members[1]!.id));
    await tables.say(table, ben!, { text: 'after that', moment: 0 });
    expect(textsOf(await commentsIn(tables, ana!, group, table))).toEqual(['as a member']);
  });
});

it('a person who has their name removed is not named in a later group with the same match', async () => {
  const { tables } = await makeWorld();
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const table = await finished(tables, [ana!, ben!]);
  const first = await tables.createGroup(ana!, 'Los viernes', table);
  await tables.say(table, ana!, { text: 'here I lost', moment: 0 });
  await tables.groups((groups) => groups.leave(ana!, first, true));
  expect(await namesIn(tables, ben!, first)).toEqual([[null, 'Ben']]);
  await tables.groups((groups) => groups.leave(ben!, first, false));
  const second = await tables.createGroup(ben!, 'Los sábados', table);
  expect(await namesIn(tables, ben!, second)).toEqual([[null, 'Ben']]);
  expect(await commentsIn(tables, ben!, second, table)).toEqual([]);
});

it('a comment that its author has removed from a group does not come back with a later group', async () => {
  const { tables } = await makeWorld();
  const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const table = await finished(tables, [ana!, ben!]);
  const first = await tables.createGroup(ana!, 'Los viernes', table);
  const { token } = (await tables.groups((groups) => groups.get(ana!, first))).group;
  await tables.groups((groups) => groups.join(eva!, token));
  await tables.claim(eva!, (await tables.handover(table, ben!, null)).token);
  await tables.say(table, eva!, { text: 'I am Eva', moment: 0 });
  await tables.groups((groups) => groups.leave(eva!, first, true));
  expect(await commentsIn(tables, ana!, first, table)).toEqual([]);
  await tables.groups((groups) => groups.leave(ana!, first, false));
  const second = await tables.createGroup(ana!, 'Los sábados', table);
  expect(textsOf(await commentsIn(tables, ana!, second, table))).toEqual([]);
  expect((await namesIn(tables, ana!, second)).flat()).not.toContain('Eva');
});

it('a person who has their name removed during a match is not named later, even if that group is gone', async () => {
  const { tables } = await makeWorld();
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const first = await tables.createGroup(ana!, 'Los viernes');
  const table = await running(tables, [ana!, ben!], { options: { turns: 1 }, group: first });
  await tables.groups((groups) => groups.leave(ana!, first, true));
  await tables.groups((groups) => groups.leave(ben!, first, false));
  await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
  const second = await tables.createGroup(ben!, 'Los sábados', table);
  expect(await namesIn(tables, ben!, second)).toEqual([[null, 'Ben']]);
});

it('an open table does not promise membership of a group that is deleted', async () => {
  const { tables } = await makeWorld();
  const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
  const group = await tables.createGroup(ana!, 'Los viernes');
  const table = await tables.open(ana!, settingsOf({ group }));
  await tables.groups((groups) => groups.delete(group));
  const page = await Viewer.at(tables, table, ben!);
  expect(page.view?.joinsGroup).toBeUndefined();
});

it('members of a group with the same name have numbers, in the order in which they joined', async () => {
  const { tables } = await makeWorld();
  const [ana, other, third] = await registerUsers(tables, 'Ana', 'ana', 'ANA');
  const group = await tables.createGroup(ana!, 'Los viernes');
  const { token } = (await tables.groups((groups) => groups.get(ana!, group))).group;
  for (const user of [other!, third!]) await tables.groups((groups) => groups.join(user, token));
  const { members } = (await tables.groups((groups) => groups.get(ana!, group))).group;
  expect(members.map(({ name }) => name)).toEqual(['Ana', 'ana 2', 'ANA 3']);
});
