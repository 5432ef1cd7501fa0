import type { TableSession } from '@sobremesa/client';
import { anyOf, isActive, type GameModule, type Random, type ViewCtx } from '@sobremesa/games';
import { applied, type MatchSnapshot, type MatchUpdate, type RequestName, type SentSnapshot } from '@sobremesa/protocol';
import type { Storage } from '../../src/storage/index.ts';
import { opened, recordFrames } from '../support/page.ts';
import { Player } from '../support/player.ts';
import { CARD } from '@sobremesa/match/testing';
import { LATE, type Witness } from './witness.ts';

const NAMES = ['Ana', 'Ben', 'Eva', 'Leo', 'Mia', 'Noa', 'Teo', 'Zoe'];
/** Number of concurrent matches of each game: enough that somebody can always move. */
const MATCHES = 6;
/** Number of bursts after which to leave a match, and number of bursts without anybody to move. */
const OLD = 250;
const STUCK = 10;

/** A player's view of one table. */
export interface Seen {
  player: Player;
  session: TableSession;
  /** Whether they have a pending request there. */
  busy: boolean;
}

interface Match {
  table: string;
  module: GameModule;
  age: number;
  idle: number;
  seen: Seen[];
}

/** People who always have matches of every game to play, watch each other's, and leave old ones. */
export class Crowd {
  readonly players: Player[] = [];
  readonly #matches: Match[] = [];
  readonly #ears = new Map<Player, ReturnType<Witness['ear']>>();
  readonly #games: Readonly<Record<string, GameModule>>;
  readonly #random: Random;
  readonly #witness: Witness;

  private constructor(games: Readonly<Record<string, GameModule>>, random: Random, witness: Witness) {
    this.#games = games;
    this.#random = random;
    this.#witness = witness;
  }

  static async start(url: string, games: Readonly<Record<string, GameModule>>, random: Random, witness: Witness): Promise<Crowd> {
    const crowd = new Crowd(games, random, witness);
    for (const name of NAMES) {
      const player = await Player.named(url, name);
      const ear = witness.ear();
      recordFrames(player.connection.socket, ear);
      crowd.#ears.set(player, ear);
      crowd.players.push(player);
    }
    return crowd;
  }

  get tables(): string[] {
    return this.#matches.map(({ table }) => table);
  }

  /** Players who can move and have no pending request. */
  get asked(): { seen: Seen; module: GameModule }[] {
    return this.#matches.flatMap(({ module, seen }) =>
      seen.filter((each) => !each.busy && asks(each.session)).map((each) => ({ seen: each, module })),
    );
  }

  /** This player's view of a table. Enters the table if they have not yet. */
  at(player: Player, table: string): Seen | null {
    const match = this.#matches.find((each) => each.table === table);
    if (match === undefined) return null;
    const known = match.seen.find((each) => each.player === player);
    if (known !== undefined) return known;
    const seen = { player, session: player.at(table), busy: false };
    match.seen.push(seen);
    const ear = this.#ears.get(player);
    if (ear !== undefined) this.#witness.watch(seen.session, ear);
    return seen;
  }

  /**
   * Checks an answer to a request beside the page. The rules must allow its snapshot, like any view
   * of a page, and every state of a recap, even if another person had the seat then. Cards that a
   * move has dealt are known to its maker, even if another person has the seat by now.
   */
  answered(player: Player, name: RequestName, input: unknown, answer: unknown): void {
    const ear = this.#ears.get(player);
    for (const { version, playerID, state } of statesIn(answer)) {
      this.#witness.show((input as { table: string }).table, playerID, version, state);
      ear?.mayKnow(state, playerID);
    }
    if (name !== 'match:move' && name !== 'match:undo') return;
    for (const card of JSON.stringify(answer).match(CARD) ?? []) ear?.known.add(card);
  }

  /** Adds a table, opened by anybody, to the crowd's tables. */
  adopt(table: string, game: string): void {
    const module = this.#games[game];
    if (module === undefined || this.tables.includes(table)) return;
    this.#matches.push({ table, module, age: this.#random.below(OLD / 2), idle: 0, seen: [] });
  }

  /** The same for the rematch of one of them. */
  adoptAfter(finished: string, table: string): void {
    const module = this.#matches.find((match) => match.table === finished)?.module;
    if (module !== undefined) this.adopt(table, module.game.name ?? '');
  }

  /** Leaves matches that are over, old or stuck, and begins new ones. */
  async settle(storage: Storage): Promise<void> {
    for (const match of this.#matches) {
      match.age += 1;
      match.idle = match.seen.some(({ session }) => asks(session)) ? 0 : match.idle + 1;
    }
    const done = this.#matches.filter(({ age, idle }) => age > OLD || idle > STUCK);
    for (const match of done) await this.#giveUp(match, storage);
    for (const [game, module] of Object.entries(this.#games)) {
      const played = this.#matches.filter((match) => match.module === module && match.idle < STUCK / 2).length;
      if (played < MATCHES) await this.#begin(game, 2 + this.#random.below(module.players.max - 1));
    }
  }

  close(): void {
    for (const player of this.players) player.close();
  }

  async #begin(game: string, seats: number): Promise<void> {
    const [host, ...others] = this.#random.shuffle(this.players);
    const guests = others.slice(0, seats - 1);
    const watchDelay = anyOf([null, null, { moves: LATE }], this.#random);
    const opened = await host?.connection.request('table:open', { game, seats, watchDelay });
    if (host === undefined || opened?.ok !== true) return;
    const { table } = opened;
    for (const guest of guests) await guest.connection.request('table:sit', { table });
    await host.connection.request('table:start', { table });
    this.adopt(table, game);
    for (const player of [host, ...guests, ...others.slice(seats - 1, seats + 1)]) this.at(player, table);
  }

  /** The players leave it, or agree to end it. The last one ends it alone. */
  async #giveUp(match: Match, storage: Storage): Promise<void> {
    const { table, seen } = match;
    this.#matches.splice(this.#matches.indexOf(match), 1);
    await this.#witness.checkTable(storage, table);
    this.#witness.forget(table);
    if (this.#random.below(2) === 0) for (const { player } of seen) await player.connection.request('table:stand', { table });
    for (const player of this.players) await player.connection.request('table:discard', { table });
    for (const { player, session } of seen) player.leave(session);
  }
}

/** The states in an answer: one, or all of a recap, the oldest first. */
function statesIn(answer: unknown): Pick<MatchSnapshot, 'version' | 'playerID' | 'state'>[] {
  const { past } = (answer ?? {}) as { past?: { match: SentSnapshot; updates: MatchUpdate[] } | null };
  const { match } = opened((past ?? answer) as { match?: MatchSnapshot | null } | null) ?? {};
  if (match === undefined || match === null) return [];
  const states = [match];
  for (const [delta] of past?.updates ?? []) {
    const last = states.at(-1) ?? match;
    states.push({ ...last, version: last.version + 1, state: delta === null ? last.state : applied(last.state, delta) });
  }
  return states;
}

/** Whether the reader of this page must move. */
function asks({ store }: TableSession): boolean {
  const { match } = store.getState();
  if (match === null || match.playerID === null) return false;
  const ctx = match.state.ctx as ViewCtx;
  return ctx.gameover === undefined && isActive(ctx, match.playerID);
}
