import {
  handshake,
  isMoveRequest,
  PROTOCOL_VERSION,
  requests,
  type Answer,
  type Pushes,
  type Refusal,
  type RequestData,
  type RequestName,
  type Results,
} from '@sobremesa/protocol';
import type { Socket } from 'socket.io';
import type { ZodMiniType } from 'zod/mini';
import type { Logger } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Rates, RateLimits } from '../rates.ts';
import { read } from '../read.ts';
import { RefusedError } from '../refused.ts';
import { StorageFailedError } from '../storage/errors.ts';
import type { Line } from '../sockets/connections.ts';
import type { Guard } from '../sockets/guard.ts';
import { Direct } from '../sockets/private/direct.ts';
import { Encoded } from '../sockets/private/encoded.ts';
import { SocketQueue } from '../sockets/queue.ts';
import type { Tables } from '../tables/index.ts';
import { handlers } from './requests.ts';
import { Session, type Sessions } from './session.ts';
import type { SignOuts } from './signOuts.ts';

export interface PageSocketParts {
  tables: Tables;
  games: readonly string[];
  /** The page that is served, see `http/page.ts`. */
  build: string | null;
  /** Whether several servers share the address. */
  isCluster: boolean;
  log: Logger;
  rates: RateLimits;
  meter: Meter;
  notifications: Notifications | null;
  lineOf: (socket: Socket) => Line;
  /** The guard of the socket's connection. */
  guardOf: (socket: Socket) => Guard | undefined;
  sessions: Sessions;
  signOuts: SignOuts;
}

/** The protocol's schemas, typed so that each output belongs to its request's name. */
const schemas: { readonly [N in RequestName]: ZodMiniType<RequestData<N>> } = requests;

interface Count {
  rate: keyof Rates;
  by: 'address' | 'person';
}

const byAddress = (rate: keyof Rates): Count[] => [{ rate, by: 'address' }];
const act: Count[] = [{ rate: 'act', by: 'person' }];

/** Additional limits of some requests, per address or per user. */
const counted: Partial<Record<RequestName, Count[]>> = {
  identify: byAddress('identify'),
  'table:open': byAddress('open'),
  'table:rematch': byAddress('open'),
  'notices:push': byAddress('push'),
  'notices:drop': byAddress('push'),
  'notices:mail': byAddress('mail'),
  'notices:turnOff': act,
  'hooks:add': byAddress('hook'),
  'hooks:try': byAddress('hook'),
  'table:claim': byAddress('claim'),
  'devices:link': [{ rate: 'act', by: 'person' }, ...byAddress('claim')],
  'devices:peek': byAddress('claim'),
  'devices:claim': byAddress('claim'),
  'devices:mail': byAddress('mail'),
  'devices:code': byAddress('claim'),
  'passkeys:create': [...act, ...byAddress('claim')],
  'passkeys:add': [...act, ...byAddress('claim')],
  'passkeys:drop': act,
  'passkeys:request': byAddress('claim'),
  'passkeys:claim': byAddress('claim'),
  'devices:drop': act,
  'devices:dropOthers': act,
  'devices:checked': act,
  'devices:noticeLinks': act,
  'table:say': [{ rate: 'say', by: 'person' }, ...byAddress('sayHere')],
  'match:since': [{ rate: 'since', by: 'person' }, ...byAddress('sinceHere')],
  'match:history': [{ rate: 'since', by: 'person' }, ...byAddress('sinceHere')],
  'match:document': [{ rate: 'since', by: 'person' }, ...byAddress('sinceHere')],
  'match:comments': byAddress('comments'),
  'group:comments': byAddress('comments'),
  'group:create': [...act, ...byAddress('open')],
  'group:document': [{ rate: 'since', by: 'person' }, ...byAddress('sinceHere')],
  'group:rename': act,
  'group:renew': act,
  'group:peek': byAddress('claim'),
  'group:join': byAddress('claim'),
  'group:leave': act,
  'group:remove': act,
  'table:stand': act,
  'table:return': act,
  'table:discard': act,
  'table:keep': act,
  'table:contribute': act,
  'table:pace': act,
  'table:pause': act,
  'table:consent': act,
  'table:holiday': act,
};

/** One socket of our page: answers its requests, one after another. */
export class PageSocket {
  readonly #parts: PageSocketParts;
  readonly #socket: Socket<Record<string, never>, Pushes>;
  readonly #session: Session;
  readonly #queue = new SocketQueue();
  /** The id of the connection's line. */
  readonly #line: string;

  constructor(socket: Socket<Record<string, never>, Pushes>, parts: PageSocketParts) {
    const { tables, sessions, log, lineOf, guardOf } = parts;
    const { id, address } = lineOf(socket);
    const { key, device } = handshake.parse(socket.handshake.auth);
    const direct = new Direct(socket, guardOf(socket));
    this.#parts = parts;
    this.#socket = socket;
    this.#line = id;
    this.#session = new Session(socket, direct, tables, address, device);
    sessions.add(this.#session);
    this.#queue
      .run(() => this.#greet(key, device))
      .catch((err: unknown) => {
        if (!(err instanceof RefusedError)) log.error({ err }, 'greeting failed');
        // After this, unlike after socket.disconnect(), the page reconnects by itself.
        socket.conn.close();
      });
    socket.onAny((name: string, ...args: unknown[]) => {
      const answer = args.pop();
      // A request without a callback is ignored: every request here has an answer.
      if (typeof answer !== 'function') return;
      void this.#respond(name, args).then((result) => answer(result));
    });
    direct.take('match:move', (args, send) => {
      void this.#respond('match:move', args).then((result) =>
        send(result instanceof Encoded ? result.json : JSON.stringify(result)),
      );
    });
    socket.on('disconnect', () => this.#end());
  }

  async #greet(key: string | undefined, device: string | undefined): Promise<void> {
    const { tables, signOuts, isCluster, games, build } = this.#parts;
    const session = this.#session;
    await this.#take();
    const found = key === undefined ? null : await tables.signIn(key, device);
    const signedIn = found === null || found === 'signedOut' || signOuts.includes(found.device) ? null : found;
    session.person = signedIn?.me ?? null;
    session.device = signedIn?.device ?? null;
    const wasSignedOut = found !== null && signedIn === null;
    const me = signedIn?.me ?? null;
    const cluster = isCluster ? { cluster: true as const } : {};
    const greeting = { protocol: PROTOCOL_VERSION, me, games: [...games], build, ...cluster, deltas: true as const };
    this.#socket.emit('welcome', wasSignedOut ? { ...greeting, signedOut: true } : greeting);
    session.tellAdded(signedIn?.added ?? []);
  }

  #end(): void {
    const { sessions, log } = this.#parts;
    sessions.delete(this.#session);
    this.#queue.finish(() => this.#session.end()).catch((err: unknown) => log.error({ err }, 'leaving failed'));
  }

  async #respond(name: string, args: unknown[]): Promise<Answer | Encoded> {
    const { log, meter } = this.#parts;
    try {
      return await this.#queue.run(() => this.#carryOut(name, args));
    } catch (error) {
      const refusal = refusalOf(error, name, log);
      meter.refused(refusal.code);
      return { ok: false, error: refusal };
    }
  }

  async #carryOut(name: string, args: unknown[]): Promise<Answer | Encoded> {
    const taking = this.#take();
    if (taking !== null) await taking;
    if (!isRequest(name) || args.length !== 1) throw new RefusedError('badRequest');
    const { address, person } = this.#session;
    for (const { rate, by } of counted[name] ?? [])
      await this.#parts.rates.take(rate, by === 'address' ? address : (person?.id ?? this.#line));
    const result = await this.#handle(name, args[0]);
    return result instanceof Encoded ? result : { ok: true, ...result };
  }

  /** Null if the count is complete. */
  #take(): Promise<void> | null {
    const { rates } = this.#parts;
    // Entering the namespace counts as well. Otherwise leaving and entering it again would bypass
    // the limit.
    // Each server counts its own sockets, without a promise.
    void rates.takeNow('socket', this.#line);
    return rates.takeNow('address', this.#session.address);
  }

  #handle<N extends RequestName>(name: N, input: unknown): Promise<Results[N] | Encoded> {
    const { sessions, tables, notifications } = this.#parts;
    const session = this.#session;
    return handlers[name]({ session, address: session.address, sessions, tables, notifications }, dataOf(name, input));
  }
}

/**
 * The data of a request. A move needs no schema: it is by far the most frequent request.
 *
 * @throws RefusedError `badRequest`
 */
function dataOf<N extends RequestName>(name: N, input: unknown): RequestData<N> {
  return name === 'match:move' && isMoveRequest(input) ? (input as RequestData<N>) : read(schemas[name], input);
}

function refusalOf(error: unknown, request: string, log: Logger): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  log.error({ err: error, request: isRequest(request) ? request : undefined }, 'request failed');
  return { code: error instanceof StorageFailedError ? 'unavailable' : 'internal' };
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}
