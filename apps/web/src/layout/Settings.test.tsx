import { FakeServer } from '@sobremesa/client/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ConnectionContext } from '../connection/current.ts';
import { houseTexts } from '../i18n/house.ts';
import { I18n } from '../i18n/I18n.tsx';
import { Announcer } from '../ui/announce.tsx';
import { usePreferences } from '../lib/preferences.ts';
import Settings from './Settings.tsx';

afterEach(() => localStorage.clear());

it('offers every language by its own name, that of a folder too, and speaks it at once', async () => {
  usePreferences.setState({ language: 'en' });
  await act(async () => {
    render(
      <ConnectionContext value={new FakeServer().connection}>
        <Suspense>
          <I18n>
            <Settings closer={{ popoverTarget: 'settings', popoverTargetAction: 'hide' }} onNotices={() => undefined} />
            <Announcer />
          </I18n>
        </Suspense>
      </ConnectionContext>,
    );
    await houseTexts('en');
  });
  expect(await screen.findByRole('group', { name: 'Appearance' }, { timeout: 10_000 })).toBeVisible();
  for (const name of ['Español', 'English']) expect(screen.getByRole('radio', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Esperanto' }));
  expect(await screen.findByRole('group', { name: 'Sono' })).toBeVisible();
  // What nobody has translated yet.
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
  expect(document.documentElement.lang).toBe('eo');
  expect(localStorage.getItem('sobremesa.language')).toBe('eo');
});
