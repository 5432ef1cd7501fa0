import { isDeepStrictEqual } from 'node:util';
import type { TableView } from '@sobremesa/protocol';
import type { Namespace, Socket } from 'socket.io';
import { matchPlayers, type MatchPlayers } from './lobby-messages.ts';
import type { Logger } from '../log.ts';
import type { Meter } from '../metrics/meter.ts';
import type { RateLimits } from '../rates.ts';
import { RefusedError } from '../refused.ts';
import type { User } from '../users/users.ts';
import type { Subscriber, TablePush, Tables } from '../tables/index.ts';
import { read } from '../read.ts';
import type { Line } from '../sockets/connections.ts';
import { SocketQueue } from '../sockets/queue.ts';
import { chatArgs, bgioChat, bgioState, requestOf, syncArgs, updateArgs } from './messages.ts';

interface BgioOptions {
  game: string;
  tables: Tables;
  log: Logger;
  rates: RateLimits;
  meter: Meter;
  lineOf: (socket: Socket) => Line;
}

/** The place of a socket after `sync`: a table, and a seat or none. */
interface Place {
  table: string;
  /** Null for a spectator. */
  person: User | null;
  /**
   * The seat for which the credentials were checked. The socket plays and sees only this seat until
   * it syncs again.
   */
  playerID: string | null;
  players: MatchPlayers;
}

/**
 * The namespace of one game for boardgame.io's own `SocketIO` transport, with the events that its
 * source defines.
 */
export function openBgio(namespace: Namespace, options: BgioOptions): void {
  const { rates, lineOf } = options;
  const admit = async (socket: Socket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { id, address } = lineOf(socket);
      await rates.take('socket', id);
      await rates.take('address', address);
    } catch (error) {
      next(error as Error);
      return;
    }
    next();
  };
  namespace.use((socket, next) => void admit(socket, next));
  const sockets = new Set<BgioSocket>();
  const signOut = (device: string) => {
    for (const socket of sockets) socket.signOut(device);
  };
  const connected = () => [...sockets].flatMap(({ device }) => device ?? []);
  options.tables.devices.subscribe({ signedOut: signOut, connected });
  namespace.on('connection', (socket) => {
    const opened = new BgioSocket(socket, options);
    sockets.add(opened);
    socket.on('disconnect', () => sockets.delete(opened));
  });
}

class BgioSocket {
  readonly #socket: Socket;
  readonly #options: BgioOptions;
  readonly #address: string;
  readonly #line: string;
  readonly #queue = new SocketQueue();
  #place: Place | null = null;
  /** The device whose key the credentials are. */
  #device: string | null = null;

  constructor(socket: Socket, options: BgioOptions) {
    this.#socket = socket;
    this.#options = options;
    const { id, address } = options.lineOf(socket);
    this.#address = address;
    this.#line = id;
    this.#on('sync', (args) => this.#sync(args));
    this.#on('update', (args) => this.#update(args));
    this.#on('chat', (args) => this.#chat(args));
    socket.on('disconnect', () => {
      this.#queue.finish(() => this.#leave()).catch((error: unknown) => this.#report(error));
    });
  }

  get device(): string | null {
    return this.#device;
  }

  /** Ends the socket if its device was signed out. */
  signOut(device: string): void {
    if (this.#device !== device) return;
    this.#device = null;
    if (this.#place !== null) this.#drop(this.#place);
  }

  /** boardgame.io's client expects no answers, so a refusal is dropped. */
  #on(event: 'sync' | 'update' | 'chat', handle: (args: unknown[]) => Promise<void>): void {
    const { rates } = this.#options;
    const carryOut = async (args: unknown[]) => {
      await rates.take('socket', this.#line);
      await rates.take('address', this.#address);
      await handle(args);
    };
    this.#socket.on(event, (...args: unknown[]) => {
      this.#queue.run(() => carryOut(args)).catch((error: unknown) => this.#report(error));
    });
  }

  #report(error: unknown): void {
    const { log, meter, game } = this.#options;
    meter.refused(error instanceof RefusedError ? error.refusal.code : 'internal');
    if (!(error instanceof RefusedError)) log.error({ err: error, game }, 'request failed');
  }

  async #sync(args: unknown[]): Promise<void> {
    const [table, playerID, credentials] = read(syncArgs, args);
    await this.#leave();
    const entered = await this.#enter(table, playerID ?? null, credentials ?? null);
    if (!entered) this.#socket.emit('matchData', table, []);
  }

  /**
   * Whether the table is one of this game, and the credentials belong to the person in the
   * requested seat, if any.
   */
  async #enter(table: string, playerID: string | null, credentials: string | null): Promise<boolean> {
    const { tables, game } = this.#options;
    const summary = await tables.summary(table);
    if (summary === null || summary.game !== game) return false;
    const signedIn = playerID === null || credentials === null ? null : await tables.signIn(credentials);
    const identified = signedIn === 'signedOut' ? null : signedIn;
    if (playerID !== null && identified === null) return false;
    const person = identified?.me ?? null;
    this.#device = identified?.device ?? null;

    const place = { table, person, playerID, players: [] };
    this.#place = place;
    const { id } = this.#socket;
    const subscriber: Subscriber = { id, person, address: this.#address, send: (push) => this.#tell(table, push) };
    try {
      const { view, match } = await tables.enter(table, subscriber);
      this.#showPlayers(table, view);
      if (match !== null) this.#tell(table, { type: 'snapshot', match });
    } catch (error) {
      this.#place = null;
      if (error instanceof RefusedError) return false;
      throw error;
    }
    // The device may have been signed out while the table was entered, when there was nothing to
    // leave yet.
    if (this.#place !== place) {
      await tables.leave(table, id);
      return false;
    }
    const device = this.#device;
    if (person !== null && device !== null && !(await tables.devices.has(person.id, device))) this.signOut(device);
    return true;
  }

  async #update(args: unknown[]): Promise<void> {
    const place = this.#place;
    if (place === null || place.person === null) return;
    const { tables } = this.#options;
    try {
      const [action, version, table] = read(updateArgs, args);
      if (table !== place.table) return;
      const { type: move, args: moveArgs } = action.payload;
      const request = requestOf(version, move, moveArgs);
      await tables.move(place.person, { table, request, version, move, args: moveArgs });
    } catch (error) {
      await this.#showAgain(place);
      throw error;
    }
  }

  /**
   * Sends the current state to the sender of a rejected move: their client may show the move
   * already, or wait for it.
   */
  async #showAgain({ table, person }: Place): Promise<void> {
    const match = await this.#options.tables.sync(table, person);
    this.#socket.emit('update', table, bgioState(match), []);
  }

  async #chat(args: unknown[]): Promise<void> {
    const place = this.#place;
    const [table, message] = read(chatArgs, args);
    if (place === null || place.person === null || table !== place.table) return;
    await this.#options.rates.take('say', place.person.id);
    await this.#options.tables.say(table, place.person, { text: message.payload });
  }

  /** boardgame.io's clients do not show spectators, so such changes are not sent. */
  #showPlayers(table: string, view: TableView): void {
    const place = this.#place;
    if (place?.table !== table) return;
    if (seatOf(view) !== place.playerID) {
      this.#drop(place);
      return;
    }
    const players = matchPlayers(view);
    if (isDeepStrictEqual(players, place.players)) return;
    place.players = players;
    this.#socket.emit('matchData', table, players);
  }

  #tell(table: string, push: TablePush): void {
    const place = this.#place;
    if (place?.table !== table) return;
    const socket = this.#socket;
    switch (push.type) {
      case 'table':
        return this.#showPlayers(table, push.view());
      case 'snapshot':
        if (push.match.playerID !== place.playerID) return this.#drop(place);
        socket.emit('sync', table, { state: bgioState(push.match), log: [], filteredMetadata: place.players });
        return undefined;
      case 'update':
        socket.emit('update', table, bgioState(push.match()), []);
        return undefined;
      case 'log':
        return undefined;
      case 'chat':
        socket.emit('chat', table, bgioChat(push.message));
        return undefined;
      case 'gone':
        this.#place = null;
        socket.emit('matchData', table, []);
        return undefined;
    }
  }

  /** The seat has another owner or none: this socket gets no more of its updates. */
  #drop({ table }: Place): void {
    this.#place = null;
    this.#socket.emit('matchData', table, []);
    this.#options.tables.leave(table, this.#socket.id).catch((error: unknown) => this.#report(error));
  }

  async #leave(): Promise<void> {
    if (this.#place === null) return;
    const { table } = this.#place;
    this.#place = null;
    await this.#options.tables.leave(table, this.#socket.id);
  }
}

function seatOf(view: TableView): string | null {
  return view.you === null ? null : String(view.you);
}
