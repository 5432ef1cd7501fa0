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

/** The public data of a table, for a reader with its link; null if there is no such table. */
export type SummaryOf = (table: string) => Promise<PreviewedTable | null>;

/** With the last version of a finished match. */
export type PreviewedTable = TableSummary & { lastMove: number };

/** The link preview of a page. */
export interface Preview extends PreviewWords {
  language: string;
  /** The languages in which the page has its own address, with this address below the base path. */
  alternates: readonly (readonly [language: string, path: string])[];
  /** The page's path in the requested language. */
  path: string;
  /** The picture's file name without its extension. */
  picture: string;
  /** Whether search engines must not index it: only people with the link may find it. */
  secret: boolean;
}

interface Asked {
  path: string;
  query: Readonly<Record<string, string>>;
  /** Chooses from these languages by the browser's preferences. */
  choose: (languages: string[]) => string | false;
}

const home = 'sobremesa';

/** The preview of this page; null for a page without one, and for an unknown game. */
export async function previewOf(
  previews: Previews,
  { path, query, choose }: Asked,
  summaryOf: SummaryOf,
): Promise<Preview | null> {
  const languages = Object.keys(previews);
  const [, kind = '', id = '', inPath, more] = path.split('/');
  const isLabel = kind === 'gallery' && id !== '';
  if (more !== undefined || isLabel !== (kind === 'gallery' && inPath !== undefined)) return null;
  if (!isLabel && inPath !== undefined && (kind !== 'rules' || !languages.includes(inPath))) return null;
  const asked = [isLabel ? undefined : inPath, query['lang']].find((named) => named !== undefined && languages.includes(named));
  const language = asked ?? (choose(languages) || languages[0]);
  const texts = language === undefined ? undefined : previews[language];
  if (language === undefined || texts === undefined) return null;

  const isReplay = kind === 'replay' && id !== '';
  const moment = isReplay ? momentIn(query) : null;
  const found =
    moment !== null
      ? await replayIn(texts, language, { id, at: moment.at }, summaryOf)
      : kind === 't'
        ? await tableIn(texts, id, summaryOf)
        : pageIn(texts, kind, id);
  if (found === null) return null;
  const secret = kind === 't' || isReplay;
  const plain = kind === 'rules' ? `/rules/${id}` : path + (moment?.search ?? '');
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

function pageIn({ home: words, gallery, games }: PreviewTexts, kind: string, game: string): Found | null {
  if (game === '' && kind === '') return { ...words, picture: home };
  if (game === '' && kind === 'gallery') return { ...gallery, picture: home };
  const of = Object.hasOwn(games, game) ? games[game] : undefined;
  if (of !== undefined && kind === 'gallery') return { ...gallery, picture: game };
  const page = of === undefined ? undefined : pagesOf(of)[kind];
  return page === undefined ? null : { ...page, picture: game };
}

const pagesOf = ({ about, rules, learn }: GamePreviews): Readonly<Record<string, PreviewWords>> => ({ about, rules, learn });

/**
 * The preview of a table: with the number of free seats for a listed table that waits for players,
 * else only with the game.
 */
async function tableIn({ games }: PreviewTexts, id: string, summaryOf: SummaryOf): Promise<Found | null> {
  const table = isTableId(id) ? await summaryOf(id) : null;
  const texts = table === null || !Object.hasOwn(games, table.game) ? undefined : games[table.game];
  if (table === null || texts === undefined) return null;
  const free = table.listed && table.status === 'open' ? texts.free[freeSeats(table.seats)] : undefined;
  return { ...(free ?? texts.table), picture: table.game };
}

function isMoveNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,4}$/.test(text);
}

/** The moment in the address of a replay, and the parameters that name it. */
function momentIn({ at, seat }: Asked['query']): { at: number; search: string } {
  const named = Object.entries({ at, seat }).filter((entry): entry is [string, string] => isMoveNumber(entry[1]));
  const search = named.length === 0 ? '' : `?${new URLSearchParams(named).toString()}`;
  return { at: isMoveNumber(at) ? Number(at) : 0, search };
}

/**
 * The preview of a replay: game, players and moment for a listed table that everybody may watch.
 * For any other one that of the start page, so that it does not show whether there is such a table.
 */
async function replayIn(
  { home: general, games }: PreviewTexts,
  language: string,
  { id, at }: { id: string; at: number },
  summaryOf: SummaryOf,
): Promise<Found> {
  const table = isTableId(id) ? await summaryOf(id) : null;
  const texts = table === null || !Object.hasOwn(games, table.game) ? undefined : games[table.game];
  const isPublic = table !== null && table.listed && table.watchable && table.status === 'finished';
  if (texts === undefined || !isPublic) return { ...general, picture: home };
  const names = table.seats.flatMap(({ name }) => name ?? []);
  const move = Math.min(at, table.lastMove);
  const values: Readonly<Record<string, string>> = {
    '{players}': new Intl.ListFormat(language).format(names),
    '{move}': String(move),
  };
  const filled = (text: string) => text.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name);
  const { title: heading, description: text } = move === 0 ? texts.replay.start : texts.replay.moment;
  return { title: filled(heading), description: filled(text), picture: table.game };
}

/**
 * The server's address for this request, with the base path: the public address, or the one in the
 * request's headers, as far as proxies are trusted. Null if that is not an address.
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
 * Inserts the preview into the page's head. @param address see `addressOf`; null leaves out tags
 * that need it
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
