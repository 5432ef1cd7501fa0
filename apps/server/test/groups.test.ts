import { inflateRawSync } from 'node:zlib';
import { readDocument } from '@sobremesa/match/document';
import { secretsGame } from '@sobremesa/match/testing';
import type { RequestInput } from '@sobremesa/protocol';
import { expect, it, vi } from 'vitest';
import { admin, bearerOf } from './support/admin.ts';
import { newcomer, Page } from './support/page.ts';
import { startServer, type TestServer } from './support/server.ts';

type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const codeOf = async (answer: ReturnType<Page['ask']>): Promise<string> => {
  const got = await answer;
  return got.ok ? 'ok' : got.error.code;
};

/** Opens a table, and plays a match of one move. */
async function play(host: Newcomer, guest: Newcomer, change: Partial<RequestInput<'table:open'>> = {}): Promise<string> {
  const { table } = await host.page.do('table:open', { game: 'secrets', seats: 2, options: { turns: 1 }, ...change });
  for (const { page } of [host, guest]) await page.do('table:enter', { table });
  await guest.page.do('table:sit', { table });
  await host.page.do('table:start', { table });
  await host.page.pushed('snapshot', (push) => push.table === table);
  const request = `request-${table}`;
  await host.page.do('match:move', { table, request, version: 0, move: 'end', args: [] });
  return table;
}

const people = (server: TestServer, ...names: string[]) => Promise.all(names.map((name) => newcomer(server.url, name)));

it('two people make a group of their match, play for it, and see its matches', async () => {
  await using server = await startServer();
  const [ana, bea] = (await people(server, 'Ana', 'Bea')) as [Newcomer, Newcomer];
  const first = await play(ana, bea);
  const { group } = await ana.page.do('group:create', { name: '  Los   viernes ', table: first });
  await bea.page.pushed('table', (view) => view.id === first && view.group?.name === 'Los viernes');
  await bea.page.do('lobby:enter', {});
  const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2, group });
  await bea.page.pushed('lobby', ({ changed }) => changed.some(({ id, group: of }) => id === table && of?.id === group));
  const second = await play(bea, ana, { group });
  await vi.waitFor(async () => {
    const { matches, more } = await bea.page.do('group:matches', { group, limit: 1 });
    expect([matches.map((match) => [match.table, match.replay]), more]).toEqual([[[second, true]], true]);
  });
  const { matches } = await bea.page.do('group:matches', { group });
  expect(matches.map((match) => match.table)).toEqual([second, first]);
  const older = await bea.page.do('group:matches', { group, before: matches[0]!.finishedAt });
  expect(older).toEqual({ ok: true, matches: matches.slice(1), more: false });
  const { document } = await bea.page.do('group:document', { group, table: second });
  await ana.page.do('table:say', { table: second, text: 'Aquí', moment: 1 });
  const { comments } = await bea.page.do('group:comments', { group, table: second });
  expect(comments).toMatchObject([{ moment: 1, seat: 1, text: 'Aquí' }]);
  expect(await bea.page.do('match:comments', { table: second })).toEqual({ ok: true, comments });
  const read = readDocument(inflateRawSync(document as Uint8Array).toString(), { secrets: secretsGame() });
  expect(read.ok && read.replay.document.seats.map(({ name }) => name)).toEqual(['Bea', 'Ana']);
  expect((await bea.page.do('groups:list', {})).groups).toMatchObject([{ id: group, members: 2, tables: 1 }]);
  for (const { page } of [ana, bea]) page.close();
});

it('nothing of a group reaches other people, the log, or the operator', async () => {
  await using server = await startServer({ env: { LOG_LEVEL: 'debug' } });
  const [ana, bea, eva] = (await people(server, 'Ana', 'Bea', 'Eva')) as [Newcomer, Newcomer, Newcomer];
  const nobody = new Page(server.url);
  for (const page of [eva.page, nobody]) await page.do('lobby:enter', {});
  const { group } = await ana.page.do('group:create', { name: 'Secretísimo' });
  const { token } = (await ana.page.do('group:get', { group })).group;
  await bea.page.do('group:join', { token });
  const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2, group });
  // People with the link to an open table see that it has a group, and not which one.
  for (const page of [eva.page, nobody]) {
    const { view } = await page.do('table:enter', { table });
    expect([view.group, view.joinsGroup]).toEqual([null, true]);
  }
  const played = await play(ana, bea, { group });
  for (const page of [eva.page, nobody]) {
    await page.ask('table:enter', { table: played });
    await page.ask('match:document', { table: played });
  }
  for (const wanted of [group, 'AAAAAAAAAAA']) {
    const member = 'AAAAAAAAAAA';
    const asked = [
      eva.page.ask('group:get', { group: wanted }),
      eva.page.ask('group:matches', { group: wanted }),
      eva.page.ask('group:document', { group: wanted, table: played }),
      eva.page.ask('group:comments', { group: wanted, table: played }),
      eva.page.ask('group:rename', { group: wanted, name: 'Mine' }),
      eva.page.ask('group:renew', { group: wanted }),
      eva.page.ask('group:leave', { group: wanted, forget: true }),
      eva.page.ask('group:remove', { group: wanted, member }),
      eva.page.ask('table:open', { game: 'secrets', seats: 2, group: wanted }),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(asked.map(() => 'unknownGroup'));
  }
  const { members } = (await ana.page.do('group:get', { group })).group;
  await ana.page.do('group:rename', { group, name: 'Más secreto' });
  const headers = bearerOf(server);
  const paths = ['/server', '/tables?status=running', '/tables?status=finished', '/tables?status=open', '/people'];
  const shown = await Promise.all(paths.map(async (path) => JSON.stringify(await admin(server, 'GET', path, { headers }))));
  const received = [...eva.page.frames, ...nobody.frames, ...shown, ...server.logged].join('\n');
  for (const secret of ['ecretísimo', 'Más secreto', token, ...members.map(({ id }) => id)])
    expect(received).not.toContain(secret);
  expect([...nobody.frames, ...server.logged, ...shown].join('\n')).not.toContain(group);
  for (const page of [ana.page, bea.page, eva.page, nobody]) page.close();
});

it('people without a name have no groups, but see whose link they have', async () => {
  await using server = await startServer();
  const { page: ana } = await newcomer(server.url, 'Ana');
  const { group } = await ana.do('group:create', { name: 'Los viernes' });
  const { token } = (await ana.do('group:get', { group })).group;
  const nobody = new Page(server.url);
  expect(await nobody.do('group:peek', { token })).toMatchObject({ name: 'Los viernes', members: 1, yours: false });
  const refused = [
    nobody.ask('groups:list', {}),
    nobody.ask('group:create', { name: 'Nada' }),
    nobody.ask('group:get', { group }),
    nobody.ask('group:join', { token }),
    nobody.ask('group:leave', { group, forget: false }),
  ];
  expect(await Promise.all(refused.map(codeOf))).toEqual(refused.map(() => 'notIdentified'));
  for (const page of [ana, nobody]) page.close();
});

it('links cannot be guessed, and groups are not made in masses', async () => {
  await using server = await startServer({ rates: { claim: { points: 3, seconds: 60 }, act: { points: 4, seconds: 60 } } });
  const { page } = await newcomer(server.url, 'Ana');
  const guesses = [0, 1, 2].map((n) => codeOf(page.ask('group:join', { token: `${n}`.repeat(22) })));
  expect(await Promise.all(guesses)).toEqual(['badGroupLink', 'badGroupLink', 'badGroupLink']);
  expect(await codeOf(page.ask('group:peek', { token: '3'.repeat(22) }))).toBe('rateLimited');
  const made = await Promise.all([1, 2, 3, 4, 5].map((n) => codeOf(page.ask('group:create', { name: `Grupo ${n}` }))));
  expect(made.toSorted()).toEqual(['ok', 'ok', 'ok', 'ok', 'rateLimited']);
  page.close();
});

it.each(['', '   ', 'x'.repeat(41), 'a\u202Eb', 'a\nb'])('the name %j is refused', async (name) => {
  await using server = await startServer();
  const { page } = await newcomer(server.url, 'Ana');
  expect(await codeOf(page.ask('group:create', { name }))).toBe('badRequest');
  page.close();
});
