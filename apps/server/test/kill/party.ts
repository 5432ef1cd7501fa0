import { setTimeout as sleep } from 'node:timers/promises';
import type { TableSession } from '@sobremesa/client';
import type { GameModule, Random } from '@sobremesa/games';
import type { BotLevel, RequestInput } from '@sobremesa/protocol';
import { pickFor, Player, seated } from '../support/player.ts';
import type { Ledger } from './ledger.ts';

/**
 * Refusals that are normal for a fast player: others moved first, the server stops, or the match is
 * over.
 */
const usual = new Set(['stale', 'illegalMove', 'nothingToUndo', 'notRunning', 'shuttingDown', 'unknownTable']);

/**
 * Maximum number of messages of each player per match. The sum must stay below a table's limit of
 * stored messages.
 */
const WORDS = 40;

/** Delay before a retry when the server is unavailable, in milliseconds. */
const LATER = 100;

/** Optional settings of a party. */
interface PartyOptions {
  /** Levels of the bots at the table. */
  bots?: readonly BotLevel[];
  /** Further refusals that are normal. */
  usual?: readonly string[];
  /** Called when a match has started. Resolves to a function to call when the party leaves it. */
  begun?: (table: string, sessions: readonly TableSession[]) => Promise<() => void>;
}

/** People who play one match after another, as fast as the server allows. */
export class Party {
  /** Number of finished matches. */
  finished = 0;
  /** Number of accepted changes. */
  granted = 0;
  readonly #url: string;
  readonly #module: GameModule;
  readonly #size: number;
  readonly #random: Random;
  readonly #ledger: Ledger;
  #players: Player[] = [];
  #sessions: TableSession[] = [];
  readonly #options: PartyOptions;
  #left: () => void = () => undefined;
  #over = false;
  #pause: Promise<void> | null = null;
  #goOn: () => void = () => undefined;

  constructor(url: string, module: GameModule, size: number, random: Random, ledger: Ledger, options: PartyOptions = {}) {
    this.#url = url;
    this.#module = module;
    this.#size = size;
    this.#random = random;
    this.#ledger = ledger;
    this.#options = options;
  }

  /** The sessions of the current match. */
  get sessions(): readonly TableSession[] {
    return this.#sessions;
  }

  /** Plays until `stop`. */
  async play(): Promise<void> {
    while (!this.#over) {
      // A kill during the setup costs only this setup: no match was acknowledged.
      if (!(await this.#begin())) continue;
      await Promise.all(this.#sessions.map((session) => this.#playSeat(session)));
      if (!this.#over) this.finished += 1;
      this.#leave();
    }
  }

  /** Pauses new matches until `goOn`. */
  pause(): void {
    this.#pause ??= new Promise((resolve) => (this.#goOn = resolve));
  }

  goOn(): void {
    this.#goOn();
    this.#pause = null;
  }

  stop(): void {
    this.#over = true;
    this.goOn();
    this.#leave();
  }

  async #begin(): Promise<boolean> {
    const players: Player[] = [];
    try {
      for (let i = 0; i < this.#size; i++) players.push(await Player.named(this.#url, `Player ${i}`));
      for (const player of players) this.#listen(player);
      await this.#pause;
      const { bots = [] } = this.#options;
      const { table, sessions } = await seated(players, this.#module.game.name ?? '', {}, bots);
      for (const i of bots.keys()) this.#ledger.expectBot(table, players.length + i);
      this.#left = (await this.#options.begun?.(table, sessions)) ?? this.#left;
      this.#players = players;
      this.#sessions = sessions;
      for (const session of sessions) this.#watch(session);
      return !this.#over;
    } catch {
      for (const player of players) player.close();
      return false;
    }
  }

  #leave(): void {
    this.#left();
    this.#left = () => undefined;
    this.#sessions = [];
    for (const player of this.#players.splice(0)) player.close();
  }

  /** Records acknowledgements on any connection. */
  #listen({ connection }: Player): void {
    const ask = connection.ask.bind(connection);
    connection.ask = (name, data, answered) => {
      if (name === 'match:move' || name === 'match:undo') this.#ledger.ask((data as RequestInput<'match:undo'>).request);
      ask(name, data, (reply) => {
        if (reply.ok && (name === 'match:move' || name === 'match:undo')) {
          const { version } = reply as unknown as { version: number };
          const { table, request, ...rest } = data as RequestInput<'match:undo'> & Partial<RequestInput<'match:move'>>;
          const move = rest.move === undefined ? 'undo' : this.#storedAs(rest.move, rest.args ?? []);
          this.granted += 1;
          this.#ledger.acknowledge({ table, request, seat: this.#seatOf(connection), version, move });
        }
        answered(reply);
      });
    };
  }

  /** The move that the server stores for an answer; see `GameModule.deferred`. */
  #storedAs(move: string, args: readonly unknown[]): { move: string; args: readonly unknown[] } {
    return this.#module.deferred?.(move, args) ?? { move, args };
  }

  #seatOf(connection: Player['connection']): number {
    const at = this.#players.findIndex((player) => player.connection === connection);
    return Number(this.#sessions[at]?.store.getState().match?.playerID);
  }

  #watch(session: TableSession): void {
    let newest = 0;
    const show = () => {
      const { match } = session.store.getState();
      if (match === null) return;
      for (const message of session.store.getState().chat) {
        if ('text' in message) this.#ledger.hear(session.id, message);
      }
      const { version, playerID, state } = match;
      if (version < newest) this.#ledger.problems.push(`${session.id}: ${newest} was sent, and then ${version}`);
      newest = version;
      this.#ledger.show(session.id, String(playerID), version, state);
    };
    session.store.subscribe(show);
    show();
  }

  async #playSeat(session: TableSession): Promise<void> {
    let words = 0;
    for (;;) {
      await this.#pause;
      if (words < WORDS && this.#random.below(10) === 0) await this.#say(session, `word ${(words += 1)}`);
      const { match } = session.store.getState();
      if (this.#over || match === null || (match.state.ctx as { gameover?: unknown }).gameover !== undefined) return;
      const takesBack = match.state.undo && this.#random.below(4) === 0;
      const pick = takesBack ? null : pickFor(session, this.#module, this.#random);
      if (pick === null && !takesBack) {
        await changed(session);
        continue;
      }
      const refusal = await (pick === null ? session.undo() : session.play(pick.move, pick.args));
      const isUsual = refusal === null || usual.has(refusal.code) || this.#options.usual?.includes(refusal.code);
      if (refusal?.code === 'unavailable') await sleep(LATER);
      if (!isUsual) this.#ledger.problems.push(`${session.id}: refused with ${refusal?.code}`);
    }
  }

  /** Sends a message once, without retry: an unanswered one may be stored or not. */
  async #say({ id: table, store }: TableSession, text: string): Promise<void> {
    const seat = Number(store.getState().match?.playerID);
    const connection =
      this.#players[this.#sessions.findIndex((session) => session.id === table && session.store === store)]?.connection;
    const answer = await connection?.request('table:say', { table, text });
    if (answer?.ok === true) this.#ledger.say({ table, seat, text });
  }
}

/** Resolves when a session shows a change. */
function changed({ store }: TableSession): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
}
