import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { listening } from '../apps/server/test/support/listening.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A minimal host of static files: a folder below a path, and `404.html`. */
export class StaticServer {
  /** The URL of the folder, with a trailing slash. */
  readonly url: string;
  /** Requested paths that do not exist. */
  readonly missing: string[] = [];
  readonly #server: Server;

  private constructor(server: Server, path: string) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  }

  /** @param path where the folder is served, with slashes at both ends */
  static async of(folder: string, path: string): Promise<StaticServer> {
    const server = createServer();
    const host = new StaticServer(await listening(server), path);
    server.on('request', (request, response) => {
      const { pathname, search } = new URL(request.url ?? '', host.url);
      void host.#answer(folder, path, decodeURI(pathname), search, response);
    });
    return host;
  }

  async end(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(folder: string, path: string, pathname: string, search: string, response: ServerResponse): Promise<void> {
    const file = pathname.startsWith(path) ? join(folder, pathname.slice(path.length)) : null;
    const found = file === null ? null : await stat(file).catch(() => null);
    if (found?.isDirectory() === true && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const asked = found?.isDirectory() === true ? join(file!, 'index.html') : file;
    const content = asked === null || found === null ? null : await readFile(asked).catch(() => null);
    if (content === null) this.missing.push(pathname);
    response.writeHead(content === null ? 404 : 200, { 'Content-Type': types[extname(asked ?? '')] ?? 'text/html' });
    response.end(content ?? (await readFile(join(folder, '404.html'))));
  }
}
