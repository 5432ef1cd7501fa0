import { isActive, type GameModule, type Random, type ViewCtx } from '@sobremesa/games';
import { recordFrames } from '../support/page.ts';
import { bgioClient, bgioMatch, type BgioClient } from '../support/bgio.ts';
import { mutated, pick } from './mutate.ts';
import type { Witness } from './witness.ts';

/** The state that a boardgame.io client received last. */
interface Held {
  G: unknown;
  ctx: ViewCtx;
  _stateID: number;
}

interface Seat {
  client: BgioClient;
  playerID: string | null;
  held: Held | null;
}

interface Match {
  table: string;
  module: GameModule;
  seats: Seat[];
}

/** People with boardgame.io's own clients: two players and a spectator at a table of each game. */
export class Strangers {
  readonly #matches: Match[] = [];
  readonly #url: string;
  readonly #random: Random;
  readonly #witness: Witness;

  private constructor(url: string, random: Random, witness: Witness) {
    this.#url = url;
    this.#random = random;
    this.#witness = witness;
  }

  static async start(url: string, games: Readonly<Record<string, GameModule>>, random: Random, witness: Witness) {
    const strangers = new Strangers(url, random, witness);
    for (const module of Object.values(games)) await strangers.#begin(module);
    return strangers;
  }

  get tables(): string[] {
    return this.#matches.map(({ table }) => table);
  }

  /** Replaces finished matches by new ones. */
  async settle(): Promise<void> {
    for (const match of this.#matches.filter(({ seats }) => seats.some(({ held }) => held?.ctx.gameover !== undefined))) {
      this.#matches.splice(this.#matches.indexOf(match), 1);
      for (const { client } of match.seats) client.client.stop();
      await this.#begin(match.module);
    }
  }

  /**
   * Sends a move in the form of boardgame.io's client, or nearly so. The server does not answer.
   */
  send(): void {
    const { table, module, seats } = pick(this.#matches, this.#random);
    const asked = seats.filter(({ held, playerID }) => held !== null && playerID !== null && isActive(held.ctx, playerID));
    const { client, playerID, held } = pick(asked.length > 0 ? asked : seats, this.#random);
    const choice = held === null || playerID === null ? null : module.pickMove(held.G, held.ctx, playerID, this.#random);
    const { move, args } = choice ?? { move: 'end', args: [] };
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials: 'x' } };
    const valid = [action, held?._stateID ?? 0, table, playerID];
    const isValid = this.#random.below(3) > 0;
    const message = isValid ? valid : mutated(valid, this.#random);
    const name = isValid ? 'update' : pick(['update', 'sync', 'chat'], this.#random);
    if (Array.isArray(message)) client.socket.emit(name, ...(message as unknown[]));
  }

  close(): void {
    for (const { seats } of this.#matches) for (const { client } of seats) client.client.stop();
  }

  async #begin(module: GameModule): Promise<void> {
    const { matchID: table, seats } = await bgioMatch(this.#url, module, ['Ana', 'Ben']);
    const watcher = Object.assign(bgioClient(this.#url, module, { matchID: table }), { playerID: null });
    const match: Match = { table, module, seats: [] };
    for (const client of [...seats, watcher]) match.seats.push(this.#seat(table, client, client.playerID));
    this.#matches.push(match);
  }

  #seat(table: string, client: BgioClient, playerID: string | null): Seat {
    const seat: Seat = { client, playerID, held: null };
    const ear = this.#witness.ear();
    const push = (frame: string) => {
      ear.push(frame);
      const held = heldIn(frame, table);
      if (held === null) return;
      seat.held = held;
      this.#witness.show(table, playerID, held._stateID, { G: held.G, ctx: held.ctx });
      ear.mayKnow(held, playerID);
    };
    for (const frame of client.frames.splice(0)) push(frame);
    recordFrames(client.socket, { push });
    return seat;
  }
}

/** The state of a table in a frame; null without one. */
function heldIn(frame: string, table: string): Held | null {
  const message = /^2\/\w+,(\[.*)$/s.exec(frame)?.[1];
  if (message === undefined) return null;
  const [name, id, what] = JSON.parse(message) as [string, string, { state?: Held } & Held];
  if (id !== table) return null;
  if (name === 'sync') return what.state ?? null;
  return name === 'update' ? what : null;
}
