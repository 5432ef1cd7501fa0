import { FakeServer } from '@sobremesa/client/testing';
import type { PasskeyCreation } from '@sobremesa/protocol';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderDeviceList } from '../../test/deviceList.tsx';

const user = userEvent.setup();
const laptop = { id: 'laptop', name: 'Laptop', way: 'first', addedAt: 5, seenAt: 6, here: true } as const;
const phone = { ...laptop, id: 'phone', name: 'Phone', here: false } as const;
const passkey = (id: string) => ({ id: `of ${id}`, device: id, name: `Browser of ${id}`, addedAt: 5, usedAt: null });
const options: PasskeyCreation = {
  challenge: 'AAAA',
  rp: { id: 'localhost', name: 'Sobremesa' },
  user: { id: 'AAAA', name: 'Ana', displayName: 'Ana' },
  pubKeyCredParams: [],
  timeout: 1000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
};
afterEach(() => vi.unstubAllGlobals());

/** @param create replaces the browser's creation of passkeys; undefined for a browser without */
async function listed(passkeys: ReturnType<typeof passkey>[] | null, create?: () => Promise<object>) {
  vi.stubGlobal('PublicKeyCredential', create && (() => undefined));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { credentials: { create } }));
  const server = new FakeServer();
  server.answers['devices:get'] = () => ({ ok: true, devices: [laptop, phone], passkeys, noticeLinks: true, byMail: false });
  server.answers['passkeys:create'] = () => ({ ok: true, options });
  server.answers['passkeys:drop'] = () => ({ ok: true });
  await renderDeviceList(server);
  return server;
}

it.each([
  ['the server has none', null, () => Promise.reject(new Error('not called'))],
  ['the browser has none, and the reader neither', [], undefined],
])('shows nothing about passkeys if %s', async (_, passkeys, create) => {
  await listed(passkeys, create);
  expect(screen.queryByText('Passkeys')).not.toBeInTheDocument();
});

it('lets the reader remove a passkey, even in a browser that can create none', async () => {
  const server = await listed([passkey('laptop')]);
  expect(screen.queryByRole('button', { name: 'Create a passkey' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the passkey created on Browser of laptop' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(server.of('passkeys:drop').map(({ data }) => data)).toEqual([{ passkey: 'of laptop' }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['NotAllowedError', 'No passkey was used. You can try again.'],
  ['InvalidStateError', 'You already have a passkey there.'],
  ['SecurityError', 'This browser could not use passkeys here.'],
])('explains after a %s of the browser why there is no passkey', async (name, text) => {
  const server = await listed([], () => Promise.reject(new DOMException('', name)));
  await user.click(screen.getByRole('button', { name: 'Create a passkey' }));
  expect(await screen.findByText(text, { selector: 'p' })).toBeVisible();
  expect(server.of('passkeys:add')).toEqual([]);
});

it('creates no sixth passkey', async () => {
  await listed(['1', '2', '3', '4', '5'].map(passkey), () => Promise.reject(new Error('not called')));
  expect(screen.queryByRole('button', { name: 'Create a passkey' })).not.toBeInTheDocument();
});

it('says before it signs a device out that its passkeys end, too, if it has created some', async () => {
  await listed([passkey('phone')]);
  const end = /Passkeys end with the device that created them/;
  await user.click(screen.getByRole('button', { name: 'Sign out Phone' }));
  expect(screen.getByText(end)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Sign out this device' }));
  expect(screen.queryByText(end)).not.toBeInTheDocument();
});
