import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, type LegalMove, type ViewCtx } from '@sobremesa/games';
import type { MatchSnapshot } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { known } from './support/known.ts';
import { newcomer, Page } from './support/page.ts';
import { freePort, runProgram, runServer, temporaryFolder } from './support/process.ts';
import { LobbyClient, until } from './support/bgio.ts';

const module = games.patzcuaro;
if (module === undefined) throw new Error('no such game');

/**
 * Two people with keys in a running match, on pages that reconnect with their key and enter again.
 */
async function middle(url: string) {
  const pages: Page[] = [];
  let table = '';
  for (const name of ['Ana', 'Bea']) {
    const { page: first, key } = await newcomer(url, name);
    first.close();
    const page = new Page(url, { key });
    page.socket.on('welcome', () => table !== '' && page.socket.emit('table:enter', { table }, () => undefined));
    pages.push(page);
  }
  const [ana, bea] = pages as [Page, Page];
  ({ table } = await ana.do('table:open', { game: 'patzcuaro', seats: 2 }));
  for (const page of pages) await page.do('table:enter', { table });
  await bea.do('table:sit', { table });
  await ana.do('table:start', { table });
  return { pages, table };
}

/** A legal move of the player on turn, as a request that is not sent yet. */
async function nextMove(pages: readonly Page[], table: string, request: string) {
  for (const page of pages) {
    const { match } = await page.do('match:sync', { table });
    const legal = legalFor(match);
    const choice = legal[match.version % legal.length];
    if (choice === undefined) continue;
    const { move, args } = choice;
    return { page, move: { table, request, version: match.version, move, args: args as never[] } };
  }
  throw new Error('nobody is on turn');
}

function legalFor({ state, playerID }: MatchSnapshot): LegalMove[] {
  return module?.legalMoves(state.G, state.ctx as ViewCtx, playerID as string) ?? [];
}

// Stock: a plain install answers 404 to everything, on a nested socket.io 3, five times slower
// without NODE_ENV.
describe('the built server', () => {
  it.each([undefined, 'development'])('works in production mode with NODE_ENV %s', async (NODE_ENV) => {
    using data = temporaryFolder();
    await using server = runServer({ PORT: '0', DATA_DIR: data.path, ...(NODE_ENV === undefined ? {} : { NODE_ENV }) });
    const url = await server.ready;
    expect(server.output.stdout).toMatch(
      new RegExp(`^Sobremesa is ready: ${url}\\nAdministration: ${url}/admin, code [\\w-]{22} \\(shown only once\\)\\n$`),
    );
    expect(JSON.parse(server.output.stderr.split('\n')[0] ?? '')).toMatchObject({ msg: 'listening', mode: 'production' });
    const lobby = new LobbyClient({ server: url });
    expect(await lobby.listGames()).toEqual(Object.keys(games));
    const { matchID } = await lobby.createMatch('patzcuaro', { numPlayers: 2 });
    expect((await lobby.getMatch('patzcuaro', matchID)).players).toHaveLength(2);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    const handshake = await (await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).text();
    expect(handshake).toContain('"maxPayload":16384');
    const page = new Page(url);
    expect((await page.pushed('welcome')).games).toEqual(Object.keys(games));
    page.close();
  });
});

describe('starting', () => {
  it('reports in one line that the port is taken', async () => {
    using data = temporaryFolder();
    await using first = runServer({ PORT: '0', DATA_DIR: data.path });
    const { port } = new URL(await first.ready);
    using other = temporaryFolder();
    await using second = runServer({ PORT: port, DATA_DIR: other.path });
    expect(await second.exited).toBe(1);
    expect(second.output).toEqual({
      stdout: '',
      stderr: `Sobremesa cannot start: port ${port} is taken. Set PORT to another one.\n`,
    });
  });

  it('reports in one line that the data folder is not writable', async () => {
    using data = temporaryFolder();
    const file = join(data.path, 'file');
    writeFileSync(file, '');
    await using server = runServer({ PORT: '0', DATA_DIR: file });
    expect(await server.exited).toBe(1);
    expect(server.output.stdout).toBe('');
    expect(server.output.stderr).toMatch(
      /^Sobremesa cannot start: [^\n]*file[^\n]* DATA_DIR must be a folder in which user \d+ may write\.\n$/,
    );
  });

  it('reports an invalid variable in one line', async () => {
    await using server = runServer({ PORT: 'eighty' });
    expect(await server.exited).toBe(1);
    expect(server.output.stderr).toBe('Sobremesa cannot start: PORT must be a port number from 0 to 65535, but is "eighty".\n');
  });

  it('prints the public address', async () => {
    using data = temporaryFolder();
    await using server = runServer({ PORT: '0', DATA_DIR: data.path, PUBLIC_URL: 'https://example.org/play/' });
    expect(await server.ready).toBe('https://example.org/play/');
  });
});

it('the health check succeeds as long as the server is alive', async () => {
  using data = temporaryFolder();
  const env = { PORT: String(await freePort()), DATA_DIR: data.path };
  await using server = runServer(env);
  await server.ready;
  expect((await runProgram('healthcheck', env)).code).toBe(0);
  server.kill('SIGKILL');
  await server.exited;
  expect((await runProgram('healthcheck', env)).code).toBe(1);
});

it('after kill -9 in a match, all pages reconnect at the same version, and no move is lost or doubled', async () => {
  using data = temporaryFolder();
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: data.path };
  await using first = runServer(env);
  const { pages, table } = await middle(await first.ready);
  for (let n = 0; n < 6; n++) {
    const { page, move } = await nextMove(pages, table, `request-${n}`);
    await page.do('match:move', move);
  }
  const mover = await nextMove(pages, table, 'request-answered');
  const { version } = await mover.page.do('match:move', mover.move);
  const cut = await nextMove(pages, table, 'request-cut');
  void cut.page.ask('match:move', cut.move).catch(() => undefined);
  first.kill('SIGKILL');
  expect(await first.exited).toBe('SIGKILL');
  await until(() => pages.every(({ socket }) => socket.disconnected));
  for (const page of pages) page.pushes.length = 0;

  await using second = runServer(env);
  await second.ready;
  for (const page of pages) expect((await page.pushed('welcome')).me).not.toBeNull();
  const { match } = await cut.page.do('match:sync', { table });
  expect(match.version).toBeGreaterThanOrEqual(version);
  expect(match.version).toBeLessThanOrEqual(version + 1);

  // The page does not know whether its move was stored, and sends it again.
  expect(await cut.page.ask('match:move', cut.move)).toMatchObject({ ok: true, version: version + 1 });
  expect(await cut.page.ask('match:move', cut.move)).toEqual({ ok: true, version: version + 1 });
  const next = await nextMove(pages, table, 'request-next');
  expect(next.move.version).toBe(version + 1);
  const made = await next.page.do('match:move', next.move);
  for (const page of pages) await page.pushed('update', (update) => update.version === made.version);
  for (const page of pages) page.close();
}, 30_000);

it('a graceful stop notifies the pages, loses nothing, and exits with 0', async () => {
  using data = temporaryFolder();
  const port = String(await freePort());
  const env = { PORT: port, DATA_DIR: data.path };
  await using first = runServer(env);
  const url = await first.ready;
  const { pages, table } = await middle(url);
  const idle = await fetch(`${url}/healthz`);
  expect(idle.status).toBe(200);

  let acknowledged = 0;
  const play = async () => {
    for (let n = 0; n < 1000; n++) {
      const { page, move } = await nextMove(pages, table, `request-${n}`);
      const answer = await page.ask('match:move', move);
      if (answer.ok) acknowledged = answer.version;
    }
  };
  const playing = play().catch(() => undefined);
  await until(() => acknowledged >= 5);
  first.kill('SIGTERM');
  // 1 would mean that the stop timed out.
  expect(await first.exited).toBe(0);
  for (const page of pages) await page.pushed('closing');

  await using second = runServer(env);
  await second.ready;
  for (const page of pages) await until(() => page.socket.connected);
  const { match } = await known(pages[0]).do('match:sync', { table });
  expect(match.version).toBeGreaterThanOrEqual(acknowledged);
  expect(match.version).toBeLessThanOrEqual(acknowledged + 1);
  for (const page of pages) page.close();
  await playing;
}, 30_000);
