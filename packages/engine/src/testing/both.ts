import type { Game, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { copyPlain, engineMoves, KeyedRandom, randomOf, randomPlugin } from '@sobremesa/games/kit';
import type { GameModule, MoveRule, PlayerID } from '@sobremesa/games/kit';
import { assert } from 'vitest';
import * as z from 'zod/mini';
import { engineOf, type Engine, type EngineState, type MoveResult } from '../engine.ts';
import type { Playout } from '../playout.ts';

/** The state of a game that only tests its flow. Definitions react to the last word. */
export interface Sheet {
  word: string;
  drawn: number[];
  events: string[];
  order: PlayerID[];
}

type Rule = MoveRule<Sheet, Sheet, [word: string]>;

const say: Rule = {
  args: z.tuple([z.string()]),
  why: (_G, _ctx, _playerID, word) => (word === 'forbidden' ? { key: 'forbidden' } : null),
  apply(G, { ctx, playerID, random }, word) {
    if (word === 'throw') throw new Error('a rule is broken');
    G.word = word;
    if (word === 'draw') G.drawn.push(random.below(1000));
    G.events.push(`${playerID} says ${word} in turn ${ctx.turn}`);
  },
};
const rules: Record<string, Rule> = { say, shout: say, sing: { ...say, free: true } };

/** The moves of every definition, for its game, phases and stages. */
export const { say: saying, shout: shouting, sing: singing } = engineMoves<Sheet>(rules);

export type Definition = Game<Sheet>;
/** The argument of boardgame.io's hooks, triggers and turn orders. */
export type Context = Parameters<NonNullable<Definition['endIf']>>[0];

const SEED = '5'.repeat(64);

/** A game with this flow. Its moves are open everywhere by default. */
export function gameOf(definition: Definition): GameModule<Sheet> {
  const game: Definition = {
    plugins: [randomPlugin(SEED)],
    setup: (context) => ({ word: '', drawn: [randomOf(context).below(1000)], events: [], order: ['2', '0', '1'] }),
    moves: { say: saying as never, shout: shouting as never, sing: singing as never },
    ...definition,
  };
  // The engine uses no other parts of a game's module.
  return {
    game,
    moves: rules,
    copy: copyPlain,
    events: ({ events }: Sheet) => events,
    reveals: (event: unknown) => String(event).includes('says draw'),
  } as unknown as GameModule<Sheet>;
}

/** Notes of `noted` during the current run. */
let notes: string[] = [];

/** Wraps code so that its input and output are compared between the engines. */
export function noted<Answer>(name: string, run: (context: Context & { playerID?: PlayerID }) => Answer) {
  return (context: Context & { playerID?: PlayerID }): Answer => {
    const before = JSON.stringify(context.ctx);
    const { word } = context.G;
    const answer = run(context);
    notes.push(`${name} of ${context.playerID} after ${word} in ${before}: ${JSON.stringify(answer)}`);
    return answer;
  };
}

function listen<T>(run: () => T): { result: T; notes: string[] } {
  notes = [];
  const result = run();
  return { result, notes };
}

/**
 * One match on boardgame.io, on our engine and as a playout. All operations must give the same
 * result on each.
 */
export class Both {
  readonly engine: Engine<Sheet>;
  state: EngineState<Sheet>;
  readonly #reduce: ReturnType<typeof CreateGameReducer>;
  #expected: State<Sheet>;
  readonly #playout: Playout<Sheet>;

  constructor(definition: Definition, numPlayers = 3) {
    const module = gameOf(definition);
    this.#reduce = CreateGameReducer({ game: module.game });
    const stock = listen(() => InitializeGame({ game: module.game, numPlayers }));
    this.#expected = stock.result;
    this.engine = engineOf(module);
    const ours = listen(() => this.engine.begin(numPlayers, undefined));
    this.state = ours.result;
    assert.deepEqual(ours.notes, stock.notes);
    this.#playout = this.engine.playout(this.state, new KeyedRandom(this.state.plugins.random.data));
    this.#compare();
  }

  get ctx(): EngineState['ctx'] {
    return this.state.ctx;
  }

  /** Makes or tries a move. */
  say(playerID: PlayerID, word: string, move = 'say'): MoveResult<Sheet> {
    const before = JSON.stringify(this.state);
    const payload = { type: move, args: [word], playerID };
    // boardgame.io changes the `ctx` that it gets.
    const from = { ...this.#expected, ctx: structuredClone(this.#expected.ctx) };
    const stock = listen(() => this.#reduce(from, { type: 'MAKE_MOVE', payload }));
    const ours = listen(() => this.engine.move(this.state, playerID, move, [word]));
    assert.equal(JSON.stringify(this.state), before);
    assert.equal(ours.result.ok, stock.result._stateID > this.#expected._stateID);
    assert.deepEqual(ours.notes, stock.notes);
    if (ours.result.ok) {
      this.#expected = stock.result as State<Sheet>;
      this.state = ours.result.state;
      assert.deepEqual(listen(() => this.#playout.play(playerID, move, [word])).notes, stock.notes);
      this.#compare();
    }
    return ours.result;
  }

  #compare(): void {
    const { G, ctx, plugins } = this.#expected;
    assert.equal(JSON.stringify(this.state.G), JSON.stringify(G));
    assert.equal(JSON.stringify(this.state.ctx), JSON.stringify(ctx));
    assert.deepEqual(this.state.plugins.random.data, plugins['random']?.data);
    assert.equal(JSON.stringify({ G: this.#playout.G, ctx: this.#playout.ctx }), JSON.stringify({ G, ctx }));
  }
}
