import { museum } from '@sobremesa/games/museum';
import { TestMatch } from '@sobremesa/games/kit/testing';
import { matchFrom, matchInAction, type PlayerSketch, type TableSketch } from '@sobremesa/games/museum/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showBoard } from '../testing/index.tsx';

const acting = (ana: PlayerSketch = {}, more: Partial<TableSketch> = {}) =>
  matchInAction({ ...more, players: [{ hand: 'INC-03 INC-10', ...ana }, { pool: 'GRE-01' }] });

const tray = () => within(document.querySelector<HTMLElement>('[data-tray]') ?? document.body);
const hand = (name: RegExp) => within(screen.getByLabelText('Your hand')).getByLabelText(name);
const store = (name: RegExp) => within(screen.getByRole('list', { name: 'Your storeroom' })).getByLabelText(name);
const favour = (name: RegExp) => within(screen.getByLabelText('Your Favours')).getByRole('button', { name });
const button = (name: RegExp | string) => tray().getByRole('button', { name });
const displayed = (slot: string) => document.querySelector(`[data-slot="${slot}"]`);
const press = (element: Element | null) => element?.closest('button') ?? element?.querySelector('button') ?? document.body;

describe('the opening', () => {
  it('keeps the first hand, or throws a poor one back', async () => {
    const rich = new TestMatch(museum, { seed: 3, numPlayers: 2 });
    const poor = showBoard(rich, '0');
    const throwBack = button('Throw it back');
    expect(throwBack).toHaveAttribute('aria-disabled', 'true');
    expect(tray().getByText(/7/, { selector: 'p' })).toBeVisible();
    await poor.user.click(button('Keep it'));
    expect(poor.sent).toEqual([{ move: 'mulligan', args: [false] }]);
  });

  it('keeps one of three Patrons, each shown with its goal', async () => {
    const match = new TestMatch(museum, { seed: 3, numPlayers: 2 });
    match.play('0', 'mulligan', false).play('1', 'mulligan', false);
    const { user, sent } = showBoard(match, '0');
    const offered = match.G.players[0]?.offer ?? [];
    const panel = within(screen.getByRole('region', { name: 'Your Patrons' }));
    const keep = panel.getByRole('button', { name: 'Keep this one' });
    expect(keep).toHaveAttribute('aria-disabled', 'true');
    await user.click(panel.getAllByRole('button')[1] ?? keep);
    await user.click(keep);
    expect(sent).toEqual([{ move: 'choosePatron', args: [offered[1]] }]);
  });

  it("chooses the continent of the Headline's token, and explains why another one is illegal", async () => {
    const match = matchFrom({ players: [{}, {}], round: 2, headline: 'H17', opinion: { AM: 1 } });
    const { user, sent } = showBoard(match, '0');
    await user.click(button(/^America and the Pacific/));
    expect(tray().getByText(/America and the Pacific/, { selector: 'p' })).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(button(/^Europe/));
    expect(tray().getByText('The Public Opinion token goes to Europe.')).toBeVisible();
    await user.click(button('Put it there'));
    expect(sent).toEqual([{ move: 'chooseOpinion', args: ['EU'] }]);
  });
});

describe('Exploration', () => {
  it('takes the Object that was pressed in the world, after showing the effect', async () => {
    const match = matchFrom({
      players: [{ prestige: 1 }, {}],
      round: 2,
      headline: 'H05',
      display: { EU: 'GRE-01', AM: 'INC-01', AF: '', AS: '' },
    });
    const { user, sent } = showBoard(match, '0');
    expect(tray().queryByRole('button', { name: 'Take none' })).toBeNull();
    await user.click(press(displayed('EU-0')));
    expect(
      tray().getByText(/^You take Olive-harvest amphora, worth \d, into your hand\. Customs cost you 1 Prestige\./),
    ).toBeVisible();
    await user.click(button('Take it'));
    expect(sent).toEqual([{ move: 'draw', args: ['GRE-01'] }]);
  });

  it("on an opponent's turn can be declined, and brings the active player a Prestige", async () => {
    const match = matchFrom({ players: [{}, {}] });
    match.play('0', 'draw', match.G.display.AM[0]);
    const { user, sent } = showBoard(match, '1');
    await user.click(press(displayed('EU-0')));
    expect(tray().getByText(/Ana gets 1 Prestige\.$/)).toBeVisible();
    await user.click(button('Take none'));
    expect(sent).toEqual([{ move: 'decline', args: [1] }]);
  });
});

describe('the Action phase', () => {
  it("takes Objects of the reader's own store to hand, up to the hand limit", async () => {
    const six = 'INC-03 INC-10 INC-02 INC-09 INC-14 INC-15';
    const { user, sent } = showBoard(acting({ hand: six, pool: 'MAY-01 MAY-02' }), '0');
    await user.click(button('Take inventory'));
    const picker = within(screen.getByRole('region', { name: /^Inventory/ }));
    const [one, two] = within(picker.getByRole('list')).getAllByRole('button');
    if (one === undefined || two === undefined) throw new Error('two Objects are stored');
    await user.click(one);
    await user.click(two);
    expect(button('Take 2')).toHaveAttribute('aria-disabled', 'true');
    expect(tray().getByText(/^2 of 1 that your hand has room for\./)).toBeVisible();
    await user.click(two);
    await user.click(button('Take one'));
    expect(sent).toEqual([{ move: 'inventory', args: [['MAY-01']] }]);
  });

  it('explains why an inventory is illegal', async () => {
    const { user, sent } = showBoard(acting(), '0');
    await user.click(button('Take inventory'));
    expect(tray().getByText(/store/, { selector: 'p' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('lets the Secretary take one Object', async () => {
    const { user, sent } = showBoard(acting({ pool: 'MAY-01 MAY-02', experts: 'E24' }), '0');
    await user.click(button('Ask the Secretary'));
    await user.click(store(/^Metate/));
    await user.click(button('Take one'));
    expect(sent).toEqual([{ move: 'askSecretary', args: ['MAY-02'] }]);
  });

  it('opens a large view of a selected hand card, by keyboard, too', async () => {
    const { user } = showBoard(acting(), '0');
    hand(/^Ceramic double bowl/).focus();
    await user.keyboard('{Enter}{Tab}');
    expect(screen.getByRole('button', { name: 'Look closely: Ceramic double bowl' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Ceramic double bowl' })).toHaveTextContent('It is in your hand.');
    expect(screen.getByRole('heading', { name: 'Counter' })).toBeInTheDocument();
  });

  it('ends the turn; with too many Objects it warns first, and the reader discards them to the store', async () => {
    const eight = 'INC-03 INC-10 INC-02 INC-09 INC-14 INC-15 INC-06 INC-08';
    const { user, sent } = showBoard(acting({ hand: eight }), '0');
    await user.click(button('End turn'));
    expect(sent).toEqual([]);
    expect(tray().getByText(/^You hold one Object too many/)).toBeVisible();
    await user.click(button('End turn anyway'));
    expect(button('Put in the storeroom')).toHaveAttribute('aria-disabled', 'true');
    await user.click(hand(/^Ceramic double bowl/));
    expect(tray().getByText('Goes to your storeroom: Ceramic double bowl.')).toBeVisible();
    await user.click(button('Put in the storeroom'));
    expect(sent).toEqual([
      { move: 'endTurn', args: [] },
      { move: 'discard', args: [['INC-03']] },
    ]);
  });
});

describe('Favours', () => {
  it('show their effect, and why they cannot be played', async () => {
    const match = matchFrom({ players: [{ favours: 'F7-1' }, {}] });
    const { user, sent } = showBoard(match, '0');
    await user.click(favour(/^Night Shift/));
    const panel = within(screen.getByRole('region', { name: 'Night Shift' }));
    expect(panel.getByRole('heading', { name: 'Night Shift' })).toBeVisible();
    expect(panel.getByRole('button', { name: 'Play the Favour' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(panel.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('region', { name: 'Night Shift' })).toBeNull();
    expect(sent).toEqual([]);
  });

  it('are played without a target', async () => {
    const { user, sent } = showBoard(acting({ favours: 'F2-1' }), '0');
    await user.click(favour(/^Private Donation/));
    await user.click(button('Play the Favour'));
    expect(sent).toEqual([{ move: 'playFavour', args: ['F2-1', null] }]);
  });

  it('are played on a continent', async () => {
    const { user, sent } = showBoard(acting({ favours: 'F1-1' }, { opinion: { AS: 2 } }), '0');
    await user.click(favour(/^Press Conference/));
    await user.click(button(/^Europe/));
    expect(button('Play the Favour')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button(/^Asia/));
    await user.click(button('Play the Favour'));
    expect(sent).toEqual([{ move: 'playFavour', args: ['F1-1', 'AS'] }]);
  });

  it('are played on an Object on display', async () => {
    const match = matchFrom({ players: [{ favours: 'F5-1' }, {}], display: { AM: 'INC-01', EU: 'GRE-02', AF: '', AS: '' } });
    const { user, sent } = showBoard(match, '0');
    await user.click(favour(/^Diplomatic Bag/));
    expect(tray().getByText('Choose an Object on display.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'My museum' }));
    await user.click(button('See the Objects'));
    await user.click(press(displayed('EU-0')));
    await user.click(button('Play the Favour'));
    expect(sent).toEqual([{ move: 'playFavour', args: ['F5-1', ['GRE-02']] }]);
  });

  it("are played on Objects of the reader's own store", async () => {
    const { user, sent } = showBoard(acting({ favours: 'F7-1', pool: 'MAY-01 MAY-02 MAY-03' }), '0');
    await user.click(favour(/^Night Shift/));
    await user.click(store(/^Metate/));
    await user.click(button('Play the Favour'));
    expect(sent).toEqual([{ move: 'playFavour', args: ['F7-1', ['MAY-02']] }]);
  });

  it('swap a hand card for an Object of a store', async () => {
    const { user, sent } = showBoard(acting({ favours: 'F9-1', hand: 'INC-06 INC-03' }), '0');
    await user.click(favour(/^Special Loan/));
    const benito = within(screen.getByRole('list', { name: 'Benito’s storeroom' }));
    await user.click(benito.getByRole('button', { name: /^Olive-harvest/ }));
    await user.click(hand(/^Ceramic double bowl/));
    expect(button('Play the Favour')).toHaveAttribute('aria-disabled', 'true');
    await user.click(hand(/^Q’eswachaka/));
    await user.click(button('Play the Favour'));
    expect(sent).toEqual([{ move: 'playFavour', args: ['F9-1', ['INC-06', 'GRE-01']] }]);
  });

  it('stay open while the others explore', async () => {
    const match = matchFrom({ players: [{ favours: 'F2-1' }, {}, {}] });
    match.play('0', 'draw', match.G.display.AM[0]);
    const { user, make } = showBoard(match, '0');
    await user.click(favour(/^Private Donation/));
    make('1', 'draw', match.G.display.EU[0]);
    expect(screen.getByRole('region', { name: 'Private Donation' })).toBeVisible();
  });

  it('above the limit are discarded', async () => {
    const match = matchInAction({
      players: [{ hand: 'INC-06', favours: 'F1-1 F2-1 F3-1' }, {}],
      experts: 'E22 E01 E02',
    }).play('0', 'buy', { purchases: [{ expert: 'E22' }], cards: ['INC-06'], prestige: 0 });
    const { user, sent } = showBoard(match, '0');
    expect(button(/^Favours/)).toHaveAttribute('aria-expanded', 'true');
    await user.click(favour(/^Press Conference/));
    await user.click(favour(/^Private Donation/));
    await user.click(button('Discard'));
    expect(sent).toEqual([{ move: 'discardFavours', args: [['F1-1', 'F2-1']] }]);
  });
});

describe("the reader's drawers", () => {
  it('show the penalty of the store, and the progress of the Patron', () => {
    showBoard(acting({ pool: 'MAY-01 MAY-02', museum: 'INC-01 INC-02 INC-05', patron: 'P01' }, { opinion: { AM: 2 } }), '0');
    expect(tray().getByText('−4 from Public Opinion')).toBeVisible();
    const levels = within(screen.getByLabelText('Levels: 3 of your Objects count')).getAllByRole('listitem');
    expect(levels.map(({ textContent }) => textContent)).toEqual(['3 of 3: 5 points', '3 of 5: 10 points', '3 of 7: 18 points']);
  });

  it('open their cards when no decision needs them', async () => {
    const { user, sent } = showBoard(matchInAction({ players: [{}, { hand: 'INC-03' }] }), '1');
    await user.click(hand(/^Ceramic double bowl/));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ceramic double bowl');
    expect(sent).toEqual([]);
  });

  it('open one at a time where there is little room', async () => {
    const { user } = showBoard(acting(), '0');
    const tab = button(/^Favours/);
    expect(tab).toHaveAttribute('aria-expanded', 'false');
    await user.click(tab);
    expect(tab).toHaveAttribute('aria-expanded', 'true');
    expect(button(/^Hand/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('show the hand again when a new decision is due', async () => {
    const match = matchFrom({ players: [{}, {}] });
    const { user, make } = showBoard(match, '1');
    await user.click(button(/^Favours/));
    make('0', 'draw', match.G.display.AM[0]);
    expect(button(/^Hand/)).toHaveAttribute('aria-expanded', 'true');
  });

  it('are absent for spectators', () => {
    showBoard(acting(), null);
    expect(document.querySelector('[data-tray]')).toBeNull();
  });
});
