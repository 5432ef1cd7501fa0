import { describe, expect, it } from 'vitest';
import { playRandom } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { canonicalMoves } from './moves.ts';
import { purchasePreview } from './preview.ts';
import { playerOf } from './state.ts';
import type { Basket, ForeignPurchase, State } from './state.ts';
import { matchInAction, pickMostlyBuying } from './testing/index.ts';

type Bought = Basket | ForeignPurchase;

/** Who pays the fee for an Object of another's pool. */
function feeWith(more: { experts?: string; favours?: string }) {
  const match = matchInAction({
    players: [{ hand: 'INC-01 INC-03 INC-05 INC-11', prestige: 5, ...more }, { pool: 'GRE-05 GRE-01' }],
  });
  if (more.favours !== undefined) match.play('0', 'playFavour', more.favours, null);
  return purchasePreview(match.G, '0', { card: 'GRE-01', cell: 0, cards: [], prestige: 3 }).fee;
}

describe('the preview of a purchase', () => {
  it.each([2, 3, 4])('foretells what each purchase of a random match of %i players then does', (numPlayers) => {
    let before: State | null = null;
    const foretold: ReturnType<typeof purchasePreview>[] = [];
    const happened: ReturnType<typeof purchasePreview>[] = [];
    playRandom(museum, { seed: 40 + numPlayers, numPlayers, unlisted: canonicalMoves, pick: pickMostlyBuying }, (match, made) => {
      if (before !== null && (made?.move === 'buy' || made?.move === 'buyForeign')) {
        const { playerID } = made;
        const { events } = match;
        const fee = events.find(({ type }) => type === 'fee') as
          { owner: string; from: ReturnType<typeof purchasePreview>['fee'] } | undefined;
        const own = events.flatMap((event) => ('player' in event && event.player === playerID ? [event] : []));
        foretold.push(purchasePreview(before, playerID, made.args[0] as Bought));
        happened.push({
          seller: fee?.owner ?? null,
          fee: fee?.from ?? null,
          points: playerOf(match.G, playerID).score - playerOf(before, playerID).score,
          favours: own.reduce((sum, event) => sum + (event.type === 'drewFavours' ? event.count : 0), 0),
          prestige: own.reduce((sum, event) => sum + (event.type === 'gainedPrestige' ? event.count : 0), 0),
          lastRound: !before.lastRound && playerOf(before, playerID).score < 50 && playerOf(match.G, playerID).score >= 50,
        });
      }
      before = structuredClone(match.G);
    });
    expect(foretold).toEqual(happened);
    expect(foretold.length).toBeGreaterThan(20);
  });

  it('tells who pays the fee: the buyer, the supply with the Banker, nobody by the Favour', () => {
    expect([feeWith({}), feeWith({ experts: 'E23' }), feeWith({ favours: 'F8-1' })]).toEqual(['buyer', 'supply', 'waived']);
  });
});
