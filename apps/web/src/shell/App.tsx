import { lazy, StrictMode, Suspense, type ComponentType } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ConnectionContext } from '../connection/current.ts';
import type { Connection } from '@sobremesa/client';
import { houseTexts, tableTexts, waitingTexts } from '../i18n/house.ts';
import { I18n, TableTexts } from '../i18n/I18n.tsx';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { Announcer } from '../ui/announce.tsx';
import { Loading } from '../ui/Loading.tsx';
import { basePath } from '../lib/base.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { Wordless } from './Wordless.tsx';

const Administration = lazy(() => import('../admin/Administration.tsx'));
const LicencesPage = lazy(() => import('./LicencesPage.tsx'));
const NoticePage = lazy(() => import('../notices/NoticePage.tsx'));
const LocalPage = atTable(() => import('../local/page/LocalPage.tsx'));
const LearnPage = atTable(() => import('../learn/LearnPage.tsx'));
const TablePage = atTable(() => import('../table/TablePage.tsx'));
const RulesPage = atTable(() => import('../rulebook/RulesPage.tsx'));
const AboutPage = atTable(async () => {
  const [page, { aboutTexts }] = await Promise.all([import('../about/AboutPage.tsx'), import('../about/texts.ts')]);
  const { language } = usePreferences.getState();
  await Promise.all([aboutTexts(language), waitingTexts(language)]);
  return page;
});
const TakePage = atTable(() => import('../table/TakePage.tsx'));

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
                      <Route path="/rules/:game/:language?">
                        {({ game, language }) => <RulesPage key={`${game} ${language}`} game={game} language={language} />}
                      </Route>
                      <Route path="/about/:game">{({ game }) => <AboutPage key={game} game={game} />}</Route>
                      <Route path="/learn/:game">{({ game }) => <LearnPage key={game} game={game} />}</Route>
                      <Route path="/here/:game?">{({ game }) => <LocalPage key={game} game={game} />}</Route>
                      <Route path="/notices/:what/:token">
                        {({ what, token }) => <NoticePage key={`${what} ${token}`} what={what} token={token} />}
                      </Route>
                      <Route path="/admin" component={Administration} />
                      <Route path="/licences" component={LicencesPage} />
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

/**
 * When all is here that the page at this address begins with, so that it takes the place of its
 * first sight in one go.
 */
export async function firstNeeds(): Promise<void> {
  const isAbout = location.pathname.startsWith(`${basePath}/about/`);
  await Promise.all([houseTexts(usePreferences.getState().language), isAbout && AboutPage.load()]);
}

/** A page with the texts of a table, both loaded at the same time; `load` does so beforehand. */
function atTable<Props extends object>(page: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: Promise<{ default: ComponentType<Props> }> | undefined;
  const load = () => (loaded ??= withTexts());
  async function withTexts() {
    const [{ default: Page }] = await Promise.all([page(), tableTexts(usePreferences.getState().language)]);
    return {
      default: (props: Props) => (
        <TableTexts>
          <Page {...props} />
        </TableTexts>
      ),
    };
  }
  return Object.assign(lazy(load), { load });
}
