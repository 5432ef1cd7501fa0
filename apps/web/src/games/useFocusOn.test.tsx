import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useFocusOn } from './useFocusOn.ts';

/** A board with a piece, and a tray whose panel has a control for the decision that is due. */
function Board({ due, piece = true }: { due: string; piece?: boolean }) {
  const panel = useRef<HTMLDivElement>(null);
  useFocusOn(panel, due);
  return (
    <>
      <button type="button">elsewhere</button>
      <section data-board="">
        {piece && <button type="button">piece</button>}
        <div ref={panel} tabIndex={-1} data-testid="panel">
          {due !== '' && <button type="button">{due}</button>}
        </div>
      </section>
    </>
  );
}

let show: (board: Parameters<typeof Board>[0]) => void;
beforeEach(() => {
  const { rerender } = render(<Board due="travel" />);
  show = (board) => rerender(<Board {...board} />);
});
const control = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.getByTestId('panel');

it('moves the focus to the panel when the focused control disappears with the end of the turn', async () => {
  control('travel').focus();
  show({ due: '' });
  await vi.waitFor(() => expect(panel()).toHaveFocus());
});

it('moves the focus to the panel when the focused piece disappears', async () => {
  control('piece').focus();
  show({ due: 'travel', piece: false });
  await vi.waitFor(() => expect(panel()).toHaveFocus());
});

it('does not move a focus outside the board, or on a control that stays', async () => {
  control('elsewhere').focus();
  show({ due: 'trade', piece: false });
  await Promise.resolve();
  expect(control('elsewhere')).toHaveFocus();
  show({ due: 'trade' });
  control('piece').focus();
  show({ due: '' });
  await Promise.resolve();
  expect(control('piece')).toHaveFocus();
});
