import { FakeServer } from '@sobremesa/client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import GalleryPage from './GalleryPage.tsx';
import LabelPage from './label/LabelPage.tsx';
import { loadPieces } from './pieces.ts';
import { galleryTexts } from './texts.ts';

// Preloads the lazy parts, so that loading time cannot fail the tests.
await Promise.all([loadPieces('en'), galleryTexts('en'), import('./MapView.tsx'), import('./Timeline.tsx')]);
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const gallery = (search = '') => renderSlowPage(<GalleryPage />, new FakeServer(), `/gallery${search}`);
const label = (game: string, id: string, search = '') =>
  renderSlowPage(<LabelPage game={game} id={id} />, new FakeServer(), `/gallery/${game}/${id}${search}`);
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('hangs all pieces on a wall for each game', async () => {
  await gallery();
  expect(screen.getByRole('heading', { level: 1, name: 'The gallery' })).toHaveFocus();
  const count = screen.getByText(/^\d+ pieces$/).textContent;
  const walls = screen.getAllByRole('heading', { level: 2 });
  expect(walls.map(({ textContent }) => textContent)).toEqual(['Pátzcuaro', 'Prado', 'Museum']);
  expect(screen.getAllByRole('listitem')).toHaveLength(Number.parseInt(count));
  // Two games have a group with the name Greece.
  for (const name of ['Prado Greece', 'Museum Greece']) expect(screen.getByRole('region', { name })).toBeVisible();
});

it('filters by game, school and century, and keeps the filters in the address', async () => {
  const { visited } = await gallery();
  await userEvent.selectOptions(screen.getByLabelText('School or civilisation'), 'Spain');
  await userEvent.selectOptions(screen.getByLabelText('Century'), '17th century');
  expect(visited?.at(-1)).toBe('/gallery?game=prado&group=ES&century=17');
  expect(screen.getByLabelText('Game')).toHaveDisplayValue('Prado');
  const meninas = screen.getByRole('link', { name: /^Las Meninas/ });
  expect(meninas).toHaveAttribute('href', '/gallery/prado/meninas?game=prado&group=ES&century=17');
  expect(screen.queryByRole('link', { name: /Saturn/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(visited?.at(-1)).toBe('/gallery');
});

it('shows the filters of a link, and offers everything if nothing matches', async () => {
  const { visited } = await gallery('?game=prado&group=GR&century=-5');
  expect(screen.getByText('Nothing hangs here.')).toBeVisible();
  const [, again] = screen.getAllByRole('button', { name: 'Show everything' });
  await userEvent.click(again!);
  expect(visited?.at(-1)).toBe('/gallery');
});

it('shows the places of origin on a map, with a list that has the same pieces', async () => {
  await gallery('?game=patzcuaro');
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  const map = await screen.findByRole('region', { name: 'Where they come from' });
  expect(within(map).getByRole('img', { name: /^World map/ })).toBeVisible();
  expect(linksIn(map)).toHaveLength(22);
  await userEvent.click(map.querySelector('svg g')!);
  expect(document.activeElement?.tagName).toBe('H2');
});

it('shows the pieces by century', async () => {
  await gallery('?game=museum&view=timeline');
  const line = await screen.findByRole('region', { name: 'From the oldest to the newest' });
  const centuries = within(line).getAllByRole('heading', { level: 2 });
  expect(centuries.length).toBeGreaterThan(10);
  expect(centuries[0]).toHaveTextContent(/BCE$/);
  expect(centuries.at(-1)).not.toHaveTextContent(/CE$/);
  expect(linksIn(line)).toHaveLength(180);
});

it.each(['wall', 'map', 'timeline'])('returns from a label to its piece on the %s', async (view) => {
  const scroll = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scroll;
  location.hash = 'prado-meninas';
  await gallery(`?view=${view}`);
  await vi.waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Las Meninas/));
  expect(scroll).toHaveBeenCalled();
  location.hash = '';
});

it('has a page for each label, with a described drawing and its sources', async () => {
  await label('prado', 'meninas');
  expect(screen.getByRole('heading', { level: 1, name: 'Las Meninas' })).toHaveFocus();
  expect(document.title).toBe('Las Meninas');
  expect(screen.getByRole('img').getAttribute('aria-label')!.length).toBeGreaterThan(40);
  expect(screen.getByText('Diego Velázquez')).toBeVisible();
  expect(screen.getByText('1656')).toBeVisible();
  const source = within(screen.getByRole('article'))
    .getAllByRole('link')
    .find((link) => link.getAttribute('href')!.startsWith('http'));
  expect(source!.getAttribute('rel')).toContain('noopener');
});

it('turns to the next label of the chosen ones by arrow key', async () => {
  const { visited } = await label('prado', 'meninas', '?game=prado&century=17');
  const next = screen.getByRole('link', { name: /^Next/ }).getAttribute('href')!;
  expect(next).toMatch(/^\/gallery\/prado\/[\w-]+\?game=prado&century=17$/);
  await userEvent.keyboard('{ArrowRight}');
  expect(visited?.at(-1)).toBe(next);
  expect(screen.getByRole('link', { name: /Back to the gallery/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/gallery\?game=prado&century=17#prado-[\w-]+$/),
  );
});

it('turns to the next label in the order of the timeline', async () => {
  const search = '?game=museum&view=timeline';
  await gallery(search);
  const line = await screen.findByRole('region', { name: 'From the oldest to the newest' });
  const [oldest, second] = linksIn(line);
  cleanup();
  const [, , game, id] = oldest!.split(/[/?]/);
  await label(game!, id!, search);
  expect(screen.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', second);
});

it('copies the link of a label without its filters where the device cannot share', async () => {
  const user = userEvent.setup();
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await label('museum', 'INC-04', '?century=15');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('The link is copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/gallery\/museum\/INC-04$/));
});

it.each([
  ['prado', 'guernica'],
  ['chess', 'king'],
])('does not exist for %s %s', async (game, id) => {
  await label(game, id);
  expect(screen.getByText('There is nothing here')).toBeVisible();
});
