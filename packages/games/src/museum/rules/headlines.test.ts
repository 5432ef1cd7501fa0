import { describe, expect, it } from 'vitest';
import { headlines } from '../catalogue/headlines.ts';
import { continents } from '../catalogue/types.ts';
import { matchFrom, matchInAction, table, toAction } from '../testing/index.ts';
import type { MuseumMatch, TableSketch } from '../testing/index.ts';
import { customs, embargo, openSlots } from './headlines.ts';
import { sweep } from './market.ts';

const two = [{}, {}];
const types = (match: MuseumMatch) => match.events.map(({ type }) => type);
/** Plays on to the first turn of the next round. */
const nextRound = (match: MuseumMatch) => {
  const { round } = match.G;
  while (match.G.round === round) toAction(match).play(match.G.active, 'endTurn');
  return match;
};
const hire = (expert: string, cards: string[]) => ({ purchases: [{ expert }], cards, prestige: 0 });
/** The continent of each Headline of a kind, null for the other Headlines. */
const named = (kind: string) =>
  headlines.map(({ effect }) => (effect.type === kind && 'continent' in effect ? effect.continent : null));
const under = (headline: string, sketch: Partial<TableSketch> = {}) => matchFrom({ players: two, ...sketch, round: 2, headline });

describe('Headlines (1.8)', () => {
  it('round 1 has none, and each later round begins by revealing one', () => {
    const match = matchFrom({ players: two, headlineDeck: 'H13 H14' });
    expect(match.G).toMatchObject({ round: 1, headline: null });
    nextRound(match);
    expect(match.G).toMatchObject({ round: 2, headline: 'H14', headlinePile: [] });
    expect(types(match).slice(-3)).toEqual(['round', 'headline', 'turn']);
    nextRound(match);
    expect(match.G).toMatchObject({ round: 3, headline: 'H13', headlinePile: ['H14'] });
  });

  it('all are reshuffled when they run out', () => {
    const match = nextRound(under('H13', { headlineDeck: '' }));
    expect(match.G).toMatchObject({ headline: 'H13', headlinePile: [], headlineDeckSize: 0 });
  });

  it('an Embargo or Customs is in force for its round alone, and there are never both', () => {
    const forced = (of: (G: MuseumMatch['G']) => unknown) => headlines.map(({ id }) => of(under(id).G));
    expect(forced(embargo)).toEqual(named('embargo'));
    expect(forced(customs)).toEqual(named('customs'));
    const gone = nextRound(under('H01', { headlineDeck: 'H13' }));
    expect(embargo(gone.G)).toBeNull();
  });

  it.each(['H01', 'H02', 'H03', 'H04', 'H05', 'H06', 'H07', 'H08'])(
    "%s names its continent, and applies to each player's turn once",
    (id) => {
      const { effect } = headlines.find((headline) => headline.id === id) as (typeof headlines)[number];
      if (!('continent' in effect)) throw new Error('a continent');
      const match = under(id);
      for (const player of ['0', '1']) {
        const card = match.G.display[effect.continent].find((one) => one !== null);
        const key = effect.type === 'embargo' ? 'embargo' : 'noPrestigeForToll';
        expect(match.why(player, 'draw', card)).toEqual({ key, values: { continent: effect.continent, headline: id } });
        match.play(
          player,
          'draw',
          match.G.display[effect.continent === 'AM' ? 'AS' : 'AM'].find((one) => one !== null),
        );
        while (match.G.step.kind === 'explore') match.play(match.G.step.players[0] as string, 'decline', match.G.turn);
        if (player === '0') match.play('0', 'endTurn');
      }
    },
  );

  it('they do not affect the refill, F3 or F5 (1.9)', () => {
    const match = under('H01', { display: { EU: 'GRE-01' } });
    toAction(match).play('0', 'endTurn');
    expect(match.G.display.EU[1]).not.toBeNull();
  });
});

describe('the third slot (H09 to H12)', () => {
  it.each([
    ['H09', 'EU'],
    ['H10', 'AS'],
    ['H11', 'AM'],
    ['H12', 'AF'],
  ] as const)('%s: %s shows three cards', (headline, continent) => {
    const { G } = under(headline);
    expect(continents.map((one) => openSlots(G, one))).toEqual(continents.map((one) => (one === continent ? 3 : 2)));
    expect(G.display[continent].every((card) => card !== null)).toBe(true);
  });

  it('is filled when revealed, resolves Public Opinion cards on the way, and is refilled after slots 0 and 1', () => {
    const match = under('H11', {
      display: { AM: 'INC-01 INC-02' },
      decks: { AM: 'MAY-03 MAY-02 MAY-01 INC-04 PO-AM-1' },
    });
    expect(match.G.display.AM).toEqual(['INC-01', 'INC-02', 'INC-04']);
    expect(match.G.opinion.AM).toBe(1);
    match.play('0', 'draw', 'INC-04').play('1', 'draw', 'INC-01').play('0', 'endTurn');
    expect(match.G.display.AM).toEqual(['MAY-01', 'INC-02', 'MAY-02']);
  });

  it('keeps its card when the Headline leaves, but is not refilled again', () => {
    const match = under('H11', { headlineDeck: 'H13' });
    const third = match.G.display.AM[2];
    nextRound(match);
    expect(match.G.display.AM[2]).toBe(third);
    match.play('0', 'draw', third);
    toAction(match).play('0', 'endTurn');
    expect(match.G.display.AM[2]).toBeNull();
  });
});

describe('the other Headlines (6)', () => {
  it("H13: the first card of value 4 or more in a turn brings a Prestige, in addition to a masterpiece's own", () => {
    const hand = 'INC-04 INC-01 INC-05 INC-03 INC-07 JAP-10 JAP-05 CHI-04 IND-04';
    const match = matchInAction({ players: [{ hand }, {}], round: 2, headline: 'H13' });
    const buy = (card: string, cell: number, cards: string[]) =>
      match.play('0', 'buy', { purchases: [{ card, cell }], cards, prestige: 0 });
    buy('INC-03', 0, ['JAP-10']);
    expect(match.G.players[0]?.prestige).toBe(0);
    buy('INC-04', 1, ['JAP-05']);
    expect(match.G.players[0]?.prestige).toBe(2);
    buy('INC-05', 2, ['CHI-04']);
    expect(match.G.players[0]?.prestige).toBe(2);
  });

  it('H13: with an empty supply the first such card gets nothing, and later ones neither', () => {
    const match = matchInAction({
      players: [{ hand: 'INC-05 INC-07 INC-04 JAP-10' }, { prestige: 32 }],
      round: 2,
      headline: 'H13',
    });
    match.play('0', 'buy', { purchases: [{ card: 'INC-05', cell: 0 }], cards: ['INC-04'], prestige: 0 });
    expect(match.G.thisTurn.headlineUsed).toBe(true);
    expect(match.G.players[0]?.prestige).toBe(0);
  });

  it('H14: Experts cost two more, before the discount of F6', () => {
    const match = matchInAction({
      players: [{ hand: 'INC-05 INC-04 INC-02', favours: 'F6-1' }, {}],
      round: 2,
      headline: 'H14',
      experts: 'E01 E02 E03',
    });
    expect(match.why('0', 'buy', hire('E01', ['INC-05']))).toEqual({ key: 'paymentTooLow', values: { cost: 5, paid: 4 } });
    match
      .play('0', 'playFavour', 'F6-1', null)
      .play('0', 'buy', hire('E01', ['INC-02']))
      .play('0', 'buy', hire('E02', ['INC-04']));
    expect(match.G.players[0]?.experts).toEqual(['E01', 'E02']);
  });

  it('H15: opponents do not draw, and so bring no Prestige', () => {
    const match = under('H15');
    match.play('0', 'draw', match.G.display.AM[0]);
    expect(match.G.step).toEqual({ kind: 'action' });
    expect(match.G.players[0]?.prestige).toBe(0);
  });

  it("H16: no purchases from opponents' pools", () => {
    const players = [{ hand: 'INC-03', prestige: 1 }, { pool: 'GRE-07' }];
    const match = matchInAction({ players, round: 2, headline: 'H16' });
    const purchase = { card: 'GRE-07', cell: 0, cards: ['INC-03'], prestige: 0 };
    expect(match.why('0', 'buyForeign', purchase)).toEqual({ key: 'noForeignPurchase', values: { headline: 'H16' } });
  });

  it('H17: puts a token at once on the continent with the fewest', () => {
    const match = under('H17', { opinion: { AM: 1, EU: 0, AF: 2, AS: 1 } });
    expect(match.G.opinion).toEqual({ AM: 1, EU: 1, AF: 2, AS: 1 });
    expect(match.G.step.kind).toBe('explore');
  });

  it('H17: with several such continents the first player chooses one before the round begins', () => {
    const match = under('H17', { order: ['1', '0'], opinion: { AM: 1, EU: 0, AF: 2, AS: 0 } });
    expect(match.ctx.activePlayers).toEqual({ 0: 'free', 1: 'headline' });
    expect(types(match)).not.toContain('turn');
    expect(match.why('1', 'draw', match.G.display.AM[0])).toEqual({ key: 'headlineFirst' });
    expect(match.why('1', 'chooseOpinion', 'AM')).toEqual({ key: 'notFewest', values: { continent: 'AM' } });
    match.play('1', 'chooseOpinion', 'AS');
    expect(match.G.opinion).toEqual({ AM: 1, EU: 0, AF: 2, AS: 1 });
    expect(match.G.step).toEqual({ kind: 'explore', players: ['1', '0'] });
  });

  it('H17: does nothing when all continents have three tokens', () => {
    const match = under('H17', { opinion: { AM: 3, EU: 3, AF: 3, AS: 3 } });
    expect(match.G.step.kind).toBe('explore');
    expect(types(match)).not.toContain('opinion');
  });
});

describe('sweeping the central board (A18)', () => {
  it('is reported if there was a card to sweep', () => {
    const G = table({ players: [{}, {}], display: { AM: 'INC-01', EU: '', AF: '', AS: '' } });
    sweep(G);
    expect(G.events).toEqual([{ type: 'swept', cards: ['INC-01'] }]);
    expect(G.decks.AM[0]).toBe('INC-01');
    G.events = [];
    sweep(G);
    expect(G.events).toEqual([]);
  });
});
