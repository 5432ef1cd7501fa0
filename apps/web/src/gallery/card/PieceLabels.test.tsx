import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import houseEn from '../../i18n/messages/en.ts';
import { loadPieces } from '../pieces.ts';
import { galleryTexts } from '../texts.ts';
import PieceLabels from './PieceLabels.tsx';

await Promise.all([loadPieces('en'), galleryTexts('en')]);

async function show(game: string, topic: string, pictured = true) {
  return act(async () =>
    render(
      <IntlProvider locale="en" messages={houseEn as never} timeZone="UTC">
        <Suspense>
          <PieceLabels game={game} topic={topic} pictured={pictured} />
        </Suspense>
      </IntlProvider>,
    ),
  );
}

it('shows the label of a painting, and leads to the whole one in another tab', async () => {
  await show('prado', 'terms.meninas');
  const label = within(screen.getByRole('region', { name: 'Museum label' }));
  expect(label.getByText('Diego Velázquez, 1656')).toBeVisible();
  expect(label.getByRole('img').getAttribute('alt')!.length).toBeGreaterThan(40);
  const link = label.getByRole('link', { name: 'The whole label of Las Meninas (in a new tab)' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/gallery\/prado\/meninas$/));
  expect(link).toHaveAttribute('target', '_blank');
});

it('speaks the description also where the drawing is already there', async () => {
  await show('museum', 'terms.GRE-05', false);
  expect(screen.queryByRole('img')).toBeNull();
  const described = document.querySelector('.visually-hidden')!;
  expect(described.textContent.length).toBeGreaterThan(40);
});

it('lists the labels of the items of a card', async () => {
  await show('patzcuaro', 'terms.P06');
  const labels = within(screen.getByRole('region', { name: 'Museum labels' }));
  expect(labels.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Candle',
    'Bottle of liquor',
    'Flower',
  ]);
});

it.each([
  ['prado', 'terms.move'],
  ['prado', 'reasons.gameOver'],
  ['museum', 'terms.E01'],
])('shows nothing for %s %s', async (game, topic) => {
  const { container } = await show(game, topic);
  expect(container).toBeEmptyDOMElement();
});
