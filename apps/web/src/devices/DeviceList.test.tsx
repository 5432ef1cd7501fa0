import { FakeServer } from '@sobremesa/client/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { DeviceList } from './DeviceList.tsx';
import { DevicesTexts } from './DevicesTexts.tsx';

const device = (id: string, here: boolean) => ({ id, name: id, way: 'link' as const, addedAt: 5, seenAt: 6, here });
const user = userEvent.setup();

async function listed() {
  const server = new FakeServer();
  const devices = [device('Laptop', true), device('Phone', false), device('Tablet', false)];
  server.answers['devices:get'] = () => ({ ok: true, devices, noticeLinks: true });
  server.answers['devices:dropOthers'] = () => ({ ok: true });
  server.welcome();
  await renderSlowPage(
    <DevicesTexts>
      <DeviceList me={{ id: 'ana', name: 'Ana' }} />
    </DevicesTexts>,
    server,
  );
  await screen.findByText('Tablet');
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
