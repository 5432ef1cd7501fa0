import type { MatchUpdate, Push, Pushes, Results, TableView } from '@sobremesa/protocol';
import type { Socket } from 'socket.io';
import { Encoded } from '../sockets/private/encoded.ts';
import { packed } from './packed.ts';
import { RefusedError } from '../refused.ts';
import type { User } from '../users/users.ts';
import type { LobbySubscriber, Subscriber, TablePush, Tables } from '../tables/index.ts';

/**
 * Tables that one socket may be at: the page shows one, and looks at another before it leaves that.
 */
const TABLES = 8;

/** All open sockets of our page. */
export type Sessions = Set<Session>;

/** One socket of our page: who it is, and where it is told what happens. */
export class Session {
  /** Null until its owner has a name. */
  person: User | null = null;
  /** From where it is connected. */
  readonly address: string;
  readonly #socket: Socket<Record<string, never>, Pushes>;
  readonly #tables: Tables;
  readonly #at = new Set<string>();
  /** In the lobby, or at a table and told of one's others. */
  #lobby: LobbySubscriber | null = null;

  constructor(socket: Socket<Record<string, never>, Pushes>, tables: Tables, address: string) {
    this.address = address;
    this.#socket = socket;
    this.#tables = tables;
  }

  get id(): string {
    return this.#socket.id;
  }

  /** @throws RefusedError `notIdentified` without a name. */
  identified(): User {
    if (this.person === null) throw new RefusedError('notIdentified');
    return this.person;
  }

  /** @param beside the table at which it is, to be told of this person's others alone */
  async enterLobby(beside?: string): Promise<Results['lobby:enter']> {
    this.#lobby = this.#lobbySubscriber(beside);
    return this.#tables.enterLobby(this.#lobby);
  }

  leaveLobby(): void {
    this.#lobby = null;
    this.#tables.leaveLobby(this.#socket.id);
  }

  async enter(table: string): Promise<Results['table:enter']> {
    if (this.#at.size >= TABLES && !this.#at.has(table)) throw new RefusedError('tooManyTables');
    const entered = await this.#tables.enter(table, this.#subscriber(table));
    this.#at.add(table);
    return { ...entered, match: entered.match && packed(entered.match) };
  }

  async leave(table: string): Promise<void> {
    if (this.#at.delete(table)) await this.#tables.leave(table, this.#socket.id);
  }

  /**
   * Somebody who was nobody so far: whatever this socket is told, it is told as `person` from now
   * on.
   */
  async become(person: User): Promise<void> {
    this.person = person;
    if (this.#lobby !== null) {
      const { beside } = this.#lobby;
      this.leaveLobby();
      const { tables, more } = await this.enterLobby(beside);
      this.#socket.emit('lobby', { changed: tables, gone: [], more });
    }
    for (const table of this.#at) await this.#enterAgain(table);
  }

  /** The socket is gone. */
  async end(): Promise<void> {
    this.leaveLobby();
    for (const table of this.#at) await this.leave(table);
  }

  async #enterAgain(table: string): Promise<void> {
    try {
      // Without leaving first: the place of a spectator is kept.
      const { view, match } = await this.#tables.enter(table, this.#subscriber(table));
      this.#socket.emit('table', view);
      if (match !== null) this.#tell(table, { type: 'snapshot', match });
    } catch (error) {
      // The table went at this very moment; that is no reason to refuse somebody their name.
      if (!(error instanceof RefusedError)) throw error;
      this.#tell(table, { type: 'gone', why: 'expired' });
    }
  }

  #lobbySubscriber(beside?: string): LobbySubscriber {
    const socket = this.#socket;
    return { id: socket.id, person: this.person, beside, send: (change) => void socket.emit('lobby', change) };
  }

  #subscriber(table: string): Subscriber {
    return { id: this.#socket.id, person: this.person, address: this.address, send: (push) => this.#tell(table, push) };
  }

  #tell(table: string, push: TablePush): void {
    const socket = this.#socket;
    switch (push.type) {
      case 'table':
        socket.emit('table', new Encoded(push.text) as unknown as TableView);
        return;
      case 'snapshot':
        socket.emit('snapshot', { table, match: packed(push.match) });
        return;
      case 'update':
        socket.emit('update', table, push.version, new Encoded(push.text) as unknown as MatchUpdate);
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
