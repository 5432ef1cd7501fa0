import { beforeEach, expect, it } from 'vitest';
import { Kept, type Shelves } from './keeping.ts';
import { shelfOf } from './shelf.ts';

const scope = 'https://mesa.example/';
const files = { build: 'b2', start: ['assets/start-2.js', 'theme.js'], rest: ['assets/prado-1.js', 'assets/museum-2.js'] };

/** The server's files by path, and the requests it got. */
let server: Map<string, string>;
let asked: string[];
let shelves: Map<string, Map<string, Response>>;

beforeEach(() => {
  server = new Map([
    ['', '<meta name="build" content="b2">'],
    ['assets/start-2.js', 'start 2'],
    ['theme.js', 'theme 2'],
    ['assets/prado-1.js', 'prado 1'],
    ['assets/museum-2.js', 'museum 2'],
  ]);
  asked = [];
  shelves = new Map();
});

const fetched = (url: string) => {
  const path = url.slice(scope.length);
  asked.push(path);
  const text = server.get(path);
  return Promise.resolve(text === undefined ? new Response(null, { status: 404 }) : new Response(text));
};

const storage = {
  open: (name: string) => {
    const shelf = shelves.get(name) ?? new Map<string, Response>();
    shelves.set(name, shelf);
    return Promise.resolve({
      put: (url: string, response: Response) => Promise.resolve(void shelf.set(url, response)),
      match: (url: string) => Promise.resolve(shelf.get(url)?.clone()),
    });
  },
  has: (name: string) => Promise.resolve(shelves.has(name)),
  keys: () => Promise.resolve([...shelves.keys()]),
  delete: (name: string) => Promise.resolve(shelves.delete(name)),
  match: (url: string) =>
    Promise.resolve(
      [...shelves.values()]
        .find((shelf) => shelf.has(url))
        ?.get(url)
        ?.clone(),
    ),
} as unknown as Shelves;

const kept = (of = files) => new Kept(storage, fetched, scope, of);
const paths = (build: string) => [...(shelves.get(shelfOf(scope, build))?.keys() ?? [])].map((url) => url.slice(scope.length));

it('caches the page of a static host with an absolute base', async () => {
  server.set('', '<base href="./"><meta name="build" content="b2">');
  await kept().begin();
  expect(await (await kept().page())?.text()).toBe('<base href="/"><meta name="build" content="b2">');
});

it('caches the page and its start files first, then the rest', async () => {
  await kept().begin();
  expect(paths('b2').toSorted()).toEqual(['', 'assets/start-2.js', 'theme.js']);
  await kept().goOn();
  expect(paths('b2')).toHaveLength(5);
  expect(await (await kept().page())?.text()).toContain('b2');
});

it('copies unchanged files from the previous build, and reloads files without a hash', async () => {
  const before = await storage.open(shelfOf(scope, 'b1'));
  await before.put(`${scope}assets/prado-1.js`, new Response('prado 1'));
  await before.put(`${scope}theme.js`, new Response('theme 1'));
  await kept().begin();
  expect(asked).toContain('theme.js');
  expect(asked).not.toContain('assets/prado-1.js');
  expect(paths('b2')).toContain('assets/prado-1.js');
  expect(await (await kept().file('theme.js')).text()).toBe('theme 2');
});

it('caches nothing if the server has another build by now, or a file is missing', async () => {
  server.set('', '<meta name="build" content="b3">');
  await expect(kept().begin()).rejects.toThrow('another page');
  expect(await kept().page()).toBeUndefined();
  server.set('', '<meta name="build" content="b2">').delete('assets/start-2.js');
  await expect(kept().begin()).rejects.toThrow('assets/start-2.js');
  expect(await kept().page()).toBeUndefined();
});

it('continues when a file fails to load, and loads it the next time', async () => {
  await kept().begin();
  server.delete('assets/prado-1.js');
  await kept().goOn();
  expect(paths('b2')).toContain('assets/museum-2.js');
  expect(paths('b2')).not.toContain('assets/prado-1.js');
  server.set('assets/prado-1.js', 'prado 1');
  await kept().goOn();
  expect(paths('b2')).toContain('assets/prado-1.js');
});

it('does not recreate a deleted cache', async () => {
  await kept().begin();
  await storage.delete(shelfOf(scope, 'b2'));
  expect(await (await kept().file('assets/museum-2.js')).text()).toBe('museum 2');
  await kept().goOn();
  expect(await kept().page()).toBeUndefined();
  expect([...shelves.keys()]).toEqual([]);
});

it('requests a file once', async () => {
  await kept().begin();
  asked = [];
  expect(await (await kept().file('assets/museum-2.js')).text()).toBe('museum 2');
  expect(await (await kept().file('assets/museum-2.js')).text()).toBe('museum 2');
  expect(asked).toEqual(['assets/museum-2.js']);
});

it('deletes other builds of this page, and no caches of other pages on the host', async () => {
  const others = ['images', shelfOf(`${scope}mesa/`, 'b1')];
  for (const name of [...others, shelfOf(scope, 'b1'), shelfOf(scope, 'b2')]) await storage.open(name);
  await kept().tidy();
  expect([...shelves.keys()]).toEqual([...others, shelfOf(scope, 'b2')]);
});
