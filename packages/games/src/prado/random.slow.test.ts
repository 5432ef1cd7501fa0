import { describe, expect, it } from 'vitest';
import { isActive, KeyedRandom } from '../kit/index.ts';
import type { Ctx } from '../kit/index.ts';
import {
  expectNonInterference,
  expectNothingShown,
  expectReplay,
  inLong,
  playRandom,
  seedOf,
  underSeeds,
} from '../kit/testing/index.ts';
import { prado } from './index.ts';
import { willOf } from './rules/reaction.ts';
import type { State } from './state.ts';
import { anyOrders, checkInvariants, scramble } from './testing/index.ts';

const modes: { numPlayers: number; options: Readonly<Record<string, string>> }[] = [
  ...(['easy', 'medium', 'hard'] as const).map((difficulty) => ({ numPlayers: 1, options: { difficulty } })),
  ...[2, 3, 4].flatMap((numPlayers) => (['no', 'yes'] as const).map((guard) => ({ numPlayers, options: { guard } }))),
  { numPlayers: 3, options: { reactions: 'quick' } },
];
const MATCHES = inLong(3);
/**
 * The players for whom the server passes, and when. It does not pass for players who block by an
 * order, since their block is public.
 */
const passes = (G: State, ctx: Ctx) => {
  const { id, ms, auto = {} } = prado.window?.(G, ctx) ?? {};
  const passing = Object.entries(auto).filter(([playerID]) => G.window !== null && willOf(G, playerID, G.window) !== 'block');
  return { id, ms, after: passing.map(([, { after }]) => after).filter((after) => after !== ms) };
};
/** Milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;

describe.each(modes)('random matches of $numPlayers, $options', ({ numPlayers, options }) => {
  it(
    'never throw, never stall, keep the invariants, end, and replay to the same state',
    () => {
      underSeeds(0, MATCHES, (seed) => {
        const match = { seed, numPlayers, options };
        const played = playRandom(prado, match, ({ G }) => checkInvariants(G));
        const { winners } = played.match.ctx.gameover as { winners: string[] };
        // A solo player may lose.
        expect(winners.length).toBeGreaterThanOrEqual(numPlayers > 1 ? 1 : 0);
        if (seed % MATCHES === 0) expectReplay(played, match);
      });
    },
    TIMEOUT,
  );

  it.skipIf(numPlayers === 1)('never show other players when a player wants to be asked', () => {
    underSeeds(50, 1, (seed) =>
      playRandom(prado, { seed, numPlayers, options }, (match) => {
        if (match.ctx.gameover !== undefined) return;
        for (const playerID of match.players) {
          const { G, ctx } = match.after(match.state, playerID, { move: 'setReactions', args: ['never'] });
          for (const viewer of [...match.players, null].filter((other) => other !== playerID)) {
            expect([prado.view(G, ctx, viewer), prado.viewCtx(G, ctx, viewer)]).toEqual([
              prado.view(match.G, match.ctx, viewer),
              prado.viewCtx(match.G, match.ctx, viewer),
            ]);
          }
          expect(G.events).toEqual([]);
        }
      }),
    );
  });

  it.skipIf(numPlayers === 1)(
    'look the same to all others whatever a player has ordered, up to a block; the server passes for all at the end of the window',
    () => {
      underSeeds(300, 1, (seed) => {
        const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
        let answered = 0;
        playRandom(prado, { seed, numPlayers, options }, (match) => {
          const { window } = match.G;
          if (match.ctx.gameover !== undefined || (window === null && random.below(8) > 0)) return;
          for (const playerID of match.players) {
            const orders = anyOrders(playerID, numPlayers, random);
            const { G, ctx } = match.after(match.state, playerID, { move: 'setOrders', args: [orders] });
            expect(G.events).toEqual([]);
            for (const viewer of [...match.players, null].filter((other) => other !== playerID)) {
              expect([prado.view(G, ctx, viewer), prado.viewCtx(G, ctx, viewer)]).toEqual([
                prado.view(match.G, match.ctx, viewer),
                prado.viewCtx(match.G, match.ctx, viewer),
              ]);
            }
            expect(passes(G, ctx)).toEqual({ ...passes(match.G, match.ctx), after: [] });
            expect(G.delays).toBe(match.G.delays);
            if (window === null || !isActive(ctx, playerID)) continue;
            const seen = prado.view(G, ctx, playerID);
            const will = willOf(G, playerID, window);
            expect(willOf(seen, playerID, window)).toBe(will);
            expect(prado.window?.(G, ctx)?.auto?.[playerID]?.asked).toBe(will === 'ask');
            const answer = prado.standIn(seen, prado.viewCtx(G, ctx, playerID), playerID);
            expect(answer).toEqual({ move: 'answer', args: [window.id, will === 'block'] });
            const after = match.after({ ...match.state, G, ctx }, playerID, answer!).G;
            checkInvariants(after);
            expect(after.window === null || will !== 'block').toBe(true);
            answered += 1;
          }
        });
        expect(answered).toBeGreaterThan(5);
      });
    },
    TIMEOUT,
  );

  // A quick table reveals when nobody could block, so views depend on others' hands.
  it.skipIf(options['reactions'] === 'quick')(
    'reveal nothing to a viewer that depends on hidden information',
    () => {
      underSeeds(100, 1, (seed) => {
        const { compared } = expectNonInterference(prado, scramble, { seed, numPlayers, options });
        expect(compared).toBeGreaterThan(20);
      });
    },
    TIMEOUT,
  );

  it(
    'allow no undo of a move that revealed anything',
    () => {
      const compared = underSeeds(200, MATCHES, (seed) => expectNothingShown(prado, scramble, { seed, numPlayers, options }));
      expect(compared.reduce((sum, { byMover }) => sum + byMover, 0)).toBeGreaterThan(inLong(25, 4));
      expect(compared.reduce((sum, { byOthers }) => sum + byOthers, 0)).toBeGreaterThan(inLong(25, 4));
    },
    TIMEOUT,
  );
});
