import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeServer, TABLE, tableSummary } from '@sobremesa/client/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { games } from '../games/index.ts';
import { loadBox, loadForm } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import { sourceLanguages } from '../i18n/languages.ts';
import AboutPage from './AboutPage.tsx';

// Preloads the lazy parts, so that loading time cannot fail the tests.
await Promise.all([
  import('./messages/en.ts'),
  ...['patzcuaro', 'prado', 'museum'].flatMap((game) => [loadBox(game, 'en'), loadForm(game, 'en')]),
]);

let server: FakeServer;
beforeEach(() => {
  // All parts scroll into view at once; boards are not tested here.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe(part: Element) {
        if (part.tagName === 'SECTION') this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  server = new FakeServer();
  server.answers['lobby:enter'] = () => ({ ok: true, tables: [], more: 0, now: 0 }) as never;
});
afterEach(() => vi.unstubAllGlobals());

async function read(game: string) {
  await act(async () => {
    renderPage(<AboutPage game={game} />, server);
    server.welcome(null);
    await Promise.resolve();
  });
}

it('describes a game, links to its lesson and rules, and lists its variants', async () => {
  await read('patzcuaro');
  // The first test also waits for the texts to load.
  expect(await screen.findByRole('heading', { level: 1, name: 'Pátzcuaro' }, { timeout: 10_000 })).toHaveFocus();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'In a minute',
    'On the table',
    'Pátzcuaro tables',
    'In the box',
    'Variants',
    'The story behind it',
  ]);
  expect(screen.getByRole('link', { name: 'Learn it by playing' })).toHaveAttribute('href', '/learn/patzcuaro');
  expect(screen.getByRole('link', { name: 'All the rules of Pátzcuaro' })).toHaveAttribute('href', '/rules/patzcuaro');
  expect(document.title).toBe('Pátzcuaro');
});

it('draws the cards of a kind when a visitor opens it', async () => {
  await read('patzcuaro');
  const cards = await screen.findByText('Altar cards');
  const box = within(screen.getByRole('region', { name: 'In the box' }));
  expect(box.queryAllByText(/candle/)).toEqual([]);
  await userEvent.click(cards);
  expect(await box.findAllByRole('listitem')).toHaveLength(57);
  expect(box.getAllByText(/candle/).length).toBeGreaterThan(5);
});

it.each([
  ['prado', /^Visit cards 48 pieces/],
  ['museum', /^Favours 27 pieces/],
])('counts each card of %s, including copies', async (game, cards) => {
  await read(game);
  const box = within(await screen.findByRole('region', { name: 'In the box' }));
  const kind = await box.findByText((_text, element) => element?.tagName === 'SUMMARY' && cards.test(element.textContent));
  await userEvent.click(kind);
  expect(await box.findAllByText(/ \(\d+\)$/)).not.toEqual([]);
});

it('lists the tables of this game only', async () => {
  await read('prado');
  expect(await screen.findByText(/There are none right now/)).toBeVisible();
  const listed = { you: null, yourTurn: false, status: 'open' } as const;
  act(() =>
    server.push('lobby', {
      changed: [tableSummary({ ...listed, game: 'prado' }), tableSummary({ ...listed, id: 'BBBBBBBBBBB', game: 'museum' })],
      gone: [],
      more: 0,
    }),
  );
  const tables = within(screen.getByRole('region', { name: 'Prado tables' }));
  expect((await tables.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([`/t/${TABLE}`]);
});

it('shows an unknown game as not found', async () => {
  await read('chess');
  expect(await screen.findByText('There is nothing here')).toBeVisible();
});

const boxes = await Promise.all(
  Object.entries(games).flatMap(([game, { loaders }]) =>
    sourceLanguages.map(async (language) => {
      const { box, messages } = await loaders();
      const [look, texts] = await Promise.all([box(), messages(language)]);
      return [game, language, look(createGameText(language, texts, [], null))] as const;
    }),
  ),
);

it.each(boxes)('each piece in the box of %s has a name in %s, and a picture', (_game, _language, kinds) => {
  expect(kinds.length).toBeGreaterThan(1);
  for (const { pieces } of kinds) {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
    expect(pieces.filter(({ name, picture }) => picture === null || !/^[^{}]{2,}$/.test(name))).toEqual([]);
  }
});
