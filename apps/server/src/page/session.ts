import type { AddedDevice, Me, Push, Pushes, Results } from '@sobremesa/protocol';
import type { Socket } from 'socket.io';
import type { Direct } from '../sockets/private/direct.ts';
import { packed } from './packed.ts';
import { RefusedError } from '../refused.ts';
import { PasskeyChallenge } from '../users/passkeyChallenge.ts';
import type { LobbySubscriber, Subscriber, TablePush, Tables } from '../tables/index.ts';

/** Tables that one socket may have open. The page opens the next one before it closes the last. */
const TABLES = 8;

/** All open sockets of our page. */
export type Sessions = Set<Session>;

/** One socket of our page: its user and its subscriptions. */
export class Session {
  /** Null until the visitor has a name. */
  person: Me | null = null;
  /** The device of the user; null without one. */
  device: string | null = null;
  /** How the page describes its device. */
  readonly deviceName: string | undefined;
  /** The client's address. */
  readonly address: string;
  readonly passkeyChallenge = new PasskeyChallenge();
  readonly #socket: Socket<Record<string, never>, Pushes>;
  readonly #direct: Direct;
  readonly #tables: Tables;
  /** The open tables, with whether the page takes deltas of their views. */
  readonly #at = new Map<string, boolean>();
  /** Subscribed to the lobby, whole or for the user's other tables. */
  #lobby: LobbySubscriber | null = null;

  constructor(
    socket: Socket<Record<string, never>, Pushes>,
    direct: Direct,
    tables: Tables,
    address: string,
    deviceName?: string,
  ) {
    this.deviceName = deviceName;
    this.address = address;
    this.#socket = socket;
    this.#direct = direct;
    this.#tables = tables;
  }

  get id(): string {
    return this.#socket.id;
  }

  /** @throws RefusedError `notIdentified` without a name. */
  identified(): Me {
    if (this.person === null) throw new RefusedError('notIdentified');
    return this.person;
  }

  /** The device of an identified user. @throws RefusedError `notIdentified` */
  identifiedDevice(): string {
    if (this.device === null) throw new RefusedError('notIdentified');
    return this.device;
  }

  /** Notifies the page of new devices and passkeys of its user. */
  tellAdded(added: readonly AddedDevice[]): void {
    if (added.length > 0) this.#socket.emit('devices', { added: [...added] });
  }

  /** Notifies the page that another device of its user was signed out, or a passkey removed. */
  tellGone(device: string): void {
    this.#socket.emit('devices', { added: [], gone: [device] });
  }

  /** The device was signed out: requests that still wait are refused, and the connection ends. */
  signOut(): void {
    this.person = null;
    this.device = null;
    this.#socket.emit('signedOut');
    // After this, unlike after socket.disconnect(), the page reconnects by itself.
    this.#socket.conn.close();
  }

  /** @param beside the table that the page has open: it gets only the user's other tables */
  async enterLobby(beside?: string): Promise<Results['lobby:enter']> {
    this.#lobby = this.#lobbySubscriber(beside);
    return this.#tables.enterLobby(this.#lobby);
  }

  leaveLobby(): void {
    this.#lobby = null;
    this.#tables.leaveLobby(this.#socket.id);
  }

  async enter(table: string, takesDeltas: boolean): Promise<Results['table:enter']> {
    if (this.#at.size >= TABLES && !this.#at.has(table)) throw new RefusedError('tooManyTables');
    const entered = await this.#tables.enter(table, this.#subscriber(table, takesDeltas));
    this.#at.set(table, takesDeltas);
    return { ...entered, match: entered.match && packed(entered.match) };
  }

  async leave(table: string): Promise<void> {
    if (this.#at.delete(table)) await this.#tables.leave(table, this.#socket.id);
  }

  /** Identifies a nameless socket. From now on everything is sent to it as to `user`. */
  async become(user: Me, device: string): Promise<void> {
    this.person = user;
    this.device = device;
    if (this.#lobby !== null) {
      const { beside } = this.#lobby;
      this.leaveLobby();
      const { tables, more } = await this.enterLobby(beside);
      this.#socket.emit('lobby', { changed: tables, gone: [], more });
    }
    for (const [table, takesDeltas] of this.#at) await this.#enterAgain(table, takesDeltas);
  }

  /** Ends the session of a closed socket. */
  async end(): Promise<void> {
    this.leaveLobby();
    for (const table of this.#at.keys()) await this.leave(table);
  }

  async #enterAgain(table: string, takesDeltas: boolean): Promise<void> {
    try {
      // Enters again without leaving first, which keeps a spectator's place.
      const { view, match } = await this.#tables.enter(table, this.#subscriber(table, takesDeltas));
      this.#socket.emit('table', view);
      if (match !== null) this.#tell(table, { type: 'snapshot', match });
    } catch (error) {
      // The table was removed at this moment. The user still gets their name.
      if (!(error instanceof RefusedError)) throw error;
      this.#tell(table, { type: 'gone', why: 'expired' });
    }
  }

  #lobbySubscriber(beside?: string): LobbySubscriber {
    const socket = this.#socket;
    return { id: socket.id, person: this.person, beside, send: (change) => void socket.emit('lobby', change) };
  }

  #subscriber(table: string, takesDeltas: boolean): Subscriber {
    const { person, address } = this;
    return { id: this.#socket.id, person, address, takesDeltas, send: (push) => this.#tell(table, push) };
  }

  #tell(table: string, push: TablePush): void {
    const socket = this.#socket;
    switch (push.type) {
      case 'table':
        this.#direct.push('table', push.text);
        return;
      case 'tableDelta':
        this.#direct.push('tableDelta', `"${table}",${push.number},${push.text}`);
        return;
      case 'snapshot':
        socket.emit('snapshot', { table, match: packed(push.match) });
        return;
      case 'update':
        this.#direct.push('update', `"${table}",${push.version},${push.text}`);
        return;
      case 'log':
        socket.emit('log', { table, lines: [...push.lines] as Push<'log'>[0]['lines'] });
        return;
      case 'chat':
        socket.emit('chat', { table, message: push.message });
        return;
      case 'gone':
        this.#at.delete(table);
        socket.emit('gone', { table, why: push.why });
    }
  }
}
