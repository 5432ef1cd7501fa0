import { engineOf, type EngineState } from '@sobremesa/engine';
import { games, isActive, type GameEvent, type GameModule } from '@sobremesa/games';
import { botLevels, botManners } from '@sobremesa/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { Pool } from './pool.ts';
import { positionOf } from './position.ts';
import type { Position } from './thinker.ts';

/**
 * Every game with each number of seats, and each of its variants with one number that allows it.
 */
const variants = Object.entries(games).flatMap(([name, { players, options, optionFields }]) => {
  const usual = options.parse({}) as Record<string, unknown>;
  const sizes = Array.from({ length: players.max - players.min + 1 }, (_, i) => players.min + i);
  const all = sizes.map((seats) => ({ name, seats, options: {} as Record<string, unknown> }));
  for (const field of optionFields) {
    const fitting = sizes.filter((seats) => field.players?.includes(seats) ?? true);
    for (const [i, value] of field.values.entries()) {
      if (value === usual[field.name]) continue;
      all.push({ name, seats: fitting[i % fitting.length] as number, options: { [field.name]: value } });
    }
  }
  return all;
});

const manners = Object.values(botManners);

describe('a bot thread', () => {
  const pool = new Pool({ threads: 1, budget: { iterations: 1, ms: 1000 } });
  afterAll(() => pool.close());

  it.each(variants)(
    'plays $name with $seats seats and $options to the end at every level, with legal moves only',
    async ({ name, seats, options }) => {
      const game = games[name] as GameModule;
      const engine = engineOf(game);
      let state: EngineState = engine.begin(seats, game.options.parse(options));
      const events: GameEvent[] = [...game.events(state.G)];
      for (let made = 0; state.ctx.gameover === undefined; made++) {
        const { ctx } = state;
        const seat = Array.from({ length: seats }, (_, i) => i).find((each) => isActive(ctx, String(each))) as number;
        const level = botLevels[made % botLevels.length] as Position['level'];
        const manner = manners[made % manners.length] as Position['manner'];
        const { move } = await pool.think(
          'table',
          positionOf(game, { state }, seat, { level, manner }, events),
          new AbortController().signal,
        );
        const result = engine.move(state, String(seat), move?.move ?? '', move?.args ?? []);
        if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(result.why)}`);
        state = result.state;
        events.push(...result.events);
      }
      expect(state.ctx.gameover).toHaveProperty('winners');
    },
    120_000,
  );
});
