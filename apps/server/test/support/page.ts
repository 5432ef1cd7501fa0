import { inflateRawSync } from 'node:zlib';
import { connect, identityInMemory, type Connection } from '@sobremesa/client';
import { strict } from '@sobremesa/client/strict';
import type { Answer, AnswerTo, Me, Push, PushName, RequestInput, RequestName, Results, SentSnapshot } from '@sobremesa/protocol';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';

/** A message with its snapshot inflated. */
type Opened<T> = T extends { match: infer M } ? Omit<T, 'match'> & { match: Exclude<M, { deflated: unknown }> } : T;

/** The data of a push; for an update with names for its positional fields. */
export type PushData<N extends PushName> = N extends 'update'
  ? { table: string; version: number; update: Push<'update'>[2] }
  : Opened<Push<N>[0]>;
type AnyPush = { [N in PushName]: { event: N; data: PushData<N> } }[PushName];

const WAIT = 5000;

/**
 * The page's side of a connection, without the page. All messages must pass the protocol's schemas.
 */
export class Page {
  readonly connection: Connection;
  /** All pushes, the oldest first, with the updates that answers contained. */
  readonly pushes: AnyPush[] = [];
  /** Every received frame as on the wire, inflated. */
  readonly frames: string[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(url: string, { key, ...options }: { key?: string | undefined } & Partial<ManagerOptions & SocketOptions> = {}) {
    this.connection = connect(
      url,
      { identity: identityInMemory(key ?? null), answerMs: WAIT, check: strict },
      { forceNew: true, transports: ['websocket'], reconnectionDelay: 50, reconnectionDelayMax: 200, ...options },
    );
    recordFrames(this.socket, this.frames);
    this.socket.onAny((event: PushName, ...message: unknown[]) => {
      if (event === 'update') this.#receiveUpdate(...(message as unknown as Push<'update'>));
      else this.#receive({ event, data: opened(message[0]) } as AnyPush);
    });
  }

  /** The socket, for messages that a page would not send. */
  get socket(): Socket {
    return this.connection.socket;
  }

  /** Sends a request once connected, and waits for the answer. */
  ask<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Answer<Opened<Results[N]>>> {
    return new Promise((resolve, reject) => {
      this.#whenOnline(reject, () =>
        this.connection.ask(name, input, (reply) => {
          if (!reply.ok && reply.error.code === 'noAnswer') {
            reject(new Error(`${name} was not answered`));
            return;
          }
          if (name === 'match:move' || name === 'match:undo') {
            this.#receiveAnswer((input as RequestInput<'match:undo'>).table, reply as AnswerTo<'match:undo'>);
          }
          resolve(opened(reply) as Answer<Opened<Results[N]>>);
        }),
      );
    });
  }

  /** Like `ask`, for a request that must succeed. */
  async do<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Opened<Results[N]>> {
    const answer = await this.ask(name, input);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}`);
    return answer;
  }

  /** Resolves to the newest matching push of this kind, and waits for it if necessary. */
  async pushed<N extends PushName>(event: N, fits: (data: PushData<N>) => boolean = () => true): Promise<PushData<N>> {
    const find = () => this.pushes.findLast((push) => push.event === event && fits(push.data as PushData<N>));
    const found = find() ?? (await this.#wait(find, event));
    return found.data as PushData<N>;
  }

  close(): void {
    this.connection.close();
  }

  #whenOnline(fail: (error: Error) => void, act: () => void): void {
    const { store } = this.connection;
    if (store.getState().status === 'online') {
      act();
      return;
    }
    const timer = setTimeout(() => {
      stop();
      fail(new Error('there is no connection'));
    }, WAIT);
    const stop = this.connection.onReady(() => {
      stop();
      clearTimeout(timer);
      act();
    });
  }

  #receive(push: AnyPush): void {
    this.pushes.push(push);
    for (const look of this.#waiting) look();
  }

  #receiveUpdate(table: string, version: number, update: Push<'update'>[2]): void {
    this.#receive({ event: 'update', data: { table, version, update } });
  }

  #receiveAnswer(table: string, answer: AnswerTo<'match:undo'>): void {
    if (answer.ok && answer.update !== undefined) this.#receiveUpdate(table, answer.version, answer.update);
  }

  #wait(find: () => AnyPush | undefined, what: string): Promise<AnyPush> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = find();
        if (found === undefined) return;
        done();
        resolve(found);
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`no ${what} was pushed`));
      }, WAIT);
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
    });
  }
}

/** Records frames before socket.io parses them. */
export function recordFrames(socket: Socket, frames: { push(frame: string): unknown }): void {
  const keep = ({ data = '' }: { data?: string | Buffer }) => {
    frames.push(typeof data === 'string' ? data : inflateRawSync(data).toString());
  };
  const record = () => socket.io.engine.on('packet', keep);
  if (socket.io._readyState === 'open') record();
  socket.io.on('open', record);
}

/** A message with its snapshot inflated. */
export function opened<T>(message: T): Opened<T> {
  const { match } = (message ?? {}) as { match?: SentSnapshot | null };
  if (match === undefined || match === null || !('deflated' in match)) return message as Opened<T>;
  const bytes = match.deflated instanceof ArrayBuffer ? new Uint8Array(match.deflated) : match.deflated;
  return { ...message, match: JSON.parse(inflateRawSync(bytes).toString()) as unknown } as Opened<T>;
}

/** A page with a new user of this name. */
export async function newcomer(url: string, name: string): Promise<{ page: Page; person: Me; key: string }> {
  const page = new Page(url);
  const { person, key } = await page.do('identify', { name });
  if (key === undefined) throw new Error('a newcomer got no key');
  return { page, person, key };
}

/**
 * A running match of `secrets`, or another game, with all its players. The first one is the host.
 */
export async function playing(
  url: string,
  names: readonly string[],
  {
    game = 'secrets',
    options = {},
    watchable = true,
  }: { game?: string; options?: Record<string, number>; watchable?: boolean } = {},
) {
  const people = await Promise.all(names.map((name) => newcomer(url, name)));
  const [host] = people;
  if (host === undefined) throw new Error('nobody plays');
  const { table } = await host.page.do('table:open', { game, seats: Math.max(2, names.length), options, watchable });
  for (const { page } of people) await page.do('table:enter', { table });
  for (const { page } of people.slice(1)) await page.do('table:sit', { table });
  await host.page.do('table:start', { table });
  const seated = await Promise.all(
    people.map(async (person) => {
      const { match } = await person.page.pushed('snapshot', (push) => push.table === table);
      return Object.assign(person, { playerID: match.playerID as string });
    }),
  );
  return { table, seated, close: () => seated.forEach(({ page }) => page.close()) };
}
