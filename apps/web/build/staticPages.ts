import { createHash } from 'node:crypto';
import type { PreviewWords } from '@sobremesa/protocol';
import type { Plugin } from 'vite';
import { saidBefore } from './languages.ts';

/** A page of the static build, with its link-preview metadata. */
interface StaticPage {
  /** Relative to the start page. Empty for the start page itself. */
  path: string;
  language: string;
  title: string;
  description: string;
  /** The picture of its link preview. */
  picture: string;
}

/**
 * Writes a copy of the page into a folder for each of its addresses, since a static host cannot
 * rewrite them, and a `404.html` for all others.
 *
 * @param publicUrl the address of the folder; without it link previews have no pictures, and
 *   `404.html` works only at the root of a host
 */
export function staticPages(publicUrl = process.env['PUBLIC_URL'] ?? ''): Plugin {
  return {
    name: 'static-pages',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('the page has not been built');
        const html = String(index.source);
        const home = publicUrl === '' ? null : new URL(publicUrl.replace(/\/?$/, '/'));
        for (const page of await pages()) {
          const source = pageOf(html, page, home);
          if (page.path === '') index.source = source;
          else this.emitFile({ type: 'asset', fileName: `${page.path}index.html`, source });
        }
        this.emitFile({ type: 'asset', fileName: '404.html', source: withBase(html, home?.pathname ?? '/') });
        // GitHub would omit files whose names begin with `_`.
        this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
      },
    },
  };
}

async function pages(): Promise<StaticPage[]> {
  const { previews, staticHomes } = await saidBefore();
  const pages: StaticPage[] = [];
  const add = (path: string, language: string, picture: string, words: PreviewWords | undefined) => {
    if (words !== undefined) pages.push({ path, language, picture, title: words.title, description: words.description });
  };
  for (const path of ['', 'here/', 'replay/', 'licences/']) add(path, 'en', 'sobremesa', staticHomes['en']);
  add('gallery/', 'en', 'sobremesa', previews['en']?.gallery);
  for (const [game, { about, learn, rules }] of Object.entries(previews['en']?.games ?? {})) {
    add(`here/${game}/`, 'en', game, about);
    add(`about/${game}/`, 'en', game, about);
    add(`learn/${game}/`, 'en', game, learn);
    add(`rules/${game}/`, 'en', game, rules);
    for (const [language, { games }] of Object.entries(previews))
      add(`rules/${game}/${language}/`, language, game, games[game]?.rules ?? rules);
  }
  return pages;
}

/** @param home the address of the folder; null if unknown */
export function pageOf(html: string, { path, language, title, description, picture }: StaticPage, home: URL | null): string {
  const depth = path.split('/').length - 1;
  const facts = [
    ['og:type', 'website'],
    ['og:site_name', 'Sobremesa'],
    ['og:title', title],
    ['og:description', description],
    ...(home === null
      ? []
      : [
          ['og:url', `${home.href}${path}`],
          ['og:image', `${home.href}previews/${picture}.png`],
        ]),
  ];
  const tags = facts.map(([property = '', content = '']) => `<meta property="${property}" content="${escaped(content)}">`);
  return withBase(html, '../'.repeat(depth) || './')
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(/<title>[^<]*/, () => `<title>${escaped(title)}`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('</head>', () => `${tags.join('')}</head>`);
}

/**
 * Makes the base absolute, since the page's address changes during play. Each page is the
 * `index.html` of a folder, which hosts serve with that name, with a slash at the end, or without.
 */
const settleBase = `{
const base = document.querySelector('base');
const given = base.getAttribute('href');
const { pathname, search, hash } = location;
if (given.startsWith('../') && !/\\/(?:index\\.html)?$/.test(pathname)) base.href = given.slice(3) || './';
base.href = new URL(base.href).pathname;
if (pathname.endsWith('/index.html')) history.replaceState(null, '', pathname.slice(0, -10) + search + hash);
}`;

/**
 * The policy that our server sends as a header. A page cannot forbid in this way that others frame
 * it.
 */
const policy = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' data:",
  "form-action 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(settleBase).digest('base64')}'`,
].join('; ');

/** Browsers look for the encoding in the first bytes, so it comes first. */
const encoding = '<meta charset="utf-8" />';

function withBase(html: string, base: string): string {
  const first = `${encoding}<meta http-equiv="Content-Security-Policy" content="${policy}"><base href="${base}"><script>${settleBase}</script>`;
  return html.replace(encoding, '').replace(/<head[^>]*>/, (head) => head + first);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
