import { connect, identityInMemory, TableSession, type Connection, type TableMatch } from '@sobremesa/client';
import { strict } from '@sobremesa/client/strict';
import { games } from '@sobremesa/games';
import type { LegalMove, ViewCtx } from '@sobremesa/games/kit';
import type { Phrase } from '@sobremesa/protocol';

const PATIENCE_MS = 20_000;

/** A device at a table without a page: a player's only one, or another one beside their browser. */
export class Device {
  readonly #connection: Connection;
  readonly #session: TableSession;

  private constructor(connection: Connection, table: string) {
    this.#connection = connection;
    this.#session = new TableSession(connection, table);
  }

  /** @param key of the device's owner; by default a new user's */
  static async at(server: string, link: string, key: string | null = null): Promise<Device> {
    const connection = connect(server, { identity: identityInMemory(key), check: strict }, { transports: ['websocket'] });
    const device = new Device(connection, link.split('/').at(-1) ?? '');
    device.#session.start();
    await device.#until(({ view }) => view !== null, 'the table');
    return device;
  }

  async sitDown(name: string): Promise<void> {
    await this.#connection.identify(name);
    const answer = await this.#connection.request('table:sit', { table: this.#session.id });
    if (!answer.ok) throw new Error(`${name} could not sit down: ${answer.error.code}`);
  }

  async say(phrase: Phrase): Promise<void> {
    const answer = await this.#connection.request('table:say', { table: this.#session.id, phrase });
    if (!answer.ok) throw new Error(`The chat message was rejected: ${answer.error.code}`);
  }

  /** The version of the received match. */
  get version(): number {
    return this.#match.version;
  }

  /** The number of the newest log line. */
  get newestLine(): number {
    return this.#session.store.getState().log.at(-1)?.seq ?? -1;
  }

  get isOver(): boolean {
    return (this.#match.state.ctx as ViewCtx).gameover !== undefined;
  }

  /** The legal moves, in the rules' order of preference. */
  moves(): LegalMove[] {
    const { playerID, state } = this.#match;
    const game = games[this.#session.store.getState().view?.game ?? ''];
    return game === undefined || playerID === null ? [] : game.legalMoves(state.G, state.ctx as ViewCtx, playerID);
  }

  async play({ move, args }: LegalMove): Promise<void> {
    const refusal = await this.#session.play(move, args);
    if (refusal !== null) throw new Error(`The server refused ${move}(${JSON.stringify(args)}): ${refusal.code}`);
  }

  /** Waits until this version of the match has arrived. */
  async reach(version: number): Promise<void> {
    await this.#until(({ match }) => match !== null && match.version >= version, `version ${version}`);
  }

  close(): void {
    this.#connection.close();
  }

  get #match(): TableMatch {
    const { match } = this.#session.store.getState();
    if (match === null) throw new Error('No match has begun here.');
    return match;
  }

  #until(holds: (state: ReturnType<TableSession['store']['getState']>) => boolean, what: string): Promise<void> {
    const { store } = this.#session;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`The device did not receive ${what}: ${store.getState().failure ?? 'no message'}`));
      }, PATIENCE_MS);
      const look = () => {
        if (!holds(store.getState())) return;
        clearTimeout(timer);
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });
  }
}
