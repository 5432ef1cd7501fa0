import { describe, expect, it } from 'vitest';
import { objectIds } from '../catalogue/objects.ts';
import { CELLS } from '../catalogue/boards.ts';
import { continents } from '../catalogue/types.ts';
import type { Layout } from '../state.ts';
import { matchFrom, matchInAction, toAction } from '../testing/index.ts';
import type { MuseumMatch } from '../testing/index.ts';

const types = (match: MuseumMatch) => match.events.map(({ type }) => type);
const hand = 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07';
const empty: Layout = Array.from({ length: CELLS }, () => null);
const fullMuseum = (from: number) =>
  Array.from({ length: 5 }, (_, row) => objectIds.slice(from + 5 * row, from + 5 * row + 5).join(' ')).join('/');
/** Passes all turns up to the final arrangement. */
const toArrangement = (match: MuseumMatch) => {
  while (match.G.step.kind !== 'arrangement') toAction(match).play(match.G.active, 'endTurn');
  return match;
};

describe('the end of a turn (1.6)', () => {
  it('1. the active player discards exactly down to seven, into their own pool; no Favour may be played then', () => {
    const match = matchInAction({ players: [{ hand: `${hand} INC-01 INC-02`, favours: 'F2-1' }, {}] });
    match.play('0', 'endTurn');
    expect(match.ctx.activePlayers).toEqual({ 0: 'hand', 1: 'free' });
    expect(match.why('0', 'playFavour', 'F2-1', null)).toEqual({ key: 'discardFirst' });
    expect(match.why('0', 'discard', ['MAY-01'])).toEqual({ key: 'wrongNumber', values: { needed: 2, given: 1 } });
    expect(match.why('0', 'discard', ['MAY-01', 'GRE-01'])).toEqual({ key: 'cardNotInHand', values: { card: 'GRE-01' } });
    expect(match.why('0', 'discard', ['MAY-01', 'MAY-01'])).toEqual({ key: 'cardTwice', values: { card: 'MAY-01' } });
    match.play('0', 'discard', ['MAY-01', 'INC-02']);
    expect(match.G.players[0]).toMatchObject({ handSize: 7, pool: ['MAY-01', 'INC-02'] });
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it("1. the limit applies to a player at the end of their own turn, not of an opponent's (A12)", () => {
    const match = matchFrom({ players: [{}, { hand }] });
    match.play('0', 'draw', match.G.display.AM[0]).play('1', 'draw', match.G.display.AM[1]).play('0', 'endTurn');
    expect(match.G.players[1]?.handSize).toBe(8);
    expect(match.ctx.activePlayers).toMatchObject({ 1: 'explore' });
    toAction(match).play('1', 'endTurn');
    expect(match.G.step).toEqual({ kind: 'hand' });
  });

  it('2. then the empty slots are filled, continent by continent, slot 0 first', () => {
    const match = matchInAction({ players: [{}, {}] });
    match.play('0', 'endTurn');
    const filled = match.events.flatMap((event) => (event.type === 'refilled' ? [`${event.continent}${event.slot}`] : []));
    expect(filled).toEqual(['AM0', 'AM1', 'EU0', 'EU1', 'AF0', 'AF1', 'AS0', 'AS1']);
    for (const continent of continents) expect(match.G.display[continent][2]).toBeNull();
  });

  it('2. cards that were not taken keep their slots', () => {
    const match = matchFrom({ players: [{}, {}] });
    const [one, two] = match.G.display.AM;
    match.play('0', 'draw', one).play('1', 'decline', 1).play('0', 'endTurn');
    expect(match.G.display.AM[1]).toBe(two);
    expect(match.G.display.AM[0]).not.toBeNull();
  });

  it('2. an exhausted deck leaves its slots empty (A17)', () => {
    const match = matchInAction({ players: [{}, {}], decks: { AM: 'INC-01', EU: '' } });
    match.play('0', 'endTurn');
    expect(match.G.display.AM).toEqual(['INC-01', null, null]);
    expect(match.G.display.EU).toEqual([null, null, null]);
  });

  it('4. play goes to the left, and after the last player a new round begins', () => {
    const match = matchFrom({ players: [{}, {}, {}], order: ['2', '0', '1'], headlineDeck: 'H13' });
    const seen = [];
    for (let turn = 0; turn < 4; turn++) {
      seen.push(`${match.G.round}:${match.ctx.currentPlayer}`);
      toAction(match).play(match.G.active, 'endTurn');
    }
    expect(seen).toEqual(['1:2', '1:0', '1:1', '2:2']);
  });
});

describe('Public Opinion (1.7)', () => {
  it('a card puts a token on its continent and leaves the game, and another card is drawn', () => {
    const match = matchInAction({ players: [{}, {}], decks: { EU: 'GRE-02 GRE-01 PO-EU-2 PO-EU-1' } });
    match.play('0', 'endTurn');
    expect(match.G.opinion).toEqual({ AM: 0, EU: 2, AF: 0, AS: 0 });
    expect(match.G.opinionDrawn).toEqual(['PO-EU-1', 'PO-EU-2']);
    expect(match.G.display.EU).toEqual(['GRE-01', 'GRE-02', null]);
  });

  it('a continent has at most three tokens; further cards add none, but are replaced, too', () => {
    const match = matchInAction({ players: [{}, {}], opinion: { EU: 3 }, decks: { EU: 'GRE-02 GRE-01 PO-EU-1' } });
    match.play('0', 'endTurn');
    expect(match.G.opinion.EU).toBe(3);
    expect(match.G.opinionDrawn).toEqual(['PO-EU-1']);
    expect(match.events).toContainEqual({ type: 'opinion', continent: 'EU', card: 'PO-EU-1', placed: false, tokens: 3 });
  });
});

describe('the end of the game (1.12)', () => {
  it('50 points on the track make the round the last one, and it is played to its end', () => {
    const match = matchInAction({ players: [{ score: 50 }, {}, {}] });
    match.play('0', 'endTurn');
    expect(match.events).toContainEqual({ type: 'lastRound', player: '0', cause: 'score' });
    expect(match.G.lastRound).toBe(true);
    expect(match.ctx.currentPlayer).toBe('1');
    toAction(match).play('1', 'endTurn');
    toAction(match).play('2', 'endTurn');
    expect(match.G.step).toEqual({ kind: 'arrangement' });
  });

  it("49 points do not, and each player's track is checked only at the end of their own turn", () => {
    const match = matchInAction({ players: [{ score: 49 }, { score: 50 }] });
    match.play('0', 'endTurn');
    expect(match.G.lastRound).toBe(false);
  });

  it('the last player of the round ends it with a refill, without a Headline', () => {
    const match = matchInAction({ players: [{}, { score: 50 }] });
    match.play('0', 'endTurn');
    toAction(match).play('1', 'endTurn');
    expect(match.G.step).toEqual({ kind: 'arrangement' });
    expect(match.G.round).toBe(1);
    expect(types(match)).not.toContain('headline');
    expect(match.G.display.AM.filter((card) => card !== null)).toHaveLength(2);
  });

  it('the last refill may still add a token', () => {
    const match = matchInAction({
      players: [{}, { score: 50 }],
      order: ['1', '0'],
      decks: { AM: 'INC-02 INC-01 MAY-02 PO-AM-1 MAY-01' },
    });
    match.play('1', 'endTurn');
    toAction(match);
    expect(match.G.opinion.AM).toBe(1);
    match.play('0', 'endTurn');
    expect(match.G.step).toEqual({ kind: 'arrangement' });
  });

  it('when every museum is full, the round is the last one', () => {
    const match = matchInAction({
      players: [
        { museum: fullMuseum(0), score: 0 },
        { museum: fullMuseum(60), score: 0 },
      ],
    });
    match.play('0', 'endTurn');
    expect(match.events).toContainEqual({ type: 'lastRound', player: null, cause: 'full' });
  });

  it('a round in which nobody took or exhibited an Object was the last one', () => {
    const decks = { AM: '', EU: '', AF: '', AS: '' };
    const match = matchInAction({ players: [{ hand: 'INC-03', pool: 'INC-02' }, {}], decks });
    match.play('0', 'inventory', ['INC-02']).play('0', 'endTurn');
    toAction(match).play('1', 'endTurn');
    expect(match.events).toContainEqual({ type: 'lastRound', player: null, cause: 'idle' });
    expect(match.G.step).toEqual({ kind: 'arrangement' });
  });

  it.each([
    ['a draw', { display: { AM: 'INC-01' } }, null],
    ['an exhibition', {}, ['buy', { purchases: [{ card: 'INC-03', cell: 0 }], cards: ['INC-10'], prestige: 0 }]],
  ] as const)('%s keeps the match going', (_what, more, move) => {
    const none = { AM: '', EU: '', AF: '', AS: '' };
    const match = matchInAction({
      players: [{ hand: 'INC-03 INC-10' }, {}],
      decks: none,
      display: { ...none, ...('display' in more ? more.display : {}) },
    });
    if (move !== null) match.play('0', ...(move as [string, object]));
    match.play('0', 'endTurn');
    toAction(match).play('1', 'endTurn');
    expect(match.G.lastRound).toBe(false);
  });
});

describe('the final arrangement (1.12)', () => {
  const players = [
    { museum: 'INC-01 INC-04 . INC-07', score: 50, patron: 'P01', hand: 'MAY-01' },
    { museum: 'GRE-01 GRE-03', patron: 'P04' },
  ];
  const start = () => toArrangement(matchInAction({ players }));
  const better: Layout = ['INC-01', 'INC-04', 'INC-07', ...empty.slice(3)];

  it('runs for all players at the same time, and stays hidden until all are done', () => {
    const match = start();
    expect(match.ctx.activePlayers).toEqual({ 0: 'arrangement', 1: 'arrangement' });
    match.play('0', 'arrange', better);
    expect(match.G.players[0]?.layout).toEqual(better);
    for (const viewer of ['1', null]) {
      const seen = match.module.view(match.G, match.ctx, viewer).players[0];
      expect([seen?.layout, seen?.museum[3]]).toEqual([null, 'INC-07']);
    }
    match.play('0', 'finish', better);
    expect(match.module.view(match.G, match.ctx, '1').players[0]).toMatchObject({ layout: null, patron: null, ready: true });
  });

  it('submitting it is final', () => {
    const match = start().play('0', 'finish', better);
    expect(match.why('0', 'arrange', better)?.key).toBe('waitArrangement');
    expect(match.why('0', 'finish', better)?.key).toBe('waitArrangement');
    expect(match.stands).toBe(true);
  });

  it('must contain the same Objects, each once, and no others', () => {
    const match = start();
    expect(match.why('0', 'finish', empty)).toEqual({ key: 'notYourObjects' });
    expect(match.why('0', 'finish', better.with(3, 'MAY-01'))).toEqual({ key: 'notYourObjects' });
    expect(match.why('0', 'finish', better.with(2, 'INC-01'))).toEqual({ key: 'notYourObjects' });
    expect(match.why('0', 'finish', better.slice(1))).toEqual({ key: 'badArguments' });
    expect(match.why('0', 'endTurn')).toEqual({ key: 'arrangementFirst' });
  });

  it('when all are done, museums are opened, Patrons are revealed and the scores are final', () => {
    const match = start().play('0', 'finish', better);
    match.play('1', 'finish', match.G.players[1]?.layout);
    expect(match.ctx.gameover).toEqual({ winners: ['0'] });
    expect(match.G.players[0]).toMatchObject({ museum: better, layout: null });
    expect(types(match)).toEqual(['arranged', 'patronRevealed', 'patronRevealed', 'won']);
    expect(match.module.view(match.G, match.ctx, null).players.map(({ patron }) => patron)).toEqual(['P01', 'P04']);
    expect(match.module.view(match.G, match.ctx, null).players.map(({ hand }) => hand)).toEqual([null, null]);
  });
});

describe('arranging during the match (1.11, A21)', () => {
  const players = [{}, { museum: 'GRE-01 GRE-03' }];
  const moved: Layout = [null, 'GRE-01', ...empty.slice(2)].with(24, 'GRE-03');

  it('is possible at any time for all players, and visible to all', () => {
    const match = matchFrom({ players });
    match.play('1', 'arrange', moved);
    expect(match.module.view(match.G, match.ctx, '0').players[1]?.museum).toEqual(moved);
    expect(match.ctx.activePlayers).toMatchObject({ 0: 'explore', 1: 'free' });
    expect(match.events).toEqual([]);
  });

  it('does not change the track, but changes the worth of the museum at once', () => {
    const match = matchFrom({ players: [{}, { museum: 'INC-01 INC-04 . INC-07' }] });
    const points = () => match.module.score(match.G, match.ctx)[1]?.parts.map(({ points }) => points);
    expect(points()).toEqual([14, 0, 0, 0, 0, 5, 0, 0, 0]);
    match.play('1', 'arrange', ['INC-01', 'INC-04', 'INC-07', ...empty.slice(3)]);
    expect(points()).toEqual([14, 3, 0, 0, 0, 5, 0, 0, 0]);
    expect(match.G.players[1]?.score).toBe(14);
  });

  it('changes no other museum', () => {
    expect(matchFrom({ players }).why('0', 'arrange', moved)).toEqual({ key: 'notYourObjects' });
  });
});

describe('events at the end (1.12)', () => {
  it('the final arrangement begins for all at once, with the museums as they are', () => {
    const match = matchInAction({ players: [{ score: 50, museum: 'INC-01' }, {}] });
    match.play('0', 'endTurn');
    toArrangement(match);
    expect(match.events.at(-1)).toEqual({ type: 'lastArrangement' });
    expect(match.G.players.map(({ ready, layout }) => [ready, layout?.[0]])).toEqual([
      [false, 'INC-01'],
      [false, null],
    ]);
  });

  it('the last round is announced once, even if more players reach fifty', () => {
    const match = matchInAction({ players: [{ score: 50 }, { score: 60 }] });
    expect(match.play('0', 'endTurn').events).toContainEqual({ type: 'lastRound', player: '0', cause: 'score' });
    toAction(match).play('1', 'endTurn');
    expect(match.events.filter(({ type }) => type === 'lastRound')).toEqual([]);
  });

  it('one full museum of two does not end the game', () => {
    const match = matchInAction({ players: [{ museum: fullMuseum(0), score: 0 }, {}] }).play('0', 'endTurn');
    expect(match.G.lastRound).toBe(false);
  });
});

describe('events of a refill (1.6)', () => {
  it('one for each slot, and none for an empty deck', () => {
    const match = matchInAction({ players: [{}, {}], decks: { AM: 'INC-01', EU: '', AF: '', AS: '' } }).play('0', 'endTurn');
    expect(match.events.filter(({ type }) => type === 'refilled')).toEqual([
      { type: 'refilled', continent: 'AM', slot: 0, card: 'INC-01' },
    ]);
  });
});
