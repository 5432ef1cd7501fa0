import { museum, type BoardId } from '@sobremesa/games/museum';
import { layoutOf, matchFrom, matchInAction, type MuseumMatch } from '@sobremesa/games/museum/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showBoard } from '../testing/index.tsx';

/** Ana has three Inca Objects, two of them side by side, and a Greek one; she furbishes. */
const start = (board: BoardId = 'basic') =>
  matchInAction({
    players: [
      { hand: 'INC-03 INC-10 CHI-05', museum: 'INC-01 INC-02 GRE-01 INC-05', board, patron: 'P01' },
      { museum: 'ROM-01' },
    ],
  });

const plan = () => screen.getByLabelText('Plan of the museum, five rows of five rooms');
const cell = (row: number, column: number) => within(plan()).getByLabelText(new RegExp(`^Row ${row}, column ${column}[:,]`));
const hand = (name: RegExp) => within(screen.getByLabelText('Your hand')).getByLabelText(name);
const desk = () => within(screen.getByRole('region', { name: /^Your museum/ }));
const worth = () => desk().getByText(/^This layout brings/);
const finish = () => within(screen.getByRole('region', { name: 'Final layout' }));

/** Plays to the final arrangement with minimal moves. */
function toTheEnd(match: MuseumMatch) {
  while (match.G.step.kind !== 'arrangement') {
    const player = match.players.find((id) => museum.legalMoves(match.G, match.ctx, id).length > 0) ?? '0';
    const move = museum.standIn(match.G, match.ctx, player);
    if (move === null) throw new Error('somebody can do something');
    match.play(player, move.move, ...move.args);
  }
  return match;
}

const threeInARow = (board: BoardId) => matchInAction({ players: [{ museum: '. INC-01 INC-02 INC-03', board }, {}] });

const lastArrangement = () =>
  toTheEnd(
    matchFrom({
      players: [{ museum: 'INC-01 INC-02 GRE-01 INC-05', score: 50 }, {}],
      display: { AM: '', EU: '', AF: '', AS: '' },
    }),
  );

afterEach(() => vi.restoreAllMocks());

describe('the plan', () => {
  it('names each cell with its position, the main gallery, and its Object', () => {
    showBoard(start(), '0');
    expect(within(plan()).getAllByRole('button')).toHaveLength(25);
    expect(cell(1, 1)).toHaveAccessibleName(/^Row 1, column 1: Agricultural terraces of Moray/);
    expect(cell(1, 3)).toHaveAccessibleName(/^Row 1, column 3, main gallery: Olive-harvest amphora/);
    expect(cell(5, 5)).toHaveAccessibleName('Row 5, column 5: empty');
  });

  it('names the collections with the points that they would bring', async () => {
    const { user } = showBoard(start(), '0');
    expect(desk().queryByText(/^Collection /)).toBeNull();
    await user.click(cell(1, 4));
    await user.click(cell(1, 3));
    expect(desk().getByText('Collection of the Inca: 3 Objects, 3 points.')).toBeInTheDocument();
  });

  it('separates cells by the walls of an advanced plan', () => {
    // Between columns 3 and 4 of the first row the Two Wings have a wall, the basic plan a passage.
    const basic = showBoard(threeInARow('basic'), '0');
    expect(desk().getByText('Collection of the Inca: 3 Objects, 3 points.')).toBeInTheDocument();
    basic.unmount();
    showBoard(threeInARow('twoWings'), '0');
    expect(screen.getByRole('region', { name: 'Your museum Two Wings' })).toBeVisible();
    expect(desk().queryByText(/^Collection of the Inca/)).toBeNull();
  });

  it('shows a spectator the museum of the player in turn, read-only', () => {
    showBoard(start(), null);
    const museumOf = within(screen.getByRole('region', { name: 'Ana’s museum' }));
    expect(museumOf.getByRole('button', { name: /^Olive-harvest amphora/ })).toBeVisible();
    expect(museumOf.queryByRole('button', { name: /Arrange/ })).toBeNull();
  });
});

describe('arranging', () => {
  it('picks a card up and puts it down by two presses; the card there changes places', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(cell(1, 4));
    expect(cell(1, 4)).toHaveAttribute('aria-pressed', 'true');
    expect(desk().getByText('Walls of Sacsayhuamán: choose where to put it.')).toBeVisible();
    await user.click(cell(1, 3));
    expect(sent).toEqual([{ move: 'arrange', args: [layoutOf('INC-01 INC-02 INC-05 GRE-01')] }]);
    expect(cell(1, 4)).toHaveAccessibleName(/Olive-harvest/);
  });

  it('works by keyboard: arrows move, Enter picks up and puts down, Escape cancels', async () => {
    const { user, sent } = showBoard(start(), '0');
    cell(1, 1).focus();
    await user.keyboard('{Enter}{ArrowDown}{Escape}{Enter}');
    expect(sent).toEqual([]);
    expect(cell(2, 1)).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(sent).toEqual([{ move: 'arrange', args: [layoutOf('. INC-02 GRE-01 INC-05/./. INC-01')] }]);
  });

  it('works by dragging, immediately with a mouse', () => {
    const { sent } = showBoard(start(), '0');
    drag(cell(1, 1), cell(3, 3), 'mouse');
    expect(sent).toEqual([{ move: 'arrange', args: [layoutOf('. INC-02 GRE-01 INC-05/./. . INC-01')] }]);
  });

  it('works by dragging with a finger that rests first; otherwise the page scrolls', () => {
    vi.useFakeTimers();
    const { sent } = showBoard(start(), '0');
    drag(cell(1, 1), cell(3, 3), 'touch');
    expect(sent).toEqual([]);
    drag(cell(1, 1), cell(3, 3), 'touch', () => vi.advanceTimersByTime(400));
    expect(sent).toHaveLength(1);
    vi.useRealTimers();
  });

  it('keeps the picked-up card while the others play', async () => {
    const { user, make, sent } = showBoard(start(), '1');
    await user.click(cell(1, 1));
    make('0', 'endTurn');
    await user.click(cell(5, 5));
    expect(sent).toEqual([{ move: 'arrange', args: [layoutOf('././././. . . . ROM-01')] }]);
  });

  it("is possible for all players at any time, also in another's turn", async () => {
    const { user, sent } = showBoard(start(), '1');
    await user.click(cell(1, 1));
    await user.click(cell(5, 5));
    expect(sent.map(({ move }) => move)).toEqual(['arrange']);
  });

  it('shows the points of the layout by source and the possible points, and can arrange for the reader', async () => {
    const { user, sent, match } = showBoard(start(), '0');
    expect(worth()).toHaveTextContent('This layout brings 5 points at the end.');
    expect(desk().getByText('Patron 5')).toBeVisible();
    expect(await desk().findByText('A better layout would bring 8 points.')).toBeVisible();
    await user.click(desk().getByRole('button', { name: 'Arrange for me' }));
    expect(sent.map(({ move }) => move)).toEqual(['arrange']);
    expect(worth()).toHaveTextContent('This layout brings 8 points at the end.');
    expect(await desk().findByText('No other layout was found that brings more.')).toBeVisible();
    expect(match.G.players[0]?.museum.filter((card) => card !== null)).toHaveLength(4);
  });

  it('explains how to score while nothing does', async () => {
    showBoard(start(), '1');
    expect(
      await desk().findByText(/^Collections bring points: three Objects side by side, either of one civilisation/),
    ).toBeVisible();
  });
});

describe('an Object to be exhibited', () => {
  it('is shown in the cell where it scores most, with the points', async () => {
    const { user } = showBoard(start(), '0');
    await user.click(hand(/^Ceramic double bowl/));
    const wished = within(plan()).getByLabelText(/to be exhibited here, Ceramic double bowl/);
    expect(wished).toBeVisible();
    expect(worth()).toHaveTextContent(/With your purchase: \d+\./);
  });

  it('can be moved to another empty cell, and to no occupied one', async () => {
    const { user, sent } = showBoard(start(), '0');
    await user.click(hand(/^Ceramic double bowl/));
    await user.click(cell(4, 4));
    expect(cell(4, 4)).toHaveAccessibleName(/to be exhibited here/);
    await user.click(cell(4, 4));
    await user.click(cell(1, 1));
    expect(cell(1, 1)).toHaveAccessibleName(/Agricultural terraces/);
    expect(cell(4, 4)).toHaveAccessibleName(/to be exhibited here/);
    expect(screen.getByText('That room in your museum is taken. Choose an empty one.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pay and exhibit' }));
    expect(sent[0]).toMatchObject({ move: 'buy', args: [{ purchases: [{ card: 'INC-03', cell: 18 }] }] });
  });

  it('is dragged from the hand to its cell, with a mouse and with a finger that rests', async () => {
    vi.useFakeTimers();
    const { sent } = showBoard(start(), '0');
    drag(hand(/^Ceramic double bowl/), cell(4, 4), 'mouse');
    expect(cell(4, 4)).toHaveAccessibleName(/to be exhibited here, Ceramic double bowl/);
    drag(hand(/^Ceramic double bowl/), cell(5, 5), 'touch', () => vi.advanceTimersByTime(400));
    expect(cell(5, 5)).toHaveAccessibleName(/to be exhibited here, Ceramic double bowl/);
    expect(cell(4, 4)).toHaveAccessibleName(/empty/);
    expect(sent).toEqual([]);
    vi.useRealTimers();
  });

  it('is not dragged to an occupied cell, nor when nothing can be bought', () => {
    const { make } = showBoard(start(), '0');
    drag(hand(/^Ceramic double bowl/), cell(1, 1), 'mouse');
    expect(screen.getByText('That room in your museum is taken. Choose an empty one.')).toBeVisible();
    make('0', 'endTurn');
    drag(hand(/^Ceramic double bowl/), cell(4, 4), 'mouse');
    expect(cell(4, 4)).toHaveAccessibleName(/empty/);
  });

  it('makes way for a card that is put on its cell', async () => {
    const { user, match } = showBoard(start(), '0');
    await user.click(hand(/^Ceramic double bowl/));
    await user.click(cell(4, 4));
    await user.click(cell(1, 1));
    await user.click(cell(4, 4));
    expect(match.G.players[0]?.museum[18]).toBe('INC-01');
    expect(cell(1, 1)).toHaveAccessibleName(/to be exhibited here/);
  });
});

describe('the final arrangement', () => {
  it('shows its points and the possible ones, and is final once submitted', async () => {
    const { user, sent, match } = showBoard(lastArrangement(), '0');
    expect(finish().getByText(/^This layout brings 5 points at the end\./)).toBeVisible();
    await user.click(await desk().findByRole('button', { name: 'Arrange for me' }));
    await waitFor(() => expect(finish().getByText(/^This layout brings 8 points at the end\./)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'I am done' }));
    expect(sent.map(({ move }) => move)).toEqual(['arrange', 'finish']);
    expect(match.G.players[0]?.ready).toBe(true);
    expect(screen.queryByRole('button', { name: 'I am done' })).toBeNull();
  });

  it('asks for confirmation before it is submitted with fewer points than possible', async () => {
    const { user, sent } = showBoard(lastArrangement(), '0');
    await desk().findByRole('button', { name: 'Arrange for me' });
    await user.click(screen.getByRole('button', { name: 'I am done' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Finish with fewer points?' }));
    expect(dialog.getByText('Another layout of the same Objects would bring 3 points more.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Go on arranging' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'I am done' }));
    await user.click(screen.getByRole('button', { name: 'Arrange and finish: 8' }));
    expect(sent.map(({ move }) => move)).toEqual(['finish']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('follows a chosen hint, until its reader moves something', async () => {
    const { user, sent, match, prepare } = showBoard(lastArrangement(), '0');
    const own = match.G.players[0]!.museum;
    const better = museum
      .legalMoves(match.G, museum.viewCtx(match.G, match.ctx, '0'), '0')
      .findLast(({ move }) => move === 'finish')!;
    expect(better.args[0]).not.toEqual(own);
    prepare(better);
    expect(finish().getByText(/^This layout brings 8 points at the end\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'I am done' }));
    expect(sent).toEqual([{ move: 'finish', args: better.args }]);
    expect(match.G.players[0]?.ready).toBe(true);
  });
});

/** Drags the card on one cell to another; `rest` lets time pass after the press. */
function drag(from: HTMLElement, to: HTMLElement, pointerType: 'mouse' | 'touch', rest: () => void = () => {}) {
  // Test files share the document, so an own property would hide those of other tests.
  Document.prototype.elementFromPoint = () => to;
  Element.prototype.checkVisibility = () => true;
  const piece = from.querySelector('[data-drag]') ?? from;
  const at = (x: number) => ({ pointerType, isPrimary: true, button: 0, clientX: x, clientY: 0 });
  fireEvent.pointerDown(piece, at(0));
  act(rest);
  fireEvent.pointerMove(window, at(40));
  fireEvent.pointerMove(window, at(80));
  fireEvent.pointerUp(window, at(80));
}
