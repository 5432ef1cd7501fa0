import { once } from 'node:events';
import { NAMESPACE, PROTOCOL_VERSION } from '@sobremesa/protocol';
import { WebSocket } from 'ws';
import { until } from './bgio.ts';

/** A request to enter the namespace of our page. */
export const enter = `40${NAMESPACE},${JSON.stringify({ protocol: PROTOCOL_VERSION })}`;

/** A request in socket.io's encoding; without an id it expects no answer. */
export const request = (name: string, input: object, id: number | '' = ''): string =>
  `42${NAMESPACE},${id}${JSON.stringify([name, input])}`;

/** Its address in the proxy's header, so that no other client shares its limits. */
export const otherAddress = '203.0.113.1';

/** A client on the bare protocol, which can do what no page would do. */
export class RawClient extends WebSocket {
  readonly received: string[] = [];

  private constructor(url: string) {
    super(url, { headers: { 'X-Forwarded-For': otherAddress } });
    this.on('message', (data: Buffer) => this.received.push(String(data)));
    this.on('error', () => undefined);
  }

  /** Connected, and in no namespace. */
  static async at(url: string, query = ''): Promise<RawClient> {
    const client = new RawClient(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket${query}`);
    await once(client, 'open');
    return client;
  }

  /** Enters the namespace of our page. */
  async enter(): Promise<void> {
    const before = this.#welcomes;
    this.send(enter);
    await until(() => this.#welcomes > before);
  }

  /** Leaves it. socket.io closes a connection that enters again before it has noticed. */
  async leave(): Promise<void> {
    this.send(`41${NAMESPACE},`);
    this.ping();
    await once(this, 'pong');
  }

  get #welcomes(): number {
    return this.received.filter((text) => text.includes('["welcome"')).length;
  }
}
