import { describe, expect, it } from 'vitest';
import { KeyedRandom } from '../kit/index.ts';
import { seedOf, TestMatch } from '../kit/testing/index.ts';
import { museum } from './index.ts';
import { matchFrom, scramble, table } from './testing/index.ts';
import { view, viewEvent } from './view.ts';

const G = table({
  players: [
    { hand: 'INC-01', favours: 'F1-1', patron: 'P02', pool: 'MAY-01' },
    { hand: 'GRE-01 GRE-02', favours: 'F2-1', patron: 'P03', museum: 'CHI-01', prestige: 3, experts: 'E01' },
    { hand: 'JAP-01', patron: 'P04' },
  ],
  options: { publicOpinionPerDeck: 5 },
});

describe('hidden and public information (A20)', () => {
  it('hands, Favours and Patrons are visible to their owner; others see their number', () => {
    const seen = view(G, '0').players.map(({ hand, handSize, favours, favourCount, patron }) => [
      hand,
      handSize,
      favours,
      favourCount,
      patron,
    ]);
    expect(seen).toEqual([
      [['INC-01'], 1, ['F1-1'], 1, 'P02'],
      [null, 2, null, 1, null],
      [null, 1, null, 0, null],
    ]);
    for (const { hand, favours, patron } of view(G, null).players) expect([hand, favours, patron]).toEqual([null, null, null]);
  });

  it('decks are hidden, their sizes public; fields that the view does not name are not sent', () => {
    const extended = { ...G, unnamed: 'x', players: G.players.map((player) => Object.assign({ unnamed: 'x' }, player)) };
    for (const viewer of ['0', '1', null]) {
      const text = JSON.stringify(view(extended, viewer));
      expect(text).not.toContain('unnamed');
      for (const card of [...G.decks.AM, ...G.favourDeck, ...G.expertDeck]) expect(text).not.toContain(`"${card}"`);
      expect(view(G, viewer).deckSizes.AM).toBe(G.decks.AM.length);
    }
  });

  it('board, pools, museums, Experts, Prestige and scores are public', () => {
    const { display, opinion, prestige, expertRow, players } = view(G, null);
    expect({ display, opinion, prestige, expertRow }).toEqual({
      display: G.display,
      opinion: G.opinion,
      prestige: 29,
      expertRow: G.expertRow,
    });
    expect(players[1]).toMatchObject({ museum: G.players[1]?.museum, pool: [], experts: ['E01'], prestige: 3 });
    expect(players[0]?.pool).toEqual(['MAY-01']);
  });

  it('unchanged parts are the same objects from view to view', () => {
    const match = matchFrom({ players: [{}, { hand: 'INC-01' }] });
    const before = view(match.G, '1');
    match.play('0', 'draw', match.G.display.AM[0]);
    const after = view(match.G, '1');
    for (const part of ['opinion', 'expertRow', 'order', 'options', 'thisTurn', 'favourPile'] as const)
      expect(after[part]).toBe(before[part]);
    expect(after.display.AS).toBe(before.display.AS);
    expect(after.players[1]?.hand).toBe(before.players[1]?.hand);
    expect(after.players[0]?.museum).toBe(before.players[0]?.museum);
  });

  it('a view of a view is the same view', () => {
    for (const viewer of ['0', null]) expect(view(view(G, viewer), viewer)).toEqual(view(G, viewer));
  });

  it('cards drawn unseen are sent to their owner alone', () => {
    const drew = { type: 'drewFromDeck', player: '0', continent: 'EU', count: 1, cards: ['GRE-05'] } as const;
    const event = { ...drew, cards: [...drew.cards] };
    expect(viewEvent(event, '0')).toEqual(drew);
    for (const viewer of ['1', null]) expect(viewEvent(event, viewer)).toEqual({ ...drew, cards: null });
  });

  it('the running score counts a Patron for its owner alone', () => {
    const state = table({ players: [{ museum: 'INC-01 INC-04 INC-07', patron: 'P01' }, {}] });
    const { ctx } = matchFrom({ players: [{}, {}] });
    const patron = (viewer: string | null) =>
      museum.score(museum.view(state, ctx, viewer), ctx)[0]?.parts.find(({ source }) => source === 'score.patron')?.points;
    expect([patron('0'), patron('1'), patron(null)]).toEqual([5, 0, 0]);
  });

  it('the random generator is not sent', () => {
    const match = new TestMatch(museum, { seed: 3, numPlayers: 3 });
    expect(JSON.stringify(museum.viewCtx(match.G, match.ctx, null))).not.toContain(seedOf(3));
  });
});

describe('the permutation of the non-interference test', () => {
  const random = new KeyedRandom({ seed: seedOf(5), drawn: 0 });
  const other = scramble(G, '0', random);

  it('changes other hands, Favours, Patrons and all decks, and nothing that the viewer knows', () => {
    expect(other.players[0]).toEqual(G.players[0]);
    expect(other.players[1]?.hand).not.toEqual(G.players[1]?.hand);
    expect(other.players.map(({ patron }) => patron)).not.toEqual(G.players.map(({ patron }) => patron));
    for (const deck of ['favourDeck', 'expertDeck', 'headlineDeck'] as const) expect(other[deck]).not.toEqual(G[deck]);
    expect(other.decks.AM).not.toEqual(G.decks.AM);
    expect(other.players[1]?.museum).toEqual(G.players[1]?.museum);
  });

  it('detects a view that shows a hidden card', () => {
    const leaky = (state: typeof G) => JSON.stringify({ ...view(state, '0'), next: state.decks.EU.at(-1) });
    expect(leaky(scramble(G, '0', random))).not.toBe(leaky(G));
  });
});
