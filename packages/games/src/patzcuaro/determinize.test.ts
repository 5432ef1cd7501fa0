import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import type { Random } from '../kit/index.ts';
import { expectDeterminized, inLong, isLong, seedOf, underSeeds, unevenness } from '../kit/testing/index.ts';
import { cardIds } from './catalogue/cards.ts';
import type { PatzcuaroEvent } from './events.ts';
import { determinize } from './determinize.ts';
import { patzcuaro } from './index.ts';
import type { State } from './state.ts';
import { checkInvariants, matchFrom } from './testing/index.ts';

type Match = ReturnType<typeof matchFrom>;

const TIMEOUT = 60_000;

function determinized({ G, ctx }: Match, playerID: string, log: readonly PatzcuaroEvent[], random: Random): State {
  const seen = { playerID, view: patzcuaro.view(G, ctx, playerID), ctx: patzcuaro.viewCtx(G, ctx, playerID) };
  const seenLog = log.map((event) => patzcuaro.viewEvent(event, playerID));
  return determinize({ ...seen, log: seenLog }, random).G;
}

describe('a determinized state', () => {
  it.each([2, 3, 4])(
    'fits the knowledge of each viewer of a random match of %i players, at every step',
    (numPlayers) => {
      for (const count of underSeeds(400, inLong(2), (seed) =>
        expectDeterminized(patzcuaro, { seed, numPlayers }, checkInvariants),
      )) {
        expect(count).toBeGreaterThan(40);
      }
    },
    TIMEOUT,
  );

  it.runIf(isLong)('deals the unseen cards in each possible way equally often', () => {
    const unseen = ['G01', 'G02', 'U01', 'U02'];
    const [first = '', second = '', third = '', fourth = '', fifth = '', ...rest] = cardIds.filter(
      (card) => !unseen.includes(card),
    );
    const piles = { 1: rest.join(' '), 2: first, 3: second, 4: third, 5: fourth, 6: fifth };
    const match = matchFrom({ players: [{}, { hand: 'G01 G02' }], piles, deck: 'U01 U02' });
    const orders = permutations(unseen).map((order) => order.join(' '));
    expect(unevenness((random) => allUnseen(determinized(match, '0', [], random)), orders, 1)).toBeLessThan(1);
  });

  it('keeps a card from a shop in the hand of the player who took it until the player gives it away', () => {
    const trade = [{ t: 'trade', reqs: [{ k: 'any' }] }] as const;
    const match = matchFrom({ players: [{ hand: 'P01 P02' }, { hand: 'G01' }], actions: { 1: trade, 4: [{ t: 'altar' }] } });
    const [taken = ''] = match.G.route[1]?.pile ?? [];
    const log: PatzcuaroEvent[] = [];
    const play = (playerID: string, move: string, ...args: unknown[]) => {
      match.play(playerID, move, ...args);
      log.push(...match.events);
    };
    const random = new KeyedRandom({ seed: seedOf(3), drawn: 0 });
    const hands = () => Array.from({ length: 30 }, () => determinized(match, '1', log, random).players[0]?.hand ?? []);
    play('0', 'travel', 1, 'act');
    play('0', 'trade', ['P01']);
    for (const hand of hands()) expect(hand).toContain(taken);
    expect(hands().some((hand) => !hand.includes('P02'))).toBe(true);
    play('1', 'travel', 1, 'flip');
    play('0', 'travel', 2, 'act');
    play('0', 'place', taken, 1);
    for (const hand of hands()) expect(hand).not.toContain(taken);
  });
});

function permutations(cards: readonly string[]): string[][] {
  if (cards.length === 0) return [[]];
  return cards.flatMap((card) => permutations(cards.filter((other) => other !== card)).map((rest) => [card].concat(rest)));
}

function allUnseen({ players, deck }: State): string {
  return [...(players[1]?.hand ?? []), ...deck].join(' ');
}
