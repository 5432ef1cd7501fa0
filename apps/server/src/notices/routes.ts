import type { IncomingMessage } from 'node:http';
import { Routes } from '../http/router.ts';
import type { RateLimits } from '../rates.ts';
import type { Notices } from './index.ts';

interface NoticesRoutesParts {
  notices: Notices;
  rates: RateLimits;
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/**
 * Where the links in notices lead when they are used: by the page that each shows, by the service worker of a browser, or by a reader's
 * mail program (RFC 8058). To look at one does nothing.
 */
export function noticesRoutes({ notices, rates, addressOf }: NoticesRoutesParts): Routes {
  const routes = new Routes('/notices');
  routes.add('POST /stop/:token', async (ctx) => {
    await rates.take('claim', addressOf(ctx));
    await notices.channels.stop(ctx.params['token'] ?? '');
    ctx.status = 204;
  });
  routes.add('POST /confirm/:token', async (ctx) => {
    await rates.take('claim', addressOf(ctx));
    await notices.channels.confirm(ctx.params['token'] ?? '');
    ctx.status = 204;
  });
  return routes;
}
