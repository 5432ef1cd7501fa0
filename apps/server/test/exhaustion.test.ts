// A few requests from one address must not exhaust the server.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newcomer } from './support/page.ts';
import { RawClient } from './support/raw.ts';
import { startServer } from './support/server.ts';

const source = join(import.meta.dirname, '../src');

describe('a body', () => {
  it('that is compressed is refused before it is inflated', async () => {
    await using server = await startServer();
    for (const path of ['/admin/api/session', '/games/secrets/create']) {
      for (const encoding of ['br', 'gzip', 'deflate', 'identity, br']) {
        const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
        const { status } = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: '{}' });
        expect([path, encoding, status]).toEqual([path, encoding, 415]);
      }
    }
  });
});

describe('a query', () => {
  it('is parsed in linear time: nothing uses Koa’s ctx.query', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
    const uses = files.filter((name) => /ctx\.(request\.)?query\b/.test(readFileSync(join(source, name), 'utf8')));
    expect(uses.filter((name) => name !== join('http', 'query.ts'))).toEqual([]);
  });
});

describe('a connection', () => {
  it.each(['secrets', 'sobremesa'])('that enters %s many times at once is closed', async (name) => {
    await using server = await startServer();
    const client = await RawClient.at(server.url);
    const closed = once(client, 'close');
    for (let n = 0; n < 50; n++) client.send(`40/${name},{}`);
    await closed;
    expect(client.readyState).toBe(client.CLOSED);
  });

  it('can leave a namespace and enter it again', async () => {
    await using server = await startServer();
    const client = await RawClient.at(server.url);
    for (let n = 0; n < 3; n++) {
      await client.enter();
      await client.leave();
    }
    expect(client.readyState).toBe(client.OPEN);
    client.terminate();
  });
});

describe('requests of many people from one address', () => {
  it.each([
    ['match:since', { sinceHere: { points: 3, seconds: 60 } }],
    ['match:history', { sinceHere: { points: 3, seconds: 60 } }],
    ['match:document', { sinceHere: { points: 3, seconds: 60 } }],
    ['match:comments', { comments: { points: 3, seconds: 60 } }],
    ['group:comments', { comments: { points: 3, seconds: 60 } }],
    ['table:say', { sayHere: { points: 3, seconds: 60 } }],
  ] as const)('share a limit of %s', async (name, rates) => {
    await using server = await startServer({ rates });
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { page } = await newcomer(server.url, `Ana ${n}`);
      const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
      const inputs = {
        'match:since': { table, version: 0 },
        'match:history': { table },
        'match:document': { table },
        'match:comments': { table },
        'group:comments': { table, group: 'AAAAAAAAAAA' },
        'table:say': { table, text: 'hello' },
      };
      const answer = await page.ask(name, inputs[name]);
      codes.push(answer.ok ? 'ok' : answer.error.code);
      page.close();
    }
    expect(codes.slice(0, 3)).not.toContain('rateLimited');
    expect(codes[3]).toBe('rateLimited');
  });
});

describe('requests that write a log line without a move', () => {
  it('are limited per person', async () => {
    await using server = await startServer({ rates: { act: { points: 4, seconds: 60 } } });
    const { page } = await newcomer(server.url, 'Ana');
    const { table } = await page.do('table:open', { game: 'secrets', seats: 2 });
    const codes: string[] = [];
    for (let n = 0; n < 5; n++) {
      const answer = await page.ask('table:stand', { table });
      codes.push(answer.ok ? 'ok' : answer.error.code);
    }
    expect(codes.slice(0, 4)).not.toContain('rateLimited');
    expect(codes[4]).toBe('rateLimited');
    page.close();
  });
});

describe('a page of another site', () => {
  it('does not use up its visitors’ points', async () => {
    await using server = await startServer({
      rates: { address: { points: 1, seconds: 60 }, connect: { points: 1, seconds: 60 } },
    });
    const asPicture = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors' };
    for (const path of ['/games', '/admin/api/tables', '/socket.io/?EIO=4&transport=polling']) {
      const { status } = await fetch(`${server.url}${path}`, { headers: asPicture });
      expect([path, status]).toEqual([path, 403]);
    }
    expect((await fetch(`${server.url}/games`)).status).toBe(200);
    expect((await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`)).status).toBe(200);
  });
});
