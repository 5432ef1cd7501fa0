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

it('says nothing of a newer page before that is at hand', () => {
  opened();
  expect(screen.queryByText('A new version of Sobremesa is available.')).toBeNull();
});

it('tells of a newer page, which is taken when its reader says so', async () => {
  const { take } = opened();
  act(() => useNewer.setState({ ready: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(take).toHaveBeenCalledOnce();
});

it('leaves its reader in peace who wants it later, and takes it on the way to another page', async () => {
  const { take } = opened();
  act(() => useNewer.setState({ ready: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByText('A new version of Sobremesa is available.')).toBeNull();
  expect(take).not.toHaveBeenCalled();
  act(() => history.pushState(null, '', '/licences'));
  expect(take).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

it('cannot be put off when page and server do not understand each other', () => {
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
