import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { Player, seated } from './support/player.ts';
import { runProgram, runServer, temporaryFolder } from './support/process.ts';

const said = (stdout: unknown) => ({ code: 0, stderr: '', stdout });
const refused = (why: string) => ({ code: 1, stderr: `That did not work: ${why}\n`, stdout: '' });

it('the operator manages a running server on the command line', async () => {
  using data = temporaryFolder();
  const env = { PORT: '0', DATA_DIR: data.path, PUBLIC_URL: 'http://mesa.example/play' };
  await using server = runServer({ ...env, TRUST_PROXY: '1' });
  await server.ready;
  const { address } = JSON.parse(readFileSync(join(data.path, 'admin-local.json'), 'utf8')) as { address: string };
  const run = (...args: string[]) => runProgram('admin', env, ...args);

  expect(await run('tables')).toEqual(said('no tables\n'));
  const extraHeaders = { Host: 'mesa.example' };
  const players = [await Player.named(address, 'Ana', { extraHeaders }), await Player.named(address, 'Eva B', { extraHeaders })];
  const { table } = await seated(players, 'patzcuaro');
  const line = new RegExp(`^${table}  running  patzcuaro  \\S+ \\S+ UTC  0 moves  \\d+ kB  1 Ana\\*, 2 Eva B\\*\\n$`);
  // The server batches changes of presence for a moment.
  await vi.waitFor(async () => expect(await run('tables')).toEqual(said(expect.stringMatching(line))), { timeout: 20_000 });
  expect(await run('people')).toEqual(
    said(expect.stringMatching(new RegExp(`^\\S+  Eva B  here, from 127\\.0\\.0\\.1  ${table}$`, 'm'))),
  );
  expect(await run('seat', table, '2')).toEqual(
    said(expect.stringMatching(/^For Eva B: http:\/\/mesa\.example\/play\/take\/[\w-]{22}#Eva%20B\n$/)),
  );
  expect(await run('seat', table, '3')).toEqual(refused('the table has no such seat'));
  expect(await run('remove', table)).toEqual(refused('a match is running there; end it with "end"'));
  expect(await run('end', table)).toEqual(said('The match has ended.\n'));
  expect(await run('end', table)).toEqual(refused('there is no such table'));
  const { table: open } = await players[0]!.do('table:open', { game: 'museum', seats: 2 });
  await players[0]!.do('table:bot', { table: open, seat: 1, level: 'easy' });
  expect(await run('tables')).toEqual(said(expect.stringMatching(/, 2 \S+ \(bot\)\n$/)));
  expect(await run('remove', open)).toEqual(said('The table is removed.\n'));

  const { group } = await players[0]!.do('group:create', { name: 'Los viernes' });
  expect(await run('storage')).toEqual(said(expect.stringContaining('1 groups, ')));
  expect(await run('delete-group', group)).toEqual(said('The group is deleted.\n'));
  expect((await players[0]!.do('groups:list', {})).groups).toEqual([]);
  expect(await run('delete-group', group)).toEqual(refused('there is no such group'));

  expect(await run('block', '203.0.113.9', '2')).toEqual(
    said(expect.stringMatching(/^203\.0\.113\.9 is blocked until \S+ \S+ UTC\.\n$/)),
  );
  expect(await run('blocks')).toEqual(said(expect.stringMatching(/^203\.0\.113\.9  until \S+ \S+ UTC\n$/)));
  expect(await run('unblock', '203.0.113.9')).toEqual(said('The address is not blocked any more.\n'));
  expect(await run('unblock', '203.0.113.9')).toEqual(refused('that address is not blocked'));
  expect(await run('blocks')).toEqual(said('none\n'));
  expect(await run('block', '127.0.0.1', '2')).toEqual(refused('you cannot block this machine'));
  for (const [wrong, ...args] of [
    ['HOURS is "soon", but must be a number of hours, at most 8760', 'block', '203.0.113.9', 'soon'],
    ['HOURS is "0", but must be a number of hours, at most 8760', 'block', '203.0.113.9', '0'],
    ['HOURS is "8761", but must be a number of hours, at most 8760', 'block', '203.0.113.9', '8761'],
    ['ADDRESS is "example.org", but must be an IP address such as 203.0.113.7', 'block', 'example.org', '1'],
    ['ADDRESS is "", but must be an IP address such as 203.0.113.7', 'unblock', ''],
    ['SEAT is "0", but must be the number of a seat, from 1 to 4', 'seat', table, '0'],
    ['SEAT is "two", but must be the number of a seat, from 1 to 4', 'seat', table, 'two'],
    ['TABLE is "../x", but must be the id of a table, as "tables" lists it', 'seat', '../x', '1'],
    ['TABLE is "#", but must be the id of a table, as "tables" lists it', 'end', '#'],
  ] as const) {
    expect(await run(...args)).toEqual(refused(wrong));
  }

  expect(await run('storage')).toEqual(said(expect.stringMatching(/^version \d+\.\d+\.\d+, started [^]*OPEN_TABLE_HOURS=2\n/)));
  const { stdout: code } = await run('code');
  expect(code).toMatch(/^[\w-]{22}\n$/);
  for (const [given, status] of [
    [code.trim(), 204],
    ['wrong', 401],
  ] as const) {
    const answer = await fetch(`${address}/admin/api/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'mesa.example' },
      body: JSON.stringify({ code: given }),
    });
    expect(answer.status).toBe(status);
  }
  const given = await runProgram('admin', { ...env, ADMIN_CODE: 'a-code-of-the-host' }, 'code');
  expect(given).toEqual(
    refused('ADMIN_CODE is set and is the code: set another ADMIN_CODE, on all servers that share it, and restart them'),
  );
  for (const player of players) player.close();
  server.kill('SIGKILL');
  await server.exited;
  expect(await run('tables')).toEqual(refused(`no server answers at ${address}`));
}, 60_000);

it('lists its commands after an unknown one, and reports that no server runs', async () => {
  using data = temporaryFolder();
  for (const [why, ...args] of [
    ['name a command.'],
    ['there is no command "nothing".', 'nothing'],
    ['there is no command "toString".', 'toString'],
    ['"end" needs TABLE.', 'end'],
    ['"block" needs HOURS.', 'block', '203.0.113.9'],
    ['"tables" does not take "all".', 'tables', 'all'],
    ['"end" does not take "now".', 'end', 'AAAAAAAAAAA', 'now'],
  ] as const) {
    const { code, stderr } = await runProgram('admin', { DATA_DIR: data.path }, ...args);
    expect({ args, code, why: stderr.split('\n')[0] }).toEqual({ args, code: 1, why });
    expect(stderr).toMatch(/\nCommands:\n[^]*\n {2}seat TABLE SEAT +creates a link/);
  }
  expect(await runProgram('admin', { DATA_DIR: data.path }, 'people')).toEqual({
    code: 1,
    stdout: '',
    stderr: `That did not work: no server is running on ${data.path}, or it was started with ADMIN=false\n`,
  });
});

it('never replaces the code of a running server with ADMIN_CODE, whatever its own environment', async () => {
  using data = temporaryFolder();
  await using server = runServer({ PORT: '0', DATA_DIR: data.path, ADMIN_CODE: 'a-code-of-the-host' });
  await server.ready;
  expect(await runProgram('admin', { DATA_DIR: data.path }, 'code')).toEqual(
    refused('ADMIN_CODE is set and is the code: set another ADMIN_CODE, on all servers that share it, and restart them'),
  );
}, 60_000);
