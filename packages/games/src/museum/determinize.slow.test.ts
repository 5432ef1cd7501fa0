import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { expectDeterminized, isLong, seedOf, TestMatch, underSeeds, unevenness } from '../kit/testing/index.ts';
import { homeOf } from './catalogue/civilisations.ts';
import { objectIds } from './catalogue/objects.ts';
import { patronIds } from './catalogue/patrons.ts';
import { continents } from './catalogue/types.ts';
import type { MuseumEvent } from './events.ts';
import { determinize } from './determinize.ts';
import { museum } from './index.ts';
import type { State } from './state.ts';
import { checkInvariants, matchFrom } from './testing/index.ts';

/** Milliseconds; generous, for busy machines. */
const TIMEOUT = 120_000;

type Match = ReturnType<typeof matchFrom>;

const settings = [
  { numPlayers: 2, options: {} },
  { numPlayers: 3, options: { sweepMarketEachRound: true } },
  { numPlayers: 4, options: { publicOpinionPerDeck: 2 } },
];

function determinized({ G, ctx }: Match, playerID: string, log: readonly MuseumEvent[], random: Random): State {
  const seen = { playerID, view: museum.view(G, ctx, playerID), ctx: museum.viewCtx(G, ctx, playerID) };
  return determinize({ ...seen, log: log.map((event) => museum.viewEvent(event, playerID)) }, random).G;
}

describe('a determinized state', () => {
  it.each(settings)(
    'fits the knowledge of each viewer of a random match of $numPlayers with $options, at every step',
    ({ numPlayers, options }) => {
      for (const count of underSeeds(400, 1, (seed) =>
        expectDeterminized(museum, { seed, numPlayers, options }, checkInvariants),
      )) {
        expect(count).toBeGreaterThan(40);
      }
    },
    TIMEOUT,
  );

  it.runIf(isLong)('deals the unseen cards in each possible way equally often', () => {
    const match = matchFrom({ players: [{ patron: patronIds[0]! }, { patron: patronIds[1]! }] });
    const others = patronIds.slice(1);
    expect(unevenness((random) => determinized(match, '0', [], random).players[1]?.patron ?? '', others, 1)).toBeLessThan(1);
  });

  it("keeps an Object that a player took openly in that player's hand until the player gives it away", () => {
    const [first = '', second = ''] = objectIds;
    const match = matchFrom({ players: [{}, { hand: `${first} ${second}` }] });
    const random = new KeyedRandom({ seed: seedOf(3), drawn: 0 });
    const hands = (log: readonly MuseumEvent[]) => {
      return Array.from({ length: 40 }, () => determinized(match, '0', log, random).players[1]?.hand ?? []);
    };
    const took: MuseumEvent = { type: 'tookFromPool', player: '1', cards: [first], cause: 'inventory' };
    for (const hand of hands([took])) expect(hand).toContain(first);
    const laid: MuseumEvent = { type: 'discarded', player: '1', cards: [first] };
    const later = matchFrom({ players: [{ pool: first }, { hand: second }] });
    const after = Array.from({ length: 40 }, () => determinized(later, '0', [took, laid], random).players[1]?.hand ?? []);
    for (const hand of after) expect(hand).not.toContain(first);
  });

  it('gives each player one Object of each continent at the start, as the card backs show', () => {
    const match = new TestMatch(museum, { seed: 1, numPlayers: 3 });
    const random = new KeyedRandom({ seed: seedOf(4), drawn: 0 });
    for (const { hand } of determinized(match, '0', [], random).players) expect(hand.map(homeOf)).toEqual(continents);
  });
});
