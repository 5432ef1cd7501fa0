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
 * A page in English with all that stands around one. Returns where it has led, and takes it away.
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

/** The same for a page that has to wait for something before it is there. */
export async function renderSlowPage(...page: Parameters<typeof renderPage>): Promise<ReturnType<typeof renderPage>> {
  return act(async () => renderPage(...page));
}
