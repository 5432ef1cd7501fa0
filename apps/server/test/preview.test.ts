import type { FirstSight, GamePreviews, Previews } from '@sobremesa/protocol';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newcomer } from './support/page.ts';
import { startServer, type TestServer } from './support/server.ts';

const words = (title: string) => ({ title, description: `about ${title}` });
const game = (name: string, language: string): GamePreviews => ({
  about: words(`${name} ${language}`),
  rules: words(`rules of ${name} ${language}`),
  learn: words(`learn ${name} ${language}`),
  table: words(`table of ${name} ${language}`),
  replay: {
    start: { title: `${name} ${language}: {players}`, description: 'watch it' },
    moment: { title: `${name} ${language}: {players}`, description: 'move {move}' },
  },
  free: [0, 1, 2, 3, 4].map((free) => words(`${free} seats of ${name} ${language}`)),
});
const texts = (language: string) => ({
  home: words(`home ${language}`),
  gallery: words(`gallery ${language}`),
  games: { secrets: game('secrets', language), odd: game('<b>"Odd" & $& $1</b>', language) },
});
const previews: Previews = { es: texts('es'), en: texts('en') };
const index =
  '<!doctype html><html lang="es"><head><meta name="description" content="both" /><title>S</title></head><body><div id="root"></div></body></html>';
const first = (language: string): Record<string, FirstSight> => ({
  '/': { head: '', body: `<h1>$& ${language}</h1>` },
  '/about/secrets': { head: '<link rel="stylesheet" href="./about.css">', body: `<h1>secrets ${language}</h1>` },
});

let webDir: string;
beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), 'page-'));
  writeFileSync(join(webDir, 'index.html'), index);
  writeFileSync(join(webDir, 'previews.json'), JSON.stringify(previews));
  writeFileSync(join(webDir, 'first.json'), JSON.stringify({ es: first('es'), en: first('en') }));
});
afterAll(() => rmSync(webDir, { recursive: true }));

const serving = (env: Record<string, string> = {}) => startServer({ env: { WEB_DIR: webDir, ...env } });

interface Page {
  text: string;
  headers: IncomingHttpHeaders;
  title: string | undefined;
  lang: string | undefined;
  /** By name or property. */
  meta: Record<string, string>;
  /** By `rel`, and `hreflang` if there is one. */
  links: Record<string, string>;
}

/** The page that a program gets which shows link previews. */
function get(server: TestServer, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve(read(text, response.headers)));
    })
      .on('error', reject)
      .end();
  });
}

function read(text: string, headers: IncomingHttpHeaders): Page {
  const all = (pattern: RegExp) =>
    Object.fromEntries([...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value]));
  return {
    text,
    headers,
    title: /<title>(.*?)<\/title>/.exec(text)?.[1],
    lang: /<html lang="(.*?)"/.exec(text)?.[1],
    meta: all(/<meta (?:name|property)="(.*?)" content="([^"]*)">/g),
    links: all(/<link rel="(canonical|alternate" hreflang="\w+)" href="(.*?)">/g),
  };
}

it('each page has a description, a picture and its addresses', async () => {
  await using server = await serving();
  const at = `http://127.0.0.1:${server.port}`;
  const host = { host: `127.0.0.1:${server.port}` };
  const { title, lang, meta, links } = await get(server, '/', host);
  expect({ title, lang, links }).toEqual({
    title: 'home es',
    lang: 'es',
    links: { canonical: `${at}/`, 'alternate" hreflang="es': `${at}/?lang=es`, 'alternate" hreflang="en': `${at}/?lang=en` },
  });
  expect(meta).toEqual({
    description: 'about home es',
    'og:type': 'website',
    'og:site_name': 'Sobremesa',
    'og:title': 'home es',
    'og:description': 'about home es',
    'og:url': `${at}/`,
    'og:image': `${at}/previews/sobremesa.png`,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'home es',
    'twitter:card': 'summary_large_image',
  });
  for (const [path, expected] of [
    ['/about/secrets', 'secrets es'],
    ['/rules/secrets', 'rules of secrets es'],
    ['/learn/secrets', 'learn secrets es'],
    ['/gallery/secrets/vase', 'gallery es'],
  ] as const) {
    const page = await get(server, path, host);
    expect(page.title).toBe(expected);
    expect(page.meta['og:image']).toBe(`${at}/previews/secrets.png`);
    expect(page.links.canonical).toBe(at + path);
  }
});

it('is in the language of the link, or else in that of the reader', async () => {
  await using server = await serving();
  const at = `http://127.0.0.1:${server.port}`;
  const host = { host: `127.0.0.1:${server.port}` };
  const english = { ...host, 'accept-language': 'fr, en-GB;q=0.8, es;q=0.1' };
  const asks = async (path: string, headers: Record<string, string>) => {
    const { title, lang, links, headers: answered } = await get(server, path, headers);
    return [title, lang, links.canonical, String(answered.vary).includes('Accept-Language')];
  };
  expect(await asks('/about/secrets', english)).toEqual(['secrets en', 'en', `${at}/about/secrets`, true]);
  expect(await asks('/about/secrets', { ...host, 'accept-language': 'fr' })).toEqual([
    'secrets es',
    'es',
    `${at}/about/secrets`,
    true,
  ]);
  expect(await asks('/about/secrets?lang=es', english)).toEqual(['secrets es', 'es', `${at}/about/secrets?lang=es`, false]);
  expect(await asks('/about/secrets?lang=xx', english)).toEqual(['secrets en', 'en', `${at}/about/secrets`, true]);
  expect(await asks('/rules/secrets/es', english)).toEqual(['rules of secrets es', 'es', `${at}/rules/secrets/es`, false]);
  expect(await asks('/rules/secrets', english)).toEqual(['rules of secrets en', 'en', `${at}/rules/secrets`, true]);
});

it('does not exist for unknown and for private pages', async () => {
  await using server = await serving();
  for (const path of [
    '/about/nothing',
    '/about/toString',
    '/gallery/nothing/vase',
    '/rules/secrets/fr',
    '/admin',
    '/licences',
    '/take/BBBBBBBBBBBBBBBBBBBBBB',
    '/t/AAAAAAAAAAA',
    '/t/secrets',
  ]) {
    const { title, meta, links } = await get(server, path);
    expect({ path, title, meta, links }).toEqual({ path, title: 'S', meta: {}, links: {} });
  }
});

it('shows the free seats of a listed table, only the game of any other, and never the people', async () => {
  await using server = await serving();
  const { page } = await newcomer(server.url, 'Ana');
  const listed = await page.do('table:open', { game: 'secrets', seats: 3, bots: ['easy'] });
  const secret = await page.do('table:open', { game: 'secrets', seats: 3, listed: false });
  const open = await get(server, `/t/${listed.table}`);
  expect(open.title).toBe('2 seats of secrets es');
  expect(open.meta).toMatchObject({ robots: 'noindex', 'og:title': '2 seats of secrets es' });
  expect(open.links).toEqual({});
  const hidden = await get(server, `/t/${secret.table}?lang=en`);
  expect(hidden.title).toBe('table of secrets en');
  for (const { text } of [open, hidden]) expect(text).not.toContain('Ana');
  await page.do('table:start', { table: listed.table });
  expect((await get(server, `/t/${listed.table}`)).title).toBe('table of secrets es');
  page.close();
});

it('of a replay shows game, players and moment of a listed table, and nothing of any other', async () => {
  await using server = await serving();
  const host = { host: `127.0.0.1:${server.port}` };
  const at = `http://127.0.0.1:${server.port}`;
  const [ana, ben] = [await newcomer(server.url, 'Ana <A>'), await newcomer(server.url, '{move}')];
  async function finished(change: { listed?: boolean; watchable?: boolean }): Promise<string> {
    const { table } = await ana.page.do('table:open', { game: 'secrets', seats: 2, options: { turns: 1 }, ...change });
    for (const { page } of [ana, ben]) await page.do('table:enter', { table });
    await ben.page.do('table:sit', { table });
    await ana.page.do('table:start', { table });
    await ana.page.pushed('snapshot', (push) => push.table === table);
    expect((await get(server, `/replay/${table}?at=1`, host)).title).toBe('home es');
    await ana.page.do('match:move', { table, request: `request-${table}`, version: 0, move: 'end', args: [] });
    return table;
  }
  const open = await finished({});
  const moment = await get(server, `/replay/${open}?at=1&seat=0&more=1`, host);
  expect(moment.title).toBe('secrets es: Ana &lt;A&gt; y {move}');
  expect(moment.meta).toMatchObject({
    robots: 'noindex',
    description: 'move 1',
    'og:url': `${at}/replay/${open}?at=1&amp;seat=0`,
    'og:image': `${at}/previews/secrets.png`,
  });
  expect((await get(server, `/replay/${open}?at=9999`, host)).meta).toMatchObject({ description: 'move 1' });
  expect((await get(server, `/replay/${open}?at=x&lang=en`, host)).meta).toMatchObject({
    'og:title': 'secrets en: Ana &lt;A&gt; and {move}',
    description: 'watch it',
    'og:url': `${at}/replay/${open}`,
  });
  const general = (await get(server, '/replay/AAAAAAAAAAA?at=1', host)).text;
  expect(general).toContain('<title>home es</title>');
  for (const change of [{ listed: false }, { watchable: false }]) {
    const table = await finished(change);
    const { text } = await get(server, `/replay/${table}?at=1`, host);
    expect(text.replaceAll(table, 'AAAAAAAAAAA')).toBe(general);
  }
  for (const { page } of [ana, ben]) page.close();
});

it('escapes names, and builds no address from a forged Host header', async () => {
  await using server = await serving();
  const { text, title, links, meta } = await get(server, '/about/odd', { host: 'a"><script>' });
  expect(title).toBe('&lt;b&gt;&quot;Odd&quot; &amp; $&amp; $1&lt;/b&gt; es');
  expect(text).not.toMatch(/<b>|<script>/);
  expect(links).toEqual({});
  expect(meta).not.toHaveProperty('og:image');
});

it('has addresses below the public URL, or from trusted proxies', async () => {
  await using named = await serving({ PUBLIC_URL: 'https://example.org/mesa' });
  const host = { host: 'example.org' };
  const { links, meta, text } = await get(named, '/mesa/about/secrets', host);
  expect(links.canonical).toBe('https://example.org/mesa/about/secrets');
  expect(meta['og:image']).toBe('https://example.org/mesa/previews/secrets.png');
  expect(text).toContain('<base href="/mesa/">');
  const proxied = { host: 'inner:80', 'x-forwarded-host': 'mesa.example', 'x-forwarded-proto': 'https' };
  await using behind = await serving({ TRUST_PROXY: '1' });
  expect((await get(behind, '/', proxied)).links.canonical).toBe('https://mesa.example/');
  await using alone = await serving();
  expect((await get(alone, '/', proxied)).links.canonical).toBe('http://inner:80/');
});

it('is left out for an address that requests too many tables', async () => {
  await using server = await startServer({ env: { WEB_DIR: webDir }, rates: { address: { points: 1, seconds: 60 } } });
  const titles = [];
  for (let i = 0; i < 2; i++) titles.push(await get(server, '/t/AAAAAAAAAAA'));
  expect(titles.map(({ title }) => title)).toEqual(['S', 'S']);
  expect(server.logged.filter((line) => line.includes('"status":429'))).toEqual([]);
});

it("only a prerendered page is served with its prerendered content, in the reader's language", async () => {
  await using server = await serving();
  const english = { 'Accept-Language': 'en' };
  const start = await get(server, '/', english);
  expect(start.text).toContain('<div id="root"><div data-first="" inert><h1>$& en</h1></div></div>');
  expect(start.headers['vary']).toMatch(/Sec-Fetch-Dest/);
  const about = await get(server, '/about/secrets?lang=es', english);
  expect(about.text).toContain('<h1>secrets es</h1>');
  expect(about.text).toContain('href="./about.css"></head>');
  for (const path of ['/rules/secrets', '/licences', '/t/AAAAAAAAAAA']) {
    expect((await get(server, path, english)).text).toContain('<div id="root"></div>');
  }
});

it('the caching worker gets the page without prerendered content', async () => {
  await using server = await serving();
  expect((await get(server, '/', { 'Sec-Fetch-Dest': 'document' })).text).toContain('data-first');
  expect((await get(server, '/', { 'Sec-Fetch-Dest': 'empty' })).text).toContain('<div id="root"></div>');
});
