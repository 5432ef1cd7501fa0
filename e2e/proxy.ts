import { once } from 'node:events';
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type Server as HttpServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Chooses the server for a request, or for a WebSocket. */
type Pick = (kind: 'request' | 'line') => URL | null;

interface Way {
  prefix?: string;
  strips?: boolean;
  added?: OutgoingHttpHeaders;
  /**
   * Where a request goes that just came; null when there is no server for it. Left out: to the one
   * `target`.
   */
  pick?: Pick;
  /** How many servers are tried for a request that none has answered yet. */
  tries?: number;
}

/**
 * A reverse proxy as people put before a server, or before several: it serves one path and passes
 * it on, with its prefix or without.
 */
export class Proxy {
  readonly url: string;
  /** The server behind it, once it is there. */
  target: URL | null = null;
  readonly #listener: HttpServer;
  /** The WebSockets that go through it, each with the server that has it. */
  readonly #lines = new Map<Duplex, URL>();

  private constructor(listener: HttpServer, way: Way) {
    const { prefix = '', strips = false, added = {}, pick = () => this.target, tries = 1 } = way;
    this.#listener = listener;
    this.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}${prefix}`;
    const onward = ({ url = '', method, headers }: IncomingMessage, target: URL): RequestOptions => ({
      host: target.hostname,
      port: target.port,
      path: strips ? url.slice(prefix.length) || '/' : url,
      method: method ?? 'GET',
      headers: { ...headers, ...added },
    });
    /** Passes it to a server, and to another one if that is not there. */
    const pass = (asked: IncomingMessage, left: number, begun: (passed: ClientRequest, to: URL) => void, failed: () => void) => {
      const { url = '' } = asked;
      const kind = asked.headers.upgrade === undefined ? 'request' : 'line';
      const target = url === prefix || url.startsWith(`${prefix}/`) ? pick(kind) : null;
      if (target === null) return failed();
      const passed = request(onward(asked, target));
      passed.on('error', () => (left > 1 ? pass(asked, left - 1, begun, failed) : failed()));
      return begun(passed, target);
    };

    listener.on('request', (asked, answer) => {
      const begun = (passed: ClientRequest) => {
        passed.on('response', (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
        asked.pipe(passed);
      };
      const failed = () => void (answer.headersSent ? answer.destroy() : answer.writeHead(404).end());
      // What a request brings with it can be read once.
      pass(asked, asked.method === 'GET' ? tries : 1, begun, failed);
    });
    listener.on('upgrade', (asked, page) => {
      const begun = (passed: ClientRequest, to: URL) => {
        passed.on('upgrade', ({ rawHeaders }, server, said) => {
          const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
          page.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
          // A server may speak before it is spoken to.
          page.write(said);
          this.#lines.set(page, to);
          page.once('close', () => this.#lines.delete(page));
          server.pipe(page).pipe(server);
          for (const socket of [server, page]) socket.on('error', () => void (server.destroy(), page.destroy()));
        });
        passed.on('response', () => page.destroy());
        passed.end();
      };
      pass(asked, tries, begun, () => void page.destroy());
    });
  }

  /**
   * @param prefix such as `/mesa`
   * @param strips Whether the server behind it sees paths without the prefix.
   * @param added Headers with which it tells the server of whom it hears.
   */
  static async at(prefix: string, strips: boolean, added: OutgoingHttpHeaders = {}): Promise<Proxy> {
    return new Proxy(await listening(), { prefix, strips, added });
  }

  /**
   * Before several servers, one of which is picked for each request.
   *
   * @param tries how many are asked when those before have not answered
   */
  static async among(pick: Pick, tries: number): Promise<Proxy> {
    return new Proxy(await listening(), { pick, tries });
  }

  /** How many WebSockets this server has by way of the proxy. */
  linesTo(server: string): number {
    return [...this.#lines.values()].filter(({ origin }) => origin === server).length;
  }

  async end(): Promise<void> {
    this.#listener.close();
    this.#listener.closeAllConnections();
    for (const page of this.#lines.keys()) page.destroy();
    await once(this.#listener, 'close');
  }
}

async function listening(): Promise<HttpServer> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return listener;
}
