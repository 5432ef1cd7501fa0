import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '@koa/send';
import { FIRST_SIGHTS_FILE, PREVIEWS_FILE, type FirstSight, type FirstSights, type Previews } from '@sobremesa/protocol';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { addressOf, previewOf, withPreview, type SummaryOf } from './preview.ts';
import { queryOf } from './query.ts';

/**
 * Paths that the page handles itself. Every other path is a file or does not exist. A browser that
 * opens a path that does not exist gets the page, which says so.
 */
const pageRoute =
  /^\/(?:$|admin$|licences$|t\/[^/]+$|take\/[^/]+$|notices\/(?:confirm|stop)\/[^/]+$|about\/[^/]+$|learn\/[^/]+$|here(?:\/[^/]+)?$|rules\/[^/]+(?:\/[^/]+)?$)/;

const HASHED = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * The built page. Files under `/assets` carry a hash in their name and never change; everything
 * else is asked for again. Where the build has put a compressed file beside one (`.br`, `.gz`), who
 * can read it gets that.
 *
 * The base path is put into the page as its base, since all its own addresses are relative; and
 * what is to be said of the page where a link to it is shown. Where the host wants the page not to
 * be kept, the worker that keeps it in browsers is one that forgets it.
 */
export function page(config: Config, summariesFor: (ctx: Context) => SummaryOf): Middleware {
  const { webDir, offline } = config;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (pageRoute.test(ctx.path)) {
      await showPage(ctx, config, summariesFor(ctx));
      return undefined;
    }
    if (leavesFolder(ctx.path)) ctx.throw(404);
    try {
      await send(ctx, ctx.path === '/sw.js' && !offline ? '/sw-off.js' : ctx.path, {
        root: webDir,
        setHeaders: (response) => response.setHeader('Cache-Control', ctx.path.startsWith('/assets/') ? HASHED : 'no-cache'),
      });
    } catch (error) {
      if (!isMissing(error)) throw error;
      ctx.vary('Accept');
      if (ctx.accepts('json', 'html') !== 'html' || !(await showPage(ctx, config, summariesFor(ctx)))) throw error;
      ctx.status = 404;
    }
    return undefined;
  };
}

/**
 * Whether a path has `..` in it, once it is decoded. Browsers resolve that before they ask.
 * `/assets/%2e%2e/` would be a file outside of `/assets`, with the headers of one inside.
 */
function leavesFolder(path: string): boolean {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..');
  } catch {
    // `send` refuses what cannot be decoded.
    return false;
  }
}

/** @returns false when it was not built */
async function showPage(ctx: Context, config: Config, summaryOf: SummaryOf): Promise<boolean> {
  const { webDir } = config;
  const [html, previews] = await Promise.all([readPage(webDir), readBuilt<Previews>(webDir, PREVIEWS_FILE)]);
  if (html === null) return false;
  const choose = (languages: string[]) => {
    ctx.vary('Accept-Language');
    return ctx.acceptsLanguages(languages);
  };
  const preview = await previewOf(previews, { path: ctx.path, lang: queryOf(ctx).lang, choose }, summaryOf);
  ctx.set('Cache-Control', 'no-cache');
  ctx.type = 'html';
  const page = preview === null ? html : withPreview(html, preview, addressOf(ctx.req, config));
  const first = preview === null || !isLookedAt(ctx) ? undefined : await firstSightOf(webDir, preview.language, ctx.path);
  ctx.body = withBase(first === undefined ? page : withFirstSight(page, first), config.basePath);
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

/**
 * What the build has written for the server; nothing where the page was not built, or by an earlier
 * version.
 */
async function readBuilt<T extends object>(webDir: string, file: string): Promise<T | Record<string, never>> {
  try {
    return JSON.parse(await readFile(join(webDir, file), 'utf8')) as T;
  } catch {
    return {};
  }
}

/**
 * Whether somebody goes to the page. The worker that keeps it, for whichever path, wants it as it
 * begins without one.
 */
function isLookedAt(ctx: Context): boolean {
  ctx.vary('Sec-Fetch-Dest');
  return ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'));
}

async function firstSightOf(webDir: string, language: string, path: string): Promise<FirstSight | undefined> {
  const pages = (await readBuilt<FirstSights>(webDir, FIRST_SIGHTS_FILE))[language] ?? {};
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

/**
 * What is to be seen comes before the program that it waits for; until then nobody can do anything
 * there.
 */
function withFirstSight(html: string, { head, body }: FirstSight): string {
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root"><div data-first="" inert>${body}</div></div>`);
}

/** Which page was built, as the page itself says; null if none was, or one that does not say so. */
export async function buildOf(webDir: string): Promise<string | null> {
  return /<meta name="build" content="([\w-]+)"/.exec((await readPage(webDir)) ?? '')?.[1] ?? null;
}

function withBase(html: string, basePath: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base href="${basePath}/">`);
}
