import { FakeServer } from '@sobremesa/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import NotificationPage from './NotificationPage.tsx';

const user = userEvent.setup();
let asked: [string, RequestInit | undefined][];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    asked.push([url, init]);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));
const open = (what: string) =>
  renderSlowPage(<NotificationPage what={what} token="c1.sig" />, new FakeServer(), `/notices/${what}/c1.sig`);

it.each([
  ['confirm', 'Yes, e-mail me', 'Done: we will e-mail you when it is your turn.'],
  ['stop', 'Turn them off', 'Done: you will get no more.'],
])('performs the action of the link to %s only when its button is pressed', async (what, button, done) => {
  answer = status(204);
  await open(what);
  const act = await screen.findByRole('button', { name: button });
  expect(asked).toEqual([]);
  await user.click(act);
  expect(asked).toEqual([[`/notices/${what}/c1.sig`, { method: 'POST' }]]);
  // Both visible and in the live region.
  await waitFor(() => expect(screen.getAllByText(done)).toHaveLength(2));
  expect(screen.queryByRole('button', { name: button })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

it.each([
  ['cannot be followed now', status(503), 'That did not work. Check your connection and try again.'],
  ['leads nowhere', () => Promise.reject(new TypeError('no net')), 'That did not work. Check your connection and try again.'],
])('shows that the link %s', async (_, reply, text) => {
  answer = reply;
  await open('stop');
  await user.click(await screen.findByRole('button', { name: 'Turn them off' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Turn them off' })).toBeEnabled();
});

it('offers a way on from an expired link', async () => {
  answer = status(404);
  await open('confirm');
  await user.click(await screen.findByRole('button', { name: 'Yes, e-mail me' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works.');
  expect(screen.queryByRole('button', { name: 'Yes, e-mail me' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
});

it('shows other links as not found', async () => {
  await open('start');
  expect(screen.queryByRole('button', { name: 'Turn them off' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
