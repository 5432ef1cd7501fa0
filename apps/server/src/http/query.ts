import type { Context } from 'koa';

/**
 * The parameters of a request's query. Koa's own `ctx.query` takes time that grows with the square
 * of their number.
 */
export function queryOf(ctx: Pick<Context, 'querystring'>): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(ctx.querystring));
}
