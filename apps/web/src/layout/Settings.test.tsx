import { FakeServer } from '@sobremesa/client/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

async function open() {
  usePreferences.setState({ language: 'en' });
  await act(async () => {
    render(
      <ConnectionContext value={new FakeServer().connection}>
        <Suspense>
          <I18n>
            <Settings
              closer={{ popoverTarget: 'settings', popoverTargetAction: 'hide' }}
              onNotifications={() => undefined}
              onDevices={() => undefined}
            />
            <Announcer />
          </I18n>
        </Suspense>
      </ConnectionContext>,
    );
    await houseTexts('en');
  });
}

it('sets the volume of sounds, and hides it where there is no sound', async () => {
  await open();
  const volume = await screen.findByRole('slider', { name: 'Volume' }, { timeout: 10_000 });
  expect(volume).toHaveValue('5');
  fireEvent.change(volume, { target: { value: '8' } });
  expect(usePreferences.getState().volume).toBe(8);
  expect(localStorage.getItem('sobremesa.volume')).toBe('8');
  await userEvent.click(screen.getByRole('radio', { name: 'Off' }));
  expect(volume).not.toBeInTheDocument();
});

it('lists each language by its own name, including one with a folder, and switches at once', async () => {
  await open();
  expect(await screen.findByRole('group', { name: 'Appearance' }, { timeout: 10_000 })).toBeVisible();
  for (const name of ['Español', 'English']) expect(screen.getByRole('radio', { name })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Esperanto' }));
  expect(await screen.findByRole('group', { name: 'Sono' })).toBeVisible();
  // A text without a translation.
  expect(screen.getByRole('group', { name: 'Appearance' })).toBeVisible();
  expect(document.documentElement.lang).toBe('eo');
  expect(localStorage.getItem('sobremesa.language')).toBe('eo');
});
