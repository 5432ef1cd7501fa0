import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminBackup, AdminSeatTransfer, AdminList, AdminPerson, AdminServer, AdminTable } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { AdminCode } from '../src/admin/code.ts';
import { defaultRates } from '../src/rates.ts';
import { admin, bearerOf, cookieOf, signIn } from './support/admin.ts';
import { mailbox } from './support/mailbox.ts';
import { newcomer, Page, playing } from './support/page.ts';
import { otherAddress, RawClient } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

const logged = (server: TestServer, message: string): Record<string, unknown>[] =>
  server.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === message);

describe('signing in', () => {
  it('accepts the code, which is shown only at the first start and stored only as a hash', async () => {
    await using server = await startServer();
    const code = server.adminCode ?? '';
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await signIn(server, code)).toMatchObject({ status: 204 });
    const files = readdirSync(server.dataDir).filter((file) => file.startsWith('admin'));
    expect(files).toEqual(['admin-code', 'admin-local.json']);
    for (const file of files) {
      expect(statSync(join(server.dataDir, file)).mode & 0o777).toBe(0o600);
      expect(readFileSync(join(server.dataDir, file), 'utf8')).not.toContain(code);
    }
    expect(server.logged.join('')).not.toContain(code);
    await server.close();
    expect(readdirSync(server.dataDir)).not.toContain('admin-local.json');
    await using again = await startServer({ dataDir: server.dataDir });
    expect(again.adminCode).toBeNull();
    expect(await signIn(again, code)).toMatchObject({ status: 204 });
  });

  it('sets a cookie that scripts cannot read, and that is sent neither by other sites nor to other paths', async () => {
    await using server = await startServer({ env: { PUBLIC_URL: 'https://example.org/mesa', TRUST_PROXY: '1' } });
    const { headers } = await signIn(server, server.adminCode ?? '', { 'X-Forwarded-Host': 'example.org' });
    expect(headers.get('set-cookie')).toMatch(
      /^sobremesa_admin=[\w-]{43}; Path=\/mesa\/admin; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    );
    await using plain = await startServer();
    expect((await signIn(plain, plain.adminCode ?? '')).headers.get('set-cookie')).toMatch(/; Path=\/admin; .*SameSite=Strict$/);
  });

  it.each([
    ['GET', '/server'],
    ['GET', '/tables?status=open'],
    ['GET', '/people'],
    ['GET', '/blocks'],
    ['GET', '/notifications'],
    ['POST', '/backups'],
    ['POST', '/mails'],
    ['DELETE', '/session'],
    ['POST', '/tables/AAAAAAAAAAA/end'],
    ['DELETE', '/tables/AAAAAAAAAAA'],
    ['POST', '/tables/AAAAAAAAAAA/seats/0/link'],
    ['POST', '/blocks'],
    ['DELETE', '/blocks?address=203.0.113.1'],
  ])('is required for %s %s', async (method, path) => {
    await using server = await startServer();
    const { Cookie = '' } = await cookieOf(server);
    const wrongs: Record<string, string>[] = [
      {},
      { Cookie: 'sobremesa_admin=' },
      { Cookie: `${Cookie.slice(0, -1)}${Cookie.endsWith('A') ? 'Q' : 'A'}x` },
      { Authorization: 'Bearer ' },
      { Authorization: `Bearer ${server.adminCode}` },
      // With a token in the header, the cookie does not count.
      { Cookie, Authorization: 'Bearer wrong' },
    ];
    for (const headers of wrongs)
      expect(await admin(server, method, path, { headers })).toMatchObject(refused(401, 'unauthorized'));
  });

  it('is rejected with a wrong code, and after several wrong ones even with the right one', async () => {
    await using server = await startServer({ rates: { admin: defaultRates.admin }, env: { TRUST_PROXY: '1' } });
    const guesser = { 'X-Forwarded-For': otherAddress };
    for (let n = 0; n < 5; n++) expect(await signIn(server, `guess ${n}`, guesser)).toMatchObject(refused(401, 'wrongCode'));
    expect(await signIn(server, server.adminCode ?? '', guesser)).toMatchObject(refused(429, 'rateLimited'));
    expect(logged(server, 'wrong code at /admin')).toHaveLength(5);
    expect(server.logged.join('')).not.toContain('guess');
    expect(await signIn(server, server.adminCode ?? '')).toMatchObject({ status: 204 });
  });

  it.each([[undefined], [{}], [{ code: 5 }], [{ code: 'x'.repeat(101) }], [{ code: 'x', more: 1 }]])(
    'is rejected with %j in place of a code',
    async (body) => {
      await using server = await startServer();
      expect(await admin(server, 'POST', '/session', { body })).toMatchObject(refused(400, 'badRequest'));
    },
  );

  it('is rejected from another site’s page, even one in ALLOWED_ORIGINS', async () => {
    await using server = await startServer({ env: { ALLOWED_ORIGINS: 'https://friends.example' } });
    const cookie = await cookieOf(server);
    const sites: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'https://friends.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
    ];
    for (const site of sites) {
      const headers = { ...cookie, ...site };
      expect((await admin(server, 'GET', '/server', { headers })).status).toBe(403);
      expect((await admin(server, 'DELETE', '/session', { headers })).status).toBe(403);
      expect((await signIn(server, server.adminCode ?? '', site)).status).toBe(403);
    }
    const headers = { ...cookie, Origin: server.url, 'Sec-Fetch-Site': 'same-origin' };
    expect((await admin(server, 'GET', '/server', { headers })).status).toBe(200);
  });

  it('ends by signing out, by a new code, and by a restart', async () => {
    await using server = await startServer();
    const [one, other] = [await cookieOf(server), await cookieOf(server)];
    const out = await admin(server, 'DELETE', '/session', { headers: one });
    expect(out.headers.get('set-cookie')).toMatch(/^sobremesa_admin=; Path=\/admin; Max-Age=0;/);
    expect((await admin(server, 'GET', '/server', { headers: one })).status).toBe(401);
    expect((await admin(server, 'GET', '/server', { headers: other })).status).toBe(200);
    const code = new AdminCode(server.dataDir).renew();
    expect((await admin(server, 'GET', '/server', { headers: other })).status).toBe(401);
    expect((await signIn(server, server.adminCode ?? '')).status).toBe(401);
    expect((await signIn(server, code)).status).toBe(204);

    const bearer = bearerOf(server);
    expect((await admin(server, 'GET', '/server', { headers: bearer })).status).toBe(200);
    await server.close();
    await using again = await startServer({ dataDir: server.dataDir });
    expect((await admin(again, 'GET', '/server', { headers: bearer })).status).toBe(401);
  });

  it('is never cached', async () => {
    await using server = await startServer();
    const headers = bearerOf(server);
    for (const path of ['/server', '/blocks', '/nothing']) {
      const answer = await admin(server, 'GET', path, { headers });
      expect([path, answer.headers.get('cache-control') ?? 'not found']).toEqual([
        path,
        path === '/nothing' ? 'not found' : 'no-store',
      ]);
    }
    expect((await admin(server, 'GET', '/server')).headers.get('cache-control')).toBe('no-store');
  });

  it('does not exist with ADMIN=false', async () => {
    await using server = await startServer({ env: { ADMIN: 'false' } });
    expect(server.adminCode).toBeNull();
    expect(readdirSync(server.dataDir).filter((file) => file.startsWith('admin'))).toEqual([]);
    expect((await fetch(`${server.url}/admin`)).status).toBe(404);
    expect(await signIn(server, 'any')).toMatchObject(refused(404, 'notFound'));
  });
});

describe('the operator', () => {
  it('sees tables, people and the server’s status', async () => {
    await using server = await startServer();
    const headers = bearerOf(server);
    const { table, seated: people } = await playing(server.url, ['Ana', 'Ben']);
    const { page: eva } = await newcomer(server.url, 'Eva');
    const { table: open } = await eva.do('table:open', { game: 'secrets', seats: 2, listed: false });

    const running = (await admin(server, 'GET', '/tables?status=running', { headers })).body as AdminList<AdminTable>;
    expect(running).toMatchObject({
      total: 1,
      items: [{ id: table, game: 'secrets', status: 'running', watchers: 0, moves: 0 }],
    });
    expect(running.items[0]?.seats.map(({ name, present }) => [name, present])).toEqual([
      ['Ana', true],
      ['Ben', true],
    ]);
    expect(running.items[0]?.bytes).toBeGreaterThan(0);
    expect((await admin(server, 'GET', '/tables?status=open', { headers })).body).toMatchObject({
      total: 1,
      items: [{ id: open }],
    });
    expect((await admin(server, 'GET', '/tables?status=open&offset=1', { headers })).body).toEqual({ total: 1, items: [] });
    expect((await admin(server, 'GET', '/tables?status=all', { headers })).status).toBe(400);
    expect((await admin(server, 'GET', '/people?offset=-1', { headers })).status).toBe(400);

    const persons = (await admin(server, 'GET', '/people', { headers })).body as AdminList<AdminPerson>;
    expect(persons.total).toBe(3);
    expect(persons.items.find(({ name }) => name === 'Ana')).toMatchObject({ tables: [table], addresses: ['127.0.0.1'] });
    people[0]?.page.close();
    const whereAna = async () => {
      const { items } = (await admin(server, 'GET', '/people', { headers })).body as AdminList<AdminPerson>;
      return items.find(({ name }) => name === 'Ana')?.addresses;
    };
    await expect.poll(whereAna).toEqual([]);

    const report = (await admin(server, 'GET', '/server', { headers })).body as AdminServer;
    expect(report).toMatchObject({
      live: { sockets: 2, present: 1, moves: 0 },
      stored: { open: 1, running: 1, finished: 0, people: 3, groups: 0, moves: 0 },
      files: { backups: { count: 0, bytes: 0, newest: null } },
      kept: [
        { variable: 'OPEN_TABLE_HOURS', value: 2 },
        { variable: 'RUNNING_TABLE_DAYS', value: 30 },
        { variable: 'FINISHED_TABLE_DAYS', value: 30 },
        { variable: 'GROUP_KEEP_DAYS', value: 1100 },
      ],
    });
    expect(report.database).toBeGreaterThan(0);
    expect(report.files?.free).toBeGreaterThan(0);
    for (const { page } of [...people, { page: eva }]) page.close();
  });

  it('ends a running match, and only a running match', async () => {
    await using server = await startServer();
    const headers = bearerOf(server);
    const { table, seated: people } = await playing(server.url, ['Ana', 'Ben']);
    expect(await admin(server, 'DELETE', `/tables/${table}`, { headers })).toMatchObject(refused(409, 'notFinished'));
    expect((await admin(server, 'POST', `/tables/${table}/end`, { headers })).status).toBe(204);
    for (const { page } of people) expect(await page.pushed('gone')).toEqual({ table, why: 'withdrawn' });
    expect(await server.storage.head(table)).toBeNull();
    expect(logged(server, 'operator ended a match')).toMatchObject([{ table }]);
    expect(await admin(server, 'POST', `/tables/${table}/end`, { headers })).toMatchObject(refused(404, 'unknownTable'));
    for (const { page } of people) page.close();
  });

  it('removes a table without a running match', async () => {
    await using server = await startServer();
    const headers = bearerOf(server);
    const { page } = await newcomer(server.url, 'Ana');
    const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
    await page.do('table:enter', { table });
    expect(await admin(server, 'POST', `/tables/${table}/end`, { headers })).toMatchObject(refused(409, 'notRunning'));
    expect((await admin(server, 'DELETE', `/tables/${table}`, { headers })).status).toBe(204);
    expect(await page.pushed('gone')).toEqual({ table, why: 'withdrawn' });
    expect(logged(server, 'operator removed a table')).toMatchObject([{ table }]);
    expect((await admin(server, 'DELETE', '/tables/no-table', { headers })).status).toBe(400);
    page.close();
  });

  it('returns a lost seat with a link that works once, and everybody at the table is notified', async () => {
    await using server = await startServer();
    const headers = bearerOf(server);
    const { table, seated: people } = await playing(server.url, ['Ana', 'Ben']);
    const [ana, ben] = people;
    const made = await admin(server, 'POST', `/tables/${table}/seats/1/link`, { headers });
    const { token, expires, name } = made.body as AdminSeatTransfer;
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(name).toBe('Ben');
    expect(expires).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
    for (const person of [ana, ben]) {
      const { lines } = (await person?.page.pushed('log')) ?? { lines: [] };
      expect(lines).toContainEqual({ table: { type: 'reissued', seat: 1 } });
    }
    expect(logged(server, 'operator made a link to a seat')).toMatchObject([{ table, seat: 1 }]);
    expect(server.logged.join('')).not.toContain(token);

    const { page: again } = await newcomer(server.url, 'Ben');
    expect(await again.do('table:claim', { token })).toMatchObject({ table, seat: 1 });
    expect(await ana?.page.ask('table:claim', { token })).toMatchObject({ ok: false, error: { code: 'badHandover' } });
    expect(await admin(server, 'POST', `/tables/${table}/seats/2/link`, { headers })).toMatchObject(refused(404, 'unknownSeat'));
    await ana?.page.do('table:remove', { table, seat: 1 });
    expect(await admin(server, 'POST', `/tables/${table}/seats/1/link`, { headers })).toMatchObject(refused(403, 'notSeated'));
    for (const page of [ana?.page, ben?.page, again]) page?.close();
  });

  it('makes a backup on request', async () => {
    await using server = await startServer();
    const headers = await cookieOf(server);
    await newcomer(server.url, 'Ana');
    const { body } = await admin(server, 'POST', '/backups', { headers });
    const { path, people } = body as AdminBackup;
    expect([people, statSync(path).mode & 0o777]).toEqual([1, 0o600]);
    const { body: after } = await admin(server, 'GET', '/server', { headers });
    expect((after as AdminServer).files?.backups.count).toBe(1);
  });

  it('gets an error when a backup fails, with the reason in the log', async () => {
    await using server = await startServer({ env: { BACKUP_DIR: '/dev/null/backups' } });
    const headers = await cookieOf(server);
    expect(await admin(server, 'POST', '/backups', { headers })).toMatchObject(refused(503, 'backupFailed'));
    expect(logged(server, 'a backup failed')).toHaveLength(1);
  });

  it('sends a test mail, and gets the mail server’s reason when it rejects one', async () => {
    await using box = await mailbox(['away@example.org']);
    const env = { PUBLIC_URL: 'http://mesa.example', TRUST_PROXY: '1', SMTP_URL: box.url, MAIL_FROM: 'mesa@mesa.example' };
    await using server = await startServer({ env });
    const headers = { ...bearerOf(server), 'X-Forwarded-Host': 'mesa.example' };
    const mail = (address: string) => admin(server, 'POST', '/mails', { headers, body: { address, language: 'es' } });
    expect(await mail('ana@example.org')).toMatchObject({ status: 200, body: { reason: null } });
    expect(box.mails.map(({ to, headers }) => [to, headers.get('subject')])).toEqual([
      [['ana@example.org'], 'Un correo de prueba de mesa.example'],
    ]);
    expect(box.mails[0]?.source).toContain('Los correos de mesa.example llegan.');
    expect(await mail('away@example.org')).toMatchObject({ body: { reason: 'EENVELOPE 550 RCPT TO' } });
    expect(await mail('not an address')).toMatchObject(refused(400, 'badRequest'));
    expect(server.logged.join('')).not.toContain('example.org"');
    await using plain = await startServer();
    const asked = { headers: bearerOf(plain), body: { address: 'ana@example.org', language: 'es' } };
    expect(await admin(plain, 'POST', '/mails', asked)).toMatchObject(refused(404, 'notOffered'));
    expect(await admin(plain, 'GET', '/notifications', { headers: asked.headers })).toMatchObject({
      body: { mail: false, failed: [] },
    });
  });

  it('blocks an address at every door at once, and unblocks it', async () => {
    await using server = await startServer({ env: { TRUST_PROXY: '1' } });
    const headers = bearerOf(server);
    const client = await RawClient.at(server.url);
    const closed = new Promise((resolve) => client.once('close', resolve));
    const blocked = await admin(server, 'POST', '/blocks', { headers, body: { address: otherAddress, hours: 2 } });
    expect(blocked).toMatchObject({ status: 200, body: { address: otherAddress } });
    await closed;
    const from = (address: string, path = '/games', language = 'en') =>
      fetch(server.url + path, { headers: { 'X-Forwarded-For': address, 'Accept-Language': language } });
    const answer = await from(otherAddress);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toMatch(
      /^The operator of this server has blocked your address until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.\n$/,
    );
    expect(await (await from(otherAddress, '/', 'es')).text()).toMatch(
      /^Quien administra este servidor ha bloqueado tu dirección hasta el /,
    );
    expect((await from(otherAddress, '/socket.io/?EIO=4&transport=polling')).status).toBe(403);
    expect((await from('203.0.113.2')).status).toBe(200);
    const page = new Page(server.url);
    await page.pushed('welcome');
    page.close();
    expect((await admin(server, 'GET', '/blocks', { headers })).body).toMatchObject({
      total: 1,
      items: [{ address: otherAddress }],
    });

    const lift = () => admin(server, 'DELETE', `/blocks?address=${otherAddress}`, { headers });
    expect((await lift()).status).toBe(204);
    expect((await from(otherAddress)).status).toBe(200);
    expect(await lift()).toMatchObject(refused(404, 'notBlocked'));
    expect(logged(server, 'operator blocked an address')).toMatchObject([{ hours: 2 }]);
    expect(logged(server, 'operator unblocked an address')).toHaveLength(1);
    expect(server.logged.join('')).not.toContain(otherAddress);
  });

  it.each([
    [409, 'ownAddress', { address: '127.0.0.1', hours: 1 }],
    [400, 'noAddress', { address: 'Ana', hours: 1 }],
    [400, 'badRequest', { address: otherAddress, hours: 0 }],
    [400, 'badRequest', { address: otherAddress, hours: 24 * 365 + 1 }],
    [400, 'badRequest', { address: otherAddress }],
  ])('gets %d %s for a block of %j', async (status, code, body) => {
    await using server = await startServer();
    expect(await admin(server, 'POST', '/blocks', { headers: bearerOf(server), body })).toMatchObject(refused(status, code));
  });
});
