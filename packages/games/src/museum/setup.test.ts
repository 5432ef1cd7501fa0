import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { homeOf } from './catalogue/civilisations.ts';
import { isObject, totalValue } from './catalogue/objects.ts';
import { continents } from './catalogue/types.ts';
import { museum } from './index.ts';
import { options } from './options.ts';
import { drawInSetup } from './rules/market.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { checkInvariants } from './testing/index.ts';

const random = (seed: number) => new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
const deal = (seed: number, numPlayers = 3, given: object = {}) => setup(numPlayers, options.parse(given), random(seed));
/** A dealt match in which the first hand of `seat` has a low value, or a high one. */
const withHand = (numPlayers: number, seat: number, poor: boolean) => {
  for (let seed = 0; ; seed++) {
    const match = new TestMatch(museum, { seed, numPlayers });
    const worth = match.G.players.map(({ hand }) => totalValue(hand));
    if ((worth[seat] as number) <= 7 === poor) return match;
  }
};

const dealt = () => {
  const match = new TestMatch(museum, { seed: 5, numPlayers: 2 });
  return match.play('0', 'mulligan', false).play('1', 'mulligan', false);
};

describe('the central board (1.3)', () => {
  it('starts with two Objects of each continent and three Experts, without a Headline or tokens', () => {
    const G = deal(1);
    for (const continent of continents) {
      const [one, two, three] = G.display[continent];
      expect([one, two].every((card) => card !== null && card !== undefined && homeOf(card) === continent)).toBe(true);
      expect(three).toBeNull();
      expect(G.opinion[continent]).toBe(0);
    }
    expect(G.expertRow.filter((expert) => expert !== null)).toHaveLength(3);
    expect([G.headline, G.prestige, G.headlineDeckSize, G.expertDeckSize]).toEqual([null, 32, 17, 21]);
    checkInvariants(G);
  });

  it.each([0, 3, 5])('has %i Public Opinion cards in each deck', (publicOpinionPerDeck) => {
    const G = deal(2, 4, { publicOpinionPerDeck });
    for (const continent of continents) {
      expect(G.decks[continent].filter((card) => !isObject(card))).toHaveLength(publicOpinionPerDeck);
      expect(G.deckSizes[continent]).toBe(45 - 2 - 4 + publicOpinionPerDeck);
    }
    expect(G.opinionDrawn).toEqual([]);
  });

  it('a Public Opinion card on top is shuffled back and replaced', () => {
    for (let seed = 0; seed < 20; seed++) {
      const deck = ['INC-01', 'INC-02', 'PO-AM-1', 'PO-AM-2'];
      const card = drawInSetup(deck, random(seed));
      expect(isObject(card)).toBe(true);
      expect([...deck, card].toSorted()).toEqual(['INC-01', 'INC-02', 'PO-AM-1', 'PO-AM-2']);
    }
  });
});

describe('the players (1.4, 1.5)', () => {
  it('have one Object of each continent and one Favour, whatever their number', () => {
    for (const numPlayers of [2, 3, 4]) {
      const G = deal(3, numPlayers);
      expect(G.players).toHaveLength(numPlayers);
      for (const player of G.players) {
        expect(player.hand.map(homeOf)).toEqual(continents);
        expect(player.favours).toHaveLength(1);
        expect([player.prestige, player.score, player.patron, player.board]).toEqual([0, 0, null, 'basic']);
      }
    }
    expect(() => deal(3, 5)).toThrow(RangeError);
    expect(() => deal(3, 1)).toThrow(RangeError);
  });

  it('start at a random seat and continue clockwise', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, seed) => deal(seed, 4).order.join('')));
    expect([...firsts].toSorted()).toEqual(['0123', '1230', '2301', '3012']);
  });

  it('have four different boards on the advanced side (8.7)', () => {
    expect(new Set(deal(4, 4, { boards: 'advanced' }).players.map(({ board }) => board)).size).toBe(4);
    expect(deal(4, 2, { boards: 'advanced' }).players.map(({ board }) => board)).not.toContain('basic');
  });
});

describe('the mulligan (1.4)', () => {
  it('is possible with hands worth 7 or less, and all players answer at the same time', () => {
    const rich = withHand(2, 0, false);
    expect(rich.ctx.activePlayers).toEqual({ 0: 'mulligan', 1: 'mulligan' });
    expect(rich.why('0', 'mulligan', true)).toMatchObject({ key: 'handTooGood', values: { limit: 7 } });
    expect(withHand(2, 0, true).why('0', 'mulligan', true)).toBeNull();
  });

  it('also exchanges the Favour, and returns neither the old cards nor a Public Opinion card', () => {
    const match = withHand(2, 1, true);
    const before = match.G.players[1] as State['players'][number];
    match.play('1', 'mulligan', true);
    expect(match.G.players[1]?.hand).toEqual(before.hand);
    match.play('0', 'mulligan', false);
    const after = match.G.players[1] as State['players'][number];
    expect(after.hand.map(homeOf)).toEqual(continents);
    expect(after.hand.some((card) => before.hand.includes(card))).toBe(false);
    expect(after.favours).toHaveLength(1);
    expect(after.favours).not.toEqual(before.favours);
    expect(match.G.opinionDrawn).toEqual([]);
    checkInvariants(match.G);
    expect(match.events.map(({ type, ...event }) => [type, 'player' in event && event.player])).toEqual(
      match.G.order.map((player) => ['mulligan', player]),
    );
  });

  it('answers are hidden until all have answered; then all see who threw back, but no cards', () => {
    const match = withHand(2, 1, true);
    match.play('1', 'mulligan', true);
    expect(museum.view(match.G, match.ctx, '0').players[1]).toMatchObject({ throwBack: null, ready: true });
    expect(match.events).toEqual([]);
    match.play('0', 'mulligan', false);
    const seenEvents = match.events.map((event) => museum.viewEvent(event, '0'));
    expect(seenEvents).toContainEqual({ type: 'mulligan', player: '1', threwBack: true, objects: null, favours: null });
  });

  it('is possible once', () => {
    const match = withHand(2, 1, true);
    match.play('1', 'mulligan', true);
    expect(match.why('1', 'mulligan', true)).toEqual({ key: 'waitMulligan', values: { players: ['0'] } });
    match.play('0', 'mulligan', false);
    expect(match.why('1', 'mulligan', true)).toEqual({ key: 'patronFirst' });
  });
});

describe('the Patron (1.4)', () => {
  it('is one of three, chosen by all at the same time; the other two leave the game', () => {
    const match = dealt();
    expect(match.ctx.activePlayers).toEqual({ 0: 'patron', 1: 'patron' });
    const offers = match.G.players.map(({ offer }) => offer as string[]);
    expect(offers.map((offer) => offer.length)).toEqual([3, 3]);
    const [mine, other] = offers as [string[], string[]];
    expect(match.why('0', 'choosePatron', other[0])).toEqual({ key: 'notOffered' });
    match.play('0', 'choosePatron', mine[1]);
    expect(match.G.players[0]).toMatchObject({ patron: mine[1], offer: null });
    expect(match.G.patronDeck).toEqual([]);
    match.play('1', 'choosePatron', other[0]);
    expect(match.G).toMatchObject({ round: 1, turn: 1, step: { kind: 'explore' }, headline: null });
    expect(match.ctx.currentPlayer).toBe(match.G.order[0]);
  });

  it('is hidden from the other players', () => {
    const match = dealt();
    const mine = match.G.players[0]?.offer?.[0];
    match.play('0', 'choosePatron', mine);
    expect(museum.view(match.G, match.ctx, '1').players[0]).toMatchObject({ patron: null, offer: null });
    expect(match.events.map((event) => museum.viewEvent(event, '1'))).toEqual([
      { type: 'patronChosen', player: '0', patron: null },
    ]);
  });
});

describe('information shown by the mulligan (1.4)', () => {
  it('a player who kept has the same cards and no event; others see only the number of exchanged cards', () => {
    const match = withHand(2, 0, true);
    const before = match.G.players.map(({ hand }) => [...hand]);
    match.play('1', 'mulligan', false).play('0', 'mulligan', true);
    const [thrown, kept] = match.G.players;
    expect(kept?.hand).toEqual(before[1]);
    expect(thrown?.hand).not.toEqual(before[0]);
    expect(match.events).toContainEqual({ type: 'mulligan', player: '1', threwBack: false, objects: null, favours: null });
    expect(match.events).toContainEqual({
      type: 'mulligan',
      player: '0',
      threwBack: true,
      objects: thrown?.hand,
      favours: thrown?.favours,
    });
  });
});
