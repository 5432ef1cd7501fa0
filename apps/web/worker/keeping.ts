import { shelfOf } from './shelf.ts';
import type { Files } from './ways.ts';

/** The part of `CacheStorage` in use, in workers and pages. */
export type Shelves = Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Maximum number of concurrent downloads. */
const AT_ONCE = 4;

/** The cached files of one build of the page. */
export class Kept {
  readonly #shelves: Shelves;
  readonly #fetch: Fetch;
  readonly #scope: string;
  readonly #files: Files;

  /** @param scope URL of the page, with a slash at its end */
  constructor(shelves: Shelves, fetch: Fetch, scope: string, files: Files) {
    this.#shelves = shelves;
    this.#fetch = fetch;
    this.#scope = scope;
    this.#files = files;
  }

  /**
   * Caches the start files, and copies the others that this device has already. @throws if the
   * server has another build by now, or a file fails to load
   */
  async begin(): Promise<void> {
    const { build, start, rest } = this.#files;
    const page = await this.#fetched('', 'no-cache');
    const html = await page.clone().text();
    if (!html.includes(`content="${build}"`)) throw new Error('the server has another page');
    const shelf = await this.#shelves.open(this.#name);
    await eachOf(start, async (path) => {
      const known = isHashed(path) ? await this.#shelves.match(this.#scope + path) : undefined;
      await shelf.put(this.#scope + path, known ?? (await this.#fetched(path, isHashed(path) ? 'default' : 'no-cache')));
    });
    await eachOf(rest.filter(isHashed), async (path) => {
      const known = await this.#shelves.match(this.#scope + path);
      if (known !== undefined) await shelf.put(this.#scope + path, known);
    });
    // Stored last: a cached page implies that its start files are cached.
    await shelf.put(this.#scope, withAbsoluteBase(page, html, this.#scope));
  }

  /** Caches the remaining files. Files that fail to load are left for the next time. */
  async goOn(): Promise<void> {
    if ((await this.#shelf()) === null) return;
    await eachOf(this.#files.rest, (path) =>
      this.file(path).then(
        () => undefined,
        () => undefined,
      ),
    );
  }

  /** Deletes the caches of other builds. */
  async tidy(): Promise<void> {
    const names = await this.#shelves.keys();
    const old = names.filter((name) => name.startsWith(shelfOf(this.#scope)) && name !== this.#name);
    await Promise.all(old.map((name) => this.#shelves.delete(name)));
  }

  /** The cached page; undefined if it is not cached. */
  async page(): Promise<Response | undefined> {
    return (await this.#shelf())?.match(this.#scope);
  }

  /**
   * A file of the page from the cache, or else from the server, and then cached. @throws if neither
   * has it
   */
  async file(path: string): Promise<Response> {
    const shelf = await this.#shelf();
    const known = await shelf?.match(this.#scope + path);
    if (known !== undefined) return known;
    const fetched = await this.#fetched(path, 'default');
    await shelf?.put(this.#scope + path, fetched.clone());
    return fetched;
  }

  get #name(): string {
    return shelfOf(this.#scope, this.#files.build);
  }

  /** Null if another worker has deleted this cache, which must then not be created again. */
  async #shelf(): Promise<Cache | null> {
    return (await this.#shelves.has(this.#name)) ? this.#shelves.open(this.#name) : null;
  }

  async #fetched(path: string, cache: RequestCache): Promise<Response> {
    const response = await this.#fetch(this.#scope + path, { cache });
    // A redirect may lead to a login page of a network or proxy, which must not be cached.
    if (!response.ok || response.redirected) throw new Error(`${path} cannot be had: ${response.status}`);
    return response;
  }
}

/**
 * The start page of a static host has a relative base. As the answer to all navigations it needs an
 * absolute one.
 */
function withAbsoluteBase(page: Response, html: string, scope: string): Response {
  const relative = '<base href="./">';
  if (!html.includes(relative)) return page;
  const absolute = html.replace(relative, `<base href="${new URL(scope).pathname}">`);
  return new Response(absolute, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Whether the file's name contains a hash of its content. */
function isHashed(path: string): boolean {
  return path.startsWith('assets/');
}

/** Applies `act` to all, a few at a time. */
async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
