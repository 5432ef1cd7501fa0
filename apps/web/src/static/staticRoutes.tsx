import { Route } from 'wouter';
import { HomePage } from './HomePage.tsx';
import { NeedsServer } from './NeedsServer.tsx';

/** Addresses of links that people share, which only a server can answer. */
const shared = ['/t/:table', '/replay/:table', '/group/:group', '/join-group/:token', '/take/:token'];

/** The pages of the build without a server that the other build does not have. */
export function staticRoutes() {
  return (
    <>
      <Route path="/" component={HomePage} />
      {shared.map((path) => (
        <Route key={path} path={path} component={NeedsServer} />
      ))}
    </>
  );
}
