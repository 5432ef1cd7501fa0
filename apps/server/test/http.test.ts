import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer, Page } from './support/page.ts';
import { freePort } from './support/process.ts';
import { post, startServer, type TestServer } from './support/server.ts';
import { LobbyClient } from './support/bgio.ts';

let webDir: string;
beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), 'page-'));
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><html><head><title>S</title><meta name="build" content="b-1"></head><body></body></html>',
  );
  writeFileSync(join(webDir, 'assets/main-abc123.js'), 'console.log(1)');
  writeFileSync(join(webDir, 'assets/main-abc123.js.gz'), gzipSync('console.log(1)'));
  writeFileSync(join(webDir, 'assets/main-abc123.js.br'), brotliCompressSync('console.log(1)'));
  writeFileSync(join(webDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDir, 'sw.js'), '/* keeps */');
  writeFileSync(join(webDir, 'sw-off.js'), '/* forgets */');
  writeFileSync(join(webDir, 'manifest.es.webmanifest'), '{"name":"S"}');
  writeFileSync(join(webDir, '.secret'), 'x');
});
afterAll(() => rmSync(webDir, { recursive: true }));

const serving = (env: Record<string, string> = {}) => startServer({ env: { WEB_DIR: webDir, ...env } });

/** A request with exactly this path; fetch() would normalise it. */
function askRaw(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; text: string; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, method, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the page', () => {
  it('is served for its own routes, and revalidated on every visit', async () => {
    await using server = await serving();
    for (const path of [
      '/',
      '/t/AAAAAAAAAAA',
      '/take/BBBBBBBBBBBBBBBBBBBBBB',
      '/device/BBBBBBBBBBBBBBBBBBBBBB',
      '/licences',
      '/rules/prado',
      '/rules/prado/es',
      '/here',
      '/here/prado',
      '/replay',
      '/replay/AAAAAAAAAAA',
      '/?x=1',
    ]) {
      const response = await fetch(server.url + path);
      expect({ path, status: response.status }).toEqual({ path, status: 200 });
      expect(response.headers.get('content-type')).toMatch('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<head><base href="/"><title>');
    }
  });

  it.each(
    [
      ['/assets/gone.js', '/assets/', '/somewhere', '/t', '/t/a/b', '/take/', '/.secret'],
      ['/games/nothing', '/games/x/y/z', '/socket.io'],
    ].flat(),
  )('is not served for %s', async (path) => {
    await using server = await serving();
    expect(await askRaw(server, path)).toMatchObject({
      status: 404,
      text: expect.not.stringContaining('<title>') as string,
    });
  });

  it('shows an error in words to a browser that has followed a broken link', async () => {
    await using server = await serving();
    const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
    for (const path of ['/somewhere', '/t/a/b', '/assets/gone.js']) {
      const { status, text, headers } = await askRaw(server, path, browser);
      expect({ path, status, shown: text.includes('<head><base href="/"><title>') }).toEqual({ path, status: 404, shown: true });
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringMatching(/Accept(?:,|$)/) as string });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
    }
    for (const path of ['/games/nothing', '/%2e%2e/package.json'])
      expect((await askRaw(server, path, browser)).text).not.toContain('<title>');
  });

  it.each([
    '/assets/%2e%2e/icon.svg',
    '/assets/.%2E/icon.svg',
    '/assets/..%2ficon.svg',
    '/assets/sub/%2e%2e/%2e%2e/icon.svg',
    '/assets/%2e%2e%5cicon.svg',
    '/%2e%2e/package.json',
  ])('has nothing at %s, and that response is not cacheable', async (path) => {
    await using server = await serving();
    const { status, headers } = await askRaw(server, path);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? '').not.toMatch('immutable');
  });

  it('has hashed files, which are immutable, and others', async () => {
    await using server = await serving();
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['gzip, deflate, br, zstd', 'br'],
      ['identity', null],
      ['identity;q=0, gzip', 'gzip'],
    ] as const) {
      const hashed = await fetch(`${server.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': accepted } });
      expect(await hashed.text()).toBe('console.log(1)');
      expect(hashed.headers.get('content-encoding')).toBe(encoding);
      expect(hashed.headers.get('content-type')).toMatch('javascript');
      expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(hashed.headers.get('vary')).toMatch('Accept-Encoding');
    }
    const icon = await fetch(`${server.url}/icon.svg`);
    expect(icon.headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['true', '/* keeps */'],
    ['false', '/* forgets */'],
  ])('with OFFLINE=%s has a service worker that every visit revalidates: %s', async (OFFLINE, script) => {
    await using server = await serving({ OFFLINE });
    const response = await fetch(`${server.url}/sw.js`);
    expect(await response.text()).toBe(script);
    expect(response.headers.get('content-type')).toMatch('javascript');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('has a web app manifest with the right content type', async () => {
    await using server = await serving();
    const response = await fetch(`${server.url}/manifest.es.webmanifest`);
    expect(response.headers.get('content-type')).toMatch('application/manifest+json');
    expect(await response.json()).toEqual({ name: 'S' });
  });

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%00',
    '/%',
    '//etc/passwd',
    '/..\\..\\x',
  ])('does not leave its folder through %s', async (path) => {
    await using server = await serving();
    const { status, text } = await askRaw(server, path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toHaveProperty('error.code');
  });

  it('can run only its own code, and connect only to its own server', async () => {
    await using server = await serving();
    const { headers } = await fetch(server.url);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self'");
    const host = `127.0.0.1:${server.port}`;
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('strict-transport-security')).toBeNull();
    await using secure = await serving({ PUBLIC_URL: 'https://example.org' });
    const { headers: secured } = await askRaw(secure, '/', { host: 'example.org' });
    expect(secured['strict-transport-security']).toMatch(/^max-age=\d+$/);
  });

  it('puts no invented host into its policy', async () => {
    await using server = await serving();
    const policyFor = async (host: string) => String((await askRaw(server, '/', { host })).headers['content-security-policy']);
    expect(await policyFor('mesa.example')).toContain("connect-src 'self' ws://mesa.example wss://mesa.example;");
    expect(await policyFor('[::1]:8000')).toContain("connect-src 'self' ws://[::1]:8000 wss://[::1]:8000;");
    expect(await policyFor("a; script-src 'unsafe-inline'")).not.toContain('unsafe');
    await using behind = await serving({ TRUST_PROXY: '1' });
    const { headers } = await askRaw(behind, '/', { host: 'inner:80', 'x-forwarded-host': 'mesa.example' });
    expect(headers['content-security-policy']).toContain("connect-src 'self' ws://mesa.example wss://mesa.example;");
  });

  it('has only the necessary headers on its files', async () => {
    await using server = await serving();
    for (const path of ['/assets/main-abc123.js', '/icon.svg', '/games', '/nothing', '/socket.io/?EIO=4&transport=polling']) {
      const { headers } = await fetch(server.url + path);
      expect({ path, sniffed: headers.get('x-content-type-options') }).toEqual({ path, sniffed: 'nosniff' });
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('content-security-policy')).toBeNull();
    }
  });

  it.each(['identity;q=0, *;q=0', 'identity;q=0', '*;q=0', 'zstd, identity;q=0'])(
    'is refused to clients that accept no available encoding: %s',
    async (accepted) => {
      await using server = await serving();
      for (const path of ['/', '/assets/main-abc123.js', '/games']) {
        const { status, text, headers } = await askRaw(server, path, { 'accept-encoding': accepted });
        expect({ path, status, body: JSON.parse(text) }).toEqual({ path, status: 406, body: { error: { code: 'badRequest' } } });
        expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' });
      }
      expect(server.logged.filter((line) => line.includes('"status":406'))).toHaveLength(3);
    },
  );

  it('returns a named error if it was not built', async () => {
    await using server = await startServer({ env: { WEB_DIR: join(webDir, 'nowhere') } });
    const response = await fetch(server.url);
    expect({ status: response.status, body: await response.json() }).toEqual({
      status: 404,
      body: { error: { code: 'notFound' } },
    });
  });
});

/** A server whose public URL is the address at which it listens, with this path. */
async function servingUnder(path: string): Promise<TestServer> {
  const port = String(await freePort());
  return serving({ PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}${path}` });
}

describe('under a sub-path', () => {
  it.each(['/play', ''])('every path works with the prefix %j', async (prefix) => {
    await using server = await servingUnder('/play/');
    const base = server.url + prefix;
    expect(await (await fetch(`${base}/t/AAAAAAAAAAA`)).text()).toContain('<base href="/play/">');
    expect((await fetch(`${base}/assets/main-abc123.js`)).status).toBe(200);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(await new LobbyClient({ server: base }).listGames()).toEqual(['secrets']);
    for (const transport of ['polling', 'websocket']) {
      const page = new Page(server.url, { path: `${prefix}/socket.io`, transports: [transport] });
      expect(await page.pushed('welcome')).toMatchObject({ games: ['secrets'], build: 'b-1' });
      page.close();
    }
  });

  it('answers at the prefix without a slash, and not at paths that only start alike', async () => {
    await using server = await servingUnder('/play');
    expect((await fetch(`${server.url}/play`)).status).toBe(200);
    expect((await fetch(`${server.url}/playground`)).status).toBe(404);
  });
});

describe('with a public URL', () => {
  it('rejects requests for another host in one plain line', async () => {
    await using server = await serving({ PUBLIC_URL: 'https://mesa.example.org/play' });
    for (const host of [`127.0.0.1:${server.port}`, 'evil.example', 'mesa.example.org.evil.example', 'mesa.example.org:81', '']) {
      for (const path of ['/', '/games', '/assets/main-abc123.js']) {
        const { status, text, headers } = await askRaw(server, path, { host });
        expect({ host, path, status }).toEqual({ host, path, status: 421 });
        expect(text).toMatch(/^This server is https:\/\/mesa\.example\.org\/play [^\n]+\n$/);
        expect(headers['content-type']).toMatch('text/plain');
      }
      expect((await askRaw(server, '/socket.io/?EIO=4&transport=polling', { host })).status).toBe(403);
    }
    for (const host of ['mesa.example.org', 'MESA.example.org:443']) {
      expect((await askRaw(server, '/', { host })).status).toBe(200);
      expect((await askRaw(server, '/socket.io/?EIO=4&transport=polling', { host })).status).toBe(200);
    }
    for (const path of ['/healthz', '/readyz']) expect((await fetch(server.url + path)).status).toBe(200);
  });

  it('trusts its proxies for the host, but no client before them', async () => {
    await using server = await serving({ PUBLIC_URL: 'https://mesa.example.org', TRUST_PROXY: '1' });
    const ask = async (forwarded: string) =>
      (await askRaw(server, '/', { host: 'inner:80', 'x-forwarded-host': forwarded })).status;
    expect(await ask('mesa.example.org')).toBe(200);
    expect(await ask('evil.example, mesa.example.org')).toBe(200);
    expect(await ask('mesa.example.org, evil.example')).toBe(421);
  });
});

describe('health', () => {
  it('reports that the process is alive and ready', async () => {
    await using server = await startServer();
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.url + path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect({ status: response.status, body: await response.json() }).toEqual({ status: 200, body: { ok: true } });
    }
  });
});

describe('boardgame.io’s lobby', () => {
  it('lists, shows, creates, joins, renames and leaves with its own client', async () => {
    await using server = await startServer();
    const lobby = new LobbyClient({ server: server.url });
    expect(await lobby.listGames()).toEqual(['secrets']);
    const { matchID } = await lobby.createMatch('secrets', { numPlayers: 3, setupData: { turns: 40 }, anything: 'else' });
    const hidden = await lobby.createMatch('secrets', { numPlayers: 2, unlisted: true });
    const { playerID, playerCredentials: credentials } = await lobby.joinMatch('secrets', matchID, {
      playerID: '1',
      playerName: 'Bea',
      data: { secret: 'x' },
    });
    expect(playerID).toBe('1');
    await lobby.updatePlayer('secrets', matchID, { playerID, credentials, newName: 'Beatriz' });
    const match = await lobby.getMatch('secrets', matchID);
    expect(match).toEqual({
      matchID,
      gameName: 'secrets',
      players: [{ id: 0 }, { id: 1, name: 'Beatriz', isConnected: false }, { id: 2 }],
      setupData: expect.objectContaining({ turns: 40 }),
      unlisted: false,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
    });
    expect((await lobby.listMatches('secrets')).matches).toEqual([match]);
    expect((await lobby.listMatches('secrets', { isGameover: true })).matches).toEqual([]);
    expect((await lobby.listMatches('secrets', { isGameover: false, updatedAfter: 1 })).matches).toHaveLength(1);
    expect((await lobby.getMatch('secrets', hidden.matchID)).unlisted).toBe(true);
    await lobby.leaveMatch('secrets', matchID, { playerID, credentials });
    expect((await lobby.getMatch('secrets', matchID)).players[1]).toEqual({ id: 1 });
  });

  it('also lists open tables of our own page', async () => {
    await using server = await startServer();
    const { page } = await newcomer(server.url, 'Ana');
    const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
    const { matches } = await new LobbyClient({ server: server.url }).listMatches('secrets');
    expect(matches).toMatchObject([{ matchID: table, players: [{ id: 0, name: 'Ana' }, { id: 1 }] }]);
    page.close();
  });

  it('rejects requests with the status that its client expects, and a code', async () => {
    await using server = await startServer();
    const lobby = new LobbyClient({ server: server.url });
    const { matchID } = await lobby.createMatch('secrets', { numPlayers: 2 });
    const ana = await lobby.joinMatch('secrets', matchID, { playerName: 'Ana' });
    const bea = await lobby.joinMatch('secrets', matchID, { playerName: 'Bea' });
    const key = ana.playerCredentials;
    const at = `/games/secrets/${matchID}`;
    const cases: [string, unknown, number, string][] = [
      ['/games/nothing/create', { numPlayers: 2 }, 404, 'unknownGame'],
      ['/games/__proto__/create', { numPlayers: 2 }, 404, 'unknownGame'],
      ['/games/secrets/create', { numPlayers: 2, setupData: { turns: 'many' } }, 400, 'badOptions'],
      ['/games/secrets/create', { numPlayers: 2, setupData: [1] }, 400, 'badRequest'],
      ['/games/secrets/AAAAAAAAAAA/join', { playerName: 'X' }, 404, 'unknownTable'],
      ['/games/secrets/..%2f/join', { playerName: 'X' }, 404, 'unknownTable'],
      [`${at}/join`, { playerName: 'X' }, 409, 'tableFull'],
      [`${at}/join`, { playerName: { a: 1 } }, 400, 'badRequest'],
      [`${at}/leave`, { playerID: bea.playerID, credentials: key }, 403, 'notSeated'],
      [`${at}/leave`, { playerID: '0' }, 400, 'badRequest'],
      [`${at}/update`, { playerID: '0', credentials: key, newName: 'a\nb' }, 400, 'badRequest'],
      [`${at}/playAgain`, { playerID: '0', credentials: key }, 409, 'notFinished'],
    ];
    for (const [path, body, status, code] of cases) {
      expect({ path, ...(await post(server, path, body)) }).toEqual({ path, status, body: { error: { code } } });
    }
    expect((await fetch(`${server.url}/games/patzcuaro/${matchID}`)).status).toBe(404);
  });

  it('accepts JSON of at most 16 kB', async () => {
    await using server = await startServer();
    const create = `${server.url}/games/secrets/create`;
    const big = await post(server, '/games/secrets/create', { numPlayers: 2, setupData: { a: 'x'.repeat(17_000) } });
    expect(big).toEqual({ status: 413, body: { error: { code: 'tooLarge' } } });
    const bodies: [string, string][] = [
      ['application/json', '{"numPlayers":'],
      ['application/x-www-form-urlencoded', 'numPlayers=2'],
      ['text/plain', '{"numPlayers":2}'],
    ];
    for (const [type, body] of bodies) {
      const response = await fetch(create, { method: 'POST', headers: { 'content-type': type }, body });
      expect({ type, status: response.status, body: await response.json() }).toEqual({
        type,
        status: 400,
        body: { error: { code: 'badRequest' } },
      });
    }
  });

  it('limits the requests of one address', async () => {
    await using server = await startServer({ rates: { open: { points: 1, seconds: 60 } } });
    expect((await post(server, '/games/secrets/create', { numPlayers: 2 })).status).toBe(200);
    expect(await post(server, '/games/secrets/create', { numPlayers: 2 })).toEqual({
      status: 429,
      body: { error: { code: 'rateLimited' } },
    });
  });

  it('rejects pages of other sites, except those in ALLOWED_ORIGINS', async () => {
    await using server = await startServer({ env: { ALLOWED_ORIGINS: 'https://friends.example' } });
    const ask = (origin: string) => fetch(`${server.url}/games`, { headers: { origin } });
    expect((await ask('https://evil.example')).status).toBe(403);
    const friend = await ask('https://friends.example');
    expect(friend.status).toBe(200);
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friends.example');
    expect((await ask(server.url)).headers.get('access-control-allow-origin')).toBeNull();
  });
});

interface RequestLine {
  method?: string;
  path?: string;
  status?: number;
}

const logged = ({ logged: lines }: TestServer) => lines.map((line) => JSON.parse(line) as RequestLine);

it('logs one line per request, without queries, tokens, keys and addresses', async () => {
  await using server = await serving();
  await fetch(`${server.url}/take/SECRETSECRETSECRETSECR?key=HIDDEN`);
  await fetch(`${server.url}/t/AAAAAAAAAAA`);
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch('secrets', { numPlayers: 2 });
  const { playerCredentials } = await lobby.joinMatch('secrets', matchID, { playerName: 'Ana' });
  const lines = logged(server);
  expect(lines.find(({ path }) => path?.startsWith('/take'))).toMatchObject({ method: 'GET', path: '/take/…', status: 200 });
  expect(lines.find(({ path }) => path === '/games/:name/:id/join')).toMatchObject({ method: 'POST', status: 200 });
  const all = server.logged.join('');
  // The id of an unlisted table is its invitation.
  for (const secret of ['SECRET', 'HIDDEN', playerCredentials, playerCredentials.split('.')[1] as string, '127.0.0.1', matchID]) {
    expect(all).not.toContain(secret);
  }
});

it.each(['info', 'debug'])('no spelling of a link logs its token at level %s', async (level) => {
  const token = 'SECRETSECRETSECRETSECR';
  const links = [
    'take',
    'notices/confirm',
    'notices/stop',
    'Notices/Confirm',
    'NOTICES/STOP',
    'nothing/yet',
    'assets',
    'admin/api',
  ];
  const spelled = links.flatMap((link) => [
    `/${link}/${token}`,
    `/${link}/${token}/`,
    `//${link}//${token}`,
    `/${link.replace('t', '%74')}/${token}`,
    `/${link.replace('/', '%2F')}%2F${token}`,
    `/mesa/${link}/${token}`,
    `/MESA/${link}/${token}`,
    `/./${link}/${token}`,
    `/${link}/x/../${token}%`,
    `/${token}/${link}`,
    `/${link}?token=${token}`,
  ]);
  await using server = await serving({ PUBLIC_URL: 'https://example.org/mesa', LOG_LEVEL: level });
  const headers = { host: 'example.org', referer: `https://example.org/take/${token}` };
  const answers = [];
  for (const path of spelled) {
    for (const method of ['GET', 'POST', 'DELETE']) answers.push((await askRaw(server, path, headers, method)).status);
  }
  expect(answers).not.toContain(500);
  expect(logged(server).filter(({ path }) => path !== undefined)).toHaveLength(answers.length);
  expect(server.logged.filter((line) => line.includes('SECRET'))).toEqual([]);
});

it('rejects a corrupt compressed body', async () => {
  await using server = await startServer();
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const response = await fetch(`${server.url}/games/secrets/create`, { method: 'POST', headers, body: 'abc' });
  expect([response.status, await response.json()]).toEqual([415, { error: { code: 'badRequest' } }]);
  expect(server.logged.join('')).not.toContain('incorrect header');
});
