import { StrictMode, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { ConnectionContext, useConnectionState } from '../connection/current.ts';
import type { Connection } from '@sobremesa/client';
import { houseTexts, waitingTexts } from '../i18n/house.ts';
import { I18n } from '../i18n/I18n.tsx';
import { Announcer } from '../ui/announce.tsx';
import { Loading } from '../ui/Loading.tsx';
import { basePath } from '../lib/base.ts';
import { hasServer } from '../lib/hasServer.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { staticRoutes } from '../static/staticRoutes.tsx';
import { staticTexts } from '../static/texts.ts';
import { atTable } from './atTable.tsx';
import { serverRoutes } from './serverRoutes.tsx';
import { Wordless } from './Wordless.tsx';
import { lazy } from '../lib/lazy.ts';

const DeviceNews = lazy(() => import('../devices/DeviceNews.tsx'));
const LicencesPage = lazy(() => import('./LicencesPage.tsx'));
const GalleryPage = lazy(() => import('../gallery/GalleryPage.tsx'));
const LabelPage = lazy(() => import('../gallery/label/LabelPage.tsx'));
const HerePage = atTable(() => import('./HerePage.tsx'));
const ReplayPage = atTable(() => import('../replay/ReplayPage.tsx'));
const LearnPage = atTable(() => import('../learn/LearnPage.tsx'));
const RulesPage = atTable(() => import('../rulebook/RulesPage.tsx'));
const AboutPage = atTable(async () => {
  const [page, { aboutTexts }] = await Promise.all([import('../about/AboutPage.tsx'), import('../about/texts.ts')]);
  const { language } = usePreferences.getState();
  await Promise.all([aboutTexts(language), waitingTexts(language)]);
  return page;
});

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
                      {hasServer ? serverRoutes() : staticRoutes()}
                      <Route path="/rules/:game/:language?">
                        {({ game, language }) => <RulesPage key={`${game} ${language}`} game={game} language={language} />}
                      </Route>
                      <Route path="/about/:game">{({ game }) => <AboutPage key={game} game={game} />}</Route>
                      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
                      <Route path="/here/:game?">{({ game }) => <HerePage key={game} game={game} />}</Route>
                      <Route path="/gallery" component={GalleryPage} />
                      <Route path="/gallery/:game">{({ game }) => <Redirect to={`/gallery?game=${game}`} replace />}</Route>
                      <Route path="/gallery/:game/:id">{({ game, id }) => <LabelPage game={game} id={id} />}</Route>
                      <Route path="/replay/:table?">{({ table }) => <ReplayPage key={table} table={table} />}</Route>
                      <Route path="/licences" component={LicencesPage} />
                      <Route component={NotFound} />
                    </Switch>
                  </Router>
                </Suspense>
              </ErrorBoundary>
              <ConnectionBanner />
              {hasServer && <News />}
              <Announcer />
            </I18n>
          </Suspense>
        </Wordless>
      </ConnectionContext>
    </StrictMode>
  );
}

/** News about the reader's devices, which are rare. */
function News() {
  const isThere = useConnectionState((s) => s.signedOut || s.added.length > 0);
  return <Suspense>{isThere && <DeviceNews />}</Suspense>;
}

/**
 * Resolves when everything that the page at this address needs at first is loaded, so that it
 * replaces the prerendered page in one step.
 */
export async function firstNeeds(): Promise<void> {
  const isAbout = location.pathname.startsWith(`${basePath}/about/`);
  const { language } = usePreferences.getState();
  await Promise.all([houseTexts(language), isAbout && AboutPage.load(), !hasServer && staticTexts(language)]);
}
