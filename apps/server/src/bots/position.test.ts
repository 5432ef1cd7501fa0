import { engineOf, FastRandom, type EngineState } from '@sobremesa/engine';
import { games, isActive, type GameEvent } from '@sobremesa/games';
import { assert, describe, expect, it } from 'vitest';
import { positionOf } from './position.ts';

const asStrong = { level: 'strong', manner: 'spoiler' } as const;

describe.each(Object.entries(games))('the position of a bot in %s', (_, module) => {
  it('does not depend on state hidden from its seat, and contains the filtered events', () => {
    const random = FastRandom.seeded(7);
    const engine = engineOf(module);
    const seats = Math.min(3, module.players.max);
    let state: EngineState = engine.begin(seats, module.options.parse({}), '7'.repeat(64));
    const events: GameEvent[] = [...module.events(state.G)];
    let compared = 0;
    for (let made = 0; state.ctx.gameover === undefined; made++) {
      const { G, ctx } = state;
      const playerID = Array.from({ length: seats }, (__, i) => String(i)).find((id) => isActive(ctx, id)) as string;
      if (made % 3 === 0) {
        const sent = positionOf(module, { state }, Number(playerID), asStrong, events);
        const other = { ...state, ...module.determinize(sent.seen, random) };
        assert.deepEqual(positionOf(module, { state: other }, Number(playerID), asStrong, events), sent);
        assert.deepEqual(
          sent.seen.log,
          events.map((event) => module.viewEvent(event, playerID)),
        );
        compared += 1;
      }
      const move = module.pickMove(module.view(G, ctx, playerID), module.viewCtx(G, ctx, playerID), playerID, random);
      const result = engine.move(state, playerID, move?.move ?? '', move?.args ?? []);
      if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused`);
      state = result.state;
      events.push(...result.events);
    }
    expect(compared).toBeGreaterThan(10);
  }, 60_000);
});
