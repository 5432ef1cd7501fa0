import type { FakeServer } from '@sobremesa/client/testing';
import { act, render } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ConnectionBanner } from '../src/shell/ConnectionBanner.tsx';
import { ConnectionContext } from '../src/connection/current.ts';
import en from '../src/i18n/messages/en.ts';
import { Announcer } from '../src/ui/announce.tsx';

/**
 * Renders a page in English with all its providers. Returns the router's location and a function
 * that unmounts it.
 */
export function renderPage(page: ReactNode, server: FakeServer, path = '/') {
  const { hook, history } = memoryLocation({ path, record: true });
  const { unmount } = render(
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
  return { visited: history, unmount };
}

/** Like `renderPage`, for a page that first has to load. */
export async function renderSlowPage(...page: Parameters<typeof renderPage>): Promise<ReturnType<typeof renderPage>> {
  return act(async () => renderPage(...page));
}
