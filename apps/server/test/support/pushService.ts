import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pushedNotification, type PushedNotification } from '@sobremesa/protocol';

interface Received {
  headers: IncomingHttpHeaders;
  notice: PushedNotification;
  status: number;
}

/** A push service with one browser, which decrypts its messages. */
export class PushService {
  readonly received: Received[] = [];
  /** The next responses; without one it accepts. */
  readonly answers: { status: number; headers?: Record<string, string> }[] = [];
  readonly #browser = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.#browser.generateKeys();
  }

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { status, headers } = service.answers.shift() ?? { status: 201 };
        const notice = pushedNotification.parse(JSON.parse(service.#read(Buffer.concat(chunks))));
        service.received.push({ headers: request.headers, notice, status });
        response.writeHead(status, headers).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  /** The browser's subscription. */
  get subscription() {
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/push/1`,
      p256dh: this.#browser.getPublicKey().toString('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Decrypts by RFC 8291 and RFC 8188. Independent of the server's code. */
  #read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#browser.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#browser.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  }
}
