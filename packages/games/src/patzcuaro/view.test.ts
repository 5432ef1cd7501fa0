import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf } from '../kit/testing/index.ts';
import { matchFrom, scramble, table } from './testing/index.ts';
import { view, viewEvent } from './view.ts';

const G = table({ players: [{ hand: 'P01 P02' }, { hand: 'G01' }, { hand: 'U01' }], deck: 'Y03 Y02 Y01' });

describe('hidden and public information (1.10)', () => {
  it("players see their own hand, and only the size of others' hands", () => {
    expect(view(G, '0').players.map(({ hand, handSize }) => ({ hand, handSize }))).toEqual([
      { hand: ['P01', 'P02'], handSize: 2 },
      { hand: null, handSize: 1 },
      { hand: null, handSize: 1 },
    ]);
  });

  it('a spectator sees no hand', () => {
    expect(view(G, null).players.map(({ hand }) => hand)).toEqual([null, null, null]);
  });

  it('the deck is hidden, its size public; fields that the view does not name are not sent', () => {
    const extended = { ...G, secret: 'Y01', players: G.players.map((player) => Object.assign({ secret: 'Y01' }, player)) };
    for (const viewer of ['0', '1', '2', null]) {
      const seen = view(extended, viewer);
      expect(seen.deckSize).toBe(3);
      const text = JSON.stringify(seen);
      for (const card of G.deck) expect(text).not.toContain(card);
      expect(text).not.toContain('secret');
    }
  });

  it('piles, altars, player cards, tokens, objectives and due steps are public', () => {
    const { route, objectives, order, tiles, steps, players } = view(G, null);
    expect(route).toBe(G.route);
    expect(players.map(({ altar }) => altar)).toEqual(G.players.map(({ altar }) => altar));
    expect({ objectives, order, tiles, steps }).toEqual({
      objectives: G.objectives,
      order: G.order,
      tiles: G.tiles,
      steps: G.steps,
    });
  });

  it('unchanged parts are the same objects, from the state and from view to view', () => {
    const match = matchFrom({ players: [{ hand: 'P01' }, { hand: 'G01' }] });
    const before = view(match.G, '1');
    match.play('0', 'travel', 1, 'flip');
    const after = view(match.G, '1');
    for (const part of ['route', 'tiles', 'order', 'objectives', 'steps'] as const) expect(after[part]).toBe(before[part]);
    expect(after.players[1]?.hand).toBe(before.players[1]?.hand);
    expect(after.players[0]?.altar).toBe(before.players[0]?.altar);
  });

  it("a view of a view is the same view, because boardgame.io's client applies it twice", () => {
    for (const viewer of ['0', null]) expect(view(view(G, viewer), viewer)).toEqual(view(G, viewer));
  });

  it('drawn cards are sent to their owner; others get their number', () => {
    const drew = { type: 'drew', player: '0', count: 2, cards: ['Y01', 'Y02'], cause: 'flip' } as const;
    const event = { ...drew, cards: [...drew.cards] };
    expect(viewEvent(event, '0')).toEqual(drew);
    for (const viewer of ['1', null]) expect(viewEvent(event, viewer)).toEqual({ ...drew, cards: null });
  });

  it('hands stay hidden at the end', () => {
    const altar = ['P03 P04 P05 P06', 'P07 P08 P09', 'P10'] as const;
    const players = [{ hand: 'P01 P02', altar }, { hand: 'G01' }];
    const match = matchFrom({ players, actions: { 1: [{ t: 'altar' }] } });
    match.play('0', 'travel', 1, 'act').play('0', 'place', 'P01', 3).play('1', 'pass');
    expect(match.ctx.gameover).toBeDefined();
    expect(view(match.G, '1').players[0]?.hand).toBeNull();
  });
});

describe('the permutation of the non-interference test', () => {
  const random = new KeyedRandom({ seed: seedOf(5), drawn: 0 });
  const big = table({ players: [{ hand: 'P01 P02 P03' }, { hand: 'G01 G02 G03' }] });

  it("changes other hands and the deck, and not the viewer's hand", () => {
    const other = scramble(big, '0', random);
    expect(other.players[0]?.hand).toEqual(big.players[0]?.hand);
    expect(other.players[1]?.hand).not.toEqual(big.players[1]?.hand);
    expect(other.deck).not.toEqual(big.deck);
  });

  it('detects a view that shows a hidden card', () => {
    const leaky = (state: typeof big) => JSON.stringify({ ...view(state, '0'), next: state.deck.at(-1) });
    expect(leaky(scramble(big, '0', random))).not.toBe(leaky(big));
  });
});

describe('events (1.10)', () => {
  it('everybody receives the same events, except for drawn cards', () => {
    const event = { type: 'traded', player: '0', position: 1, spaceId: '1A1', placed: ['P01'], taken: ['P02'] } as const;
    const full = { ...event, placed: ['P01'], taken: ['P02'] };
    for (const viewer of ['0', '1', null]) expect(viewEvent(full, viewer)).toEqual(event);
  });
});
