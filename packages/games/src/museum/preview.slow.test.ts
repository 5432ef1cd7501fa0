import { describe, expect, it } from 'vitest';
import { playRandom } from '../kit/testing/index.ts';
import { LAST_ROUND_AT } from './catalogue/numbers.ts';
import { museum } from './index.ts';
import { canonicalMoves } from './moves.ts';
import { purchasePreview } from './preview.ts';
import { playerOf } from './state.ts';
import type { Basket, ForeignPurchase, State } from './state.ts';
import { matchInAction, pickMostlyBuying } from './testing/index.ts';

/** The payer of the fee for a purchase in Benito's store. */
function feeWith(more: { experts?: string; favours?: string }) {
  const match = matchInAction({
    players: [{ hand: 'INC-01 INC-03 INC-05 INC-11', prestige: 5, ...more }, { pool: 'GRE-05 GRE-01' }],
  });
  if (more.favours !== undefined) match.play('0', 'playFavour', more.favours, null);
  return purchasePreview(match.G, '0', { card: 'GRE-01', cell: 0, cards: [], prestige: 3 }).fee;
}

/** The actual effects of a purchase, in the form of its preview. */
function outcome(before: State, after: State, playerID: string) {
  const { events } = after;
  const fee = events.find((event) => event.type === 'fee');
  const own = events.flatMap((event) => ('player' in event && event.player === playerID ? [event] : []));
  const [was, is] = [playerOf(before, playerID).score, playerOf(after, playerID).score];
  return {
    seller: fee?.owner ?? null,
    fee: fee?.from ?? null,
    points: is - was,
    favours: own.reduce((sum, event) => sum + (event.type === 'drewFavours' ? event.count : 0), 0),
    prestige: own.reduce((sum, event) => sum + (event.type === 'gainedPrestige' ? event.count : 0), 0),
    lastRound: !before.lastRound && was < LAST_ROUND_AT && is >= LAST_ROUND_AT,
  };
}

describe('the preview of a purchase', () => {
  it.each([2, 3, 4])('predicts the effects of each purchase in a random match of %i players', (numPlayers) => {
    const previews: object[] = [];
    const done: object[] = [];
    let before: State | null = null;
    playRandom(museum, { seed: 40 + numPlayers, numPlayers, unlisted: canonicalMoves, pick: pickMostlyBuying }, ({ G }, made) => {
      if (before !== null && (made?.move === 'buy' || made?.move === 'buyForeign')) {
        previews.push(purchasePreview(before, made.playerID, made.args[0] as Basket | ForeignPurchase));
        done.push(outcome(before, G, made.playerID));
      }
      before = structuredClone(G);
    });
    expect(previews.length).toBeGreaterThan(20);
    expect(previews).toEqual(done);
  });

  it('names the payer of the fee: the buyer, the supply with the Banker, or nobody with the Favour', () => {
    expect([feeWith({}), feeWith({ experts: 'E23' }), feeWith({ favours: 'F8-1' })]).toEqual(['buyer', 'supply', 'waived']);
  });
});
