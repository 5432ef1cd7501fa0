import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CrashedBrowser, MEASURED_LATER, type Browser, type InputSource, type Size } from './browser.ts';
import { Program, programAt } from './program.ts';

const aptPackages = 'webkit2gtk-driver xvfb';
const drivers = ['/usr/bin/WebKitWebDriver'];
const screens = ['/usr/bin/Xvfb'];
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'];
const browsers = libraries.map((library) => `/usr/lib/${library}/webkit2gtk-4.1/MiniBrowser`);

/**
 * WebKit's driver has no other way to report script errors. An earlier error shows as a page that
 * does not load.
 */
const LISTEN = `
  globalThis.complaints = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  console.error = (...said) => complaints.push(said.join(' '));
`;

/**
 * The browser's toolbar prevents a window as narrow as a phone, unless its buttons are closer
 * together.
 */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; border: none; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/**
 * WebKit, the engine of Safari, in GTK's MiniBrowser on a virtual screen, controlled through
 * WebDriver.
 */
export class WebKit implements Browser {
  readonly name = 'WebKit';
  readonly #programs: readonly Program[];
  readonly #settings: string;
  readonly #session: string;
  readonly #faults: string[] = [];
  /** Number of values that the driver has failed to read. */
  #unread = 0;

  private constructor(programs: readonly Program[], settings: string, session: string) {
    this.#programs = programs;
    this.#settings = settings;
    this.#session = session;
  }

  static async start(): Promise<WebKit> {
    const [driver, screen, binary] = [drivers, screens, browsers].map((paths) => programAt(paths, aptPackages)) as [
      string,
      string,
      string,
    ];
    // It chooses a free display number, and prints it.
    const xvfb = new Program(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
    const display = `:${await xvfb.says(/^(\d+)\n/m)}`;
    const port = 20_000 + (process.pid % 10_000);
    const settings = await mkdtemp(join(tmpdir(), 'sobremesa-webkit-'));
    await mkdir(join(settings, 'gtk-3.0'));
    await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW);
    const programs = [new Program(driver, [`--port=${port}`], { DISPLAY: display, XDG_CONFIG_HOME: settings }), xvfb];
    const server = `http://127.0.0.1:${port}/session`;
    const options = { binary, args: ['--automation'] };
    const session = (await ask('POST', server, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    return new WebKit(programs, settings, `${server}/${session.sessionId}`);
  }

  async show(url: string, { width, height }: Size): Promise<void> {
    await this.#ask('POST', '/window/rect', { x: 0, y: 0, width, height });
    await this.#ask('POST', '/url', { url });
    await this.#run(LISTEN);
    const given = Number(await this.evaluate('String(innerWidth)'));
    if (given !== width) throw new Error(`The window is ${given} pixels wide, not ${width}.`);
  }

  async evaluate(expression: string): Promise<string> {
    return (await this.#run(`return ${expression}`)) as string;
  }

  async read(expression: string): Promise<string> {
    return this.evaluate(expression).catch((error: unknown) => {
      if (!UNREAD.test(String(error)) || this.#unread === MOST_UNREAD) throw error;
      this.#unread += 1;
      return this.evaluate(expression);
    });
  }

  async perform(input: InputSource): Promise<void> {
    await this.#ask('POST', '/actions', { actions: [input] });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from((await this.#ask('GET', '/screenshot')) as string, 'base64');
  }

  async faults(): Promise<readonly string[]> {
    const complaints = (await this.#run('return complaints.splice(0)')) as string[];
    this.#faults.push(...complaints.filter((complaint) => !MEASURED_LATER.test(complaint)));
    return this.#faults;
  }

  async close(): Promise<void> {
    try {
      await this.#ask('DELETE', '');
    } catch (error) {
      // A crashed browser has no session to end.
      if (!(error instanceof CrashedBrowser)) throw error;
    } finally {
      for (const program of this.#programs) await program.end();
      await rm(this.#settings, { recursive: true, force: true });
    }
  }

  async #run(script: string): Promise<unknown> {
    return this.#ask('POST', '/execute/sync', { script, args: [] });
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    return ask(method, `${this.#session}${path}`, body);
  }
}

/**
 * A rare error of the driver, once in some thousand calls, for a value that a page returned. A
 * second evaluation succeeds.
 */
const UNREAD = /Could not parse script result/;
/** More of these errors in one session indicate a fault. */
const MOST_UNREAD = 5;

/** Maximum number of polls whether the driver listens, one every 100 ms. */
const TRIES = 100;

async function ask(method: string, url: string, body?: object, tries = TRIES): Promise<unknown> {
  const sent = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const answer = await fetch(url, sent).catch((error: unknown) => {
    // The driver takes a moment to listen.
    if (!url.endsWith('/session') || tries === 0) throw error;
    return null;
  });
  if (answer === null) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return ask(method, url, body, tries - 1);
  }
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (answer.ok) return value;
  const { error = '', message = '' } = value ?? {};
  const text = `${method} ${url}: ${error}: ${message}`;
  // An answer without a message: the browser crashed while the driver waited for it.
  const crashed = error === 'invalid session id' || (error === 'unknown error' && message === '');
  throw crashed ? new CrashedBrowser(text) : new Error(text);
}
