import type { IncomingMessage } from 'node:http';
import {
  freeSeats,
  isTableId,
  type GamePreviews,
  type Previews,
  type PreviewTexts,
  type PreviewWords,
  type TableSummary,
} from '@sobremesa/protocol';
import type { Config } from '../config.ts';
import { hostOf } from './origin.ts';

/** Of a table, what everybody may know who has its link; null where there is none. */
export type SummaryOf = (table: string) => Promise<TableSummary | null>;

/** What is said of a page before it runs. */
export interface Preview extends PreviewWords {
  language: string;
  /**
   * The languages in which the page has an address of its own, and that address, below the base
   * path.
   */
  alternates: readonly (readonly [language: string, path: string])[];
  /** Where the page is in the language that was asked for. */
  path: string;
  /** The file of the picture, without its ending. */
  picture: string;
  /** Found by nobody who was not sent the link. */
  secret: boolean;
}

interface Asked {
  path: string;
  /** `?lang=` of the address, if there is one. */
  lang: unknown;
  /** The reader's choice of these, by what their browser says. */
  choose: (languages: string[]) => string | false;
}

const home = 'sobremesa';

/**
 * What is said of this page: null of one that has nothing to say, and of a game that these texts do
 * not know.
 */
export async function previewOf(
  previews: Previews,
  { path, lang, choose }: Asked,
  summaryOf: SummaryOf,
): Promise<Preview | null> {
  const languages = Object.keys(previews);
  const [, kind = '', id = '', inPath, more] = path.split('/');
  if (more !== undefined || (inPath !== undefined && (kind !== 'rules' || !languages.includes(inPath)))) return null;
  const asked = [inPath, lang].find((named): named is string => languages.includes(named as string));
  const language = asked ?? (choose(languages) || languages[0]);
  const texts = language === undefined ? undefined : previews[language];
  if (language === undefined || texts === undefined) return null;

  const found = kind === 't' ? await tableIn(texts, id, summaryOf) : pageIn(texts, kind, id);
  if (found === null) return null;
  const secret = kind === 't';
  const plain = kind === 'rules' ? `/rules/${id}` : path;
  const inLanguage = (named: string) => (kind === 'rules' ? `${plain}/${named}` : `${plain}?lang=${named}`);
  return {
    ...found,
    language,
    alternates: secret ? [] : languages.map((named) => [named, inLanguage(named)]),
    path: asked === undefined || secret ? plain : inLanguage(asked),
    secret,
  };
}

type Found = PreviewWords & { picture: string };

function pageIn({ home: words, games }: PreviewTexts, kind: string, game: string): Found | null {
  if (kind === '' && game === '') return { ...words, picture: home };
  const of = Object.hasOwn(games, game) ? games[game] : undefined;
  const page = of === undefined ? undefined : pagesOf(of)[kind];
  return page === undefined ? null : { ...page, picture: game };
}

const pagesOf = ({ about, rules, learn }: GamePreviews): Readonly<Record<string, PreviewWords>> => ({ about, rules, learn });

/**
 * Of a table that is listed and waits for players, how many seats are free; of any other, its game
 * alone.
 */
async function tableIn({ games }: PreviewTexts, id: string, summaryOf: SummaryOf): Promise<Found | null> {
  const table = isTableId(id) ? await summaryOf(id) : null;
  const texts = table === null || !Object.hasOwn(games, table.game) ? undefined : games[table.game];
  if (table === null || texts === undefined) return null;
  const free = table.listed && table.status === 'open' ? texts.free[freeSeats(table.seats)] : undefined;
  return { ...(free ?? texts.table), picture: table.game };
}

/**
 * The address under which this request has found the server, base path included: the public one, or
 * what the browser says and, as far as they are believed, the proxies. Null when that is no
 * address.
 */
export function addressOf(request: IncomingMessage, { publicUrl, basePath, trustProxy }: Config): string | null {
  if (publicUrl !== undefined) return publicUrl.origin + basePath;
  const host = hostOf(request, trustProxy) ?? '';
  const said = request.headers['x-forwarded-proto'];
  const protocol =
    trustProxy > 0 && typeof said === 'string' && said.split(',').at(-trustProxy)?.trim() === 'https' ? 'https' : 'http';
  return /^[\w.:[\]-]+$/.test(host) && URL.canParse(`${protocol}://${host}`) ? `${protocol}://${host}` : null;
}

const title = /<title>[^<]*<\/title>/i;
const description = /<meta name="description"[^>]*>\s*/i;
const language = /(<html\b[^>]*\blang=)"[^"]*"/i;

/**
 * The page with all of that in its head. @param address see `addressOf`; null leaves out what needs
 * one
 */
export function withPreview(html: string, preview: Preview, address: string | null): string {
  const { language: spoken, title: heading } = preview;
  const head = [`<title>${escaped(heading)}</title>`, ...tagsOf(preview, address)].join('\n    ');
  return html
    .replace(description, '')
    .replace(language, (_all, before: string) => `${before}"${escaped(spoken)}"`)
    .replace(title, () => head);
}

function tagsOf(preview: Preview, address: string | null): string[] {
  const { title: heading, description: text, path, picture, alternates, secret } = preview;
  const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`;
  const og = (property: string, content: string) => `<meta property="og:${property}" content="${escaped(content)}">`;
  const tags = [
    named('description', text),
    og('type', 'website'),
    og('site_name', 'Sobremesa'),
    og('title', heading),
    og('description', text),
    named('twitter:card', 'summary_large_image'),
  ];
  if (secret) tags.push(named('robots', 'noindex'));
  if (address === null) return tags;
  tags.push(
    og('url', address + path),
    og('image', `${address}/previews/${picture}.png`),
    og('image:type', 'image/png'),
    og('image:width', '1200'),
    og('image:height', '630'),
    og('image:alt', heading),
  );
  if (!secret) tags.push(`<link rel="canonical" href="${escaped(address + path)}">`);
  for (const [other, at] of alternates) {
    tags.push(`<link rel="alternate" hreflang="${escaped(other)}" href="${escaped(address + at)}">`);
  }
  return tags;
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark);
}
