import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';

/** What the page shows by itself; every other path is a file, or nothing, which the page tells whoever has opened it in a browser. */
const pageRoute = /^\/(?:$|admin$|licences$|t\/[^/]+$|take\/[^/]+$|learn\/[^/]+$|rules\/[^/]+(?:\/[^/]+)?$)/;

const HASHED = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * The built page. Files under `/assets` carry a hash in their name and never change; everything else is asked for again.
 * Where the build has put a compressed file beside one (`.br`, `.gz`), who can read it gets that.
 *
 * @param basePath put into the page as its base, since all its own addresses are relative.
 */
export function page(webDir: string, basePath: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (pageRoute.test(ctx.path)) {
      await showPage(ctx, webDir, basePath);
      return undefined;
    }
    try {
      await send(ctx, ctx.path, {
        root: webDir,
        setHeaders: (response) => response.setHeader('Cache-Control', ctx.path.startsWith('/assets/') ? HASHED : 'no-cache'),
      });
    } catch (error) {
      if (!isMissing(error)) throw error;
      ctx.vary('Accept');
      if (ctx.accepts('json', 'html') !== 'html' || !(await showPage(ctx, webDir, basePath))) throw error;
      ctx.status = 404;
    }
    return undefined;
  };
}

/** @returns false when it was not built */
async function showPage(ctx: Context, webDir: string, basePath: string): Promise<boolean> {
  const html = await readPage(webDir);
  if (html === null) return false;
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'html';
  ctx.body = withBase(html, basePath);
  return true;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}

/** The page as it was built, null if it was not. */
export async function readPage(webDir: string): Promise<string | null> {
  try {
    return await readFile(join(webDir, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}

function withBase(html: string, basePath: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base href="${basePath}/">`);
}
