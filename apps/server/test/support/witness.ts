import { games, KeyedRandom, withSeed, type GameModule, type ViewCtx } from '@sobremesa/games';
import type { MatchSnapshot, MatchUpdate, Me, TableSettings } from '@sobremesa/protocol';
import { expect, vi } from 'vitest';
import { RefusedError } from '../../src/refused.ts';
import type { Tables } from '../../src/tables/index.ts';
import type { User } from '../../src/users/users.ts';
import { isAsked, makeWorld, newRequest, play, registerUsers, running, Viewer } from '../harness.ts';

const seed = '5a'.repeat(32);

/** One of our games, with the same deal in each match. */
export function dealtGame(name: string): Record<string, GameModule> {
  const base = games[name] as GameModule;
  return { [name]: { ...base, game: withSeed(base.game, seed) } };
}

/** A page that records the state at each version, and the update that led there, byte by byte. */
export class Witness extends Viewer {
  readonly states = new Map<number, string>();
  readonly updates: [version: number, text: string][] = [];

  static async of(tables: Tables, table: string, person: User | null): Promise<Witness> {
    const witness = new Witness(person);
    const { match, view } = await tables.enter(table, witness);
    witness.view = view;
    witness.send({ type: 'snapshot', match: match as MatchSnapshot });
    return witness;
  }

  override send(push: Parameters<Viewer['send']>[0]): void {
    super.send(push);
    if (push.type === 'update') this.updates.push([push.version, push.text]);
    if (push.type === 'update' || push.type === 'snapshot') {
      this.states.set(this.match?.version ?? 0, JSON.stringify(push.type === 'update' ? push.match().state : push.match.state));
    }
  }

  /** The part of the match to send from a version on. */
  from(version: number): { state: string | undefined; updates: MatchUpdate[] } {
    const later = this.updates.filter(([to]) => to > version);
    return { state: this.states.get(version), updates: later.map(([, text]) => JSON.parse(text) as MatchUpdate) };
  }
}

/**
 * Acts on what a witness sees. On several servers that may be an older state than the others', and
 * the server then refuses. Waits for the newer one.
 */
async function attempt(witness: Witness, act: () => Promise<unknown>): Promise<void> {
  const version = witness.match?.version ?? 0;
  try {
    await act();
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    await vi.waitFor(() => expect(witness.match?.version).toBeGreaterThan(version), { timeout: 10_000 });
  }
}

/** Plays at random for a while, with occasional undos. */
export async function playedBefore(
  name: string,
  players: number,
  moves: number,
  { file = ':memory:', ...settings }: { file?: string } & Partial<TableSettings> = {},
) {
  const base = games[name] as GameModule;
  const world = await makeWorld({ games: dealtGame(name), file });
  const { tables } = world;
  const persons = await registerUsers(tables, ...['Ana', 'Ben', 'Eva'].slice(0, players));
  const table = await running(tables, persons, { ...settings, game: name });
  const watcher = await Witness.of(tables, table, null);
  const witnesses = await Promise.all(persons.map((person) => Witness.of(tables, table, person)));
  const random = new KeyedRandom({ seed, drawn: players });
  for (let turn = 0; turn < moves && witnesses[0]?.view?.status === 'running'; turn++) {
    const back = witnesses.find(({ match }) => match?.state.undo);
    if (back !== undefined && random.below(4) === 0) {
      const version = back.match?.version ?? 0;
      await attempt(back, () => tables.undo(back.person as Me, { table, request: newRequest(), version }));
      continue;
    }
    const asked = witnesses.filter(isAsked);
    // All have allowed the action.
    if (asked.length === 0) {
      await world.clock.advance(60_000);
      continue;
    }
    const mover = asked[random.below(asked.length)] as Witness;
    const { playerID, state } = mover.match as MatchSnapshot;
    const legal = base.legalMoves(state.G, state.ctx as ViewCtx, playerID as string);
    const { move, args } = legal[random.below(legal.length)] as { move: string; args: readonly unknown[] };
    await attempt(mover, () => play(mover, tables, table, move, ...args));
    if (turn % 30 === 7) await tables.say(table, mover.person as Me, { text: 'hm' });
  }
  // An open window would close after the restart.
  await world.clock.advance(60_000);
  await tables.sync(table, persons[0] as Me);
  return { ...world, table, watcher, persons: persons as [Me, ...Me[]], witnesses: witnesses as [Witness, ...Witness[]] };
}
