import { FakeServer } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import TakePage from './TakePage.tsx';

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  [null, 'Ana'],
  ['Luis', 'Luis'],
])('proposes the name in the link on a device without one (known: %s)', async (known, offered) => {
  if (known !== null) localStorage.setItem('sobremesa.name', known);
  history.replaceState(null, '', '/take/0123456789abcdefABCDEF#Ana');
  const server = new FakeServer();
  renderPage(<TakePage token="0123456789abcdefABCDEF" />, server);
  act(() => server.welcome(null));
  expect(await screen.findByRole('textbox', { name: 'What is your name?' })).toHaveValue(offered);
});
