import { games, KeyedRandom } from '@sobremesa/games';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseIn, openSqlite } from '../src/storage/index.ts';
import { known } from './support/known.ts';
import { Player, playUntil, seated, seen } from './support/player.ts';
import { postgresPrograms, TestPostgres } from './support/postgres.ts';
import { freePort, runProgram, runServer, temporaryFolder } from './support/process.ts';

const module = known(games.patzcuaro);
const random = () => new KeyedRandom({ seed: '9'.repeat(64), drawn: 0 });
/** Adds a passkey to a database that no server uses. @returns its columns */
async function withPasskey(folder: string) {
  const storage = await openSqlite(databaseIn(folder));
  const [user] = await storage.users({ offset: 0, limit: 1 });
  const [device] = await storage.devicesOf(user?.id ?? '');
  const of = { person: user?.id ?? '', device: device?.id ?? '' };
  await storage.addPasskey({ ...of, id: 'passkey', name: '', publicKey: new Uint8Array([0, 255]), counter: 3, addedAt: 1 }, 5);
  await storage.close();
  return { id: 'passkey', public_key: Buffer.from([0, 255]), counter: 3, used_at: null };
}
/**
 * Adds a group with a comment on a match, and the seat of a forgotten player. @returns the comments
 */
async function withComment(folder: string, table: string) {
  const storage = await openSqlite(databaseIn(folder));
  const [user, other] = await storage.users({ offset: 0, limit: 2 });
  const member = { person: user?.id ?? '', member: 'member' };
  const seat = { seat: 0, member: 'member', name: 'Ana', bot: null, points: 1, won: true };
  const times = { startedAt: 1, finishedAt: 2, ending: 'rules' } as const;
  const result = {
    table,
    game: 'patzcuaro',
    options: {},
    ...times,
    seats: [seat, { ...seat, seat: 1, member: null, name: null }],
  };
  const create = { id: 'g', name: 'Los viernes', token: 'token', createdAt: 1 };
  await storage.commit({ id: table, group: { id: 'g', create, at: 1, joining: [member], result } });
  const said = { place: null, watchers: false, name: 'Ana', seat: 0, text: 'here I lost', moment: 3 };
  const message = { seq: 99, at: 5, speaker: 'speaker0001', ...said };
  await storage.commit({ id: table, chat: { message, kept: 99, commentBy: member.person } });
  const comments = await storage.groupComments('g', table);
  const leaving = { person: other?.id ?? '', member: 'other' };
  await storage.joinGroup('g', leaving, 6);
  await storage.leaveGroup('g', leaving, true);
  await storage.close();
  return comments;
}
const matchOf = (session: Awaited<ReturnType<typeof seated>>['sessions'][number]) => session.store.getState();

describe.skipIf(postgresPrograms === null)('with PostgreSQL', () => {
  let postgres: TestPostgres;
  let url: string;
  let password: string;
  beforeAll(async () => {
    postgres = await TestPostgres.start();
  }, 180_000);
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    url = await postgres.newDatabase();
    ({ password } = new URL(url));
  });

  it('a match survives kills of the database and of the server, and no output contains the password', async () => {
    using data = temporaryFolder();
    const env = {
      PORT: String(await freePort()),
      DATA_DIR: data.path,
      DATABASE_URL: url,
      BACKUP_HOURS: '24',
      LOG_LEVEL: 'debug',
    };
    await using first = runServer(env);
    const address = await first.ready;
    const ready = async () => (await fetch(`${address}/readyz`)).status;
    const players = [await Player.named(address, 'Ana'), await Player.named(address, 'Bea')];
    const { table, sessions } = await seated(players, 'patzcuaro');
    await playUntil(sessions, 5, module, random());

    await postgres.kill();
    await expect.poll(ready, { timeout: 20_000 }).toBe(503);
    await expect(playUntil(sessions, 8, module, random())).rejects.toThrow('was refused: unavailable');
    await postgres.resume();
    await expect.poll(ready, { timeout: 20_000 }).toBe(200);
    await playUntil(sessions, 10, module, random());

    expect(await runProgram('admin', env, 'tables')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(`${table}  running`),
    });
    expect(await runProgram('admin', env, 'storage')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/\n1? ?0 open tables, 1 running[^\n]*\ndatabase \d+ kB\nOPEN_TABLE_HOURS/),
    });
    for (const name of ['backup', 'restore'] as const) {
      const { code, stderr } = await runProgram(name, env, 'somewhere.db');
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: expect.stringMatching(/^Cannot [^\n]*: the database is PostgreSQL's [^\n]*\n$/),
      });
    }

    first.kill('SIGKILL');
    await first.exited;
    await using second = runServer(env);
    await second.ready;
    await playUntil(sessions, 15, module, random());
    expect(sessions.map((session) => matchOf(session).match?.version)).toEqual([15, 15]);
    for (const player of players) player.close();
    expect(first.output.stderr).toContain('storage is unavailable');
    expect(first.output.stderr).toContain('BACKUP_HOURS applies to a database in DATA_DIR only');
    for (const { output } of [first, second]) expect(output.stdout + output.stderr).not.toContain(password);
  }, 120_000);

  it('a server that cannot reach its database reports the address in one line, without the password', async () => {
    using data = temporaryFolder();
    const { host, pathname } = new URL(url);
    await using server = runServer({ PORT: '0', DATA_DIR: data.path, DATABASE_URL: `${url}_none` });
    expect(await server.exited).toBe(1);
    expect(server.output.stderr).toBe(
      `Sobremesa cannot start: The database ${host}${pathname}_none cannot be used: there is no connection to the database: database "${pathname.slice(1)}_none" does not exist. DATABASE_URL must name a PostgreSQL database that answers.\n`,
    );
  }, 60_000);

  it('matches on SQLite are copied to PostgreSQL, and continue in the open pages', async () => {
    using data = temporaryFolder();
    const env = { PORT: String(await freePort()), DATA_DIR: data.path };
    const moving = { ...env, DATABASE_URL: url };
    await using first = runServer(env);
    const address = await first.ready;
    const players = [await Player.named(address, 'Ana'), await Player.named(address, 'Bea')];
    const [ana, bea] = players as [Player, Player];
    const { table, sessions } = await seated(players, 'patzcuaro');
    await playUntil(sessions, 25, module, random());
    await ana.do('table:say', { table, text: '¡Qué altar tan bonito!' });
    const { token } = await bea.do('table:handover', { table });
    expect(await runProgram('admin', env, 'block', '203.0.113.9', '2')).toMatchObject({ code: 0 });
    const then = sessions.map((session) => matchOf(session));

    expect(await runProgram('move-to-postgres', env)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('set DATABASE_URL'),
    });
    expect(await runProgram('move-to-postgres', moving)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Cannot move: the database is taken: another server is using it. Stop that one first.\n',
    });
    first.kill('SIGKILL');
    await first.exited;
    const passkey = await withPasskey(data.path);
    const comments = await withComment(data.path, table);
    const moved = await runProgram('move-to-postgres', moving);
    expect(moved).toMatchObject({ code: 0, stderr: '' });
    expect(moved.stdout).toMatch(
      /^people: 2 of 2\n[^]*\nmoves: 25 of 25\n[^]*\nMoved to 127\.0\.0\.1:\d+\/test_\w+ \(tables: 1, people: 2, moves: 25\)\. /,
    );
    expect(await runProgram('move-to-postgres', moving)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing is left to copy: /),
    });

    expect(await postgres.ask(url, 'SELECT id, public_key, counter::int, used_at FROM passkeys')).toEqual([passkey]);
    expect(comments).toHaveLength(1);
    const kept = 'SELECT seq, at::int, moment, seat, speaker, name, text FROM group_comments';
    expect(await postgres.ask(url, kept)).toEqual(comments);
    expect(await postgres.ask(url, 'SELECT count(*)::int AS people FROM forgotten_people')).toEqual([{ people: 1 }]);
    await using second = runServer(moving);
    await second.ready;
    for (const [i, session] of sessions.entries()) {
      await seen(session, ({ match }) => match?.version === 25);
      expect(matchOf(session).match?.state).toEqual(then[i]?.match?.state);
      expect(matchOf(session).log).toEqual(then[i]?.log);
      expect(matchOf(session).chat.filter(({ seq }) => seq < 99)).toEqual(then[i]?.chat);
    }
    await playUntil(sessions, 30, module, random());
    expect(sessions.map((session) => matchOf(session).match?.version)).toEqual([30, 30]);
    expect(await runProgram('admin', moving, 'blocks')).toMatchObject({ stdout: expect.stringContaining('203.0.113.9') });
    const eva = await Player.named(address, 'Eva');
    expect(await eva.connection.request('table:claim', { token })).toMatchObject({ ok: true, table });
    for (const player of [...players, eva]) player.close();
  }, 120_000);
});
