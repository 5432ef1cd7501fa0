import { describe, expect, it } from 'vitest';
import type { Basket, ForeignPurchase } from '../state.ts';
import { checkInvariants, matchInAction } from '../testing/index.ts';
import type { MuseumMatch } from '../testing/index.ts';
import { foreignGoodsBlocker } from './buying.ts';
import { inventoryBlocker, secretaryBlocker } from './inventory.ts';
import { tensPassed } from './transactions.ts';

const list = (text: string) => (text === '' ? [] : text.split(' '));

/**
 * A basket from `INC-01@3 E05 INC-02@4!`: Objects on cells, `!` with the Mentor's help, and
 * Experts.
 */
const basket = (goods: string, cards: string, prestige = 0): Basket => ({
  purchases: list(goods).map((text) => {
    const [card = '', cell = ''] = text.split('@');
    if (cell === '') return { expert: card };
    return cell.endsWith('!') ? { card, cell: Number.parseInt(cell), mentor: true } : { card, cell: Number.parseInt(cell) };
  }),
  cards: list(cards),
  prestige,
});
const buy = (match: MuseumMatch, ...args: Parameters<typeof basket>) => match.play('0', 'buy', basket(...args));
const why = (match: MuseumMatch, ...args: Parameters<typeof basket>) => match.why('0', 'buy', basket(...args));
const foreign = (card: string, cards: string, prestige = 0): ForeignPurchase => ({ card, cell: 0, cards: list(cards), prestige });
const player = (match: MuseumMatch, index = 0) => match.G.players[index] as (typeof match.G.players)[number];

describe('the examples of the rulebook', () => {
  it('Eric pays for the Ishtar Vase and the Ceramic double bowl with the Tachi longsword, and scores 4', () => {
    const match = matchInAction({ players: [{ hand: 'MES-08 INC-03 JAP-13' }, {}] });
    buy(match, 'MES-08@0 INC-03@1', 'JAP-13');
    expect(player(match)).toMatchObject({ hand: [], pool: ['JAP-13'], score: 4 });
    expect(player(match).museum.slice(0, 2)).toEqual(['MES-08', 'INC-03']);
  });

  it('Olivier pays for the Statue of Raijin with the Fresco of Pompeii and two Prestige, or with four Prestige', () => {
    const sketch = { players: [{ hand: 'JAP-11 ROM-07', prestige: 4 }, {}] };
    const mixed = matchInAction(sketch);
    buy(mixed, 'JAP-11@0', 'ROM-07', 2);
    expect(player(mixed)).toMatchObject({ pool: ['ROM-07'], prestige: 2, score: 4 });
    expect(mixed.G.prestige).toBe(30);
    const rich = matchInAction(sketch);
    buy(rich, 'JAP-11@0', '', 4);
    expect(player(rich)).toMatchObject({ hand: ['ROM-07'], pool: [], prestige: 0, score: 4 });
  });

  it("Jamie gives Eric a Prestige and the War chariot, or five Prestige, for the Mask of Sargon in Eric's pool", () => {
    const sketch = { players: [{ hand: 'EGY-14', prestige: 5 }, { pool: 'MES-07 INC-01' }] };
    const cards = matchInAction(sketch);
    cards.play('0', 'buyForeign', foreign('MES-07', 'EGY-14'));
    expect(player(cards)).toMatchObject({ hand: [], pool: [], prestige: 4, score: 4 });
    expect(player(cards, 1)).toMatchObject({ pool: ['INC-01', 'EGY-14'], prestige: 1 });
    const tokens = matchInAction(sketch);
    tokens.play('0', 'buyForeign', foreign('MES-07', '', 4));
    expect(player(tokens)).toMatchObject({ hand: ['EGY-14'], prestige: 0 });
    expect(player(tokens, 1)).toMatchObject({ pool: ['INC-01'], prestige: 5 });
    expect(tokens.G.prestige).toBe(27);
  });
});

describe('a basket (1.6)', () => {
  it('pays for one Object with several cards, without change', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-06 INC-02' }, {}] });
    buy(match, 'INC-05@7', 'INC-06 INC-02');
    expect(player(match)).toMatchObject({ pool: ['INC-06', 'INC-02'], score: 4, prestige: 0 });
  });

  it("combines Objects of one's own hand and pool, and Experts, under one payment (A5)", () => {
    const match = matchInAction({
      players: [{ hand: 'INC-03 JAP-10 CHI-14', pool: 'INC-10', prestige: 1 }, {}],
      experts: 'E05 E20 E21',
      expertDeck: 'E24',
    });
    buy(match, 'INC-03@0 INC-10@1 E20', 'CHI-14', 1);
    expect(player(match)).toMatchObject({ hand: ['JAP-10'], pool: ['CHI-14'], experts: ['E20'], score: 2, prestige: 0 });
    expect(match.G.expertRow).toEqual(['E24', 'E05', 'E21']);
  });

  it('buys from the pool as it was before the payment: a paid card can be bought in a later one, at its value (A10)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-02 INC-03 INC-14' }, {}] });
    expect(why(match, 'INC-03@0 INC-02@1', 'INC-02 INC-14')).toEqual({ key: 'boughtAndPaid', values: { card: 'INC-02' } });
    buy(match, 'INC-03@0', 'INC-02');
    buy(match, 'INC-02@1', 'INC-14');
    expect(player(match)).toMatchObject({ pool: ['INC-14'], score: 3 });
  });

  it('never takes pool cards as payment (A9)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03', pool: 'INC-02' }, {}] });
    expect(why(match, 'INC-03@0', 'INC-02')).toEqual({ key: 'cardNotInHand', values: { card: 'INC-02' } });
  });

  it('is refused entirely when any part is illegal, and changes nothing', () => {
    const match = matchInAction({
      players: [{ hand: 'INC-03 INC-02 INC-14', pool: 'INC-15', museum: 'INC-09', prestige: 1 }, { pool: 'GRE-01' }],
      experts: 'E05 E20 E21',
    });
    const before = JSON.stringify(match.G);
    const refused: [Parameters<typeof basket>, object][] = [
      [['', 'INC-02'], { key: 'nothingBought' }],
      [['GRE-01@1', 'INC-02'], { key: 'boughtApart', values: { card: 'GRE-01', player: '1' } }],
      [['GRE-05@1', 'INC-02'], { key: 'cardNotYours', values: { card: 'GRE-05' } }],
      [['E01', 'INC-02'], { key: 'expertNotOffered', values: { expert: 'E01' } }],
      [['INC-03@1 INC-03@2', 'INC-02'], { key: 'boughtTwice', values: { card: 'INC-03' } }],
      [['E05 E05', 'INC-02'], { key: 'hiredTwice', values: { expert: 'E05' } }],
      [['INC-03@0', 'INC-02'], { key: 'cellTaken', values: { cell: 0 } }],
      [['INC-03@1 INC-15@1', 'INC-02'], { key: 'cellTwice', values: { cell: 1 } }],
      [['INC-03@1!', 'INC-02'], { key: 'noMentor' }],
      [['INC-03@1', 'INC-02 INC-02'], { key: 'cardTwice', values: { card: 'INC-02' } }],
      [['INC-03@1', '', 2], { key: 'notEnoughPrestige', values: { needed: 2, has: 1 } }],
      [['INC-03@1 INC-15@2 E05', 'INC-02 INC-14'], { key: 'paymentTooLow', values: { cost: 5, paid: 4 } }],
    ];
    expect(refused.map(([args]) => why(match, ...args))).toEqual(refused.map(([, reason]) => reason));
    expect(match.why('0', 'buy', basket('INC-03@25', 'INC-02'))).toEqual({ key: 'badArguments' });
    expect(match.why('0', 'buy', basket('INC-03@1', 'INC-02', -1))).toEqual({ key: 'badArguments' });
    expect(JSON.stringify(match.G)).toBe(before);
  });

  it('may be overpaid, with cards and with Prestige (A23)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-04 JAP-10', prestige: 2 }, {}] });
    buy(match, 'INC-03@0', 'INC-04 JAP-10', 2);
    expect(player(match)).toMatchObject({ pool: ['INC-04', 'JAP-10'], prestige: 0, score: 1 });
  });

  it('has at most as many Objects as there are empty cells (1.11)', () => {
    const row = 'INC-01 INC-02 INC-04 INC-05 INC-06';
    const museum = [
      row,
      'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05',
      'GRE-01 GRE-02 GRE-03 GRE-04 GRE-05',
      'ROM-01 ROM-02 ROM-03 ROM-04 ROM-05',
      'CHI-01 CHI-02 CHI-03 CHI-04',
    ];
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-10 INC-14', museum: museum.join('/') }, {}] });
    expect(why(match, 'INC-03@24 INC-10@23', 'INC-14')).toEqual({ key: 'museumFull', values: { free: 1 } });
    buy(match, 'INC-03@24', 'INC-10');
    expect(why(match, 'INC-10@0', 'INC-14')).toEqual({ key: 'museumFull', values: { free: 0 } });
  });

  it('carries no surplus over to the next one', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-10 INC-04' }, {}] });
    buy(match, 'INC-03@0', 'INC-04');
    expect(why(match, 'INC-10@1', '')).toEqual({ key: 'paymentTooLow', values: { cost: 1, paid: 0 } });
  });

  it('brings a Prestige for a masterpiece, after the payment (1.6)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-04', prestige: 5 }, { prestige: 27 }] });
    expect(match.G.prestige).toBe(0);
    buy(match, 'INC-04@0', '', 5);
    expect(player(match)).toMatchObject({ prestige: 1, score: 5 });
    expect(match.G.prestige).toBe(4);
  });

  it('hires Experts one after the other: the others slide to the right and a new one enters (1.6)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-07' }, {}], experts: 'E01 E02 E03', expertDeck: 'E05 E04' });
    buy(match, 'E03 E01', 'INC-05 INC-07');
    expect(player(match).experts).toEqual(['E03', 'E01']);
    expect(match.G.expertRow).toEqual(['E05', 'E04', 'E02']);
    expect(player(match).score).toBe(0);
  });

  it('cannot hire an Expert that enters during it; the next basket can (7)', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-07' }, {}], experts: 'E01 E02 E03', expertDeck: 'E04' });
    expect(why(match, 'E01 E04', 'INC-05 INC-07')).toMatchObject({ key: 'expertNotOffered' });
    buy(match, 'E01', 'INC-05');
    buy(match, 'E04', 'INC-07');
    expect(match.G.expertRow).toEqual([null, 'E02', 'E03']);
  });

  it('cannot be undone once an Expert entered; otherwise it can', () => {
    const match = matchInAction({ players: [{ hand: 'INC-05 INC-03 INC-10' }, {}] });
    buy(match, 'INC-03@0', 'INC-10');
    expect(match.stands).toBe(false);
    buy(match, `${match.G.expertRow[0]}`, 'INC-05');
    expect(match.stands).toBe(true);
  });
});

describe('a foreign purchase (1.6)', () => {
  const sketch = { players: [{ hand: 'INC-03 INC-05', prestige: 3 }, { pool: 'GRE-07 GRE-05' }, { pool: 'ROM-10' }] };

  it('costs one Prestige for each Object in addition to the payment (A7)', () => {
    const match = matchInAction(sketch);
    match.play('0', 'buyForeign', foreign('GRE-07', 'INC-03'));
    match.play('0', 'buyForeign', { ...foreign('ROM-10', '', 1), cell: 1 });
    expect(match.G.players.map(({ prestige }) => prestige)).toEqual([0, 1, 2]);
    expect(match.G.players.map(({ pool }) => pool)).toEqual([[], ['GRE-05', 'INC-03'], []]);
    expect(player(match).score).toBe(2);
    checkInvariants(match.G);
  });

  it("accepts any mix of cards and Prestige, within the player's means after the fee (A8)", () => {
    const match = matchInAction(sketch);
    expect(match.why('0', 'buyForeign', foreign('GRE-05', 'INC-05', 1))).toBeNull();
    expect(match.why('0', 'buyForeign', foreign('GRE-05', 'INC-03', 3))).toEqual({
      key: 'notEnoughForFee',
      values: { needed: 4, has: 3 },
    });
    expect(match.why('0', 'buyForeign', foreign('GRE-05', '', 4))).toMatchObject({ key: 'notEnoughPrestige' });
    expect(match.why('0', 'buyForeign', foreign('GRE-05', 'INC-05'))).toEqual({
      key: 'paymentTooLow',
      values: { cost: 5, paid: 4 },
    });
  });

  it("needs an Object of another player's pool, and an empty cell", () => {
    const match = matchInAction(sketch);
    expect(match.why('0', 'buyForeign', foreign('INC-03', 'INC-05'))).toMatchObject({ key: 'notInOtherPool' });
    match.play('0', 'buyForeign', foreign('GRE-07', 'INC-03'));
    expect(match.why('0', 'buyForeign', foreign('ROM-10', 'INC-05'))).toEqual({ key: 'cellTaken', values: { cell: 0 } });
  });

  it("gives the owner the masterpiece's price, and the buyer its points and Prestige", () => {
    const match = matchInAction(sketch);
    match.play('0', 'buyForeign', foreign('GRE-05', 'INC-05', 1));
    expect(player(match)).toMatchObject({ score: 5, prestige: 2 });
    expect(player(match, 1)).toMatchObject({ pool: ['GRE-07', 'INC-05'], prestige: 2, score: 0 });
  });

  it('can buy back a card that was paid to an opponent (A10)', () => {
    const match = matchInAction(sketch);
    match.play('0', 'buyForeign', foreign('GRE-07', 'INC-03'));
    match.play('0', 'buyForeign', { ...foreign('INC-03', '', 1), cell: 1 });
    expect(player(match).museum.slice(0, 2)).toEqual(['GRE-07', 'INC-03']);
  });
});

describe('Favours from the track (1.6)', () => {
  it.each([
    [0, 9, 0],
    [0, 10, 1],
    [9, 12, 1],
    [10, 19, 0],
    [8, 31, 3],
    [48, 52, 1],
    [59, 61, 1],
  ])('from %i to %i points: %i', (before, after, favours) => {
    expect(tensPassed(before, after)).toBe(favours);
  });

  it('a multiple of ten brings one, unseen by the others', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-10', score: 9 }, {}], favourDeck: 'F1-1 F2-1' });
    buy(match, 'INC-03@0', 'INC-10');
    expect(player(match)).toMatchObject({ favours: ['F2-1'], favourCount: 1, score: 10 });
    const drew = match.events.at(-1);
    expect(drew).toEqual({ type: 'drewFavours', player: '0', count: 1, favours: ['F2-1'] });
    expect(match.module.viewEvent(drew as never, '1')).toEqual({ ...drew, favours: null });
  });

  it('above three, the player must discard old or new ones before anything else', () => {
    const match = matchInAction({
      players: [{ hand: 'INC-03 INC-10 INC-15', favours: 'F1-1 F2-1 F3-1', score: 9 }, {}],
      favourDeck: 'F4-1',
    });
    buy(match, 'INC-03@0', 'INC-10');
    expect(match.ctx.activePlayers).toEqual({ 0: 'favours', 1: 'free' });
    for (const [move, ...args] of [['endTurn'], ['playFavour', 'F2-1', null], ['inventory', ['INC-10']]] as const) {
      expect(match.why('0', move, ...args)).toEqual({ key: 'discardFavoursFirst' });
    }
    expect(match.why('0', 'arrange', [null, 'INC-03', ...Array.from({ length: 23 }, () => null)])).toBeNull();
    expect(match.why('0', 'discardFavours', [])).toEqual({ key: 'wrongNumber', values: { needed: 1, given: 0 } });
    expect(match.why('0', 'discardFavours', ['F5-1'])).toEqual({ key: 'favourNotHeld' });
    match.play('0', 'discardFavours', ['F1-1']);
    expect(player(match).favours).toEqual(['F2-1', 'F3-1', 'F4-1']);
    expect(match.G.favourPile).toEqual(['F1-1']);
    expect(match.G.thisTurn.favourPlayed).toBe(false);
    expect(match.G.step).toEqual({ kind: 'action' });
  });

  it('used ones are reshuffled when the deck is empty; with no card left, none is drawn', () => {
    const sketch = { players: [{ hand: 'INC-03 INC-10', score: 9 }, {}], favourDeck: '' };
    const again = matchInAction({ ...sketch, favourPile: 'F1-1' });
    buy(again, 'INC-03@0', 'INC-10');
    expect(player(again).favours).toEqual(['F1-1']);
    expect(again.G.favourPile).toEqual([]);
    const none = matchInAction(sketch);
    buy(none, 'INC-03@0', 'INC-10');
    expect(player(none).favours).toEqual([]);
  });
});

describe('one action per turn (1.6, A14)', () => {
  const sketch = { players: [{ hand: 'INC-03 INC-10', pool: 'INC-01 INC-02' }, {}] };

  it('no inventory after a purchase, and no purchase after an inventory', () => {
    const furbished = matchInAction(sketch);
    buy(furbished, 'INC-03@0', 'INC-10');
    expect(furbished.why('0', 'inventory', ['INC-01'])).toEqual({ key: 'inventoryAfterPurchase' });
    const stored = matchInAction(sketch).play('0', 'inventory', ['INC-01']);
    expect(why(stored, 'INC-03@0', 'INC-10')).toEqual({ key: 'inventoryDone' });
    expect(stored.why('0', 'inventory', ['INC-02'])).toEqual({ key: 'inventoryDone' });
  });

  it('the active player, and nobody else, may end the turn without an action', () => {
    const match = matchInAction(sketch);
    expect(match.why('1', 'endTurn')).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    match.play('0', 'endTurn');
    expect(match.ctx.currentPlayer).toBe('1');
  });

  it('an inventory takes at least one card, up to a hand of seven', () => {
    const pool = 'INC-01 INC-02 INC-04';
    const match = matchInAction({ players: [{ hand: 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05', pool }, {}] });
    expect(match.why('0', 'inventory', [])).toEqual({ key: 'nothingTaken' });
    expect(match.why('0', 'inventory', pool.split(' '))).toEqual({ key: 'handLimit', values: { limit: 7 } });
    expect(match.why('0', 'inventory', ['MAY-01'])).toEqual({ key: 'notInPool', values: { card: 'MAY-01' } });
    expect(match.why('0', 'inventory', ['INC-01', 'INC-01'])).toEqual({ key: 'cardTwice', values: { card: 'INC-01' } });
    match.play('0', 'inventory', ['INC-04', 'INC-01']);
    expect(player(match)).toMatchObject({ handSize: 7, pool: ['INC-02'] });
  });

  it('no inventory with seven cards in hand, or without stored cards', () => {
    const full = matchInAction({ players: [{ hand: 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07', pool: 'INC-01' }, {}] });
    expect(full.why('0', 'inventory', ['INC-01'])).toEqual({ key: 'handLimit', values: { limit: 7 } });
    expect(matchInAction({ players: [{}, {}] }).why('0', 'inventory', ['INC-01'])).toEqual({ key: 'poolEmpty' });
  });
});

describe('events of a purchase (1.6)', () => {
  it('the payment and its receiver', () => {
    const own = matchInAction({ players: [{ hand: 'MES-08 JAP-13', prestige: 1 }, {}] });
    buy(own, 'MES-08@0', 'JAP-13', 1);
    expect(own.events.slice(0, 2)).toEqual([
      { type: 'paid', player: '0', cards: ['JAP-13'], prestige: 1, owner: null },
      { type: 'exhibited', player: '0', card: 'MES-08', cell: 0, owner: null, points: expect.any(Number) },
    ]);
    const pool = matchInAction({ players: [{ hand: 'JAP-13', pool: 'MES-08' }, {}] });
    buy(pool, 'MES-08@0', 'JAP-13');
    expect(pool.events[1]).toMatchObject({ type: 'exhibited', owner: '0' });
  });

  it('the fee, its payer, and the payment to the owner', () => {
    const match = matchInAction({ players: [{ hand: 'EGY-14', prestige: 5 }, { pool: 'MES-07 INC-01' }] });
    match.play('0', 'buyForeign', foreign('MES-07', 'EGY-14'));
    expect(match.events.slice(0, 2)).toEqual([
      { type: 'fee', player: '0', owner: '1', from: 'buyer', count: 1 },
      { type: 'paid', player: '0', cards: ['EGY-14'], prestige: 0, owner: '1' },
    ]);
    const players = [{ favours: 'F8-1', hand: 'EGY-14' }, { pool: 'MES-07' }];
    const waived = matchInAction({ players }).play('0', 'playFavour', 'F8-1', null);
    waived.play('0', 'buyForeign', foreign('MES-07', 'EGY-14'));
    expect(waived.events[0]).toEqual({ type: 'fee', player: '0', owner: '1', from: 'waived', count: 0 });
  });

  it('a payment counts as furbishing', () => {
    const match = matchInAction({ players: [{ hand: 'MES-08 JAP-13' }, {}] });
    buy(match, 'MES-08@0', 'JAP-13');
    expect(match.G.thisTurn).toMatchObject({ action: 'furbish', transacted: true });
  });

  it('the cards taken by an Inventory, and those discarded at the end of the turn', () => {
    const match = matchInAction({ players: [{ pool: 'INC-01 INC-02' }, {}] }).play('0', 'inventory', ['INC-02']);
    expect(match.events).toEqual([{ type: 'tookFromPool', player: '0', cards: ['INC-02'], cause: 'inventory' }]);
    const hand = 'MAY-01 MAY-02 MAY-03 MAY-04 MAY-05 MAY-06 MAY-07 INC-01';
    const full = matchInAction({ players: [{ hand }, {}] })
      .play('0', 'endTurn')
      .play('0', 'discard', ['INC-01']);
    expect(full.events[0]).toEqual({ type: 'discarded', player: '0', cards: ['INC-01'] });
  });

  it('the Favours discarded above the limit', () => {
    const match = matchInAction({ players: [{ hand: 'MES-08 JAP-13', favours: 'F1-1 F2-1 F3-1', score: 9 }, {}] });
    buy(match, 'MES-08@0', 'JAP-13');
    match.play('0', 'discardFavours', ['F2-1']);
    expect(match.events).toEqual([{ type: 'discardedFavours', player: '0', favours: ['F2-1'] }]);
    expect(match.G.favourPile).toEqual(['F2-1']);
  });
});

const gained = (match: MuseumMatch) => match.events.filter(({ type }) => type === 'gainedPrestige');

describe('Prestige is reported with its cause (1.6, H13)', () => {
  it('for a masterpiece, and by the Headline, once per turn', () => {
    const players = [{ hand: 'INC-01 INC-04 JAP-13 JAP-11 EGY-14 ROM-07 GRE-01 MES-07', prestige: 12 }, {}];
    const match = matchInAction({ players, round: 2, headline: 'H13' });
    buy(match, 'INC-01@0', '', 5);
    expect(gained(match)).toEqual([
      { type: 'gainedPrestige', player: '0', count: 1, cause: 'masterpiece' },
      { type: 'gainedPrestige', player: '0', count: 1, cause: 'headline' },
    ]);
    buy(match, 'INC-04@1', '', 5);
    expect(gained(match)).toEqual([{ type: 'gainedPrestige', player: '0', count: 1, cause: 'masterpiece' }]);
  });

  it('none for an Object of low value, nor without the Headline', () => {
    const match = matchInAction({ players: [{ hand: 'INC-03 INC-05', prestige: 9 }, {}] });
    buy(match, 'INC-05@0', '', 4);
    expect(gained(match)).toEqual([]);
    const headline = matchInAction({ players: [{ hand: 'INC-03', prestige: 9 }, {}], round: 2, headline: 'H13' });
    buy(headline, 'INC-03@0', '', 1);
    expect(gained(headline)).toEqual([]);
  });
});

describe('the Mentor (E19)', () => {
  it('counts as used only once an Object was bought with the help', () => {
    const match = matchInAction({ players: [{ hand: 'INC-02 INC-03', experts: 'E19', prestige: 9 }, {}] });
    buy(match, 'INC-03@0', '', 1);
    expect(match.G.thisTurn.mentorUsed).toBe(false);
    buy(match, 'INC-02@1!', '', 1);
    expect(match.G.thisTurn.mentorUsed).toBe(true);
    const abroad = matchInAction({ players: [{ hand: 'INC-05', experts: 'E19', prestige: 9 }, { pool: 'GRE-01' }] });
    abroad.play('0', 'buyForeign', foreign('GRE-01', 'INC-05', 0));
    expect(abroad.G.thisTurn.mentorUsed).toBe(false);
  });
});

describe('owner of the pool (1.6)', () => {
  it("a foreign purchase needs another player's pool", () => {
    const match = matchInAction({ players: [{ hand: 'INC-05', pool: 'GRE-01', prestige: 2 }, { pool: 'GRE-03' }] });
    expect(foreignGoodsBlocker(match.G, '0', 'GRE-01')).toEqual({ key: 'notInOtherPool', values: { card: 'GRE-01' } });
    expect(foreignGoodsBlocker(match.G, '0', 'ROM-01')).toEqual({ key: 'notInOtherPool', values: { card: 'ROM-01' } });
    expect(foreignGoodsBlocker(match.G, '0', 'GRE-03')).toBeNull();
  });
});

describe('player and phase (1.6)', () => {
  it('only the active player may use the Inventory and the Secretary, in the Action phase', () => {
    const match = matchInAction({ players: [{ pool: 'INC-01' }, { pool: 'GRE-01', experts: 'E24' }] });
    expect(inventoryBlocker(match.G, '1')).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    expect(secretaryBlocker(match.G, '1')).toEqual({ key: 'notYourTurn', values: { player: '0' } });
    expect(inventoryBlocker({ ...match.G, step: { kind: 'hand' } }, '0')).toEqual({ key: 'discardFirst' });
    expect(secretaryBlocker({ ...match.G, step: { kind: 'hand' } }, '0')).toEqual({ key: 'discardFirst' });
  });
});
