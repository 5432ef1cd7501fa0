import { FastRandom } from '@sobremesa/engine';
import { games, type GameModule, type ViewCtx } from '@sobremesa/games';
import type { Me, RequestData } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { makeWorld, newRequest, registerUsers, running, type World } from '../harness.ts';
import { ManualClock } from '../manual-clock.ts';
import { RefusedError } from '../../src/refused.ts';
import { openSqlite, type Storage } from '../../src/storage/index.ts';

/** A request as it was sent, and the version that answered it; null when it was refused. */
type Sent = { seat: number; version: number | null } & (
  | { kind: 'move'; data: RequestData<'match:move'> }
  | { kind: 'undo'; data: RequestData<'match:undo'> }
);

/**
 * A match whose players move and undo at random, and whose requests may be delivered again at any
 * time.
 */
class Match {
  readonly module: GameModule;
  readonly random: FastRandom;
  readonly sent: Sent[] = [];
  readonly table: string;
  #world: World;
  readonly #persons: Me[];
  readonly #storage: Storage;
  readonly #close: () => Promise<void>;

  private constructor(
    parts: Pick<Match, 'module' | 'random' | 'table'> & { world: World; persons: readonly Me[]; storage: Storage },
    close: () => Promise<void>,
  ) {
    this.module = parts.module;
    this.random = parts.random;
    this.table = parts.table;
    this.#world = parts.world;
    this.#persons = [...parts.persons];
    this.#storage = parts.storage;
    this.#close = close;
  }

  static async of(game: string, seed: number, players = 3): Promise<Match> {
    const storage = await openSqlite(':memory:');
    const close = storage.close.bind(storage);
    // It outlives its servers.
    storage.close = () => Promise.resolve();
    const world = await makeWorld({ storage, games });
    const persons = await registerUsers(world.tables, ...['Ana', 'Ben', 'Eva'].slice(0, players));
    const table = await running(world.tables, persons, { game });
    const random = new FastRandom([seed, 1, 2, 3]);
    return new Match({ module: games[game]!, random, table, world, persons, storage }, close);
  }

  /**
   * A new request of a random seat: an undo, a setting, or any legal move; null when that seat has
   * nothing to do.
   */
  async next(): Promise<Sent | null> {
    const seat = this.random.below(this.#persons.length);
    const { version, state } = await this.#world.tables.sync(this.table, this.#persons[seat]!);
    const base = { table: this.table, request: newRequest(), version };
    if (state.undo && this.random.below(2) === 0) return this.#send({ kind: 'undo', data: base, seat, version: null });
    const isSetting = this.module.game.name === 'prado' && this.random.below(4) === 0;
    const modes = ['always', 'photo', 'never'];
    const move = isSetting
      ? { move: 'setReactions', args: [modes[this.random.below(modes.length)]] }
      : this.module.pickMove(state.G, state.ctx as ViewCtx, String(seat), this.random);
    if (move === null) return null;
    const data = { ...base, move: move.move, args: [...move.args] };
    return this.#send({ kind: 'move', data, seat, version: null });
  }

  async #send(request: Sent): Promise<Sent> {
    const version = await this.deliver(request);
    const sent = { ...request, version: typeof version === 'number' ? version : null };
    this.sent.push(sent);
    return sent;
  }

  /** Gives a random seat to somebody else. Resolves to the person who had it. */
  async handOver(): Promise<Me> {
    const { tables } = this.#world;
    const seat = this.random.below(this.#persons.length);
    const from = this.#persons[seat]!;
    const [to] = (await registerUsers(tables, 'Leo')) as [Me];
    await tables.claim(to, (await tables.handover(this.table, from, null)).token);
    this.#persons[seat] = to;
    return from;
  }

  /**
   * Delivers a request, perhaps once more. Resolves to the version that answers it, or to the code
   * of the refusal.
   *
   * @param person the sender, by default the one who has its seat now
   */
  async deliver({ kind, data, seat }: Sent, person = this.#persons[seat]!): Promise<number | string> {
    const { tables } = this.#world;
    try {
      return (await (kind === 'move' ? tables.move(person, data) : tables.undo(person, data))).version;
    } catch (error) {
      if (error instanceof RefusedError) return error.refusal.code;
      throw error;
    }
  }

  /** How often each request was executed, according to the storage. */
  async carriedOut(): Promise<Map<string, number>> {
    const counts = new Map<string, number>();
    for (const { request } of await this.#storage.moves(this.table, 1)) {
      if (request !== null) counts.set(request, (counts.get(request) ?? 0) + 1);
    }
    return counts;
  }

  async restart(): Promise<void> {
    await this.#world.tables.close();
    this.#world = await makeWorld({ storage: this.#storage, games, clock: new ManualClock(this.#world.clock.now()) });
  }

  /** Resolves to the errors that the last server logged. */
  async end(): Promise<object[]> {
    await this.#world.tables.close();
    await this.#close();
    return this.#world.log.errors;
  }
}

describe('a repeated request', () => {
  it('long after its undo is not executed again', async () => {
    const match = await Match.of('museum', 3);
    let drawn: Sent | undefined;
    for (let i = 0; drawn === undefined && i < 300; i++) {
      const sent = await match.next();
      const last = match.sent.at(-2);
      const isUndone = sent?.kind === 'undo' && sent.version !== null && last?.seat === sent.seat;
      if (isUndone && last.kind === 'move' && last.data.move === 'draw') drawn = last;
    }
    expect(await match.deliver(drawn!)).toBe(drawn!.version);
    expect((await match.carriedOut()).get(drawn!.data.request)).toBe(1);
    expect(await match.end()).toEqual([]);
  });

  it.each(['museum', 'prado', 'patzcuaro'].flatMap((game) => [1, 2].map((seed) => [game, seed] as const)))(
    'at any later time in %s (%i) gets the same answer or is rejected as stale, and is executed once',
    async (game, seed) => {
      const match = await Match.of(game, seed);
      const { random, sent } = match;
      let repeated = 0;
      for (let i = 0; i < 250; i++) {
        await match.next();
        if (random.below(60) === 0) await match.restart();
        if (random.below(60) === 0) {
          const before = await match.handOver();
          for (const again of sent.slice(-3)) await match.deliver(again, before);
        }
        if (sent.length === 0 || random.below(2) === 0) continue;
        const again =
          sent[random.below(3) === 0 ? sent.length - 1 - random.below(Math.min(8, sent.length)) : random.below(sent.length)]!;
        if (again.version === null) continue;
        repeated += 1;
        expect([again.version, 'stale']).toContain(await match.deliver(again));
      }
      expect(repeated).toBeGreaterThan(50);
      const counts = await match.carriedOut();
      for (const { data, version } of sent) expect(counts.get(data.request) ?? 0).toBe(version === null ? 0 : 1);
      expect(await match.end()).toEqual([]);
    },
  );
});
