import { matchInAction, type PlayerSketch, type TableSketch } from '@sobremesa/games/museum/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showBoard } from '../testing/index.tsx';

/**
 * Ana furbishes; Benito has a tunic of value four and another Object in his store. Three Experts
 * are for hire.
 */
const start = (ana: PlayerSketch = {}, more: Partial<TableSketch> = {}) =>
  matchInAction({
    ...more,
    players: [
      { hand: 'INC-02 INC-03 INC-06 INC-10', pool: 'MAY-02 INC-05', prestige: 2, ...ana },
      { pool: 'GRE-05 GRE-01', prestige: 1 },
      {},
    ],
    experts: 'E01 E02 E22',
  });

const tray = () => within(document.querySelector<HTMLElement>('[data-tray]') ?? document.body);
const hand = (name: RegExp) => within(screen.getByLabelText('Your hand')).getByLabelText(name);
const store = (name: RegExp) => within(screen.getByLabelText('Your storeroom')).getByLabelText(name);
const shelf = (name: RegExp) => tray().getByRole('button', { name });
const confirm = () => tray().getByRole('button', { name: /^Pay (and|it)/ });
const foot = /^Chaquitaclla/;
const bowl = /^Ceramic double bowl/;
const bridge = /^Q’eswachaka/;
const raft = /^Inca balsa/;

/** Presses an Object of Benito's store in the dialog of his museum. */
async function wish(user: ReturnType<typeof showBoard>['user'], name: RegExp) {
  await user.click(screen.getByRole('button', { name: /^Benito/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

describe("a basket of one's own", () => {
  it('begins with a hand card; the cheapest payment is proposed, shown and sent', async () => {
    const { user, sent, match } = showBoard(start(), '0');
    await user.click(hand(bridge));
    expect(hand(bridge)).toHaveAccessibleName(/To be exhibited$/);
    expect(tray().getByText('Costs 3, you pay 3: exact.')).toBeVisible();
    expect(tray().getByText('Go to your storeroom: Chaquitaclla (foot plough) and Ceramic double bowl.')).toBeVisible();
    expect(tray().getByText('You gain 3 points: your marker reaches 3.')).toBeVisible();
    await user.click(confirm());
    expect(sent).toEqual([
      { move: 'buy', args: [{ purchases: [{ card: 'INC-06', cell: 2 }], cards: ['INC-02', 'INC-03'], prestige: 0 }] },
    ]);
    expect(match.G.players[0]?.museum[2]).toBe('INC-06');
    expect(tray().queryByRole('heading', { name: 'Counter' })).toBeNull();
  });

  it('accepts a different payment with other cards, and with Prestige', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(hand(bridge));
    // The payment's shelf is selected: cards go there and back.
    await user.click(hand(bowl));
    expect(tray().getByText('Costs 3, you pay 2: 1 short.')).toBeVisible();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm());
    expect(sent).toEqual([]);
    await user.click(tray().getByRole('button', { name: 'One Prestige more' }));
    expect(tray().getByText('1 Prestige goes to the supply.')).toBeVisible();
    await user.click(confirm());
    expect(sent[0]?.args).toEqual([{ purchases: [{ card: 'INC-06', cell: 2 }], cards: ['INC-02'], prestige: 1 }]);
  });

  it('warns of an overpayment, and can restore the proposal', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(hand(bridge));
    await user.click(hand(raft));
    expect(tray().getByText('Costs 3, you pay 4: 1 lost.')).toBeVisible();
    expect(tray().getByText('Any one of these is not needed: Ceramic double bowl and Inca balsa sailing raft.')).toBeVisible();
    expect(confirm()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(tray().getByRole('button', { name: 'Propose a payment' }));
    expect(tray().getByText('Costs 3, you pay 3: exact.')).toBeVisible();
  });

  it('holds several goods; a press on a shelf selects it', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(hand(bowl));
    await user.click(shelf(/^Exhibit or hire/));
    await user.click(hand(raft));
    expect(shelf(/^Exhibit or hire/)).toHaveAttribute('aria-pressed', 'true');
    expect(tray().getByText('Costs 2, you pay 2: exact.')).toBeVisible();
    await user.click(confirm());
    expect(sent[0]?.args[0]).toMatchObject({ purchases: [{ card: 'INC-03' }, { card: 'INC-10' }], cards: ['INC-02'] });
  });

  it("accepts Objects of the reader's own store, which never pay, and Experts", async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(store(/^Metate/));
    expect(tray().getByText('Costs 1, you pay 1: exact.')).toBeVisible();
    await user.click(document.querySelector('[data-expert="2"]')?.querySelector('button') ?? document.body);
    expect(tray().getByText('Costs 4, you pay 4: exact.')).toBeVisible();
    expect(tray().getByText('You draw 2 Favours.')).toBeVisible();
    await user.click(tray().getByRole('button', { name: 'Pay for all' }));
    expect(sent[0]?.args[0]).toMatchObject({ purchases: [{ card: 'MAY-02' }, { expert: 'E22' }] });
  });

  it('shows at once what is too expensive', async () => {
    const { user } = showBoard(start({ hand: 'INC-03', prestige: 0 }), '0');
    await user.click(store(/^Walls of Sacsay/));
    const large = within(await screen.findByRole('dialog', { name: 'Walls of Sacsayhuamán' }));
    expect(large.getByText(/^It costs 4, and with all you have you could pay only \d\.$/)).toBeVisible();
    expect(tray().queryByRole('heading', { name: 'Counter' })).toBeNull();
  });

  it('can be cancelled', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(hand(bridge));
    await user.click(tray().getByRole('button', { name: 'Remove Q’eswachaka rope bridge' }));
    expect(tray().queryByRole('heading', { name: 'Counter' })).toBeNull();
    await user.click(hand(bridge));
    await user.click(tray().getByRole('button', { name: 'Cancel' }));
    expect(tray().queryByRole('heading', { name: 'Counter' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it("switches the Mentor's help on and off", async () => {
    const { user, sent } = showBoard(start({ experts: 'E19' }), '0');
    await user.click(hand(bridge));
    expect(tray().getByText('Costs 2, you pay 2: exact.')).toBeVisible();
    const mentor = tray().getByRole('button', { name: 'The Mentor makes Q’eswachaka rope bridge cheaper' });
    await user.click(mentor);
    expect(mentor).toHaveAttribute('aria-pressed', 'false');
    expect(tray().getByText('Costs 3, you pay 3: exact.')).toBeVisible();
    await user.click(mentor);
    await user.click(confirm());
    expect(sent[0]?.args[0]).toMatchObject({ purchases: [{ card: 'INC-06', mentor: true }] });
  });

  it('is shown in Spanish, too', async () => {
    const { user } = showBoard(start(), '0', 'es');
    await user.click(within(screen.getByLabelText('Tu mano')).getByLabelText(/^Puente colgante/));
    expect(tray().getByText('Cuesta 3 y pagas 3: exacto.')).toBeVisible();
    expect(tray().getByText('Van a tu almacén: Chaquitaclla (arado de pie) y Cuenco doble de cerámica.')).toBeVisible();
  });

  it('works by keyboard alone', async () => {
    const { user, sent } = showBoard(start(), '0');
    hand(foot).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    confirm().focus();
    await user.keyboard('{Enter}');
    expect(sent[0]).toMatchObject({ move: 'buy', args: [{ purchases: [{ card: 'INC-06' }] }] });
    // The focused button is gone. The focus moves to the next control instead of being lost.
    expect(document.activeElement?.closest('[data-tray]')).not.toBeNull();
  });
});

describe("a purchase in another player's store", () => {
  it('names the owner and the fee, and says where the payment goes', async () => {
    const { user, sent, match } = showBoard(start(), '0');
    await wish(user, /Olive-harvest/);
    expect(tray().getByRole('heading', { name: 'From Benito’s storeroom' })).toBeVisible();
    expect(tray().getByText('First you give Benito 1 Prestige, for buying from their storeroom.')).toBeVisible();
    expect(tray().getByText(/to Benito’s storeroom: /)).toBeVisible();
    await user.click(confirm());
    expect(sent[0]).toMatchObject({ move: 'buyForeign', args: [{ card: 'GRE-01' }] });
    expect(match.G.players[0]?.prestige).toBe(1);
    expect(match.G.players[1]?.prestige).toBe(2);
  });
});
