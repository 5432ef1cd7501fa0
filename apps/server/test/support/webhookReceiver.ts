import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
}

/** The body of a request of the kind `json`. */
interface Signed {
  id: string;
  language: string;
  events: { kind: string; table: string; game: string; names: string[]; text: string; link: string }[];
  stop: string;
}

/** A server that records the requests of webhooks. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** The next responses: `null` never responds; without one it accepts. */
  readonly answers: ({ status: number; headers?: Record<string, string> } | null)[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        receiver.received.push({ path: request.url ?? '', headers: request.headers, text: Buffer.concat(chunks).toString() });
        const answer = receiver.answers.length > 0 ? receiver.answers.shift() : { status: 204 };
        if (answer) response.writeHead(answer.status, answer.headers).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/hook`;
  }

  /** The bodies of the received requests. */
  get signed(): Signed[] {
    return this.received.map(({ text }) => JSON.parse(text) as Signed);
  }

  /** The kinds and names of each message since the last call. */
  news(): string[][] {
    const news = this.signed.map(({ events }) => events.map(({ kind, names }) => [kind, ...names].join(' ')));
    this.received.length = 0;
    return news;
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Whether a request is signed with this secret. Independent of the server's code. */
export function isSignedWith(secret: string, { headers, text }: Received): boolean {
  const [, at = '', proof = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-sobremesa-signature'])) ?? [];
  return proof === createHmac('sha256', secret).update(`${at}.${text}`).digest('hex');
}
