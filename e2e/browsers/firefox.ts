import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { MEASURED_LATER, type Browser, type InputSource, type Size } from './browser.ts';
import { Program, programAt } from './program.ts';

const paths = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Overlay scrollbars, as on a phone: others take up room, and are missing in pictures. */
const SETTINGS = 'user_pref("ui.useOverlayScrollbars", 1);\n';

/**
 * Firefox reports these when a page is left during the request of a font or a response of the
 * service worker, sometimes only after the next page is complete. A worker's failed response has
 * another message.
 */
const ABORTED =
  /^downloadable font: download failed .* status=2152398850 |A ServiceWorker intercepted the request and encountered/;

interface Message {
  id?: number;
  result?: unknown;
  message?: string;
  params?: { level: string; text: string };
}

/**
 * Firefox, controlled through WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which needs
 * no driver.
 */
export class Firefox implements Browser {
  readonly name = 'Firefox';
  readonly #program: Program;
  readonly #profile: string;
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  readonly #faults: string[] = [];
  #asked = 0;
  #context = '';

  private constructor(program: Program, profile: string, socket: WebSocket) {
    this.#program = program;
    this.#profile = profile;
    this.#socket = socket;
    socket.on('message', (text) => this.#hear(JSON.parse((text as Buffer).toString()) as Message));
  }

  static async start(): Promise<Firefox> {
    const path = programAt(paths, 'firefox-esr');
    const profile = await mkdtemp(join(tmpdir(), 'sobremesa-firefox-'));
    await writeFile(join(profile, 'user.js'), SETTINGS);
    const program = new Program(path, ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]);
    const socket = new WebSocket(`${await program.says(/BiDi listening on (ws:\S+)/)}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const firefox = new Firefox(program, profile, socket);
    await firefox.#ask('session.new', { capabilities: {} });
    await firefox.#ask('session.subscribe', { events: ['log.entryAdded'] });
    const { contexts } = (await firefox.#ask('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
    firefox.#context = contexts[0].context;
    return firefox;
  }

  async show(url: string, viewport: Size): Promise<void> {
    await this.#ask('browsingContext.setViewport', { context: this.#context, viewport });
    await this.#ask('browsingContext.navigate', { context: this.#context, url, wait: 'complete' });
  }

  async evaluate(expression: string): Promise<string> {
    const target = { context: this.#context };
    const answer = (await this.#ask('script.evaluate', { target, expression, awaitPromise: false })) as {
      result?: { value: string };
      exceptionDetails?: { text: string };
    };
    if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text);
    return answer.result.value;
  }

  async read(expression: string): Promise<string> {
    return this.evaluate(expression);
  }

  async perform(input: InputSource): Promise<void> {
    await this.#ask('input.performActions', { context: this.#context, actions: [input] });
  }

  async picture(): Promise<Buffer> {
    const { data } = (await this.#ask('browsingContext.captureScreenshot', { context: this.#context })) as { data: string };
    return Buffer.from(data, 'base64');
  }

  async faults(): Promise<readonly string[]> {
    return this.#faults;
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#program.end();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 });
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#asked;
    const answered = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }

  #hear({ id, result, message, params }: Message): void {
    if (id === undefined) {
      const isExpected = params !== undefined && [ABORTED, MEASURED_LATER].some((pattern) => pattern.test(params.text));
      if (params?.level === 'error' && !isExpected) this.#faults.push(params.text);
      return;
    }
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (result === undefined) asked?.reject(new Error(message));
    else asked?.resolve(result);
  }
}
