import { matchFrom } from '@sobremesa/games/newgame/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showBoard } from './testing/index.tsx';

const start = () => matchFrom({ shelves: ['fan clock jug', 'medal'], letters: ['key', 'book'] });
const tray = () => within(document.querySelector<HTMLElement>('[data-tray]') ?? document.body);
const piece = (name: string) => screen.getByRole('button', { name });

describe('the board', () => {
  it('names each control, and each piece that cannot be taken', () => {
    showBoard(start(), '0');
    for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
    expect(piece('Take a fan: shelf 1, left end')).toBeVisible();
    expect(screen.getByText('a clock')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /clock/ })).toBeNull();
  });

  it('takes a piece with one press, and keeps the focus on that end of the shelf', async () => {
    const { user, sent, make } = showBoard(start(), '0');
    await user.click(piece('Take a jug: shelf 1, right end'));
    expect(sent).toEqual([{ move: 'take', args: [0, 2] }]);
    expect(document.activeElement).toHaveAccessibleName('Take a clock: shelf 1, right end');
    expect(tray().getByText('The jugs: Ana 1, Benito 0')).toBeInTheDocument();
    make('1', 'take', 1, 0);
    expect(screen.getByRole('list', { name: 'Shelf 2: empty' })).toBeInTheDocument();
  });

  it('explains why a piece cannot be taken now', async () => {
    const { user, sent } = showBoard(start(), '1');
    await user.click(piece('Take a fan: shelf 1, left end'));
    expect(tray().getByText('It is Ana’s turn.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("shows the reader's own letter, and no other before the end", async () => {
    const { user, prompt, make } = showBoard(matchFrom({ letters: ['key', 'book'] }), '0');
    expect(tray().getByText(/^Your letter promises you the keys:/)).toBeVisible();
    expect(piece('Benito: 0 points, 0 pieces. Sealed letter.')).toBeVisible();
    expect(prompt()).toBe('The cabinet is empty: what does the other letter promise?');
    expect(piece('The keys')).toHaveAttribute('aria-disabled', 'true');
    await user.click(piece('The books'));
    make('1', 'guess', 'fan');
    expect(prompt()).toBe('The cabinet is shared out: Ana wins.');
    expect(piece('Benito: 0 points, 0 pieces. Letter: the books')).toBeVisible();
  });

  it("opens a player's points by source", async () => {
    const { user } = showBoard(matchFrom({ letters: ['key', 'book'], shelves: ['fan'], taken: ['key key', ''] }), '0', 'es');
    await user.click(screen.getByRole('button', { name: /^Ana: 7 puntos/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toContain('Mayoría de piezas en 1 clase3');
    expect(rows).toContain('2 piezas prometidas por la carta (las llaves)4');
  });

  it('shows a spectator neither controls nor letters', () => {
    showBoard(start(), null);
    expect(piece('Take a fan: shelf 1, left end')).toHaveAttribute('aria-disabled', 'true');
    expect(tray().queryByText(/Your letter/)).toBeNull();
  });
});
