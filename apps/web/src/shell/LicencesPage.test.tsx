import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { FakeServer } from '@sobremesa/client/testing';
import { renderPage } from '../../test/render.tsx';
import LicencesPage from './LicencesPage.tsx';

afterEach(() => vi.unstubAllGlobals());

/** Opens the page with this answer of the server. */
async function open(answer: () => Response) {
  vi.stubGlobal('fetch', () => Promise.resolve(answer()));
  await act(async () => {
    renderPage(<LicencesPage />, new FakeServer());
    await Promise.resolve();
  });
}

it('lists all packages, each with a button that shows its licence', async () => {
  await open(() =>
    Response.json([
      { name: 'react', version: '19.3.1', licence: 'MIT', text: 'Permission is hereby granted' },
      { name: 'wouter', version: '3.13.0', licence: 'Unlicense', text: null },
    ]),
  );
  expect(screen.getByRole('heading', { name: 'Licences' })).toHaveFocus();
  const text = await screen.findByText('Permission is hereby granted');
  expect(text).not.toBeVisible();
  await userEvent.click(screen.getByText('react 19.3.1'));
  expect(text).toBeVisible();
  await userEvent.click(screen.getByText('wouter 3.13.0'));
  expect(screen.getByText('Published under this licence, with no further text.')).toBeVisible();
});

it('reports a missing list', async () => {
  await open(() => new Response('<!doctype html>'));
  expect(await screen.findByText('The list could not be loaded. Reload the page.')).toBeVisible();
});

it('credits the translators of the page', async () => {
  await open(() => Response.json([]));
  expect(screen.getByText('Esperanto: translated by Ludoviko and Zamenhofa.')).toBeVisible();
});
