import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { hostOf } from './origin.ts';
import { PROBES } from './request-log.ts';

/** Whether somebody asks by the name under which players find the server; without a public URL by whatever name. */
export function isOwnHost(request: IncomingMessage, { publicUrl, trustProxy }: Config): boolean {
  if (publicUrl === undefined) return true;
  const url = `${publicUrl.protocol}//${hostOf(request, trustProxy) ?? ''}`;
  return URL.canParse(url) && new URL(url).host === publicUrl.host;
}

/**
 * Refuses requests by another name (RFC 9110, 15.5.20), so that nobody makes the server speak for a name of theirs. Probes may
 * ask by any, since they come from the machine itself.
 */
export function refuseOtherHosts(config: Config): Middleware {
  return async (ctx, next) => {
    if (isOwnHost(ctx.req, config) || PROBES.has(ctx.path)) return next();
    ctx.status = 421;
    ctx.type = 'text/plain';
    ctx.body = `This server is ${config.publicUrl?.href} and answers to no other name. Its host can change that with PUBLIC_URL.\n`;
    return undefined;
  };
}
