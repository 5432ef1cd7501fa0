import type { FakeServer } from '@sobremesa/client/testing';
import { screen } from '@testing-library/react';
import { DeviceList } from '../src/devices/DeviceList.tsx';
import { DevicesTexts } from '../src/devices/DevicesTexts.tsx';
import { renderSlowPage } from './render.tsx';

/** Renders Ana's devices, once the server has listed them. One is called Laptop. */
export async function renderDeviceList(server: FakeServer): Promise<void> {
  server.welcome();
  await renderSlowPage(
    <DevicesTexts>
      <DeviceList me={{ id: 'ana', name: 'Ana' }} />
    </DevicesTexts>,
    server,
  );
  await screen.findByText('Laptop');
}
