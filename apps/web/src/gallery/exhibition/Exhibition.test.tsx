import { matchFrom } from '@sobremesa/games/prado/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it, vi } from 'vitest';
import houseEn from '../../i18n/messages/en.ts';
import { loadPieces } from '../pieces.ts';
import { galleryTexts } from '../texts.ts';
import Exhibition from './Exhibition.tsx';

await Promise.all([loadPieces('en'), galleryTexts('en')]);

const { G } = matchFrom({
  players: [{ hand: 'move', photos: 'saturno meninas' }, { hand: 'move', photos: 'lanzas' }, { hand: 'move' }],
  slot: 'S01',
});
const seats = ['Ana', 'Luis', 'Eva'].map((name, seat) => ({ seat: String(seat), name }));

async function show(reader: string | null, view: unknown = G) {
  return act(async () =>
    render(
      <IntlProvider locale="en" messages={houseEn as never} timeZone="UTC">
        <Suspense>
          <Exhibition game="prado" view={view} seats={seats} reader={reader} />
        </Suspense>
      </IntlProvider>,
    ),
  );
}
const shown = () => screen.getAllByRole('img').length;

it("shows the reader's wall first, and the others' by a picker", async () => {
  await show('0');
  expect(screen.getByRole('heading', { name: 'Your exhibition' })).toBeVisible();
  expect(shown()).toBe(2);
  expect(screen.getByRole('link', { name: 'The whole label of Saturn (in a new tab)' })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Whose exhibition'), 'Luis');
  expect(screen.getByRole('heading', { name: 'The exhibition of Luis' })).toBeVisible();
  expect(shown()).toBe(1);
  await userEvent.selectOptions(screen.getByLabelText('Whose exhibition'), 'Eva');
  expect(screen.getByText('Nothing hangs on this wall.')).toBeVisible();
});

it('shows a spectator the wall of the first player', async () => {
  await show(null);
  expect(screen.getByRole('heading', { name: 'The exhibition of Ana' })).toBeVisible();
});

it('walks along the wall by arrow keys', async () => {
  await show('0');
  const wall = screen.getByRole('list');
  const scroll = vi.fn<(to: ScrollToOptions) => void>();
  wall.scrollTo = scroll as never;
  const [, second] = wall.children;
  Object.defineProperty(second, 'offsetLeft', { value: 500 });
  act(() => wall.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(scroll).toHaveBeenCalledWith({ left: 500, behavior: 'smooth' });
});

it('does not appear after a match without photos', async () => {
  const { container } = await show('0', matchFrom({ players: [{ hand: 'move' }, { hand: 'move' }], slot: 'S01' }).G);
  expect(container).toBeEmptyDOMElement();
});
