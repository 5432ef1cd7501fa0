import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import { useNewer } from '../pwa/newer.ts';

const before = useNewer.getState();
afterEach(() => useNewer.setState(before));

function opened() {
  const server = new FakeServer();
  const take = vi.fn<() => void>();
  useNewer.setState({ take });
  renderPage(<p>Here</p>, server);
  act(() => server.welcome());
  return { server, take };
}

it('does not announce a newer build before it is ready', () => {
  opened();
  expect(screen.queryByText('A new version of Sobremesa is available.')).toBeNull();
});

it('announces a newer build, and loads it when the reader presses the button', async () => {
  const { take } = opened();
  act(() => useNewer.setState({ ready: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(take).toHaveBeenCalledOnce();
});

it('can be dismissed, and then loads the newer build on the next navigation', async () => {
  const { take } = opened();
  act(() => useNewer.setState({ ready: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Sobremesa is available.')).toBeNull();
  expect(take).not.toHaveBeenCalled();
  act(() => history.pushState(null, '', '/licences'));
  expect(take).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

it('cannot be dismissed when page and server have different protocol versions', () => {
  const { server } = opened();
  act(() => server.welcome(null, 99));
  expect(screen.getByText('A new version of Sobremesa is available.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

it.each([
  ['/t/ABCDEF', 1],
  ['/here/patzcuaro', 0],
  ['/learn/prado', 0],
])('reports a lost connection only where a server is needed: %s', async (path, times) => {
  vi.useFakeTimers();
  history.replaceState(null, '', path);
  const { server } = opened();
  act(() => server.drop());
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryAllByText(/^Connection lost/)).toHaveLength(times);
  history.replaceState(null, '', '/');
  vi.useRealTimers();
});
