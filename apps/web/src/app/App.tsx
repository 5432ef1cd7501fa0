import { lazy, StrictMode, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ConnectionContext } from '../connection/current.ts';
import type { Connection } from '../connection/connection.ts';
import { I18n } from '../i18n/I18n.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { Announcer } from '../ui/announce.tsx';
import { Loading } from '../ui/Loading.tsx';
import { basePath } from './base.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { Wordless } from './Wordless.tsx';

const TablePage = lazy(() => import('../table/TablePage.tsx'));
const TakePage = lazy(() => import('../table/TakePage.tsx'));

export function App({ connection }: { connection: Connection }) {
  return (
    <StrictMode>
      <ConnectionContext value={connection}>
        <Wordless>
          <Suspense>
            <I18n>
              <ErrorBoundary>
                <Suspense fallback={<Loading />}>
                  <Router base={basePath}>
                    <Switch>
                      <Route path="/" component={LobbyPage} />
                      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
                      <Route path="/take/:token">{({ token }) => <TakePage key={token} token={token} />}</Route>
                      <Route component={NotFound} />
                    </Switch>
                  </Router>
                </Suspense>
              </ErrorBoundary>
              <ConnectionBanner />
              <Announcer />
            </I18n>
          </Suspense>
        </Wordless>
      </ConnectionContext>
    </StrictMode>
  );
}
