import { describe, expect, it } from 'vitest';
import { FREE_STAGE } from '../../kit/index.ts';
import { favourOf } from '../catalogue/favours.ts';
import { matchFrom, matchInAction } from '../testing/index.ts';
import type { TableSketch } from '../testing/index.ts';
import { targetKind } from './favours.ts';

const holding = (favour: string, more: object = {}, table: Partial<TableSketch> = {}) =>
  matchInAction({ ...table, players: [{ favours: favour, ...more }, { pool: 'GRE-01 GRE-07' }] });
const object = (card: string, cell: number, cards: string[], prestige = 0) => ({ purchases: [{ card, cell }], cards, prestige });

describe('playing a Favour (1.6, A13)', () => {
  it('one per turn; the card goes to the pile', () => {
    const match = holding('F2-1 F2-2').play('0', 'playFavour', 'F2-1', null);
    expect(match.G.players[0]).toMatchObject({ favours: ['F2-2'], favourCount: 1, prestige: 3 });
    expect(match.G.favourPile).toEqual(['F2-1']);
    expect(match.why('0', 'playFavour', 'F2-2', null)).toEqual({ key: 'favourPlayed' });
    match.play('0', 'endTurn');
    expect(match.G.thisTurn.favourPlayed).toBe(false);
  });

  it("before one's draw and while the opponents draw, but not in another player's turn", () => {
    const match = matchFrom({ players: [{ favours: 'F2-1 F5-1' }, { favours: 'F2-2' }, {}] });
    expect(match.why('0', 'playFavour', 'F2-1', null)).toBeNull();
    match.play('0', 'draw', match.G.display.AM[0]);
    expect(match.ctx.activePlayers).toMatchObject({ 0: FREE_STAGE, 1: 'explore' });
    expect(match.why('1', 'playFavour', 'F2-2', null)).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    expect(match.why('2', 'playFavour', 'F2-2', null)).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    const wanted = match.G.display.AM[1];
    match.play('0', 'playFavour', 'F5-1', [wanted]);
    expect(match.why('1', 'draw', wanted)).toMatchObject({ key: 'notOnDisplay' });
    expect(match.ctx.activePlayers).toMatchObject({ 1: 'explore' });
  });

  it('F5 may skip opponents, when it leaves them nothing to take', () => {
    const display = { AM: 'INC-01 INC-02', EU: '', AF: '', AS: '' };
    const match = matchFrom({ players: [{ favours: 'F5-1' }, {}, {}], display });
    match.play('0', 'draw', 'INC-01').play('0', 'playFavour', 'F5-1', ['INC-02']);
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('F4, F6, F7 and F8 only in the Action phase, not after an Inventory; they count as furbishing', () => {
    const targets = { F4: null, F6: null, F7: ['INC-01'], F8: null } as const;
    for (const [kind, target] of Object.entries(targets)) {
      const favour = `${kind}-1`;
      const early = matchFrom({ players: [{ favours: favour, pool: 'INC-01' }, {}] });
      expect(early.why('0', 'playFavour', favour, target)).toEqual({ key: 'favourInAction', values: { favour: kind } });
      const stored = holding(favour, { pool: 'INC-01 INC-02' }).play('0', 'inventory', ['INC-02']);
      expect(stored.why('0', 'playFavour', favour, target)).toEqual({ key: 'inventoryDone' });
      const played = holding(favour, { pool: 'INC-01 INC-02' }).play('0', 'playFavour', favour, target);
      expect(played.why('0', 'inventory', ['INC-02'])).toEqual({ key: 'inventoryAfterFavour' });
    }
  });

  it('the others are legal after an Inventory, too, and do not choose the action', () => {
    const match = holding('F2-1', { pool: 'INC-01' }).play('0', 'inventory', ['INC-01']);
    expect(match.why('0', 'playFavour', 'F2-1', null)).toBeNull();
    expect(match.why('0', 'inventory', ['INC-01'])).toEqual({ key: 'inventoryDoneFavour' });
    match.play('0', 'playFavour', 'F2-1', null);
    expect(match.why('0', 'inventory', ['INC-01'])).toEqual({ key: 'inventoryDone' });
    const first = holding('F2-1', { pool: 'INC-01' }).play('0', 'playFavour', 'F2-1', null);
    expect(first.why('0', 'inventory', ['INC-01'])).toBeNull();
  });

  it('an illegal target is refused, and the Favour stays in hand', () => {
    const match = holding('F1-1 F2-1 F9-1', { hand: 'INC-03' });
    expect(match.why('0', 'playFavour', 'F2-1', 'AM')).toEqual({ key: 'favourNeedsNothing', values: { favour: 'F2' } });
    expect(match.why('0', 'playFavour', 'F1-1', null)).toEqual({ key: 'favourNeedsContinent', values: { favour: 'F1' } });
    expect(match.why('0', 'playFavour', 'F9-1', ['INC-03'])).toEqual({
      key: 'favourNeedsCards',
      values: { favour: 'F9', cards: 2 },
    });
    expect(match.why('0', 'playFavour', 'F9-1', 'AM')).toMatchObject({ key: 'favourNeedsCards' });
    expect(match.why('0', 'playFavour', 'F3-1', 'AM')).toEqual({ key: 'favourNotHeld' });
    expect(match.why('0', 'playFavour', 'F0-1', null)).toEqual({ key: 'badArguments' });
  });
});

describe('the nine kinds (5)', () => {
  it('F1 returns a token, if there is one; the continent can get tokens again', () => {
    const match = holding('F1-1', {}, { opinion: { EU: 3 } });
    expect(match.why('0', 'playFavour', 'F1-1', 'AM')).toEqual({ key: 'noOpinionThere', values: { continent: 'AM' } });
    match.play('0', 'playFavour', 'F1-1', 'EU');
    expect(match.G.opinion.EU).toBe(2);
  });

  it('F2 takes three Prestige, as far as the supply allows, and needs at least one', () => {
    const poor = matchInAction({ players: [{ favours: 'F2-1' }, { prestige: 30 }] }).play('0', 'playFavour', 'F2-1', null);
    expect(poor.G.players[0]?.prestige).toBe(2);
    const empty = matchInAction({ players: [{ favours: 'F2-1' }, { prestige: 32 }] });
    expect(empty.why('0', 'playFavour', 'F2-1', null)).toEqual({ key: 'supplyEmpty' });
  });

  it('F3 draws two Objects of a deck, unseen; Public Opinion cards on the way take effect, embargoes do not', () => {
    const match = matchInAction({
      players: [{ favours: 'F3-1' }, {}],
      round: 2,
      headline: 'H01',
      decks: { EU: 'GRE-05 GRE-02 PO-EU-1 GRE-01' },
    });
    match.play('0', 'playFavour', 'F3-1', 'EU');
    expect(match.G.players[0]?.hand).toEqual(['GRE-01', 'GRE-02']);
    expect(match.G.opinion.EU).toBe(1);
    expect(match.G.opinionDrawn).toEqual(['PO-EU-1']);
    const drew = match.events.at(-1);
    expect(match.module.viewEvent(drew as never, '1')).toMatchObject({ type: 'drewFromDeck', count: 2, cards: null });
  });

  it('F3 draws as many as the deck has, and nothing from an empty deck', () => {
    const match = matchInAction({ players: [{ favours: 'F3-1' }, {}], decks: { EU: '', AM: 'INC-01', AS: 'PO-AS-1' } });
    expect(match.why('0', 'playFavour', 'F3-1', 'EU')).toEqual({ key: 'deckEmpty', values: { continent: 'EU' } });
    match.play('0', 'playFavour', 'F3-1', 'AM');
    expect(match.G.players[0]?.hand).toEqual(['INC-01']);
    const opinion = matchInAction({ players: [{ favours: 'F3-1' }, {}], decks: { AS: 'PO-AS-1' } });
    opinion.play('0', 'playFavour', 'F3-1', 'AS');
    expect(opinion.G.players[0]?.handSize).toBe(0);
    expect(opinion.G.opinion.AS).toBe(1);
  });

  it('F4: the next Object costs two less, the first one of a basket; its points stay the same', () => {
    const match = holding('F4-1', { hand: 'INC-05 INC-06 INC-07' }).play('0', 'playFavour', 'F4-1', null);
    const purchases = [
      { card: 'INC-06', cell: 0 },
      { card: 'INC-05', cell: 1 },
    ];
    expect(match.why('0', 'buy', { purchases, cards: ['INC-07'], prestige: 0 })).toEqual({
      key: 'paymentTooLow',
      values: { cost: 5, paid: 4 },
    });
    match.play('0', 'buy', object('INC-05', 0, ['INC-06']));
    expect(match.G.players[0]?.score).toBe(4);
    expect(match.G.thisTurn.objectDiscount).toBe(0);
  });

  it('F4: an Object of value 1 or 2 costs nothing; without a purchase the discount lapses with the turn', () => {
    const free = holding('F4-1', { hand: 'INC-02' }).play('0', 'playFavour', 'F4-1', null);
    free.play('0', 'buy', object('INC-02', 0, []));
    expect(free.G.players[0]?.score).toBe(2);
    const late = holding('F4-1').play('0', 'playFavour', 'F4-1', null).play('0', 'endTurn');
    expect(late.G.thisTurn.objectDiscount).toBe(0);
  });

  it('F5 takes a face-up Object without toll, in addition to the draw and without a Prestige for anybody', () => {
    const match = matchFrom({
      players: [{ favours: 'F5-1' }, {}],
      round: 2,
      headline: 'H05',
      display: { AM: 'INC-01', EU: 'GRE-01', AF: '', AS: '' },
    });
    expect(match.why('0', 'playFavour', 'F5-1', ['ROM-01'])).toEqual({ key: 'notOnDisplay', values: { card: 'ROM-01' } });
    match.play('0', 'playFavour', 'F5-1', ['GRE-01']);
    expect(match.G.players[0]).toMatchObject({ hand: ['GRE-01'], prestige: 0 });
    expect(match.why('0', 'decline', 1)).toEqual({ key: 'mustDraw' });
    const embargoed = matchFrom({ players: [{ favours: 'F5-1' }, {}], round: 2, headline: 'H01', display: { EU: 'GRE-01' } });
    expect(embargoed.why('0', 'playFavour', 'F5-1', ['GRE-01'])).toBeNull();
  });

  it('F6: the next Expert costs three less; Objects cost the same', () => {
    const match = holding('F6-1', { hand: 'INC-03' }, { experts: 'E19 E01 E02' }).play('0', 'playFavour', 'F6-1', null);
    const both = { purchases: [{ expert: 'E01' }, { expert: 'E19' }], cards: [], prestige: 0 };
    expect(match.why('0', 'buy', both)).toEqual({ key: 'paymentTooLow', values: { cost: 4, paid: 0 } });
    match.play('0', 'buy', { ...both, purchases: [{ expert: 'E19' }], cards: ['INC-03'] });
    expect(match.G.players[0]?.experts).toEqual(['E19']);
    expect(match.G.thisTurn.expertDiscount).toBe(0);
  });

  it("F7 takes up to three cards of one's own pool within the limit, and ends furbishing", () => {
    const match = holding('F7-1', { hand: 'INC-03 INC-10 MAY-01 MAY-02 MAY-03', pool: 'INC-01 INC-02 INC-04 INC-05' });
    expect(match.why('0', 'playFavour', 'F7-1', ['INC-01', 'INC-02', 'INC-04'])).toEqual({
      key: 'handLimit',
      values: { limit: 7 },
    });
    expect(match.why('0', 'playFavour', 'F7-1', [])).toEqual({ key: 'nothingTaken' });
    expect(match.why('0', 'playFavour', 'F7-1', ['INC-01', 'INC-02', 'INC-04', 'INC-05'])).toMatchObject({
      key: 'favourNeedsCards',
    });
    match.play('0', 'playFavour', 'F7-1', ['INC-01', 'INC-02']);
    expect(match.G.players[0]).toMatchObject({ handSize: 7, pool: ['INC-04', 'INC-05'] });
    expect(match.why('0', 'buy', object('INC-03', 0, ['INC-10']))).toEqual({ key: 'furbishClosed' });
    expect(match.why('0', 'buyForeign', { card: 'GRE-07', cell: 0, cards: ['INC-03'], prestige: 0 })).toEqual({
      key: 'furbishClosed',
    });
    expect(match.why('0', 'endTurn')).toBeNull();
  });

  it('F8: one foreign purchase needs no fee, and nobody receives one, not even with the Banker', () => {
    for (const experts of ['', 'E23']) {
      const match = holding('F8-1', { hand: 'INC-06 INC-15', experts }).play('0', 'playFavour', 'F8-1', null);
      match.play('0', 'buyForeign', { card: 'GRE-01', cell: 0, cards: ['INC-06'], prestige: 0 });
      expect(match.G.players.map(({ prestige }) => prestige)).toEqual([0, 0]);
      expect(match.G.thisTurn.feeWaived).toBe(false);
      const next = match.why('0', 'buyForeign', { card: 'GRE-07', cell: 1, cards: ['INC-15'], prestige: 0 });
      expect(next?.key).toBe(experts === '' ? 'notEnoughForFee' : undefined);
    }
  });

  it('F9 swaps a hand card for one of any pool worth at most one more, even under H16', () => {
    const players = [{ favours: 'F9-1', hand: 'INC-02', pool: 'INC-04' }, { pool: 'GRE-01 GRE-03' }];
    const match = matchInAction({ players, round: 2, headline: 'H16' });
    expect(match.why('0', 'playFavour', 'F9-1', ['INC-02', 'GRE-03'])).toEqual({
      key: 'worthTooMuch',
      values: { card: 'GRE-03', limit: 3 },
    });
    expect(match.why('0', 'playFavour', 'F9-1', ['INC-04', 'GRE-01'])).toEqual({
      key: 'cardNotInHand',
      values: { card: 'INC-04' },
    });
    expect(match.why('0', 'playFavour', 'F9-1', ['INC-02', 'ROM-01'])).toEqual({
      key: 'notInAnyPool',
      values: { card: 'ROM-01' },
    });
    match.play('0', 'playFavour', 'F9-1', ['INC-02', 'GRE-01']);
    expect(match.G.players.map(({ hand, pool, score }) => [hand, pool, score])).toEqual([
      [['GRE-01'], ['INC-04'], 0],
      [[], ['GRE-03', 'INC-02'], 0],
    ]);
    const own = matchInAction({ players: [{ favours: 'F9-1', hand: 'INC-02', pool: 'INC-06' }, {}] });
    own.play('0', 'playFavour', 'F9-1', ['INC-02', 'INC-06']);
    expect(own.G.players[0]).toMatchObject({ hand: ['INC-06'], pool: ['INC-02'] });
  });
});

const eventsOf = (favour: string, target: unknown, more: object = {}, table: Partial<TableSketch> = {}) => {
  const { events } = holding(favour, more, table).play('0', 'playFavour', favour, target);
  expect(events[0]).toEqual({ type: 'playedFavour', player: '0', favour });
  return events.slice(1);
};

describe('events of a Favour (5)', () => {
  it('F1: the returned token, and the number left', () => {
    expect(eventsOf('F1-1', 'EU', {}, { opinion: { EU: 3 } })).toEqual([
      { type: 'opinionRemoved', player: '0', continent: 'EU', tokens: 2 },
    ]);
  });

  it('F2: the Prestige, and the cause', () => {
    expect(eventsOf('F2-1', null)).toEqual([{ type: 'gainedPrestige', player: '0', count: 3, cause: 'favour' }]);
  });

  it('F3: the deck and the number of drawn cards; none if the deck held only Public Opinion', () => {
    expect(eventsOf('F3-1', 'AM', {}, { decks: { AM: 'INC-01' } })).toEqual([
      { type: 'drewFromDeck', player: '0', continent: 'AM', count: 1, cards: ['INC-01'] },
    ]);
    expect(eventsOf('F3-1', 'AS', {}, { decks: { AS: 'PO-AS-1' } }).map(({ type }) => type)).toEqual(['opinion']);
  });

  it('F5: the Object and its slot', () => {
    const sketch = { players: [{ favours: 'F5-1' }, {}], display: { AM: 'INC-02', EU: '. GRE-01', AF: '', AS: '' } };
    expect(matchFrom(sketch).play('0', 'playFavour', 'F5-1', ['GRE-01']).events).toContainEqual({
      type: 'tookFromDisplay',
      player: '0',
      card: 'GRE-01',
      continent: 'EU',
      slot: 1,
    });
  });

  it('F4, F6, F7 and F8 count as furbishing, so no Inventory can follow', () => {
    for (const [favour, target] of Object.entries({ 'F4-1': null, 'F6-1': null, 'F7-1': ['INC-01'], 'F8-1': null })) {
      const match = holding(favour, { pool: 'INC-01' }).play('0', 'playFavour', favour, target);
      expect(match.G.thisTurn.action).toBe('furbish');
    }
    expect(holding('F2-1').play('0', 'playFavour', 'F2-1', null).G.thisTurn.action).toBe('none');
  });

  it('F7: the taken cards', () => {
    expect(eventsOf('F7-1', ['INC-01'], { pool: 'INC-01 INC-02' })).toEqual([
      { type: 'tookFromPool', player: '0', cards: ['INC-01'], cause: 'nightShift' },
    ]);
  });

  it('F9: both cards, and the owner of the pool', () => {
    expect(eventsOf('F9-1', ['INC-02', 'GRE-01'], { hand: 'INC-02' })).toEqual([
      { type: 'swapped', player: '0', gave: 'INC-02', took: 'GRE-01', owner: '1' },
    ]);
  });

  it('each kind has only the preconditions that it needs', () => {
    expect(targetKind(favourOf('F5-1').effect)).toEqual({ type: 'cards', most: 1 });
    expect(targetKind(favourOf('F7-1').effect)).toEqual({ type: 'cards', most: 3 });
    const match = holding('F7-1', { pool: 'INC-01' });
    expect(match.why('0', 'playFavour', 'F7-1', null)).toEqual({ key: 'favourNeedsCards', values: { favour: 'F7', cards: 3 } });
  });

  it('a supply without Prestige blocks F2 alone', () => {
    const match = matchInAction({ players: [{ favours: 'F2-1 F4-1' }, { prestige: 32 }] });
    expect(match.why('0', 'playFavour', 'F2-1', null)).toEqual({ key: 'supplyEmpty' });
    expect(match.why('0', 'playFavour', 'F4-1', null)).toBeNull();
  });
});
