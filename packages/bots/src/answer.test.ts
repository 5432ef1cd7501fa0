import { engineOf, FastRandom } from '@sobremesa/engine';
import type { EngineState } from '@sobremesa/engine';
import { isActive } from '@sobremesa/games/kit';
import type { GameEvent, Manner, PlayerID, Seen } from '@sobremesa/games/kit';
import { prado } from '@sobremesa/games/prado';
import { matchAt } from '@sobremesa/games/prado/testing';
import type { BotLevel } from '@sobremesa/protocol';
import { assert, describe, expect, it, vi } from 'vitest';
import { answer } from './answer.ts';
import { levels } from './levels.ts';
import { Policy } from './policy.ts';
import { policies } from './policies.ts';

const manners: readonly Manner[] = ['balanced', 'collector', 'racer', 'spoiler'];
const budget = { iterations: 4, ms: Infinity };
const deal = (seed: number) => seed.toString(16).padStart(64, '0');
/** Each move with a number divisible by this is checked closely. */
const CLOSELY = 3;

const settings = [
  ...Object.entries(policies).flatMap(([game, { module }]) => {
    const { min, max } = module.players;
    return [...new Set([min, max])].map((players) => ({ game, players, options: {} }));
  }),
  { game: 'prado', players: 3, options: { guard: 'yes' } },
];

describe.each(settings)('bots at a table of $game with $players seats', ({ game, players, options }) => {
  it('make only legal moves at every level and with every manner, deterministically, and whatever the hidden cards are', () => {
    expect(played(policies[game] as Policy, players, options)).toBeGreaterThan(10);
  }, 120_000);
});

it('a budget replaces that of a search for a time, and no fixed number of iterations', () => {
  const determinize = vi.fn<typeof prado.determinize>((seen, random) => prado.determinize(seen, random));
  const policy = new Policy({ ...prado, determinize });
  const { G, ctx } = matchAt({ players: [{ hand: 'move help' }, {}], round: 2 }, '0', 'photography');
  const statesFor = (level: BotLevel) => {
    determinize.mockClear();
    answer(policy, { seen: seenBy(policy, { G, ctx }, '0', []), level, seed: 1, budget: { iterations: 400, ms: Infinity } });
    return determinize.mock.calls.length;
  };
  expect(statesFor('strong')).toBeGreaterThan(20);
  expect(statesFor('keen')).toBeLessThan(20);
  expect(statesFor('keen')).toBeGreaterThan(0);
});

/** @returns the number of answers that were repeated on another state with the same view */
function played<View, Full extends View, Event extends GameEvent>(
  policy: Policy<View, Full, Event>,
  players: number,
  options: unknown,
): number {
  const { module } = policy;
  const engine = engineOf(module);
  const random = FastRandom.seeded(players);
  const logs = Array.from({ length: players }, (): Event[] => []);
  let state = engine.begin(players, module.options.parse(options), deal(players));
  let compared = 0;
  for (let made = 0; state.ctx.gameover === undefined; made++) {
    const { ctx } = state;
    const playerID = Array.from({ length: players }, (_, index) => String(index)).find((id) => isActive(ctx, id)) ?? '';
    const log = logs[Number(playerID)] ?? [];
    const level = levels[made % levels.length] ?? 'easy';
    const seen = seenBy(policy, state, playerID, log);
    const manner = manners[Math.floor(made / levels.length) % manners.length] ?? 'balanced';
    const question = { level, manner, seed: made, budget };
    const move = answer(policy, { ...question, seen });
    assert.isNull(module.why(seen.view, seen.ctx, playerID, move.move, move.args), `${level} ${manner} ${JSON.stringify(move)}`);
    if (made % CLOSELY === 0) {
      const other = seenBy(policy, module.determinize(seen, random), playerID, log);
      assert.deepEqual(answer(policy, { ...question, seen: other }), move);
      compared += 1;
    }
    const result = engine.move(state, playerID, move.move, move.args);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} was refused`);
    state = result.state;
    for (const [index, each] of logs.entries())
      each.push(...result.events.map((event) => module.viewEvent(event, String(index))));
  }
  return compared;
}

function seenBy<View, Full extends View, Event extends GameEvent>(
  { module }: Policy<View, Full, Event>,
  { G, ctx }: Pick<EngineState<Full>, 'G' | 'ctx'>,
  playerID: PlayerID,
  log: readonly Event[],
): Seen<View, Event> {
  return { playerID, view: module.view(G, ctx, playerID), ctx: module.viewCtx(G, ctx, playerID), log };
}
