import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { followInstallOffer } from '../lib/installOffer.ts';
import { InstallButton } from './InstallButton.tsx';

followInstallOffer();

function offered() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

it('installs the page once, if the browser offers that', async () => {
  renderPage(<InstallButton />, new FakeServer());
  expect(screen.queryByRole('button')).toBeNull();
  const { prompt, event } = offered();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install Sobremesa' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
});

it('disappears when the page was installed in another way', () => {
  renderPage(<InstallButton />, new FakeServer());
  offered();
  act(() => void dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});
