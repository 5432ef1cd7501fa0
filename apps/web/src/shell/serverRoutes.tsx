import { Route } from 'wouter';
import { LobbyPage } from '../lobby/LobbyPage.tsx';
import { atTable } from './atTable.tsx';
import { lazy } from '../lib/lazy.ts';

const Administration = lazy(() => import('../admin/Administration.tsx'));
const GroupPage = lazy(() => import('../groups/GroupPage.tsx'));
const JoinGroupPage = lazy(() => import('../groups/JoinGroupPage.tsx'));
const DevicePage = lazy(() => import('../devices/DevicePage.tsx'));
const NotificationPage = lazy(() => import('../notifications/NotificationPage.tsx'));
const TablePage = atTable(() => import('./TablePage.tsx'));
const TakePage = atTable(() => import('../table/TakePage.tsx'));

/** The pages that need a server. */
export function serverRoutes() {
  return (
    <>
      <Route path="/" component={LobbyPage} />
      <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
      <Route path="/group/:id">{({ id }) => <GroupPage key={id} id={id} />}</Route>
      <Route path="/join-group/:token">{({ token }) => <JoinGroupPage key={token} token={token} />}</Route>
      <Route path="/device/:token">{({ token }) => <DevicePage key={token} token={token} />}</Route>
      <Route path="/take/:token">{({ token }) => <TakePage key={token} token={token} />}</Route>
      <Route path="/notices/:what/:token">
        {({ what, token }) => <NotificationPage key={`${what} ${token}`} what={what} token={token} />}
      </Route>
      <Route path="/admin" component={Administration} />
    </>
  );
}
