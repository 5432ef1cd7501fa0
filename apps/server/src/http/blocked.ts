import type { Middleware } from 'koa';
import type { Blocks } from '../addresses/blocks.ts';
import type { Config } from '../config.ts';
import { clientAddress } from '../addresses/clientAddress.ts';
import { PROBES } from './request-log.ts';

const texts = {
  es: (until: string) => `Quien administra este servidor ha bloqueado tu dirección hasta el ${until}.\n`,
  en: (until: string) => `The operator of this server has blocked your address until ${until}.\n`,
} as const;

/**
 * Refuses requests from addresses that the operator has blocked. Probes come from this machine and
 * are exempt.
 */
export function refuseBlocked(blocks: Blocks, config: Config): Middleware {
  return async (ctx, next) => {
    const until = blocks.until(clientAddress(ctx.req, config.trustProxy));
    if (until === null || PROBES.has(ctx.path)) return next();
    const language = ctx.acceptsLanguages('es', 'en') === 'es' ? 'es' : 'en';
    ctx.status = 403;
    ctx.type = 'text/plain';
    ctx.set('Cache-Control', 'no-store');
    ctx.vary('Accept-Language');
    ctx.body = texts[language](new Date(until).toISOString().slice(0, 16).replace('T', ' ').concat(' UTC'));
    return undefined;
  };
}
