import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  type Server as HttpServer,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reverse proxy as people put before a server: it serves one path and passes it on, with its prefix or without. */
export class Proxy {
  readonly url: string;
  /** The server behind it, once it is there. */
  target: URL | null = null;
  readonly #listener: HttpServer;

  private constructor(listener: HttpServer, prefix: string, strips: boolean, told: OutgoingHttpHeaders) {
    this.#listener = listener;
    this.url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}${prefix}`;
    const onward = ({ url = '', method, headers }: IncomingMessage): RequestOptions | null => {
      if (this.target === null || (url !== prefix && !url.startsWith(`${prefix}/`))) return null;
      const path = strips ? url.slice(prefix.length) || '/' : url;
      return {
        host: this.target.hostname,
        port: this.target.port,
        path,
        method: method ?? 'GET',
        headers: { ...headers, ...told },
      };
    };

    listener.on('request', (asked, answer) => {
      const options = onward(asked);
      if (options === null) return void answer.writeHead(404).end();
      const passed = request(options, (got) => got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers)));
      passed.on('error', () => answer.destroy());
      asked.pipe(passed);
    });
    listener.on('upgrade', (asked, page) => {
      const options = onward(asked);
      if (options === null) return void page.destroy();
      const passed = request(options);
      passed.on('upgrade', ({ rawHeaders }, server, said) => {
        const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
        page.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
        // A server may speak before it is spoken to.
        page.write(said);
        server.pipe(page).pipe(server);
        for (const socket of [server, page]) socket.on('error', () => void (server.destroy(), page.destroy()));
      });
      passed.on('response', () => page.destroy());
      passed.on('error', () => page.destroy());
      passed.end();
    });
  }

  /**
   * @param prefix such as `/mesa`
   * @param strips Whether the server behind it sees paths without the prefix.
   * @param told Headers with which it tells the server of whom it hears.
   */
  static async at(prefix: string, strips: boolean, told: OutgoingHttpHeaders = {}): Promise<Proxy> {
    const listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new Proxy(listener, prefix, strips, told);
  }

  async end(): Promise<void> {
    this.#listener.close();
    this.#listener.closeAllConnections();
    await once(this.#listener, 'close');
  }
}
