import { shelfOf } from './shelf.ts';
import type { Files } from './ways.ts';

/** A part of what a browser keeps; `CacheStorage` of workers and pages. */
export type Shelves = Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete' | 'match'>;
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** So many files are fetched at the same time. */
const AT_ONCE = 4;

/** What a device keeps of a build of the page, under its name. */
export class Kept {
  readonly #shelves: Shelves;
  readonly #fetch: Fetch;
  readonly #scope: string;
  readonly #files: Files;

  /** @param scope where the page is served, with a slash at its end */
  constructor(shelves: Shelves, fetch: Fetch, scope: string, files: Files) {
    this.#shelves = shelves;
    this.#fetch = fetch;
    this.#scope = scope;
    this.#files = files;
  }

  /**
   * Keeps what the page begins with, and whatever else of it is on this device already. @throws
   * when the server has another page by now, or something cannot be had
   */
  async begin(): Promise<void> {
    const { build, start, rest } = this.#files;
    const page = await this.#fetched('', 'no-cache');
    if (!(await page.clone().text()).includes(`content="${build}"`)) throw new Error('the server has another page');
    const shelf = await this.#shelves.open(this.#name);
    await eachOf(start, async (path) => {
      const known = isHashed(path) ? await this.#shelves.match(this.#scope + path) : undefined;
      await shelf.put(this.#scope + path, known ?? (await this.#fetched(path, isHashed(path) ? 'default' : 'no-cache')));
    });
    await eachOf(rest.filter(isHashed), async (path) => {
      const known = await this.#shelves.match(this.#scope + path);
      if (known !== undefined) await shelf.put(this.#scope + path, known);
    });
    // Last, so that where there is a page there is what it begins with.
    await shelf.put(this.#scope, page);
  }

  /**
   * Keeps all else, as far as it is not there yet. What cannot be had is left for the next time.
   */
  async goOn(): Promise<void> {
    if ((await this.#shelf()) === null) return;
    await eachOf(this.#files.rest, (path) =>
      this.file(path).then(
        () => undefined,
        () => undefined,
      ),
    );
  }

  /** Drops what was kept of other builds. */
  async tidy(): Promise<void> {
    const names = await this.#shelves.keys();
    const old = names.filter((name) => name.startsWith(shelfOf(this.#scope)) && name !== this.#name);
    await Promise.all(old.map((name) => this.#shelves.delete(name)));
  }

  /** The page, undefined when it is not kept. */
  async page(): Promise<Response | undefined> {
    return (await this.#shelf())?.match(this.#scope);
  }

  /**
   * A file of the page: the kept one, or the server's, which is kept from then on. @throws when
   * there is neither
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

  /**
   * Null when another worker has thrown it away: nobody but that one's page knows of it then, and
   * it stays away.
   */
  async #shelf(): Promise<Cache | null> {
    return (await this.#shelves.has(this.#name)) ? this.#shelves.open(this.#name) : null;
  }

  async #fetched(path: string, cache: RequestCache): Promise<Response> {
    const response = await this.#fetch(this.#scope + path, { cache });
    // What has led elsewhere is the page of somebody in between, who wants to know who one is.
    if (!response.ok || response.redirected) throw new Error(`${path} cannot be had: ${response.status}`);
    return response;
  }
}

/** A file whose name changes with what is in it. */
function isHashed(path: string): boolean {
  return path.startsWith('assets/');
}

/** Does something with each, with some of them at the same time. */
async function eachOf<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await act(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
