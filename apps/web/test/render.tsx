import type { FakeServer } from '@sobremesa/client/testing';
import { render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ConnectionBanner } from '../src/app/ConnectionBanner.tsx';
import { ConnectionContext } from '../src/connection/current.ts';
import en from '../src/i18n/messages/en.ts';
import { Announcer } from '../src/ui/announce.tsx';

/** A page in English with all that stands around one. Returns where it has led. */
export function renderPage(page: ReactNode, server: FakeServer, path = '/') {
  const { hook, history } = memoryLocation({ path, record: true });
  render(
    <ConnectionContext value={server.connection}>
      <IntlProvider locale="en" messages={en as never} timeZone="UTC">
        <Suspense>
          <Router hook={hook}>{page}</Router>
        </Suspense>
        <ConnectionBanner />
        <Announcer />
      </IntlProvider>
    </ConnectionContext>,
  );
  return { visited: history };
}
