import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { identity } from '../connection/identity.ts';
import DeviceNews from './DeviceNews.tsx';

const phone = { id: 'phone', name: 'Chromium · Android', way: 'notice', addedAt: 5 } as const;
const user = userEvent.setup();
afterEach(() => localStorage.clear());

async function opened() {
  const server = new FakeServer();
  server.answers['devices:checked'] = () => ({ ok: true });
  server.answers['devices:drop'] = () => ({ ok: true });
  await renderSlowPage(<DeviceNews />, server);
  act(() => {
    server.welcome();
    server.push('devices', { added: [phone] });
  });
  await screen.findByText(/Chromium · Android can now play as you: added by a link in an e-mail/);
  return server;
}

it('announces a new device until its reader confirms it', async () => {
  const server = await opened();
  await user.click(screen.getByRole('button', { name: 'That was me' }));
  expect(server.of('devices:checked')[0]?.data).toEqual({ device: 'phone' });
  expect(screen.queryByText(/can now play as you/)).not.toBeInTheDocument();
});

it('announces several one after the other, the oldest first, so that none hides another', async () => {
  const server = await opened();
  act(() => server.push('devices', { added: [{ ...phone, id: 'tablet', name: 'Tablet', addedAt: 6 }] }));
  expect(screen.queryByText(/Tablet can now play as you/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'That was me' }));
  expect(screen.getByText(/Tablet can now play as you/)).toBeVisible();
  act(() => server.push('devices', { added: [], gone: ['tablet'] }));
  expect(screen.queryByText(/can now play as you/)).not.toBeInTheDocument();
});

it('signs an unknown new device out', async () => {
  const server = await opened();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(server.of('devices:drop')[0]?.data).toEqual({ device: 'phone' });
  expect(screen.queryByText(/can now play as you/)).not.toBeInTheDocument();
});

it('announces a new passkey, removes it, and drops it with the device that created it', async () => {
  const server = await opened();
  server.answers['passkeys:drop'] = () => ({ ok: true });
  await user.click(screen.getByRole('button', { name: 'That was me' }));
  const passkey = { ...phone, id: 'passkey', way: 'passkey', createdBy: 'phone' } as const;
  act(() => server.push('devices', { added: [passkey] }));
  expect(screen.getByText(/A passkey was created on Chromium · Android/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(server.of('passkeys:drop')[0]?.data).toEqual({ passkey: 'passkey' });
  expect(screen.queryByText(/A passkey was created/)).not.toBeInTheDocument();
  act(() => server.push('devices', { added: [passkey] }));
  act(() => server.push('devices', { added: [], gone: ['phone'] }));
  expect(screen.queryByText(/A passkey was created/)).not.toBeInTheDocument();
});

it('announces that this device was signed out', async () => {
  const server = await opened();
  act(() => server.push('signedOut'));
  expect(screen.getByText(/This device was signed out/)).toBeVisible();
  expect(server.connection.store.getState().me).toBeNull();
});

it("keeps the key of the former user once, and leaves another tab's newer key alone", () => {
  identity.keepKey('a.1');
  identity.become('b.2', 'Ben', 'Ana');
  identity.become('a.1', 'Ana', 'Ben');
  expect(identity.former()).toEqual([{ key: 'b.2', name: 'Ben' }]);
  identity.become('c.3', 'Eva', 'Ana');
  expect(identity.former().map(({ name }) => name)).toEqual(['Ana', 'Ben']);
  identity.forget('a.1');
  expect(identity.key()).toBe('c.3');
  identity.forget('c.3');
  expect(identity.key()).toBeNull();
});
