import { FakeServer } from '@sobremesa/client/testing';
import type { DeviceView } from '@sobremesa/protocol';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderDeviceList } from '../../test/deviceList.tsx';

const device = (id: string, here: boolean): DeviceView => ({ id, name: id, way: 'link' as const, addedAt: 5, seenAt: 6, here });
const user = userEvent.setup();

async function listed(devices = [device('Laptop', true), device('Phone', false), device('Tablet', false)], byMail = false) {
  const server = new FakeServer();
  server.answers['devices:get'] = () => ({ ok: true, devices, passkeys: null, noticeLinks: true, byMail });
  server.answers['devices:dropOthers'] = () => ({ ok: true });
  await renderDeviceList(server);
  return { server, devices };
}

it('signs all other devices out after a confirmation', async () => {
  const { server } = await listed();
  await user.click(screen.getByRole('button', { name: 'Sign out all other devices' }));
  const question = screen.getByRole('dialog', { name: 'Sign out all other devices' });
  expect(server.of('devices:dropOthers')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Sign out' }));
  expect(server.of('devices:dropOthers')).toHaveLength(1);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
});

it('reloads the list when a device was signed out on another device', async () => {
  const { server, devices } = await listed();
  devices.pop();
  act(() => server.push('devices', { added: [], gone: ['Tablet'] }));
  await vi.waitFor(() => expect(screen.queryByText('Tablet')).not.toBeInTheDocument());
});

it.each([
  ['its other devices go on', [device('Laptop', true), device('Phone', false)], false, /your other devices go on\.$/],
  ['a code brings its reader back', [device('Laptop', true)], true, /with a code that we send to your e-mail address\.$/],
  [
    'everything is lost',
    [device('Laptop', true)],
    false,
    /^This is your only device, and .* You then lose your name, your seats/,
  ],
] as const)('signs this device out after a question that says that %s', async (_, devices, byMail, text) => {
  const { server } = await listed([...devices], byMail);
  await user.click(screen.getByRole('button', { name: 'Sign out this device' }));
  const question = within(screen.getByRole('dialog', { name: 'Sign out this device' }));
  expect(question.getByText(text)).toBeVisible();
  expect(server.of('devices:drop')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  expect(server.of('devices:drop').map(({ data }) => data)).toEqual([{ device: 'Laptop' }]);
  act(() => server.push('signedOut'));
  expect(server.connection.store.getState()).toMatchObject({ me: null, signedOut: true });
});
