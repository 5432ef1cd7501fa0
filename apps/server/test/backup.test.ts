import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { games, KeyedRandom } from '@sobremesa/games';
import { expect, it } from 'vitest';
import { known } from './support/known.ts';
import { Player, playUntil, seated, seen } from './support/player.ts';
import { freePort, runProgram, runServer, temporaryFolder } from './support/process.ts';

const module = known(games.patzcuaro);

it('a match that is backed up, lost and restored continues in the open pages', async () => {
  using data = temporaryFolder();
  using otherFolder = temporaryFolder();
  const env = { PORT: String(await freePort()), DATA_DIR: data.path };
  const random = new KeyedRandom({ seed: '7'.repeat(64), drawn: 0 });
  const file = join(otherFolder.path, 'before.db');
  await using first = runServer(env);
  const url = await first.ready;
  const players = [await Player.named(url, 'Ana'), await Player.named(url, 'Bea')];
  const { sessions } = await seated(players, 'patzcuaro');
  await playUntil(sessions, 15, module, random);
  const then = sessions.map((session) => session.store.getState());
  const made = await runProgram('backup', env, file);
  expect(made).toEqual({
    code: 0,
    stderr: '',
    stdout: expect.stringMatching(/^Backed up to \S+before\.db \(tables: 1, people: 2, \d+ kB\)\n$/),
  });
  await playUntil(sessions, 25, module, random);

  expect(await runProgram('restore', env, file)).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Cannot restore: the database is taken: another server is using it. Stop that one first.\n',
  });
  first.kill('SIGKILL');
  await first.exited;
  rmSync(join(data.path, 'sobremesa.db'));
  const restored = await runProgram('restore', env, file);
  expect(restored).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining('Now start the server.') });

  await using second = runServer(env);
  await second.ready;
  for (const [i, session] of sessions.entries()) {
    await seen(session, ({ match }) => match?.version === then[i]?.match?.version);
    expect(session.store.getState().match?.state).toEqual(then[i]?.match?.state);
    expect(session.store.getState().log).toEqual(then[i]?.log);
  }
  await playUntil(sessions, 30, module, random);
  expect(sessions.map((session) => session.store.getState().match?.version)).toEqual([30, 30]);
  for (const player of players) player.close();
}, 60_000);

it('the server makes scheduled backups, and their thread ends afterwards', async () => {
  using data = temporaryFolder();
  await using server = runServer({ PORT: '0', DATA_DIR: data.path, BACKUP_HOURS: '24' });
  await server.ready;
  await expect.poll(() => server.output.stderr, { timeout: 10_000 }).toContain('made a backup');
  const [made, ...others] = readdirSync(join(data.path, 'backups'));
  expect(made).toMatch(/^sobremesa-.*Z\.db$/);
  expect(others).toEqual([]);
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  const restored = await runProgram('restore', { DATA_DIR: data.path }, join(data.path, 'backups', known(made)));
  expect(restored.stdout).toMatch(
    /^Restored \(tables: 0, .*\)\. What was there before is \S+\.replaced-\S+\. Now start the server\.\n$/,
  );
});

it('a program reports an error in one line', async () => {
  using data = temporaryFolder();
  const env = { DATA_DIR: join(data.path, 'nothing') };
  const { code, stderr } = await runProgram('backup', env);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `Cannot back up: there is no file ${join(data.path, 'nothing', 'sobremesa.db')}\n`,
  });
  expect(await runProgram('restore', env)).toMatchObject({ code: 1, stderr: 'Cannot restore: give the path of the backup.\n' });
});
