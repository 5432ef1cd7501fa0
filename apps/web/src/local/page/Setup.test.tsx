import { FakeServer } from '@sobremesa/client/testing';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ConnectionContext } from '../../connection/current.ts';
import houseEn from '../../i18n/messages/en.ts';
import { usePreferences } from '../../lib/preferences.ts';
import LocalPage from './LocalPage.tsx';
import en from './messages/en.ts';
import { playHere } from './playHere.ts';
import { newMatch, saveMatch, savedMatch, type SavedMatch } from './saved.ts';
import { Setup } from './Setup.tsx';

const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  usePreferences.setState({ language: 'en', bots: '3', level: 'sound' });
});

async function open(page: ReactNode, search = '') {
  const { hook, searchHook } = memoryLocation({ path: '/here/prado', searchPath: search });
  await act(async () =>
    render(
      <ConnectionContext value={new FakeServer().connection}>
        <IntlProvider locale="en" messages={{ ...houseEn, here: en } as never} timeZone="UTC">
          <Suspense>
            <Router hook={hook} searchHook={searchHook}>
              {page}
            </Router>
          </Suspense>
        </IntlProvider>
      </ConnectionContext>,
    ),
  );
}

const chosen = async (legend: string) =>
  within(await screen.findByRole('group', { name: legend }))
    .getAllByRole<HTMLInputElement>('radio')
    .find(({ checked }) => checked)?.value;

it('proposes the usual bots for one person, and none for several people', async () => {
  const begin = vi.fn<(match: SavedMatch) => void>();
  await open(<Setup game="prado" people={1} onBegin={begin} />);
  expect(await chosen(en.bots)).toBe('3');
  await user.click(within(screen.getByRole('group', { name: en.people })).getByRole('radio', { name: '2' }));
  expect(await chosen(en.bots)).toBe('0');
  await user.type(screen.getByLabelText('Name 1'), 'Ana');
  await user.type(screen.getByLabelText('Name 2'), 'Luis');
  await user.click(screen.getByRole('button', { name: en.begin }));
  expect(begin.mock.lastCall?.[0]).toMatchObject({ people: ['Ana', 'Luis'], bots: [] });
});

it('reports a match in progress when a match of two people was requested', async () => {
  saveMatch('prado', newMatch(['Ana'], 1, 'easy', {}));
  await open(<LocalPage game="prado" />, 'people=2');
  expect(await chosen(en.people)).toBe('2');
  expect(screen.getByText(en.replaces)).toBeVisible();
  expect(screen.getByRole('link', { name: en.resume })).toHaveAttribute('href', '/here/prado');
});

const play = () => playHere({ game: 'prado', bots: 2, level: 'strong', guest: 'You' });

it('"play now" starts a match against bots, resumes it, and starts another one after its end', async () => {
  expect(await play()).toBe('/here/prado');
  const first = savedMatch('prado')!;
  expect(first).toMatchObject({ people: ['You'], match: null });
  expect(first.bots.map(({ level }) => level)).toEqual(['strong', 'strong']);
  await play();
  expect(savedMatch('prado')).toEqual(first);
  saveMatch('prado', { ...first, over: true });
  await play();
  expect(savedMatch('prado')?.seed).not.toBe(first.seed);
});
