import { FakeServer } from '@sobremesa/client/testing';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionContext } from '../connection/current.ts';
import { loadForm, loadPlayable } from '../games/load.ts';
import { tableTexts } from '../i18n/house.ts';
import houseEn from '../i18n/messages/en.ts';
import { hostInTest } from '../local/client/testing.ts';
import Demo from './Demo.tsx';
import en from './messages/en.ts';

const BUSY = { timeout: 20_000 };

// Preloads the lazy parts, so that loading time cannot fail the tests.
await Promise.all([tableTexts('en'), loadForm('patzcuaro', 'en'), loadPlayable('patzcuaro', 'en')]);

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.useRealTimers());

const page = (playing: boolean) => (
  <ConnectionContext value={new FakeServer().connection}>
    <IntlProvider locale="en" messages={{ ...houseEn, about: en } as never} timeZone="UTC">
      <Suspense>
        <Demo game="patzcuaro" playing={playing} onAgain={() => undefined} hostOf={hostInTest} />
      </Suspense>
    </IntlProvider>
  </ConnectionContext>
);

it('bots play on the real board, which takes no input, until the reader stops them', async () => {
  const { container, rerender } = await act(async () => {
    const rendered = render(page(true));
    await Promise.resolve();
    return rendered;
  });
  const board = await screen.findByRole('figure', { name: 'The board of Pátzcuaro during a match' }, BUSY);
  expect(board.querySelector('[inert] [data-board]')).not.toBeNull();
  // From here on the test controls how long each move is shown.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const said = () => container.querySelector('p')?.textContent ?? '';

  const sentences = new Set<string>();
  await vi.waitUntil(() => {
    act(() => void vi.advanceTimersByTime(1000));
    sentences.add(said());
    return sentences.size > 3;
  }, BUSY);

  rerender(page(false));
  const last = said();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(said()).toBe(last);

  rerender(page(true));
  await vi.waitUntil(() => {
    act(() => void vi.advanceTimersByTime(1000));
    return said() !== last;
  }, BUSY);
});
