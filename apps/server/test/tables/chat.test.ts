import { limits, type ChatMessage } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, registerUsers, play, refusal, running, settingsOf, Viewer } from '../harness.ts';

const chatOf = ({ pushes }: Viewer): ChatMessage[] => pushes.flatMap((push) => (push.type === 'chat' ? [push.message] : []));
const words = (messages: readonly ChatMessage[]) => messages.map((said) => ('text' in said ? said.text : said.phrase));

/** A match of Ana and Ben, with Eva and a nameless visitor as spectators. */
async function atMatch(watchersTalk: boolean) {
  const world = await makeWorld();
  const { tables } = world;
  const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
  const table = await running(tables, [ana!, ben!], { watchersTalk, options: { turns: 1 } });
  const viewers = await Promise.all([ana!, ben!, eva!, null].map((person) => Viewer.at(tables, table, person)));
  return { ...world, table, ana: ana!, ben: ben!, eva: eva!, viewers: viewers as [Viewer, Viewer, Viewer, Viewer] };
}

describe('a chat message', () => {
  it('reaches everybody at an open table, and is stored up to the limit', async () => {
    const { tables } = await makeWorld({ settings: { chatKept: 3 } });
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf());
    const viewer = await Viewer.at(tables, table, null);
    await tables.say(table, ana!, { text: 'hello' });
    await tables.say(table, ben!, { text: 'hi' });
    for (const text of ['a', 'b']) await tables.say(table, ana!, { text });
    const said = chatOf(viewer);
    expect(words(said)).toEqual(['hello', 'hi', 'a', 'b']);
    expect(said.map(({ seq, name, seat, place }) => [seq, name, seat, place])).toEqual([
      [0, 'Ana', 0, null],
      [1, 'Ben', null, null],
      [2, 'Ana', 0, null],
      [3, 'Ana', 0, null],
    ]);
    expect((await tables.chat(table, null, { limit: 9 })).map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect((await tables.enter(table, new Viewer(null))).chat).toHaveLength(3);
  });

  it('reaches only players if spectators are not allowed', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await tables.open(ana!, settingsOf({ watchable: false }));
    expect(await refusal(tables.say(table, ben!, { text: 'hi' }))).toBe('watchingNotAllowed');
    await tables.say(table, ana!, { text: 'hi' });
  });

  it('has the version and the log line at which it was sent, even when it is read later', async () => {
    const { tables } = await makeWorld();
    const [ana, ben] = await registerUsers(tables, 'Ana', 'Ben');
    const table = await running(tables, [ana!, ben!]);
    const page = await Viewer.at(tables, table, ana!);
    await tables.say(table, ben!, { text: 'first' });
    await play(page, tables, table, 'draw');
    await tables.say(table, ana!, { phrase: 'whatAFind' });
    const lines = page.log.map(({ seq }) => seq);
    const places = [
      { version: 0, line: lines.at(-2) },
      { version: 1, line: lines.at(-1) },
    ];
    expect(chatOf(page).map(({ place }) => place)).toEqual(places);
    const stored = await tables.chat(table, ben!, { limit: 9 });
    expect(stored.map(({ place }) => place)).toEqual(places);
    expect(words(stored)).toEqual(['first', 'whatAFind']);
  });

  it('has an author id that is the same under every name, and different at every table', async () => {
    const { tables } = await makeWorld();
    const [ana] = await registerUsers(tables, 'Ana');
    const [one, other] = [await tables.open(ana!, settingsOf()), await tables.open(ana!, settingsOf())];
    await tables.say(one, ana!, { text: 'a' });
    const renamed = await tables.rename(ana!, 'Anita');
    for (const table of [one, other]) await tables.say(table, renamed, { phrase: 'hello' });
    const [first, second] = await tables.chat(one, null, { limit: 9 });
    const [atOtherTable] = await tables.chat(other, null, { limit: 9 });
    expect(first?.speaker).toMatch(/^[\w-]{11}$/);
    expect(second).toMatchObject({ name: 'Anita', speaker: first?.speaker });
    expect(atOtherTable?.speaker).not.toBe(first?.speaker);
    expect(JSON.stringify([first, second, atOtherTable])).not.toContain(ana!.id);
    expect((await tables.enter(one, new Viewer(renamed))).view.speaker).toBe(first?.speaker);
    expect((await tables.enter(one, new Viewer(null))).view.speaker).toBeNull();
  });
});

describe('a comment on a moment', () => {
  it('is a chat message of a player after the end, and is listed with the match', async () => {
    const { tables, table, ana, ben, viewers } = await atMatch(false);
    await play(viewers[0], tables, table, 'end');
    await tables.say(table, ana, { text: 'here I lost', moment: 0 });
    await tables.say(table, ben, { text: 'well played' });
    await tables.say(table, ben, { text: 'the end', moment: 1 });
    for (const viewer of viewers) {
      expect(chatOf(viewer).map((said) => ('moment' in said ? said.moment : null))).toEqual([0, null, 1]);
    }
    expect(await tables.chat(table, null, { limit: 9 })).toEqual(chatOf(viewers[3]));
    const { speaker } = chatOf(viewers[0])[0]!;
    const comments = await tables.comments(table, null);
    expect(comments[0]).toEqual({
      seq: 0,
      at: expect.any(Number),
      moment: 0,
      seat: 0,
      speaker,
      name: 'Ana',
      text: 'here I lost',
    });
    expect(comments.map(({ seq, moment, seat }) => [seq, moment, seat])).toEqual([
      [0, 0, 0],
      [2, 1, 1],
    ]);
  });

  it('is refused before the end, of a moment that the match does not have, and to all but players', async () => {
    const { tables, table, ana, ben, eva, viewers } = await atMatch(true);
    const at = (moment: number, user = ana) => refusal(tables.say(table, user, { text: 'here', moment }));
    expect([await at(0), await refusal(tables.comments(table, ana))]).toEqual(['notFinished', 'notFinished']);
    await play(viewers[0], tables, table, 'end');
    expect([await at(2), await at(1, eva)]).toEqual(['badMoment', 'notSeated']);
    await tables.mute(table, ana, { seat: 1 });
    expect(await at(1, ben)).toBe('muted');
    expect(await tables.comments(table, ana)).toEqual([]);
  });

  it('is refused to a player who has written as many as they may, although not of chat messages', async () => {
    const { tables, table, ana, ben, viewers } = await atMatch(false);
    await play(viewers[0], tables, table, 'end');
    await tables.say(table, ana, { text: 'a message' });
    for (let n = 0; n < limits.comments; n++) await tables.say(table, ana, { text: 'here', moment: 0 });
    expect(await refusal(tables.say(table, ana, { text: 'here', moment: 0 }))).toBe('tooManyComments');
    await tables.say(table, ana, { text: 'a message' });
    await tables.say(table, ben, { text: 'here', moment: 0 });
    expect(await tables.comments(table, null)).toHaveLength(limits.comments + 1);
  });

  it('is not sent to people who may not see the table', async () => {
    const { tables } = await makeWorld();
    const [ana, ben, eva] = await registerUsers(tables, 'Ana', 'Ben', 'Eva');
    const table = await running(tables, [ana!, ben!], { watchable: false, options: { turns: 1 } });
    await play(await Viewer.at(tables, table, ana!), tables, table, 'end');
    await tables.say(table, ana!, { text: 'here', moment: 1 });
    expect(await tables.comments(table, ben!)).toHaveLength(1);
    for (const user of [eva!, null]) expect(await refusal(tables.comments(table, user))).toBe('watchingNotAllowed');
  });
});

describe('a spectator’s message', () => {
  it('is sent to spectators only: by push, on entering, and in older pages', async () => {
    const { tables, table, ana, eva, viewers } = await atMatch(false);
    const [atAna, atBen, atEva, atNobody] = viewers;
    await tables.say(table, eva, { text: 'psst' });
    await tables.say(table, ana, { text: 'hello' });
    for (const viewer of [atEva, atNobody]) expect(words(chatOf(viewer))).toEqual(['psst', 'hello']);
    for (const viewer of [atAna, atBen]) expect(words(chatOf(viewer))).toEqual(['hello']);
    for (const person of [eva, null]) {
      expect(words(await tables.chat(table, person, { limit: 9 }))).toEqual(['psst', 'hello']);
      expect(words((await tables.enter(table, new Viewer(person))).chat)).toEqual(['psst', 'hello']);
    }
    expect(words(await tables.chat(table, ana, { limit: 9 }))).toEqual(['hello']);
    expect(words(await tables.chat(table, ana, { limit: 9, before: 1 }))).toEqual([]);
    const again = await tables.enter(table, new Viewer(ana));
    expect(words(again.chat)).toEqual(['hello']);
    for (const { received } of [atAna, atBen]) expect(received).not.toContain('psst');
  });

  it('is no longer sent to a spectator who takes a seat over', async () => {
    const { tables, table, ana, ben, eva, viewers } = await atMatch(false);
    await tables.claim(eva, (await tables.handover(table, ben, null)).token);
    await tables.say(table, ben, { text: 'psst' });
    expect(words(chatOf(viewers[1]))).toEqual(['psst']);
    expect(words(chatOf(viewers[2]))).toEqual([]);
    expect(words(await tables.chat(table, eva, { limit: 9 }))).toEqual([]);
    await tables.say(table, ana, { text: 'hello' });
    expect(words(chatOf(viewers[2]))).toEqual(['hello']);
  });

  it('is sent to players after the end, or earlier if the table’s settings allow it', async () => {
    const { tables, table, ana, eva, viewers } = await atMatch(false);
    await tables.say(table, eva, { text: 'psst' });
    await play(viewers[0], tables, table, 'end');
    await tables.say(table, eva, { phrase: 'wellPlayed' });
    expect(words(chatOf(viewers[0]))).toEqual(['wellPlayed']);
    expect(words(await tables.chat(table, ana, { limit: 9 }))).toEqual(['wellPlayed']);
    const open = await atMatch(true);
    await open.tables.say(open.table, open.eva, { text: 'hello' });
    expect(words(chatOf(open.viewers[0]))).toEqual(['hello']);
  });

  it('does not displace the players’ messages', async () => {
    const { tables } = await makeWorld({ settings: { chatKept: 2 } });
    const [ana, eva] = await registerUsers(tables, 'Ana', 'Eva');
    const table = await running(tables, [ana!, (await registerUsers(tables, 'Ben'))[0]!]);
    await tables.say(table, ana!, { text: 'hello' });
    for (const text of ['a', 'b', 'c']) await tables.say(table, eva!, { text });
    expect(words(await tables.chat(table, null, { limit: 9 }))).toEqual(['hello', 'b', 'c']);
  });
});
