import { FakeServer } from '@sobremesa/client/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { usePreferences } from '../../lib/preferences.ts';
import { ConnectionContext } from '../../connection/current.ts';
import houseEn from '../../i18n/messages/en.ts';
import { hostInTest } from '../client/testing.ts';
import { LocalMatchView } from './LocalMatchView.tsx';
import { newMatch, rematchOf, saveMatch, savedMatch, type SavedMatch } from './saved.ts';
import en from './messages/en.ts';

const BUSY = { timeout: 20_000 };
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  usePreferences.setState({ playbackSpeed: 'atOnce' });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  Element.prototype.scrollIntoView = () => undefined;
});

function open(match: SavedMatch) {
  const [onAgain, onAway] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { unmount } = render(
    <ConnectionContext value={new FakeServer().connection}>
      <IntlProvider locale="en" messages={{ ...houseEn, here: en } as never} timeZone="UTC">
        <Suspense>
          <LocalMatchView game="patzcuaro" match={match} onAgain={onAgain} onAway={onAway} hostOf={hostInTest} />
        </Suspense>
      </IntlProvider>
    </ConnectionContext>,
  );
  return { onAgain, onAway, unmount };
}

// jsdom does not open popovers, so the menu's items stay hidden.
const button = (name: string) => screen.findByRole('button', { name, hidden: true }, BUSY);
const board = () => document.querySelector('[data-board]');

it('a player against bots alone sees the board at once', async () => {
  open({ ...newMatch(['Ana'], 1, 'easy', {}), seed: '9f'.padStart(64, '0') });
  await vi.waitUntil(() => board() !== null, BUSY);
  expect(screen.queryByRole('button', { name: /^I am/ })).toBeNull();
  expect(screen.queryByRole('tab', { name: houseEn.table.panel.tabs.chat })).toBeNull();
});

it('each of two people confirms who they are before the page shows their view', async () => {
  open({ ...newMatch(['Ana', 'Luis'], 0, 'easy', {}), seed: '9f'.padStart(64, '0') });
  const first = await screen.findByRole('button', { name: /^I am (?:Ana|Luis)$/ }, BUSY);
  expect(board()).toBeNull();
  await user.click(first);
  await vi.waitUntil(() => board() !== null, BUSY);
});

it('a match is stored on the device, can be resumed, and can be discarded', async () => {
  const match = newMatch(['Ana'], 1, 'easy', {});
  saveMatch('patzcuaro', match);
  expect(savedMatch('patzcuaro')).toEqual(match);
  expect(rematchOf(match)).toMatchObject({ people: ['Ana'], bots: match.bots, match: null });
  expect(rematchOf(match).seed).not.toBe(match.seed);
  const { onAway } = open(match);
  await user.click(await button(en.menu));
  await user.click(await button(en.discard));
  const [, confirm] = await screen.findAllByRole('button', { name: en.discard, hidden: true });
  await user.click(confirm!);
  expect(onAway).toHaveBeenCalledOnce();
  saveMatch('patzcuaro', null);
  expect(savedMatch('patzcuaro')).toBeNull();
});

it('a match of another rules version is reported as lost, and a new one begins', async () => {
  open({ ...newMatch(['Ana'], 1, 'easy', {}), match: { rules: 0, moves: [] } });
  expect(await screen.findByText(en.lost, {}, BUSY)).toBeVisible();
});

it.each(['{', '{"people":[]}', '{"people":["Ana"],"bots":[],"options":{},"seed":"short","match":null}', '[]'])(
  'invalid stored data is ignored: %s',
  (kept) => {
    localStorage.setItem('sobremesa.here.patzcuaro', kept);
    expect(savedMatch('patzcuaro')).toBeNull();
  },
);
