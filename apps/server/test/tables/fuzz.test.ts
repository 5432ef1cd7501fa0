import assert from 'node:assert/strict';
import { KeyedRandom, type ViewCtx } from '@sobremesa/games';
import { seedOf, seedsFrom } from '@sobremesa/games/kit/testing';
import { describe, expect, it } from 'vitest';
import { isAsked, makeWorld, newRequest, registerUsers, settingsOf, Viewer, type World } from '../harness.ts';
import { RefusedError } from '../../src/refused.ts';
import { secretsGame } from '@sobremesa/match/testing';
import type { User } from '../../src/users/users.ts';

const game = secretsGame('ab'.repeat(32));

/**
 * A seeded simulation: random people send random requests to random tables, often at the same time.
 */
class Party {
  readonly #random: KeyedRandom;
  readonly #world: World;
  readonly #users: readonly User[];
  readonly tables: string[] = [];
  viewers: { table: string; viewer: Viewer }[] = [];

  constructor(seed: number, world: World, persons: readonly User[]) {
    this.#random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
    this.#world = world;
    this.#users = persons;
  }

  #pick<T>(items: readonly T[]): T {
    return items[this.#random.below(items.length)] as T;
  }

  async begin(): Promise<void> {
    for (const [i, host] of this.#users.slice(0, 3).entries()) await this.#open(host, 2 + i);
  }

  async act(): Promise<void> {
    const { tables, clock } = this.#world;
    const [person, table, seat] = [this.#pick(this.#users), this.#pick(this.tables), this.#random.below(4)];
    const acts: (() => Promise<unknown>)[] = [
      () => tables.sit(table, person),
      () => tables.sit(table, person, seat),
      () => tables.stand(table, person),
      () => tables.return(table, person),
      () => tables.standIn(table, person, seat),
      () => tables.remove(table, person, seat),
      () => tables.closeSeat(table, person, seat),
      () => tables.openSeat(table, person, seat),
      () => tables.setBot(table, person, seat, this.#pick(['easy', 'strong', null])),
      () => tables.start(table, person),
      () => tables.say(table, person, { text: 'hello' }),
      () => tables.keep(table, person),
      () => tables.mute(table, person, { seat }),
      async () => tables.claim(this.#pick(this.#users), (await tables.handover(table, person, null)).token),
      async () => this.#come(await tables.rematch(table, person)),
      () => this.#open(person, 2 + (seat % 3)),
      () => this.#enter(table, person),
      () => this.#leave(),
      () => clock.advance(this.#pick([10, 1300, 16_000, 70_000])),
    ];
    await this.#ask(this.#random.below(3) > 0 ? () => this.#move() : this.#pick(acts));
  }

  /** Opens a table. All enter it, some sit down, and often its match starts. */
  async #open(host: User, seats: number): Promise<void> {
    if (this.tables.length < 12)
      await this.#come(await this.#world.tables.open(host, settingsOf({ seats, options: { turns: 12 } })));
  }

  async #come(table: string): Promise<void> {
    const { tables } = this.#world;
    if (!this.tables.includes(table)) this.tables.push(table);
    for (const person of this.#users) await this.#enter(table, person);
    for (const guest of this.#users) await this.#ask(() => tables.sit(table, guest));
    for (const host of this.#users) await this.#ask(() => tables.start(table, host));
  }

  async #ask(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RefusedError) || error.refusal.code === 'internal') throw error;
    }
  }

  async #enter(table: string, user: User): Promise<void> {
    const viewer = await Viewer.at(this.#world.tables, table, this.#random.below(5) === 0 ? null : user);
    this.viewers.push({ table, viewer });
  }

  async #leave(): Promise<void> {
    if (this.viewers.length < 30) return;
    const { table, viewer } = this.#pick(this.viewers);
    this.viewers = this.viewers.filter((each) => each.viewer !== viewer);
    await this.#world.tables.leave(table, viewer.id);
  }

  async #move(): Promise<void> {
    const playing = this.viewers.filter(({ viewer }) => isAsked(viewer) && viewer.gone === null);
    if (playing.length === 0) return;
    const { table, viewer } = this.#pick(playing);
    const { person, match } = viewer;
    if (person === null || match === null || match.playerID === null) return;
    const { tables } = this.#world;
    const request = { table, request: newRequest(), version: match.version };
    if (match.state.undo && this.#random.below(3) === 0) return void (await tables.undo(person, request));
    const { G, ctx } = match.state;
    const legal = game.legalMoves(G, ctx as ViewCtx, match.playerID);
    if (legal.length > 0) await tables.move(person, { ...request, ...(this.#pick(legal) as { move: string; args: never[] }) });
  }

  /** Every kind of log line, so that a simulation without events does not pass. */
  async happened(): Promise<Set<string>> {
    const { tables } = this.#world;
    const kinds = new Set<string>();
    for (const table of this.tables) {
      const { status } = (await tables.summary(table)) ?? { status: 'gone' };
      kinds.add(status);
      if (status === 'gone') continue;
      for (const { event } of await tables.log(table, null, { limit: 1000 })) kinds.add(event.type);
    }
    return kinds;
  }

  /**
   * Checks that every page's data equals the server's current data, and that nobody has two seats.
   */
  async check(): Promise<void> {
    const { tables } = this.#world;
    for (const { table, viewer } of this.viewers.filter(({ viewer }) => viewer.gone === null)) {
      const seats = viewer.view?.seats ?? [];
      assert(seats.filter(({ host }) => host).length <= 1);
      assert.deepEqual(
        seats.map(({ seat }) => seat),
        seats.map((_, i) => i),
      );
      const names = seats.flatMap(({ state, name }) => (state === 'taken' ? [name] : []));
      assert.equal(new Set(names).size, names.length);
      if (viewer.view?.status === 'open') continue;
      const { log, ...now } = await tables.sync(table, viewer.person);
      const { log: _, ...held } = viewer.match ?? { log: [] };
      assert.deepEqual(held, JSON.parse(JSON.stringify(now)));
      assert.deepEqual(viewer.log.slice(-5), log.slice(-5));
      assert.equal(viewer.view?.you ?? null, now.playerID === null ? null : Number(now.playerID));
    }
  }
}

describe('random requests of random people', () => {
  const happened = new Set<string>();

  it.each(seedsFrom(1, 3))('never break a table (SEED=%i)', async (seed) => {
    const world = await makeWorld({ games: { secrets: game }, settings: { tablesPerUser: 6 } });
    const persons = await registerUsers(world.tables, 'Ana', 'Ben', 'Eva', 'Leo', 'Mia', 'Noa');
    const party = new Party(seed, world, persons);
    await party.begin();
    for (let round = 0; round < 100; round++) {
      await Promise.all(Array.from({ length: 6 }, () => party.act()));
      if (round % 5 === 0) await party.check();
    }
    await party.check();
    expect(world.log.errors).toEqual([]);
    for (const kind of await party.happened()) happened.add(kind);
    await world.tables.close();
  });

  it('caused every kind of event', () => {
    const kinds = ['ended', 'answered', 'undone', 'standIn', 'left', 'removed', 'returned', 'handedOver', 'finished'];
    expect(kinds.filter((kind) => !happened.has(kind))).toEqual([]);
  });
});
