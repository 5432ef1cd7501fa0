import { TurnOrder } from 'boardgame.io/core';
import { KeyedRandom, type Random } from '@sobremesa/games/kit';
import { seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Both, noted, saying, shouting, type Context, type Definition } from './testing/both.ts';

// boardgame.io prints every rejected move.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const DEFINITIONS = 100;
const MOVES = 25;
const PHASES = ['a', 'b', 'c'];
const STAGES = ['x', 'y', null];
const WORDS = ['one', 'two', 'three', 'four', 'five', 'draw'];

type PhaseConfig = NonNullable<Definition['phases']>[string];
type TurnConfig = NonNullable<Definition['turn']>;
type Asking = NonNullable<TurnConfig['activePlayers']>;

/**
 * Random definitions with every feature that the engine supports. Words trigger everything that
 * happens.
 */
class Inventor {
  readonly random: Random;

  constructor(seed: number) {
    this.random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
  }

  chance(percent: number): boolean {
    return this.random.below(100) < percent;
  }

  any<T>(items: readonly T[]): T {
    return items[this.random.below(items.length)] as T;
  }

  maybe<T>(percent: number, make: () => T): T | undefined {
    return this.chance(percent) ? make() : undefined;
  }

  definition(): Definition {
    const ending = this.any(WORDS);
    const phases = this.maybe(75, () => Object.fromEntries(PHASES.map((name, i) => [name, this.phase(name, i === 0)] as const)));
    return {
      turn: this.turn('game'),
      endIf: noted('endIf', ({ G, ctx }) => (G.word === ending && ctx.turn > 4 ? { winners: [ctx.currentPlayer] } : undefined)),
      onEnd: noted('onEnd', ({ G }) => void G.events.push('over')),
      ...(phases === undefined ? {} : { phases }),
    };
  }

  phase(name: string, start: boolean): PhaseConfig {
    const ending = this.any(WORDS);
    const to = this.any(PHASES);
    const answer = this.any([true, { next: to }]);
    return defined<PhaseConfig>({
      start,
      next: this.any([undefined, to, noted(`${name}.next`, ({ ctx }) => PHASES[ctx.turn % 3])]),
      endIf: this.maybe(70, () => noted(`${name}.endIf`, ({ G, ctx }) => G.word === ending && ctx.numMoves !== 0 && answer)),
      onBegin: this.maybe(50, () => noted(`${name}.onBegin`, ({ G }) => void (G.word = `${name} begins`))),
      onEnd: this.maybe(50, () => noted(`${name}.onEnd`, ({ G }) => void G.events.push(`${name} ended`))),
      moves: this.maybe(30, () => ({ shout: shouting as never })),
      turn: this.maybe(60, () => this.turn(name)),
    });
  }

  turn(name: string): TurnConfig {
    const [ending, to] = [this.any(WORDS), this.any(['0', '1', '2'])];
    const answer = this.any([true, { next: to }]);
    const [beginning, inMove, again] = [this.asking(), this.asking(), this.asking()];
    const [first, second] = [this.any(WORDS), this.any(WORDS)];
    return defined<TurnConfig>({
      order: this.any([
        undefined,
        TurnOrder.CUSTOM_FROM('order'),
        TurnOrder.CUSTOM(['1', '0', '2']),
        TurnOrder.ONCE,
        TurnOrder.RESET,
        TurnOrder.CONTINUE,
        { ...TurnOrder.ONCE, playOrder: noted(`${name}.playOrder`, ({ G }: Context) => G.order.slice(1)) },
      ]),
      // Nobody was active before a turn begins.
      activePlayers: this.maybe(40, () => ({ ...this.asking(), revert: false })),
      maxMoves: this.maybe(25, () => this.any([1, 2, 3])),
      stages: { x: { moves: { say: saying as never } }, y: this.any([{}, { moves: { shout: shouting as never } }]) },
      endIf: this.maybe(70, () => noted(`${name}.turn.endIf`, ({ G }) => G.word === ending && answer)),
      onBegin: this.maybe(60, () =>
        noted(`${name}.turn.onBegin`, ({ G, ctx, events }) => {
          if (ctx.turn % 2 === 0) events.setActivePlayers(beginning);
          G.word = `turn ${ctx.turn}`;
        }),
      ),
      onMove: this.maybe(70, () =>
        noted(`${name}.turn.onMove`, ({ G, events }) => {
          if (G.word === first || G.word === second) events.setActivePlayers(inMove);
          if (G.word === second) events.setActivePlayers(again);
        }),
      ),
      onEnd: this.maybe(50, () => noted(`${name}.turn.onEnd`, ({ G }) => void G.events.push('turn ended'))),
    });
  }

  asking(deep = 0): Exclude<Asking, string[]> {
    const stage = () => {
      const name = this.any(STAGES);
      return this.any([name, { stage: name, maxMoves: this.any([1, 2]) }, { stage: name, minMoves: 1, maxMoves: 2 }]) as string;
    };
    return defined<Exclude<Asking, string[]>>({
      currentPlayer: this.maybe(40, stage),
      others: this.maybe(40, stage),
      all: this.maybe(15, stage),
      value: this.maybe(30, () => ({ [this.any(['0', '1', '2'])]: stage() })),
      minMoves: this.maybe(15, () => 1),
      maxMoves: this.maybe(40, () => this.any([1, 2])),
      revert: this.maybe(30, () => true),
      next: deep < 2 ? this.maybe(25, () => this.asking(deep + 1)) : undefined,
    });
  }
}

function defined<T extends object>(fields: { [Name in keyof T]: T[Name] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}

it('plays random definitions as boardgame.io does', () => {
  let made = 0;
  let over = 0;
  underSeeds(0, DEFINITIONS, (seed) => {
    const inventor = new Inventor(seed);
    const both = new Both(inventor.definition());
    for (let i = 0; i < MOVES && both.ctx.gameover === undefined; i++) {
      const { activePlayers, currentPlayer } = both.ctx;
      const asked = activePlayers === null ? [currentPlayer] : Object.keys(activePlayers);
      const seat = inventor.any(asked.length > 0 && inventor.chance(85) ? asked : ['0', '1', '2', '3']);
      if (both.say(seat, inventor.any(WORDS), inventor.any(['say', 'say', 'shout'])).ok) made += 1;
    }
    if (both.ctx.gameover !== undefined) over += 1;
  });
  expect(made).toBeGreaterThan(DEFINITIONS * 5);
  expect(over).toBeGreaterThan(DEFINITIONS / 10);
});
