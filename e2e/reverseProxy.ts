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
import { listening } from '../apps/server/test/support/listening.ts';

/** Chooses the server for a request or a WebSocket. */
type Pick = (kind: 'request' | 'webSocket') => URL | null;

interface Way {
  prefix?: string;
  strips?: boolean;
  added?: OutgoingHttpHeaders;
  /** Chooses the server for a new request; null if there is none. By default `target`. */
  pick?: Pick;
  /** Number of servers to try for a request before giving up. */
  tries?: number;
}

/**
 * A reverse proxy in front of one or several servers. It serves one path, and forwards it with or
 * without the prefix.
 */
export class ReverseProxy {
  readonly url: string;
  /** The server behind it, once it runs. */
  target: URL | null = null;
  readonly #listener: HttpServer;
  /** The open WebSockets, each with its server. */
  readonly #webSockets = new Map<Duplex, URL>();

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
    /** Forwards a request to a server, or to the next one if that fails. */
    const pass = (asked: IncomingMessage, left: number, begun: (passed: ClientRequest, to: URL) => void, failed: () => void) => {
      const { url = '' } = asked;
      const kind = asked.headers.upgrade === undefined ? 'request' : 'webSocket';
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
      // A request's body can be read only once.
      pass(asked, asked.method === 'GET' ? tries : 1, begun, failed);
    });
    listener.on('upgrade', (asked, page) => {
      const begun = (passed: ClientRequest, to: URL) => {
        passed.on('upgrade', ({ rawHeaders }, server, said) => {
          const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
          page.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
          // A server may send data before the client does.
          page.write(said);
          this.#webSockets.set(page, to);
          page.once('close', () => this.#webSockets.delete(page));
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
   * @param strips whether the server gets paths without the prefix
   * @param added headers about the client that the proxy adds
   */
  static async at(prefix: string, strips: boolean, added: OutgoingHttpHeaders = {}): Promise<ReverseProxy> {
    return new ReverseProxy(await listening(createServer()), { prefix, strips, added });
  }

  /**
   * A proxy in front of several servers, which chooses one for each request.
   *
   * @param tries number of servers to try
   */
  static async among(pick: Pick, tries: number): Promise<ReverseProxy> {
    return new ReverseProxy(await listening(createServer()), { pick, tries });
  }

  /** Number of WebSockets to this server through the proxy. */
  webSocketsTo(server: string): number {
    return [...this.#webSockets.values()].filter(({ origin }) => origin === server).length;
  }

  async end(): Promise<void> {
    this.#listener.close();
    this.#listener.closeAllConnections();
    for (const page of this.#webSockets.keys()) page.destroy();
    await once(this.#listener, 'close');
  }
}
