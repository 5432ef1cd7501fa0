import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send } from '@koa/send';
import { FIRST_SIGHTS_FILE, PREVIEWS_FILE, type FirstSight, type FirstSights, type Previews } from '@sobremesa/protocol';
import type { Context, Middleware } from 'koa';
import type { Config } from '../config.ts';
import { addressOf, previewOf, withPreview, type SummaryOf } from './preview.ts';
import { queryOf } from './query.ts';

/**
 * Paths that the page handles itself. All other paths are files or do not exist. A browser that
 * opens a missing path gets the page, which shows an error.
 */
const pageRoute =
  /^\/(?:$|admin$|licences$|t\/[^/]+$|take\/[^/]+$|device\/[^/]+$|(?:group|join-group)\/[^/]+$|notices\/(?:confirm|stop)\/[^/]+$|about\/[^/]+$|gallery(?:\/[^/]+){0,2}$|learn\/[^/]+$|(?:here|replay)(?:\/[^/]+)?$|rules\/[^/]+(?:\/[^/]+)?$)/;

const HASHED = `public, max-age=${365 * 24 * 60 * 60}, immutable`;

/**
 * Serves the built page. Files under `/assets` carry a hash in their name and never change; all
 * others must be revalidated. Clients that accept it get the compressed file (`.br`, `.gz`) that
 * the build has written beside the original.
 *
 * The page uses relative addresses, so the base path is inserted as its base, together with its
 * link preview. If the host disables caching, the served worker deletes the caches that an earlier
 * one has filled.
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
 * Whether the decoded path contains `..`. Browsers resolve it before they send a request.
 * `/assets/%2e%2e/` would serve a file outside of `/assets` with the headers of one inside.
 */
function leavesFolder(path: string): boolean {
  try {
    return decodeURIComponent(path).split(/[/\\]/).includes('..');
  } catch {
    // `send` rejects paths that cannot be decoded.
    return false;
  }
}

/** @returns false if the page was not built */
async function showPage(ctx: Context, config: Config, summaryOf: SummaryOf): Promise<boolean> {
  const { webDir } = config;
  const [html, previews] = await Promise.all([readPage(webDir), readBuilt<Previews>(webDir, PREVIEWS_FILE)]);
  if (html === null) return false;
  const choose = (languages: string[]) => {
    ctx.vary('Accept-Language');
    return ctx.acceptsLanguages(languages);
  };
  const preview = await previewOf(previews, { path: ctx.path, query: queryOf(ctx), choose }, summaryOf);
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

/** The built page; null if it was not built. */
export async function readPage(webDir: string): Promise<string | null> {
  try {
    return await readFile(join(webDir, 'index.html'), 'utf8');
  } catch {
    return null;
  }
}

/**
 * A file that the build has written for the server; empty if the page was not built, or was built
 * by an earlier version.
 */
async function readBuilt<T extends object>(webDir: string, file: string): Promise<T | Record<string, never>> {
  try {
    return JSON.parse(await readFile(join(webDir, file), 'utf8')) as T;
  } catch {
    return {};
  }
}

/**
 * Whether a reader navigates to the page. The caching worker, on any path, needs the page without
 * prerendered content.
 */
function isLookedAt(ctx: Context): boolean {
  ctx.vary('Sec-Fetch-Dest');
  return ['', 'document'].includes(ctx.get('Sec-Fetch-Dest'));
}

async function firstSightOf(webDir: string, language: string, path: string): Promise<FirstSight | undefined> {
  const pages = (await readBuilt<FirstSights>(webDir, FIRST_SIGHTS_FILE))[language] ?? {};
  return Object.hasOwn(pages, path) ? pages[path] : undefined;
}

/** Inserts the prerendered content. It is inert and loads before the script, which enables it. */
function withFirstSight(html: string, { head, body }: FirstSight): string {
  return html
    .replace('</head>', () => `${head}</head>`)
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root"><div data-first="" inert>${body}</div></div>`);
}

/** The name of the build, from the page itself; null without a page or a name. */
export async function buildOf(webDir: string): Promise<string | null> {
  return /<meta name="build" content="([\w-]+)"/.exec((await readPage(webDir)) ?? '')?.[1] ?? null;
}

function withBase(html: string, basePath: string): string {
  return html.replace(/<head[^>]*>/i, (head) => `${head}<base href="${basePath}/">`);
}
