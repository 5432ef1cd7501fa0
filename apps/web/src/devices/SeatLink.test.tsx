import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import SeatLink from './SeatLink.tsx';

const token = '0123456789abcdefABCDEF';

async function opened(yours: boolean) {
  const server = new FakeServer();
  server.answers['devices:peek'] = () => ({ ok: true, name: 'Ana', yours });
  const onDone = vi.fn<() => void>();
  await renderSlowPage(<SeatLink token={token} onDone={onDone} />, server);
  act(() => server.welcome());
  return { server, onDone };
}

it('opens the table at once on a device of the same user, without using the link', async () => {
  const { server, onDone } = await opened(true);
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.queryByText(/This link was sent to/)).not.toBeInTheDocument();
  expect(server.of('devices:claim')).toHaveLength(0);
});

it('asks for confirmation on a device of another user', async () => {
  const { onDone } = await opened(false);
  expect(await screen.findByText('This link was sent to Ana')).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});
