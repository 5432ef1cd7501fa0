import {
  NAMESPACE,
  PROTOCOL_VERSION,
  type AnswerTo,
  type Me,
  type Pushes,
  type RequestInput,
  type RequestName,
  type Results,
} from '@sobremesa/protocol';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';

type Push = { [E in keyof Pushes]: { event: E; data: Parameters<Pushes[E]>[0] } }[keyof Pushes];

const WAIT = 5000;

/** What our page does with its socket, without the page. */
export class Page {
  readonly socket: Socket;
  /** Everything that was pushed, oldest first. */
  readonly pushes: Push[] = [];
  /** Every frame that arrived, as it was on the wire. */
  readonly frames: string[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(url: string, { key, ...options }: { key?: string | undefined } & Partial<ManagerOptions & SocketOptions> = {}) {
    this.socket = io(url + NAMESPACE, {
      auth: { protocol: PROTOCOL_VERSION, ...(key === undefined ? {} : { key }) },
      forceNew: true,
      transports: ['websocket'],
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
      ...options,
    });
    recordFrames(this.socket, this.frames);
    this.socket.onAny((event: string, data: unknown) => {
      this.pushes.push({ event, data } as Push);
      for (const look of this.#waiting) look();
    });
  }

  /** Sends a request and waits for its answer. */
  async ask<N extends RequestName>(name: N, input: RequestInput<N>): Promise<AnswerTo<N>> {
    return (await this.socket.timeout(WAIT).emitWithAck(name, input)) as AnswerTo<N>;
  }

  /** The same for a request that must not be refused. */
  async do<N extends RequestName>(name: N, input: RequestInput<N>): Promise<Results[N]> {
    const answer = await this.ask(name, input);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code}`);
    return answer;
  }

  /** The newest push of this kind that fits, once there is one. */
  async pushed<E extends keyof Pushes>(
    event: E,
    fits: (data: Parameters<Pushes[E]>[0]) => boolean = () => true,
  ): Promise<Parameters<Pushes[E]>[0]> {
    const find = () => this.pushes.findLast((push) => push.event === event && fits(push.data as never));
    const found = find() ?? (await this.#wait(find, event));
    return found.data;
  }

  close(): void {
    this.socket.close();
  }

  #wait(find: () => Push | undefined, what: string): Promise<Push> {
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

/** Keeps what arrives on the connection before socket.io has read it. */
export function recordFrames(socket: Socket, frames: string[]): void {
  const record = () => socket.io.engine.on('packet', (packet: { data?: string }) => frames.push(packet.data ?? ''));
  if (socket.io._readyState === 'open') record();
  socket.io.on('open', record);
}

/** A page whose person has just been given a name. */
export async function newcomer(url: string, name: string): Promise<{ page: Page; person: Me; key: string }> {
  const page = new Page(url);
  const { person, key } = await page.do('identify', { name });
  if (key === undefined) throw new Error('a newcomer got no key');
  return { page, person, key };
}

/** A table of `whispers` (or another game) that is being played, with everybody at it; the first is its host. */
export async function playing(
  url: string,
  names: readonly string[],
  {
    game = 'whispers',
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
