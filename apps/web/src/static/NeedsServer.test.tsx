import { FakeServer } from '@sobremesa/client/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Switch } from 'wouter';
import { renderSlowPage } from '../../test/render.tsx';
import en from './messages/en.ts';
import { staticRoutes } from './staticRoutes.tsx';

it.each(['/replay/AAAAAAAAAAA', '/group/AAAAAAAAAAA', '/t/AAAAAAAAAAA'])('%s says that it needs a server', async (path) => {
  await renderSlowPage(<Switch>{staticRoutes()}</Switch>, new FakeServer(), path);
  expect(await screen.findByRole('heading', { name: en.needsServer.title })).toBeVisible();
});
