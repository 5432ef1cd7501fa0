import type { IncomingMessage } from 'node:http';
import { Routes } from '../http/router.ts';
import type { RateLimits } from '../rates.ts';
import type { Notifications } from './index.ts';

interface NotificationRoutesParts {
  notifications: Notifications;
  rates: RateLimits;
  addressOf: (ctx: { req: IncomingMessage }) => string;
}

/**
 * The actions behind the links in notifications. The page at the link, a service worker, or a mail
 * program (RFC 8058) sends the POST; opening the link changes nothing.
 */
export function notificationRoutes({ notifications, rates, addressOf }: NotificationRoutesParts): Routes {
  const routes = new Routes('/notices');
  routes.add('POST /stop/:token', async (ctx) => {
    await rates.take('claim', addressOf(ctx));
    await notifications.channels.stop(ctx.params['token'] ?? '');
    ctx.status = 204;
  });
  routes.add('POST /confirm/:token', async (ctx) => {
    await rates.take('claim', addressOf(ctx));
    await notifications.channels.confirm(ctx.params['token'] ?? '');
    ctx.status = 204;
  });
  return routes;
}
